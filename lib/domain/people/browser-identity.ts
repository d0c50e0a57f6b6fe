/** What a browser must know to speak to the user pool. Nothing in it is secret. */
export type BrowserIdentity = {
  userPoolId: string;
  clientId: string;
  identityPoolId: string | null;
  /** Path on this site where the embedded pool answers; null when Amazon does. */
  endpointPath: string | null;
};

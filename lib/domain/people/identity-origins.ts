// Amazon Cognito answers from its own origins, which a page's policy must name. The embedded user pool is on ours.

/** @param region of the Cognito pools; null with the embedded pool. */
export const identityOrigins = (region: string | null): string[] =>
  region === null
    ? []
    : [`https://cognito-idp.${region}.amazonaws.com`, `https://cognito-identity.${region}.amazonaws.com`];

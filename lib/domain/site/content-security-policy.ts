// Which sources a page may use. Scripts are ours and known: by hash on a prerendered page, by nonce on a dynamic one.

export type PolicyInput = {
  /** Dynamic pages: a fresh random value per response. */
  nonce?: string;
  /** Prerendered pages: `sha256-…` of every inline script, without quotes. */
  scriptHashes?: readonly string[];
  /** Origins that scripts may call besides our own, such as the identity provider. */
  connect?: readonly string[];
  /** `any` for /embed pages only; every other page refuses to be framed. */
  framedBy?: 'nobody' | 'any';
  /** `next dev` evaluates code and keeps a socket open. Never true on a built site. */
  development?: boolean;
};

/**
 * The value of the Content-Security-Policy header.
 * Inline styles are allowed as attributes only: typeset math and figures carry them, and they run no code.
 */
export function contentSecurityPolicy({
  nonce,
  scriptHashes = [],
  connect = [],
  framedBy = 'nobody',
  development = false,
}: PolicyInput): string {
  const scripts = [
    "'self'",
    ...scriptHashes.map((hash) => `'${hash}'`),
    ...(nonce ? [`'nonce-${nonce}'`] : []),
    ...(development ? ["'unsafe-eval'"] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...(development ? ['ws:'] : [])].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy === 'any' ? '*' : "'none'"}`,
  ].join('; ');
}

// @ts-check

/**
 * Why an address cannot be listened on, as a sentence that names the setting to change.
 * @param {unknown} error
 * @param {string} host
 * @param {number} port
 */
export function listenError(error, host, port) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const reasons = /** @type {Record<string, string>} */ ({
    EADDRINUSE: `Port ${port} on ${host} is already in use. Stop the program that uses it, or set PORT to another number.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `The setting HOST cannot be used: ${host} is not an address of this machine.`,
    ENOTFOUND: `The setting HOST cannot be used: ${host} is not an address of this machine.`,
  });
  const sentence = reasons[code ?? ''] ?? `The site cannot listen on ${host}:${port}: ${message}.`;
  return Object.assign(new Error(sentence), { name: 'ListenError' });
}

// One tab of a browser works on an attempt. The lock says who; the store's writer field makes it binding (event-log.ts).

export type TabLock = { release(): void };

const lockName = (attempt: string) => `attempt:${attempt}`;

/**
 * Takes the attempt's lock for this tab, or answers null while another tab holds it. `steal` takes it regardless.
 * `onLost` runs when another tab steals it. Where the browser has no locks every tab gets one; the store still fences.
 */
export async function takeTabLock(
  attempt: string,
  options: { steal: boolean; onLost: () => void },
): Promise<TabLock | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return { release() {} };
  return new Promise((resolve, reject) => {
    let released = false;
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(null);
      return new Promise<void>((free) => {
        resolve({
          release() {
            released = true;
            free();
          },
        });
      });
    };
    const request = options.steal
      ? locks.request(lockName(attempt), { steal: true }, hold)
      : locks.request(lockName(attempt), { ifAvailable: true }, hold);
    request.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') {
        if (!released) options.onLost();
      } else reject(error);
    });
  });
}

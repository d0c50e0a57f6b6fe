// Makes a runner page open again without a connection. The worker itself is public/sw.js.

/** Registers the worker and asks it to keep this page whole: its HTML and every script, style and font it has loaded. */
export async function keepPageOffline(path: string) {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin && url.pathname.startsWith('/_next/static/'))
      .map((url) => url.pathname + url.search);
    active?.postMessage({ type: 'keep', path, loaded });
  } catch {
    // Without the worker the set still runs; only opening it again needs a connection.
  }
}

/** Asks the browser not to clear this site's data under pressure. Browsers may say no; answers are sent anyway. */
export async function persistStorage() {
  await navigator.storage?.persist?.().catch(() => false);
}

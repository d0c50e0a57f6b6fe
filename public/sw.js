// Lets a set that was opened once open again without a connection.
// It answers for runner pages, Next's hashed files and failed navigations. It never touches the API or other pages' HTML.

const pages = 'runner-pages-1';
const files = 'hashed-files-1';
const offlinePage = '/offline';
const mostFiles = 600;

const isRunner = (path) => /^\/act-practice\/[a-z0-9-]+$/.test(path);
const isHashed = (path) => path.startsWith('/_next/static/');

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // A missing offline page must not stop the runner from working offline.
  event.waitUntil(keepPage(offlinePage, []).catch(() => {}));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      for (const name of await caches.keys()) if (name !== pages && name !== files) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const { type, path, loaded } = event.data ?? {};
  if (type !== 'keep' || !isRunner(path)) return;
  event.waitUntil(
    keepPage(path, loaded)
      .then(trim)
      .catch(() => {}),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isHashed(url.pathname)) event.respondWith(hashedFile(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
    event.respondWith(navigation(event, url));
});

/** Hashed names never change their content: the kept copy is the right one, also after a deploy. */
async function hashedFile(request) {
  const kept = await caches.match(request, { cacheName: files });
  if (kept) return kept;
  const response = await fetch(request);
  if (isImmutable(response)) {
    const copy = response.clone();
    caches
      .open(files)
      .then((cache) => cache.put(request, copy))
      .catch(() => {});
  }
  return response;
}

const isImmutable = (response) =>
  response.ok && (response.headers.get('cache-control') ?? '').includes('immutable');

/** The network first, always. A runner page falls back to its kept copy, any other page to the offline page. */
async function navigation(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const own = isRunner(url.pathname) && (await caches.match(url.pathname, { cacheName: pages }));
    return own || (await caches.match(offlinePage, { cacheName: pages })) || Response.error();
  }
}

/** Keeps a page only together with every file it needs, so that a kept page always works. */
async function keepPage(path, loaded) {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'same-origin' });
  const html = (response.headers.get('content-type') ?? '').includes('text/html');
  if (!response.ok || response.redirected || !html) throw new Error(`${path} cannot be kept`);
  const named = (await response.clone().text()).match(/\/_next\/static\/[^"'\\ )>]+/g) ?? [];
  await keepFiles([...named, ...loaded]);
  await (await caches.open(pages)).put(path, response);
}

async function keepFiles(paths) {
  const cache = await caches.open(files);
  for (const path of new Set(paths)) {
    if (!isHashed(path) || (await cache.match(path))) continue;
    const response = await fetch(path);
    if (!isImmutable(response)) throw new Error(`${path} cannot be kept`);
    const fonts = path.includes('.css') ? fontsOf(path, await response.clone().text()) : [];
    await cache.put(path, response);
    await keepFiles(fonts);
  }
}

/** Fonts a style sheet names, as paths. */
function fontsOf(sheet, css) {
  const base = new URL(sheet, self.location.origin);
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map((m) => new URL(m[1], base).pathname);
}

/** Oldest files go first once there are far more than any open set can need. */
async function trim() {
  const cache = await caches.open(files);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - mostFiles))) await cache.delete(request);
}

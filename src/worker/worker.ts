import { localeOfPath, localizedPath } from '../i18n/paths.ts';
import { offlinePages, pagesRead } from './caches.ts';
import type { WorkerScope } from './events.ts';

declare const self: WorkerScope & typeof globalThis;

const maxPages = 30;
const day = 24 * 60 * 60 * 1_000;

/** `src/client/pictures.ts` registers the worker with a query while pictures are switched off. */
const picturesOff = self.location.search;

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const offlinePage = (path: string) => localizedPath('/offline', localeOfPath(path));

/** Saves the page that was read and, once a day, the offline page of its language. */
async function keep(path: string): Promise<void> {
  // The authors' pages are useless offline.
  if (/^\/admin(?:\/|$)/.test(path)) return;
  // The copy from the browser's cache, without a second request.
  const response = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
  if (
    !response.ok ||
    response.redirected ||
    !/html/.test(`${response.headers.get('content-type')}`)
  )
    return;
  const pages = await caches.open(pagesRead);
  // Deleted first, so that the last page read is the last in the cache.
  await pages.delete(path);
  await pages.put(path, response);
  for (const page of (await pages.keys()).slice(0, -maxPages)) await pages.delete(page);

  const offline = await caches.open(offlinePages);
  const kept = await offline.match(offlinePage(path));
  if (!(Date.parse(`${kept?.headers.get('date')}`) > Date.now() - day)) {
    await offline.add(offlinePage(path));
  }
}

/** The response when the network fails: the saved page, or else an offline page. */
async function kept(path: string): Promise<Response> {
  const offline = await caches.open(offlinePages);
  const pages = [await caches.match(path), await offline.match(offlinePage(path))];
  return [...pages, ...(await offline.matchAll())].find(Boolean) ?? Response.error();
}

self.addEventListener('install', (event) => {
  // Switching pictures takes effect at once. A new version waits until the pages are closed, because Chromium
  // may never finish a navigation during which the worker is replaced.
  if (self.registration.active?.scriptURL !== self.location.href) self.skipWaiting();
  // Only pages start the worker, and they don't wait for it.
  event.addRoutes?.([
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
    ...(picturesOff
      ? [{ condition: { requestDestination: 'image' }, source: 'fetch-event' } as const]
      : []),
    { condition: { requestMethod: 'GET' }, source: 'network' },
  ]);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // The previous worker has already saved the open pages.
  if (picturesOff) return;
  // The open pages were loaded without the worker.
  const open = self.clients.matchAll({ includeUncontrolled: true });
  event.waitUntil(open.then((pages) => Promise.all(pages.map((page) => keep(pathOf(page))))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (picturesOff && request.destination === 'image') {
    event.respondWith(new Response(null, { status: 204 }));
  } else if (request.mode === 'navigate' && request.method === 'GET') {
    const path = pathOf(request);
    const response = fetch(request);
    event.waitUntil(response.then(() => keep(path)));
    event.respondWith(response.catch(() => kept(path)));
  }
});

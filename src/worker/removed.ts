import type { WorkerScope } from './events.ts';

declare const self: WorkerScope & typeof globalThis;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const emptied = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([emptied, self.registration.unregister()]));
});

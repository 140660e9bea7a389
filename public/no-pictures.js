// Registered for visitors who switched pictures off: answers each picture with nothing, unasked.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.destination !== 'image') return;
  event.respondWith(
    caches
      .has('no-pictures')
      .then((off) => (off ? new Response(null, { status: 204 }) : fetch(event.request))),
  );
});

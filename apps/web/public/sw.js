// Answers a page that cannot be reached with one that says what works without a connection. Nothing else passes here:
// answers, sound and files are never kept by this worker.
const page = "/sin-conexion";
const cacheName = "dilo-offline-1";
// Kept in one encoding, and good for every one that is asked for.
const anyKind = { ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(reachOrExplain(request));
  else if (request.destination === "style")
    event.respondWith(fetch(request).catch(() => caches.match(request, anyKind)));
});

async function reachOrExplain(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(page, anyKind);
    if (kept === undefined) throw failure;
    return kept;
  }
}

/** The page and the styles it names. */
async function keepPage() {
  const answer = await fetch(page);
  const html = await answer.clone().text();
  const cache = await caches.open(cacheName);
  await cache.put(page, answer);
  await cache.addAll([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href));
}

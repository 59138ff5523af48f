// Answers what cannot be reached: the form page, for who has it open already, with the copy kept when it was opened; any
// other page with one that says what works without a connection. Answers, sound and PDFs never pass here.

/** What this version of the form page needs to go on by itself; the build names the files. */
const formFiles = [];
const version = "none";

const offlinePage = "/sin-conexion";
const form = "/form";
const settings = "/config";
const offlineCache = `dilo-offline-${version}`;
const formCache = `dilo-form-${version}`;
/** A page that is kept here does not wait longer for a network that does not move. Milliseconds. */
const longestWait = 5000;
// Kept in one encoding, and good for every one that is asked for; what an address carries makes no other page.
const anyKind = { ignoreVary: true, ignoreSearch: true };

self.addEventListener("install", (event) => {
  event.waitUntil(install());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeOtherVersions(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  const { keepForm } = event.data ?? {};
  if (Array.isArray(keepForm)) event.waitUntil(keepFormPage(keepForm));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pathname === form ? openForm(request) : openPage(request));
  else if (pathname === settings) event.respondWith(loadSettings(event));
  // Named by its content: one that is kept is the right one.
  else if (pathname.startsWith("/assets/")) event.respondWith(loadAsset(event));
});

async function install() {
  await keepOfflinePage();
  // Who has the form page of an earlier version gets all of this one before that goes.
  if ((await caches.keys()).some((name) => name.startsWith("dilo-form-"))) await keepFormPage([]);
}

async function removeOtherVersions() {
  const others = (await caches.keys()).filter((name) => name !== offlineCache && name !== formCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    return (await kept(offlineCache, offlinePage)) ?? Promise.reject(failure);
  }
}

async function openForm(request) {
  const copy = await kept(formCache, form);
  if (copy === undefined) return openPage(request);
  const late = new Promise((resolve) => setTimeout(resolve, longestWait, copy));
  return Promise.race([fetch(request).catch(() => copy), late]);
}

async function loadSettings(event) {
  try {
    return keeping(event, await fetch(event.request));
  } catch (failure) {
    return (await kept(formCache, event.request)) ?? Promise.reject(failure);
  }
}

async function loadAsset(event) {
  const copy = await caches.match(event.request, anyKind);
  return copy ?? keeping(event, await fetch(event.request));
}

/** The answer, of which a copy is kept where the form page is. Nobody waits for that, and a full device fails nobody. */
function keeping(event, answer) {
  if (!answer.ok) return answer;
  const copy = answer.clone();
  const keep = async () => {
    if (await caches.has(formCache)) await (await caches.open(formCache)).put(event.request, copy);
  };
  event.waitUntil(keep().catch(() => undefined));
  return answer;
}

async function kept(cacheName, request) {
  return (await caches.has(cacheName)) ? (await caches.open(cacheName)).match(request, anyKind) : undefined;
}

/** The form page with everything it needs and the `more` it has loaded; all of it or nothing. */
async function keepFormPage(more) {
  const wanted = [...new Set([form, settings, ...formFiles, ...more])];
  const have = await Promise.all(wanted.map((path) => kept(formCache, path)));
  const missing = wanted.filter((_path, index) => have[index] === undefined);
  const answers = await Promise.all(missing.map((path) => fetch(path)));
  if (answers.some((answer) => !answer.ok)) throw new Error("The form page is not whole.");
  const cache = await caches.open(formCache);
  await Promise.all(missing.map((path, index) => cache.put(path, answers[index])));
}

/** The page and the styles it names. */
async function keepOfflinePage() {
  const answer = await fetch(offlinePage);
  const html = await answer.clone().text();
  const cache = await caches.open(offlineCache);
  await cache.put(offlinePage, answer);
  await cache.addAll([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href));
}

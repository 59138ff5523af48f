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
/** What is kept here does not wait longer for a network that does not move. Milliseconds. */
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
  return copy === undefined ? openPage(request) : answerOr(copy, fetch(request));
}

async function loadSettings(event) {
  const asked = fetch(event.request).then((answer) => keeping(event, answer));
  const copy = await kept(formCache, event.request);
  return copy === undefined ? asked : answerOr(copy, asked);
}

/** What the server answers; the copy where it is not reached, is out of order, or takes too long. */
function answerOr(copy, asked) {
  const answered = asked.then(
    (answer) => (answer.status >= 500 ? copy : answer),
    () => copy,
  );
  const late = new Promise((resolve) => setTimeout(resolve, longestWait, copy));
  return Promise.race([answered, late]);
}

async function loadAsset(event) {
  const copy = await caches.match(event.request, anyKind).catch(() => undefined);
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

/** A storage that is broken keeps nobody from the network: it has nothing. */
async function kept(cacheName, request) {
  try {
    return (await caches.has(cacheName)) ? await (await caches.open(cacheName)).match(request, anyKind) : undefined;
  } catch {
    return undefined;
  }
}

/** The form page with everything it needs and the `more` it has loaded; all of it or nothing. */
async function keepFormPage(more) {
  const wanted = [...new Set([form, settings, ...formFiles, ...more])];
  const have = await Promise.all(wanted.map((path) => kept(formCache, path)));
  const missing = wanted.filter((_path, index) => have[index] === undefined);
  const answers = await Promise.all(missing.map((path) => fetch(path)));
  const isWhole = answers.every((answer) => answer.ok);
  if (!isWhole || (missing[0] === form && !(await isOfThisVersion(answers[0])))) {
    throw new Error("The form page is not whole.");
  }
  const cache = await caches.open(formCache);
  await Promise.all(missing.map((path, index) => cache.put(path, answers[index])));
}

/** While servers are replaced one by one, another one may answer with the page of another version. */
async function isOfThisVersion(page) {
  const html = await page.clone().text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].every(([, file]) => formFiles.includes(file));
}

/** The page and the styles it names. */
async function keepOfflinePage() {
  const answer = await fetch(offlinePage);
  const html = await answer.clone().text();
  const cache = await caches.open(offlineCache);
  await cache.put(offlinePage, answer);
  await cache.addAll([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href));
}

/**
 * Has the service worker keep the form page and what it has loaded, so that it opens without a network. Called once the
 * form is open: whoever only looks at the site keeps nothing.
 */
export async function keepForOffline(): Promise<void> {
  // Without a service worker, as in development, this never resolves.
  // What reads aloud is kept too: a voice of the device needs no network.
  const hearing = import("../form/hear/spoken-sound.ts").catch(() => undefined);
  const registration = await navigator.serviceWorker?.ready;
  await hearing;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  registration?.active?.postMessage({ keepForm: ours.map(({ pathname }) => pathname) });
}

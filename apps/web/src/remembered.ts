/** What this browser remembers between visits. A browser that forbids storage remembers until the page is left. */
const untilLeft = new Map<string, string>();

/** Reads what was remembered under a key; null when nothing was. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? untilLeft.get(key) ?? null;
  } catch {
    return untilLeft.get(key) ?? null;
  }
}

/** Remembers a text under a key. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    untilLeft.set(key, text);
  }
}

/** Forgets what was remembered under a key. */
export function forget(key: string): void {
  untilLeft.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}

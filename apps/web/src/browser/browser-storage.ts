/** What this browser remembers between visits. A browser that forbids storage remembers until the page is left. */
const untilLeft = new Map<string, string>();

/** Reads what was remembered under a key; null when nothing was. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? untilLeft.get(key) ?? null;
  } catch {
    return untilLeft.get(key) ?? null;
  }
}

/**
 * Remembers a text under a key.
 * @returns whether it is still there after the page is left
 */
export function storeItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    untilLeft.set(key, text);
    return false;
  }
}

/** The keys with this beginning under which something is remembered. */
export function keysWithPrefix(beginning: string): readonly string[] {
  const keys = [...untilLeft.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Nothing is stored there.
  }
  return keys.filter((key) => key.startsWith(beginning));
}

/** Forgets what was remembered under a key. */
export function removeItem(key: string): void {
  untilLeft.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}

/** Items this browser stores between visits. Where storage is blocked they last until the page is left. */
const inMemory = new Map<string, string>();

/** Reads an item; null when there is none. */
export function readItem(key: string): string | null {
  // What a full storage had no room for is newer than what it holds.
  const newer = inMemory.get(key);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores an item.
 * @returns whether it outlasts the page
 */
export function storeItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, text);
    return false;
  }
}

/** The keys of all items that begin with a prefix. */
export function keysWithPrefix(prefix: string): readonly string[] {
  const keys = [...inMemory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Nothing is stored there.
  }
  return keys.filter((key) => key.startsWith(prefix));
}

/** Removes an item. */
export function removeItem(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}

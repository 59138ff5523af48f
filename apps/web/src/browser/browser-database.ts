const databaseName = "dilo";
const storeName = "kept";

/** Records this browser keeps between visits that are more than text, such as a key no script can read. */
export interface BrowserDatabase {
  /** Undefined where there is none, or where the browser keeps no database. */
  readonly read: (name: string) => Promise<unknown>;
  /** Where the browser keeps no database, nothing is stored. */
  readonly store: (name: string, value: unknown) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

/** Opens the browser's own database; some private windows have none. */
export function openBrowserDatabase(): BrowserDatabase {
  let opening: Promise<IDBDatabase> | undefined;
  const run = async <Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    try {
      opening ??= openDatabase();
      const database = await opening;
      return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
    } catch {
      opening = undefined;
      return undefined;
    }
  };
  return {
    read: (name) => run("readonly", (store) => store.get(name)),
    store: async (name, value) => void (await run("readwrite", (store) => store.put(value, name))),
    remove: async (name) => void (await run("readwrite", (store) => store.delete(name))),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

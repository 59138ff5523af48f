const databaseName = "dilo";
const storeName = "kept";

/** Records this browser keeps between visits that are more than text, such as a key no script can read. */
export interface BrowserDatabase {
  /** Undefined where there is none, or where the browser keeps no database. */
  readonly read: (name: string) => Promise<unknown>;
  /** Where the browser keeps no database, nothing is stored. */
  readonly store: (name: string, value: unknown) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** Removes every record. */
  readonly clear: () => Promise<void>;
}

/** Opens the browser's own database; some private windows have none. */
export function openBrowserDatabase(): BrowserDatabase {
  let opening: Promise<IDBDatabase> | undefined;
  const run = async <Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    // A browser may close a database that a page has open: then it is opened again.
    for (let attempts = 0; attempts < 2; attempts += 1) {
      try {
        opening ??= openDatabase();
        const transaction = (await opening).transaction(storeName, mode);
        const done = completed(transaction);
        const [answer] = await Promise.all([answerOf(ask(transaction.objectStore(storeName))), done]);
        return answer;
      } catch {
        opening = undefined;
      }
    }
    return undefined;
  };
  return {
    read: (name) => run("readonly", (store) => store.get(name)),
    store: async (name, value) => void (await run("readwrite", (store) => store.put(value, name))),
    remove: async (name) => void (await run("readwrite", (store) => store.delete(name))),
    clear: async () => void (await run("readwrite", (store) => store.clear())),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return answerOf(request);
}

/** A change that was answered may still be undone, until its transaction is complete. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

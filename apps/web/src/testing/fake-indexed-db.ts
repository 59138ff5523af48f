/** A browser's database as far as the site uses one: a store of records, in memory. */
export function fakeIndexedDb() {
  const records = new Map<string, unknown>();
  let isClosed = false;
  const answer = <Result>(result: Result) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const store = {
    get: (name: string) => answer(records.get(name)),
    put: (value: unknown, name: string) => answer(void records.set(name, value)),
    delete: (name: string) => answer(void records.delete(name)),
    clear: () => answer(records.clear()),
  };
  const open = () => {
    isClosed = false;
    return answer({
      transaction: () => {
        if (isClosed) throw new Error("The database is closed.");
        const transaction = { objectStore: () => store, oncomplete: () => undefined };
        queueMicrotask(() => transaction.oncomplete());
        return transaction;
      },
    });
  };
  return {
    records,
    open,
    /** As a browser closes one that a page has open; it can be opened again. */
    close: () => {
      isClosed = true;
    },
  };
}

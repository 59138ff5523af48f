import { expect, test, vi } from "vitest";
import { type KeeperNeeds, openKeeper } from "./answer-sync-queue.ts";

const atOnce = async (): Promise<void> => undefined;

/** A keeper of names, with what became of each; `put` decides. */
function open(
  put: KeeperNeeds<string>["put"],
  { isFinal = () => false, wait = atOnce }: Partial<KeeperNeeds<string>> = {},
) {
  const done: string[] = [];
  const trouble: boolean[] = [];
  const keeper = openKeeper<string>({
    put,
    onTrouble: (isInTrouble) => trouble.push(isInTrouble),
    onDone: (item, failure) => done.push(failure === undefined ? item : `${item} refused`),
    isFinal,
    wait,
  });
  return { keeper, done, trouble };
}

/** A way that is not there until it is opened, or the try is given up. */
function gate() {
  const arrived: string[] = [];
  let openUp: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    openUp = resolve;
  });
  const put = async (item: string, signal: AbortSignal): Promise<void> => {
    const gaveUp = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    await Promise.race([isOpen, gaveUp]);
    arrived.push(item);
  };
  return { put, arrived, openUp: () => openUp() };
}

test("things arrive in order, and a failed one is tried again before the next", async () => {
  const arrived: string[] = [];
  let failures = 2;
  const { keeper, done, trouble } = open(async (item) => {
    if (item === "a" && failures-- > 0) throw new Error("no network");
    arrived.push(item);
  });
  keeper.keep("a");
  keeper.keep("b");
  await vi.waitFor(() => expect(trouble).toEqual([true, true, false]));
  expect(arrived).toEqual(["a", "b"]);
  expect(done).toEqual(["a", "b"]);
});

test("a failure that will never turn good is told, and does not hold back the next", async () => {
  const { keeper, done } = open(
    async (item) => {
      if (item === "a") throw new Error("refused");
    },
    { isFinal: () => true },
  );
  keeper.keep("a");
  keeper.keep("b");
  await vi.waitFor(() => expect(done).toEqual(["a refused", "b"]));
});

test("who waits for all to be there goes on once it is, or once it is in trouble", async () => {
  const way = gate();
  const calm = open(way.put);
  await calm.keeper.settled();
  calm.keeper.keep("a");
  const settled = calm.keeper.settled();
  way.openUp();
  await settled;
  expect(way.arrived).toEqual(["a"]);

  const troubled = open(
    async () => {
      throw new Error("no network");
    },
    { wait: () => new Promise(() => undefined) },
  );
  troubled.keeper.keep("a");
  await troubled.keeper.settled();
  await troubled.keeper.settled();
  expect(troubled.trouble).toEqual([true]);
});

test("held, it gives up what is on its way and sends nothing; then it goes on with the same", async () => {
  const way = gate();
  const { keeper, done } = open(way.put);
  keeper.keep("a");
  await keeper.hold();
  keeper.keep("b");
  way.openUp();
  await Promise.resolve();
  expect(way.arrived).toEqual([]);
  keeper.goOn();
  await vi.waitFor(() => expect(done).toEqual(["a", "b"]));
  expect(way.arrived).toEqual(["a", "b"]);
});

test("what is dropped while it is held never arrives", async () => {
  const way = gate();
  const { keeper, trouble } = open(way.put);
  keeper.keep("a");
  await keeper.hold();
  keeper.drop();
  way.openUp();
  keeper.goOn();
  expect(trouble).toEqual([false]);
  keeper.keep("b");
  await keeper.settled();
  expect(way.arrived).toEqual(["b"]);
});

test("a browser that is connected again is not kept waiting", async () => {
  const arrived = new Promise<void>((resolve) => {
    let isConnected = false;
    const keeper = openKeeper<string>({
      put: async () => {
        if (!isConnected) throw new Error("no network");
      },
      // The wait begins in the same turn.
      onTrouble: () =>
        queueMicrotask(() => {
          isConnected = true;
          dispatchEvent(new Event("online"));
        }),
      onDone: () => resolve(),
      isFinal: () => false,
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    keeper.keep("a");
  });
  try {
    await arrived;
  } finally {
    vi.useRealTimers();
  }
});

import { expect, test, vi } from "vitest";
import { type AnswerSyncQueueOptions, openAnswerSyncQueue } from "./answer-sync-queue.ts";

const atOnce = async (): Promise<void> => undefined;

/** A queue of names, with what became of each; `send` decides. */
function open(
  send: AnswerSyncQueueOptions<string>["send"],
  { isPermanent = () => false, wait = atOnce }: Partial<AnswerSyncQueueOptions<string>> = {},
) {
  const done: string[] = [];
  const trouble: boolean[] = [];
  const queue = openAnswerSyncQueue<string>({
    send,
    onRetrying: (isInTrouble) => trouble.push(isInTrouble),
    onDone: (item, failure) => done.push(failure === undefined ? item : `${item} refused`),
    isPermanent,
    wait,
  });
  return { queue, done, trouble };
}

/** A way that is not there until it is opened, or the try is given up. */
function gate() {
  const arrived: string[] = [];
  let openUp: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    openUp = resolve;
  });
  const send = async (item: string, signal: AbortSignal): Promise<void> => {
    const gaveUp = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    await Promise.race([isOpen, gaveUp]);
    arrived.push(item);
  };
  return { send, arrived, openUp: () => openUp() };
}

test("things arrive in order, and a failed one is tried again before the next", async () => {
  const arrived: string[] = [];
  let failures = 2;
  const { queue, done, trouble } = open(async (item) => {
    if (item === "a" && failures-- > 0) throw new Error("no network");
    arrived.push(item);
  });
  queue.enqueue("a");
  queue.enqueue("b");
  await vi.waitFor(() => expect(trouble).toEqual([true, true, false]));
  expect(arrived).toEqual(["a", "b"]);
  expect(done).toEqual(["a", "b"]);
});

test("without a network it is said at once that things wait, and no more once they have arrived", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const way = gate();
  const { queue, trouble } = open(way.send);
  queue.enqueue("a");
  await vi.waitFor(() => expect(trouble).toEqual([true]));
  isOnline.mockRestore();
  way.openUp();
  await vi.waitFor(() => expect(trouble).toEqual([true, false]));
  expect(way.arrived).toEqual(["a"]);
});

test("a failure that will never turn good is told, and does not hold back the next", async () => {
  const { queue, done } = open(
    async (item) => {
      if (item === "a") throw new Error("refused");
    },
    { isPermanent: () => true },
  );
  queue.enqueue("a");
  queue.enqueue("b");
  await vi.waitFor(() => expect(done).toEqual(["a refused", "b"]));
});

test("who waits for all to be there goes on once it is, or once it is in trouble", async () => {
  const way = gate();
  const calm = open(way.send);
  await calm.queue.settled();
  calm.queue.enqueue("a");
  const settled = calm.queue.settled();
  way.openUp();
  await settled;
  expect(way.arrived).toEqual(["a"]);

  const troubled = open(
    async () => {
      throw new Error("no network");
    },
    { wait: () => new Promise(() => undefined) },
  );
  troubled.queue.enqueue("a");
  await troubled.queue.settled();
  await troubled.queue.settled();
  expect(troubled.trouble).toEqual([true]);
});

test("held, it gives up what is on its way and sends nothing; then it goes on with the same", async () => {
  const way = gate();
  const { queue, done } = open(way.send);
  queue.enqueue("a");
  await queue.pause();
  queue.enqueue("b");
  way.openUp();
  await Promise.resolve();
  expect(way.arrived).toEqual([]);
  queue.resume();
  await vi.waitFor(() => expect(done).toEqual(["a", "b"]));
  expect(way.arrived).toEqual(["a", "b"]);
});

test("what is dropped while it is held never arrives", async () => {
  const way = gate();
  const { queue, trouble } = open(way.send);
  queue.enqueue("a");
  await queue.pause();
  queue.clear();
  way.openUp();
  queue.resume();
  expect(trouble).toEqual([false]);
  queue.enqueue("b");
  await queue.settled();
  expect(way.arrived).toEqual(["b"]);
});

test("a browser that is connected again is not kept waiting", async () => {
  const arrived = new Promise<void>((resolve) => {
    let isConnected = false;
    const queue = openAnswerSyncQueue<string>({
      send: async () => {
        if (!isConnected) throw new Error("no network");
      },
      // The wait begins in the same turn.
      onRetrying: () =>
        queueMicrotask(() => {
          isConnected = true;
          dispatchEvent(new Event("online"));
        }),
      onDone: () => resolve(),
      isPermanent: () => false,
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    queue.enqueue("a");
  });
  try {
    await arrived;
  } finally {
    vi.useRealTimers();
  }
});

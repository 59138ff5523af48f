import Daily, { type DailyCall } from "@daily-co/daily-js";
import { afterEach, expect, test, vi } from "vitest";
import { FakeDailyCall } from "./fake-daily-call.ts";
import { dailyRoom } from "./index.ts";

afterEach(() => vi.restoreAllMocks());

test("what was opened before a call is closed when the call is in our own room", async () => {
  const destroy = vi.fn(async () => {});
  const prepared = { perform: async () => undefined, destroy };
  const context = { audioContext: undefined, browserSpeech: {}, sendsVideo: false, dailyConfig: {} };
  const room = await dailyRoom("wss://platform.example/platform/room/a", { ...context, prepared });
  expect(destroy).toHaveBeenCalledOnce();
  await room.destroy();
});

test("a new call object waits for one that is being destroyed, and says when another is in use", async () => {
  // As the library does: one at a time.
  let open: FakeDailyCall | undefined;
  vi.spyOn(Daily, "createCallObject").mockImplementation((): DailyCall => {
    if (open !== undefined) throw new Error("Duplicate DailyIframe instances are not allowed");
    const made = new FakeDailyCall();
    open = made;
    made.destroy = async () => {
      await Promise.resolve();
      open = undefined;
    };
    return made.asCall();
  });
  const context = { audioContext: undefined, browserSpeech: {}, sendsVideo: false, dailyConfig: {} };
  const first = await dailyRoom("https://rooms.example/one", context);
  await expect(dailyRoom("https://rooms.example/two", context)).rejects.toMatchObject({ code: "in-progress" });
  const destroyed = first.destroy();
  const prepared = await dailyRoom.prepare?.({ dailyConfig: {} });
  await destroyed;
  void prepared?.destroy();
  const last = await dailyRoom("https://rooms.example/three", context);
  await last.destroy();
  expect(open).toBeUndefined();
});

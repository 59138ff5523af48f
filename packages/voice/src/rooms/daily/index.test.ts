import { expect, test, vi } from "vitest";
import { dailyRoom } from "./index.ts";

test("what was opened before a call is closed when the call is in our own room", async () => {
  const destroy = vi.fn(async () => {});
  const prepared = { perform: async () => undefined, destroy };
  const context = { audioContext: undefined, browserSpeech: {}, sendsVideo: false, dailyConfig: {} };
  const room = await dailyRoom("wss://platform.example/platform/room/a", { ...context, prepared });
  expect(destroy).toHaveBeenCalledOnce();
  await room.destroy();
});

import { expect, test } from "vitest";
import { openStubService } from "../../testing/stub-service.ts";
import { streamPcm } from "./stream-pcm.ts";

test.each([
  ["a second time where it fell over before any sound", "broken", 2],
  ["once where it said no", "refusing", 1],
  ["once where it died in the middle of a word", "dying", 1],
] as const)("a voice is asked %s", async (_, behaviour, times) => {
  const service = await openStubService("audio/pcm", () => [Buffer.alloc(4800), Buffer.alloc(4800)]);
  service.become(behaviour);
  const { signal } = new AbortController();
  const speech = streamPcm({ url: service.url, headers: {}, body: {}, sampleRate: 24_000, signal });
  const hearOut = async () => {
    for await (const _ of speech);
  };
  await expect(hearOut()).rejects.toMatchObject({ name: "PlatformError" });
  expect(service.requests).toHaveLength(times);
  await service.close();
});

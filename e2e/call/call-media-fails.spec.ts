import assert from "node:assert/strict";
import { ernesto } from "../fixtures/people.ts";
import { childrenOf } from "../fixtures/server.ts";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import type { Stage } from "../fixtures/spoken-page.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const [first, birthday] = ernesto.answers.map(([, says]) => says);

test("WebRTC falls silent in mid-call, and Ernesto goes on without noticing", { tag: "@sound" }, async ({ stage }) => {
  // The media worker is found by its parent in /proc, which other systems do not have.
  test.skip(process.platform !== "linux", "only Linux lists a server's children");
  await fallsSilent(stage);
});

test("WebRTC does not get through, and Ernesto goes on without noticing", { tag: "@sound" }, async ({ stage }) => {
  await neverConnects(stage);
});

/** The page gives WebRTC four seconds; PCM has carried the call from its first word. */
async function neverConnects(stage: Stage): Promise<void> {
  const call = await openCall(stage, { says: [first, birthday], hasWebRtc: "blocked" });
  const offer = await call.wire.sent(({ type }) => type === "offer");
  const end = await call.wire.sent(({ type, transport }) => type === "transport" && transport === "pcm");
  assert.ok(end.at - offer.at < 10_000, `the page gave up after ${end.at - offer.at} ms`);
  await answer(call, [first, birthday]);
  assert.equal(await call.page.evaluate(() => globalThis.sound.way()), "pcm");
}

/** The media process stands still, as behind a network that drops everything: the call is on PCM within five seconds. */
async function fallsSilent(stage: Stage): Promise<void> {
  const call = await openCall(stage, { says: [first, birthday] });
  await call.travels("rtc");
  await answer(call, [first]);
  await call.asked();
  const [media] = (await childrenOf(call.server.pid)).filter(({ command }) => command.includes("media-worker"));
  const stoodStillAt = performance.now();
  process.kill(media.pid, "SIGSTOP");
  await call.travels("pcm");
  assert.ok(performance.now() - stoodStillAt < 8000, "PCM took over in time");
  await answer(call, [birthday], { from: 2 });
  process.kill(media.pid, "SIGCONT");
}

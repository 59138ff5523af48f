import assert from "node:assert/strict";
import { answer, openCall } from "./calls.mjs";
import { ernesto } from "./people.mjs";
import { childrenOf } from "./processes.mjs";
import { lacksSpeech } from "./spoken.mjs";

export const name = "WebRTC does not get through, or falls silent in mid-call, and Ernesto goes on without noticing";
export const hasSound = true;
export const needs = async () =>
  process.platform === "linux" ? lacksSpeech() : "only Linux lists a server's children";
export const limitMs = 120_000;

const [first, birthday] = ernesto.answers.map(([, says]) => says);

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  await Promise.all([neverConnects(scene), fallsSilent(scene)]);
}

/** The page gives WebRTC four seconds; PCM has carried the call from its first word. */
async function neverConnects(scene) {
  const call = await openCall(scene, { says: [first, birthday], hasWebRtc: "blocked" });
  try {
    const offer = await call.wire.sent(({ type }) => type === "offer");
    const end = await call.wire.sent(({ type, transport }) => type === "transport" && transport === "pcm");
    assert.ok(end.at - offer.at < 10_000, `the page gave up after ${end.at - offer.at} ms`);
    await answer(call, [first, birthday]);
    assert.equal(await call.page.evaluate(() => globalThis.sound.way()), "pcm");
  } finally {
    await call.close();
  }
}

/** The media process stands still, as behind a network that drops everything: the call is on PCM within five seconds. */
async function fallsSilent(scene) {
  const call = await openCall(scene, { says: [first, birthday] });
  try {
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
  } finally {
    await call.close();
  }
}

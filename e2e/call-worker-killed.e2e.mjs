import assert from "node:assert/strict";
import { answer, openCall } from "./calls.mjs";
import { ernesto } from "./people.mjs";
import { childrenOf } from "./processes.mjs";
import { lacksSpeech } from "./spoken.mjs";

export const name = "Ernesto answers over WebRTC, the media worker is killed in mid-answer, and not a word is lost";
export const hasSound = true;
export const needs = async () =>
  process.platform === "linux" ? lacksSpeech() : "only Linux lists a server's children";
export const limitMs = 90_000;

const [first, birthday] = ernesto.answers.map(([, says]) => says);

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  const call = await openCall(scene, { says: [first, birthday] });
  const { page, server } = call;
  try {
    await call.travels("rtc");
    await answer(call, [first]);
    assert.equal(await page.evaluate(() => globalThis.sound.way()), "rtc");
    const before = call.wire.framesSent();

    await call.asked();
    assert.equal(call.wire.framesSent(), before, "the microphone does not travel twice");
    const said = call.say(birthday);
    const [worker] = (await childrenOf(server.pid)).filter(({ command }) => command.includes("media-worker"));
    process.kill(worker.pid, "SIGKILL");
    await said;
    await call.travels("pcm");
    await page.getByText("Pregunta 3 de").waitFor();
    assert.equal(call.transcriber.heard.at(-1).text, birthday);
    await call.asked();
  } finally {
    await call.close();
  }
}

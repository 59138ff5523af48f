import assert from "node:assert/strict";
import { answer, openCall } from "./calls.mjs";
import { ernesto } from "./people.mjs";
import { lacksSpeech } from "./spoken.mjs";
import { finish, listed } from "./steps.mjs";

export const name = "Ernesto answers the whole I-130 aloud, over WebRTC and, at the same time elsewhere, over PCM";
export const hasSound = true;
export const needs = lacksSpeech;
/** Eleven questions and answers in real time, and room for a loaded machine. */
export const limitMs = 300_000;

const answers = ernesto.answers.map(([, says]) => says);

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  await Promise.all([tell(scene, "rtc"), tell(scene, "pcm")]);
}

async function tell(scene, way) {
  const call = await openCall(scene, { says: answers, hasWebRtc: way === "rtc" });
  const { page, server, wire } = call;
  try {
    await call.travels(way);
    await page.evaluate(() => globalThis.sound.count());
    const before = wire.framesSent();
    await answer(call, answers, { of: answers.length });
    const [audibleMs, lastWay] = await page.evaluate(() => [globalThis.sound.audibleMs(), globalThis.sound.way()]);
    assert.ok(audibleMs > 1000 * answers.length, `the assistant was heard for ${audibleMs} ms`);
    const frames = wire.framesSent() - before;
    if (way === "rtc") assert.ok(frames < 50, `${frames} frames went beside WebRTC`);
    else assert.ok(frames > 500 && lastWay === "pcm", `${frames} frames, and the voice by ${lastWay}`);

    await finish(page);
    const english = await listed(page);
    for (const [field, , value] of ernesto.answers) assert.equal(english[field], value, field);
    const printed = server.lines.join("\n");
    for (const says of answers) assert.ok(!printed.includes(says), "nothing said reaches the log");
  } finally {
    await call.close();
  }
}

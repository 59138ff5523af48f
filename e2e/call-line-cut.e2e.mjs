import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { openTcpProxy } from "@dilo/testing/tcp-proxy";
import { answer, openCall } from "./calls.mjs";
import { ernesto } from "./people.mjs";
import { freePort } from "./server.mjs";
import { lacksSpeech } from "./spoken.mjs";

export const name =
  "Ernesto answers without WebRTC, loses the network for three seconds, and goes on at the same question";
export const hasSound = true;
export const needs = lacksSpeech;
export const limitMs = 90_000;

const [first, birthday] = ernesto.answers.map(([, says]) => says);

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  const port = await freePort();
  const line = await openTcpProxy(port);
  const env = { PORT: String(port), PUBLIC_ORIGIN: line.origin };
  const call = await openCall(scene, { says: [first, birthday], hasWebRtc: false, env });
  const { wire } = call;
  try {
    await answer(call, [first]);
    await wire.until(({ type, role, status }) => {
      return type === "speech-update" && role === "assistant" && status === "started";
    });
    line.cut();
    wire.turnPage();
    await wait(3000);
    line.restore();

    await answer(call, [birthday], { from: 2 });
    assert.ok(wire.framesSent() > 500, "the microphone travels as frames");
    assert.equal(await call.page.evaluate(() => globalThis.sound.way()), "pcm");
    const problems = call.browser.problems.splice(0);
    // The first answer may still have been on its way: it is sent again until it is there.
    assert.ok(
      problems.every((problem) => /WebSocket|\/draft\/answers\//.test(problem)),
      problems.join("\n"),
    );
  } finally {
    await call.close();
    await line.close();
  }
}

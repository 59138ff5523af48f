import assert from "node:assert/strict";
import { openUdpProxy } from "@dilo/testing/udp-proxy";
import { answer, openCall } from "./calls.mjs";
import { ernesto } from "./people.mjs";
import { lacksSpeech } from "./spoken.mjs";

export const name = "The assistant's voice stops arriving by WebRTC, only the page can tell, and Ernesto goes on";
export const hasSound = true;
export const needs = lacksSpeech;
export const limitMs = 120_000;

const [first, birthday] = ernesto.answers.map(([, says]) => says);

/** Browsers report a lost connection after five seconds; what more there is here is a busy machine's. */
const noticedWithinMs = 10_000;

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  const line = openUdpProxy();
  const call = await openCall(scene, { says: [first, birthday], lead: line.rewriteSdp });
  const { page, wire } = call;
  try {
    await call.travels("rtc");
    await answer(call, [first]);
    await call.asked();

    // The server hears him as before, so its own two seconds of silence never come.
    wire.turnPage();
    let serverNoticed = false;
    void wire.until(isPcm).then(() => {
      serverNoticed = true;
    });
    const cutAt = performance.now();
    line.cutWayBack();
    const given = await wire.sent(isPcm);
    assert.ok(given.at - cutAt < noticedWithinMs, `the page noticed after ${given.at - cutAt} ms`);
    assert.ok(!serverNoticed, "the page noticed by itself");
    await call.travels("pcm");

    await answer(call, [birthday], { from: 2 });
    assert.equal(await page.evaluate(() => globalThis.sound.way()), "pcm");
  } finally {
    await call.close();
    line.close();
  }
}

const isPcm = ({ type, transport }) => type === "transport" && transport === "pcm";

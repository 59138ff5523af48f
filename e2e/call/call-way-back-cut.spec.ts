import assert from "node:assert/strict";
import { ernesto } from "@dilo/testing/people";
import { openUdpProxy } from "@dilo/testing/udp-proxy";
import type { RoomSignal } from "../fixtures/room-wire.ts";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const [first, birthday] = ernesto.answers.map(([, says]) => says);

/** Browsers report a lost connection after five seconds; what more there is here is a busy machine's. */
const noticedWithinMs = 10_000;

test("The assistant's voice stops arriving by WebRTC, only the page can tell, and Ernesto goes on", {
  tag: "@sound",
}, async ({ stage, cleanUp }) => {
  const line = openUdpProxy();
  cleanUp(() => line.close());
  const call = await openCall(stage, { says: [first, birthday], rewriteSdp: line.rewriteSdp });
  const { page, wire } = call;
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
});

const isPcm = ({ type, transport }: RoomSignal) => type === "transport" && transport === "pcm";

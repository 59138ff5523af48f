import assert from "node:assert/strict";
import { freePort } from "@dilo/testing/free-port";
import { ernesto } from "@dilo/testing/people";
import { openTcpProxy } from "@dilo/testing/tcp-proxy";
import { isAssistant } from "../fixtures/room-wire.ts";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import { expect, skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const [first, birthday] = ernesto.answers.map(([, says]) => says);

test("Ernesto answers without WebRTC, loses the network for a while, and goes on at the same question", {
  tag: "@sound",
}, async ({ stage, cleanUp, problems }) => {
  const port = await freePort();
  const line = await openTcpProxy(port);
  cleanUp(() => line.close());
  const env = { PORT: String(port), PUBLIC_ORIGIN: line.origin };
  const call = await openCall(stage, { says: [first, birthday], hasWebRtc: false, env });
  const { page, wire } = call;
  await page.evaluate(() => globalThis.sound.count());
  await answer(call, [first]);
  await wire.until(isAssistant("started"));
  line.cut();
  wire.turnPage();
  await page.locator(".status").filter({ hasText: "Buscando la llamada" }).waitFor();
  await expect.poll(() => problems.filter(isRefusedSocket).length, "a second attempt failed").toBeGreaterThan(1);
  line.restore();

  await answer(call, [birthday], { from: 2 });
  assert.ok((await page.evaluate(() => globalThis.sound.audibleMs())) > 400, "the assistant is heard");
  assert.ok(wire.framesSent() > 200, "the microphone travels as frames");
  assert.equal(await page.evaluate(() => globalThis.sound.way()), "pcm");
  const noted = problems.splice(0);
  // The first answer may still have been on its way: it is sent again until it is there.
  assert.ok(
    noted.every((problem) => /WebSocket|\/draft\/answers\//.test(problem)),
    noted.join("\n"),
  );
});

const isRefusedSocket = (problem: string) => problem.includes("WebSocket connection");

import assert from "node:assert/strict";
import { ernesto } from "@dilo/testing/people";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import { expectListed, finish } from "../fixtures/steps.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const answers = ernesto.answers.map(([, says]) => says);

test("Ernesto answers the whole I-130 aloud, over WebRTC", { tag: "@sound" }, async ({ stage }) => {
  const call = await openCall(stage, { says: answers });
  const { page, server, wire } = call;
  await call.travels("rtc");
  await page.evaluate(() => globalThis.sound.count());
  const before = wire.framesSent();
  await answer(call, answers, { of: answers.length });
  const audibleMs = await page.evaluate(() => globalThis.sound.audibleMs());
  assert.ok(audibleMs > 200 * answers.length, `the assistant was heard for ${audibleMs} ms`);
  const frames = wire.framesSent() - before;
  assert.ok(frames < 50, `${frames} frames went beside WebRTC`);

  await finish(page);
  await expectListed(page, ernesto.answers);
  const printed = server.lines.join("\n");
  for (const says of answers) assert.ok(!printed.includes(says), "nothing said reaches the log");
});

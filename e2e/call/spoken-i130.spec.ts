import assert from "node:assert/strict";
import { ernesto } from "../fixtures/people.ts";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import type { Stage } from "../fixtures/spoken-page.ts";
import { finish, listed } from "../fixtures/steps.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const answers = ernesto.answers.map(([, says]) => says);

test("Ernesto answers the whole I-130 aloud, over WebRTC", { tag: "@sound" }, async ({ stage }) => {
  await answerAll(stage, "rtc");
});

test("Ernesto answers the whole I-130 aloud, over PCM", { tag: "@sound" }, async ({ stage }) => {
  await answerAll(stage, "pcm");
});

async function answerAll(stage: Stage, way: "rtc" | "pcm"): Promise<void> {
  const call = await openCall(stage, { says: answers, hasWebRtc: way === "rtc" });
  const { page, server, wire } = call;
  await call.travels(way);
  await page.evaluate(() => globalThis.sound.count());
  const before = wire.framesSent();
  await answer(call, answers, { of: answers.length });
  const [audibleMs, lastWay] = await page.evaluate(() => [globalThis.sound.audibleMs(), globalThis.sound.way()]);
  assert.ok(audibleMs > 200 * answers.length, `the assistant was heard for ${audibleMs} ms`);
  const frames = wire.framesSent() - before;
  if (way === "rtc") assert.ok(frames < 50, `${frames} frames went beside WebRTC`);
  else assert.ok(frames > 500 && lastWay === "pcm", `${frames} frames, and the voice by ${lastWay}`);

  await finish(page);
  const english = await listed(page);
  for (const [field, , value] of ernesto.answers) assert.equal(english[field], value, field);
  const printed = server.lines.join("\n");
  for (const says of answers) assert.ok(!printed.includes(says), "nothing said reaches the log");
}

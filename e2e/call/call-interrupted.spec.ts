import assert from "node:assert/strict";
import { ernesto } from "../fixtures/people.ts";
import { isAssistant } from "../fixtures/room-wire.ts";
import { sayUntil } from "../fixtures/say-until.ts";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const [first, birthday] = ernesto.answers.map(([, says]) => says);
const interruption = "espere un momento por favor, no le entiendo bien";

test("Ernesto interrupts a question: it falls silent, is asked again, and he answers it", {
  tag: "@sound",
}, async ({ stage }) => {
  const call = await openCall(stage, { says: [first, birthday, interruption], hasRealVoice: true });
  const { page, wire } = call;
  await call.travels("rtc");
  await answer(call, [first]);

  // He begins with the question; its beginning is protected, so it falls silent while he is still speaking.
  await wire.until(isAssistant("started"));
  wire.turnPage();
  const [, silentAt] = await Promise.all([
    call.say(interruption),
    page.evaluate(() => globalThis.sound.untilSilent()),
    wire.until(isAssistant("stopped")),
  ]);
  assert.ok(silentAt < (await page.evaluate(() => performance.now())));
  await page.getByText("Pregunta 2 de").waitFor();

  await sayUntil(call, "¿", call.recordingOf(birthday).wav, page.getByText("Pregunta 3 de"));
});

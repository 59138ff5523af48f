import assert from "node:assert/strict";
import { ernesto } from "@dilo/testing/people";
import { speak } from "../fixtures/recordings.ts";
import { isAssistant, type RoomSignal } from "../fixtures/room-wire.ts";
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
  const { transcript: question = "" } = await wire.until(isPrompt);
  await wire.until(isAssistant("started"));
  wire.turnPage();
  const startedAt = performance.now();
  const [, , silentAfterMs] = await Promise.all([
    call.say(interruption),
    page.evaluate(() => globalThis.sound.untilSilent()),
    wire.until(isAssistant("stopped")).then(() => performance.now() - startedAt),
  ]);
  const wholeMs = 1000 * speak(question).seconds;
  assert.ok(silentAfterMs < wholeMs - 500, `silent after ${silentAfterMs} ms of a question of ${wholeMs} ms`);
  await page.getByText("Pregunta 2 de").waitFor();

  await sayUntil(call, "¿", call.recordingOf(birthday).wav, page.getByText("Pregunta 3 de"));
});

const isPrompt = ({ type, role }: RoomSignal) => type === "transcript" && role === "assistant";

import assert from "node:assert/strict";
import { ernesto } from "../fixtures/people.ts";
import { isAssistant } from "../fixtures/room-wire.ts";
import { sayUntil } from "../fixtures/say-until.ts";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const [first, birthday] = ernesto.answers.map(([, says]) => says);
const interruption = "espere un momento por favor, no le entiendo bien";
const cough = "ajá ajum";

test("Ernesto interrupts a question, coughs over it, is not heard for a while, and cannot begin a second call", {
  tag: "@sound",
}, async ({ stage, problems }) => {
  const call = await openCall(stage, { says: [first, birthday, interruption], coughs: [cough], hasRealVoice: true });
  const { page, wire } = call;
  await call.travels("rtc");
  await answer(call, [first]);

  // Over the assistant, past the protected beginning of the question: it falls silent, and asks again.
  await wire.until(isAssistant("started"));
  await page.waitForTimeout(2000);
  wire.turnPage();
  const [, silentAt] = await Promise.all([
    call.say(interruption),
    page.evaluate(() => globalThis.sound.untilSilent()),
    wire.until(isAssistant("stopped")),
  ]);
  assert.ok(silentAt < (await page.evaluate(() => performance.now())));
  await page.getByText("Pregunta 2 de").waitFor();

  // A cough over the question is no answer: the assistant falls silent, and resumes by itself.
  await wire.until(isAssistant("started"));
  await page.waitForTimeout(2000);
  await Promise.all([call.say(cough), wire.until(isAssistant("stopped"))]);
  await wire.until(isAssistant("started"));
  assert.equal(call.transcriber.heard.at(-1)?.text, "");
  await page.getByText("Pregunta 2 de").waitFor();
  await call.asked();

  // A microphone that gives nothing but silence is told about.
  await page.getByText(/No lo oímos/).waitFor();

  assert.match(await page.evaluate(beginAnother), /call-under-way/);
  assert.deepEqual(
    problems.splice(0).filter((problem) => !problem.includes("/platform/call/web")),
    [],
  );

  await sayUntil(call, "¿", call.recordingOf(birthday).wav, page.getByText("Pregunta 3 de"));
});

/** Runs in the page: begins a second call with the same payment. Returns the refusal. */
async function beginAnother(): Promise<string> {
  const headers = { "content-type": "application/json" };
  const { token } = await (await fetch("/api/voice-token", { method: "POST", headers, body: "{}" })).json();
  const bearer = { ...headers, authorization: `Bearer ${token}` };
  const body = JSON.stringify({ assistant: { name: "Dilo" } });
  return (await fetch("/platform/call/web", { method: "POST", headers: bearer, body })).text();
}

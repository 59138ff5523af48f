import { expect, test } from "vitest";
import { policy } from "./calls/session/policy.ts";
import { withNearestVoice } from "./speech/vad/nearest-voice.ts";
import { SpokenDialogue } from "./testing/spoken-dialogue.ts";
import { loudnessVad } from "./testing/virtual-speech.ts";

const questions = ["¿Cuál es su nombre completo?", "¿En qué ciudad nació?", "¿Cuál es su estado civil?"];
const answers = ["Rosa Elena Delgado", "en Oaxaca", "casada"];

test("a dialogue of more than a minute is understood word for word, each question said once", async () => {
  const dialogue = await SpokenDialogue.start({ promptMs: (text) => text.length * 70 });
  const understood: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    dialogue.ask(questions[round % 3] as string);
    await dialogue.untilAssistantStops();
    understood.push(await dialogue.answer(answers[round % 3] as string));
  }
  expect(understood).toEqual(Array.from({ length: 20 }, (_, round) => answers[round % 3]));
  expect(dialogue.prompts).toHaveLength(20);
  expect(dialogue.elapsedMs).toBeGreaterThan(60_000);
});

test("who speaks over a long prompt silences it, and is understood", async () => {
  const dialogue = await SpokenDialogue.start({ promptMs: () => 20_000 });
  dialogue.ask(questions[0] as string);
  await dialogue.until(() => dialogue.isAssistantAudible);
  await dialogue.wait(policy.protectedPlaybackMs);
  await dialogue.say("espere por favor", { ms: 1000 });
  expect(dialogue.isAssistantAudible).toBe(false);
  await dialogue.until(() => dialogue.answers.length === 1);
  expect(dialogue.messages).toContainEqual(
    expect.objectContaining({ transcript: "espere por favor", beganOverAssistant: true }),
  );
});

/** A buzz that `loudnessVad` takes for speech. */
const buzz = (ms: number) =>
  Int16Array.from({ length: ms * 16 }, (_, at) => 9000 * Math.sin((2 * Math.PI * 500 * at) / 16_000));

test("a cough silences it for a moment, and it says what was left", async () => {
  const promptMs = 8000;
  const dialogue = await SpokenDialogue.start({
    promptMs: () => promptMs,
    parts: { vad: withNearestVoice(() => loudnessVad)() },
  });
  dialogue.ask(questions[2] as string);
  await dialogue.untilAssistantStops();
  dialogue.words.say("casada");
  await dialogue.hear(buzz(1000));
  await dialogue.until(() => dialogue.answers.length === 1);
  dialogue.ask(questions[0] as string);
  await dialogue.until(() => dialogue.isAssistantAudible);
  const beganAt = dialogue.elapsedMs;
  await dialogue.wait(3000);
  await dialogue.hear(buzz(140));
  expect(dialogue.isAssistantAudible).toBe(false);
  const silencedAt = dialogue.elapsedMs;
  await dialogue.until(() => dialogue.isAssistantAudible);
  const goesOnAt = dialogue.elapsedMs;
  expect(goesOnAt - silencedAt).toBeLessThan(policy.transcribeAfterMs + 100);
  await dialogue.until(() => !dialogue.isAssistantAudible);
  const heardMs = silencedAt - beganAt + dialogue.elapsedMs - goesOnAt;
  expect(Math.abs(heardMs - promptMs - policy.goesBackMs)).toBeLessThanOrEqual(100);
  expect(dialogue.prompts).toEqual([questions[2], questions[0]]);
  expect(dialogue.answers).toEqual(["casada"]);
});

test("the assistant's own words, heard back at its end, are no answer", async () => {
  const dialogue = await SpokenDialogue.start({ promptMs: () => 3000 });
  dialogue.ask(questions[0] as string);
  await dialogue.until(() => dialogue.isAssistantAudible);
  await dialogue.wait(1200);
  await dialogue.say("cuál es su nombre completo", { ms: 2000 });
  await dialogue.untilAssistantStops();
  await dialogue.wait(3000);
  expect(dialogue.answers).toEqual([]);
  expect(await dialogue.answer("Rosa Delgado")).toBe("Rosa Delgado");
});

test("a pause shorter than the silence that ends a turn cuts no answer in two", async () => {
  const dialogue = await SpokenDialogue.start();
  dialogue.ask(questions[0] as string);
  await dialogue.untilAssistantStops();
  await dialogue.say("Rosa Elena");
  await dialogue.wait(policy.unfinishedMs - 200);
  expect(await dialogue.answer("Delgado Fuentes")).toBe("Rosa Elena Delgado Fuentes");
});

test("after a lost connection the last question is said again, and its answer is understood", async () => {
  const dialogue = await SpokenDialogue.start();
  dialogue.ask(questions[1] as string);
  await dialogue.untilAssistantStops();
  await dialogue.loseConnection();
  await dialogue.wait(5000);
  await dialogue.join();
  await dialogue.untilAssistantStops();
  expect(dialogue.prompts).toEqual([questions[1], questions[1]]);
  expect(await dialogue.answer("en Oaxaca")).toBe("en Oaxaca");
});

test("a transcriber that fails is told, and the question is said again", async () => {
  const dialogue = await SpokenDialogue.start();
  dialogue.ask(questions[2] as string);
  await dialogue.untilAssistantStops();
  dialogue.words.failsNext = true;
  await dialogue.say("casada");
  await dialogue.untilAssistantStops();
  expect(dialogue.messages).toContainEqual({ type: "hang", reason: "transcriber-failed" });
  expect(dialogue.prompts).toEqual([questions[2], questions[2]]);
});

test("a call in which nobody says anything ends", async () => {
  const dialogue = await SpokenDialogue.start();
  dialogue.ask(questions[0] as string);
  await dialogue.untilAssistantStops();
  await dialogue.until(() => dialogue.hasEnded);
  expect(dialogue.elapsedMs).toBeGreaterThan(policy.silenceMs);
});

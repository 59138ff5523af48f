import assert from "node:assert/strict";
import { startFakeSynthesizer } from "@dilo/testing/fake-synthesizer";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { rosa } from "@dilo/testing/people";
import { autoplayFlags, chromiumFlags, microphoneFlags } from "../fixtures/browser.ts";
import { pdfText } from "../fixtures/pdf.ts";
import { recordMicrophone, speak } from "../fixtures/recordings.ts";
import { choose, download, expectListed, finish, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const [spoken, ...written] = rosa.answers;
const answer = speak(spoken[1]);
/** The two prompts of 0.3 s before the first utterance. Seconds. */
const pauseBefore = 2.5;
/** Between one utterance and the next: the call must be stopped in it. Seconds. */
const pauseBetween = 8;

// Chromium plays the file into the microphone it makes up, so this test alone goes through the real getUserMedia. The
// answer comes again and again until it is taken: nobody has to know when the question is over.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const microphone = await recordMicrophone([pauseBefore, answer.samples, pauseBetween]);
    const play = `--use-file-for-fake-audio-capture=${microphone.path}`;
    await use({ ...launchOptions, args: [...chromiumFlags, ...microphoneFlags, ...autoplayFlags, play] });
    await microphone.remove();
  },
});

test("Rosa begins the N-400 aloud through the browser's microphone, and finishes it in writing", {
  tag: "@sound",
}, async ({ page, startServer, cleanUp }) => {
  const transcriber = await startFakeTranscriber({ answers: [answer] });
  cleanUp(() => transcriber.close());
  const voice = await startFakeSynthesizer({ behaviour: "brief" });
  cleanUp(() => voice.close());
  const server = await startServer({
    env: {
      CONFIRM: "off",
      TRANSCRIBER_URL: transcriber.url,
      TRANSCRIBER_KEY: "key-of-this-test",
      TRANSCRIBER_MODEL: "fixture",
      SPEECH_URL: voice.url,
      SPEECH_KEY: "key-of-this-test",
    },
  });
  await pay(page, server.origin);
  await choose(page, rosa.form);
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByText("Quien le habla es una máquina.").waitFor();
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.getByRole("button", { name: "Detener" }).waitFor();
  await page.getByText("Pregunta 2 de 10").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Detener" }).click();
  await preferWriting(page);
  await writeAll(page, written);
  await finish(page);

  await expectListed(page, rosa.answers);
  const text = await pdfText((await download(page)).bytes);
  for (const [field, , value] of rosa.answers) assert.ok(text.includes(value), `${field} in the PDF`);
  const printed = server.lines.join("\n");
  for (const [, says] of rosa.answers) assert.ok(!printed.includes(says), "nothing said reaches the log");
});

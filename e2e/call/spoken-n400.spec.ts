import assert from "node:assert/strict";
import { startFakeSynthesizer } from "@dilo/testing/fake-synthesizer";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { autoplayFlags, chromiumFlags, microphoneFlags } from "../fixtures/browser.ts";
import { pdfText } from "../fixtures/pdf.ts";
import { rosa } from "../fixtures/people.ts";
import { recordMicrophone, speak } from "../fixtures/recordings.ts";
import { choose, download, finish, listed, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const spokenCount = 3;
/** Seconds before each answer: a prompt of 0.3 s, endpointing, transcription and a loaded machine. */
const pauseBefore = 4;
const answers = rosa.answers.slice(0, spokenCount).map(([, says]) => speak(says));

// Chromium plays the file into the microphone it makes up, so this test alone goes through the real getUserMedia.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    // Each question follows the answer before it, so the pauses never add up.
    const timeline = answers.flatMap(({ samples }) => [pauseBefore, samples]);
    const microphone = await recordMicrophone([...timeline, 30]);
    const play = `--use-file-for-fake-audio-capture=${microphone.path}%noloop`;
    await use({ ...launchOptions, args: [...chromiumFlags, ...microphoneFlags, ...autoplayFlags, play] });
    await microphone.remove();
  },
});

test("Rosa begins the N-400 aloud through the browser's microphone, and finishes it in writing", {
  tag: "@sound",
}, async ({ page, startServer, cleanUp }) => {
  const transcriber = await startFakeTranscriber({ answers });
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
  await page.getByText(`Pregunta ${spokenCount + 1} de 10`).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Detener" }).click();
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(spokenCount));
  await finish(page);

  const english = await listed(page);
  for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
  const text = await pdfText((await download(page)).bytes);
  for (const [field, , value] of rosa.answers) assert.ok(text.includes(value), `${field} in the PDF`);
  const printed = server.lines.join("\n");
  for (const [, says] of rosa.answers) assert.ok(!printed.includes(says), "nothing said reaches the log");
});

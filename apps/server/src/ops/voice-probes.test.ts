import { findEspeakWasmVoice, openAiTranscriber, openAiVoice, type Voice } from "@dilo/platform";
import { record, whyNoSpeech } from "@dilo/testing/espeak";
import { type FakeSynthesizer, startFakeSynthesizer } from "@dilo/testing/fake-synthesizer";
import { type FakeTranscriber, startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { afterEach, describe, expect, test } from "vitest";
import { tryAll } from "./probe.ts";
import { voiceProbes } from "./voice-probes.ts";

const why = whyNoSpeech();
const phrase = "Hola, buenos días";
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

function kept<Service extends { close(): unknown }>(service: Service): Service {
  opened.push(service);
  return service;
}

/** A transcriber that knows one recording, and takes it for these words. */
const hears = async (wav: Buffer, text: string): Promise<FakeTranscriber> =>
  kept(await startFakeTranscriber({ answers: [{ text, wav }] }));

const speaks = async (): Promise<FakeSynthesizer> => kept(await startFakeSynthesizer());

async function findings(speaker: Voice | undefined, { url }: { readonly url: string }) {
  const transcriber = openAiTranscriber({ baseUrl: url, key: "", model: "whisper-1", name: "hearer" });
  const all = await tryAll(voiceProbes({ speaker, transcriber }));
  return Object.fromEntries(all.map(({ service, result, note }) => [service, `${result}: ${note}`]));
}

const voiceAt = ({ url }: { readonly url: string }) =>
  openAiVoice({ baseUrl: url, key: "", model: "tts-1", voice: "alloy", name: "speaker" });

describe.skipIf(why !== undefined)(
  `trying voice and transcriber${why === undefined ? "" : ` (not run: ${why})`}`,
  () => {
    test("what is said is transcribed again", async () => {
      const fake = await hears(record(phrase), "Hola, buenos dias.");
      const found = await findings(voiceAt(await speaks()), fake);
      expect(found["speaking"]).toMatch(/^ok: said three words, 1\.\d s$/);
      expect(found["hearing"]).toBe("ok: wrote down 3 of three words");
      expect(fake.heard.map(({ language }) => language)).toEqual(["es"]);
    });

    test.each([
      ["nothing", ""],
      ["something else", "gracias por ver el video"],
    ])("a transcriber that hears %s has failed, though it answers", async (_what, text) => {
      const found = await findings(voiceAt(await speaks()), await hears(record(phrase), text));
      expect(found["hearing"]).toBe("failed: It answered, but wrote down none of the words said to it.");
    });

    test("without a voice the transcriber is only asked whether it answers, and that is said", async () => {
      const fake = await hears(record(phrase), phrase);
      const onlyAnswers = "ok: answers; there was no voice to say a word to it";
      expect((await findings(undefined, fake))["hearing"]).toBe(onlyAnswers);
      const speaker = await speaks();
      speaker.become("broken");
      const broken = await findings(voiceAt(speaker), fake);
      expect(broken["hearing"]).toBe(onlyAnswers);
      expect(broken["speaking"]).toBe("failed: The speech service answered 500. (unreachable)");
      speaker.become("silent");
      const silent = await findings(voiceAt(speaker), fake);
      expect(silent).toEqual({ hearing: onlyAnswers, speaking: "failed: It sent only silence." });
      fake.become("broken");
      expect((await findings(undefined, fake))["hearing"]).toBe(
        "failed: The speech service answered 500. (unreachable)",
      );
    });

    const wasm = findEspeakWasmVoice();
    const lack = wasm ? "" : " (not run: the package is not installed)";
    test.skipIf(wasm === undefined)(`the packaged voice serves both at once, in one process${lack}`, async () => {
      if (wasm === undefined) throw new Error("The package is not installed.");
      kept({ close: () => wasm.close?.() });
      const found = await findings(wasm, await hears(record(phrase, { wordsPerMinute: 160 }), phrase));
      expect(found["speaking"]).toMatch(/^ok/);
      expect(found["hearing"]).toBe("ok: wrote down 3 of three words");
    });
  },
);

import { record, whyNoSpeech } from "@dilo/testing/espeak";
import { beforeAll, describe, expect, test } from "vitest";
import { samplesOf } from "../../audio/samples.ts";
import { readWavHeader } from "../../audio/wav.ts";
import { policy } from "../../calls/session/policy.ts";
import { nextUserTurn, noTurn } from "../../calls/user-turn/user-turn.ts";
import { noiseAt, noises } from "../../testing/noises.ts";
import { withNoiseGate } from "./noise-gate.ts";
import type { OpenVad } from "./vad.ts";
import { loadVad } from "./via-fvad.ts";

const frameSamples = 320;
const secondsOfNoise = 20;

let openVad: OpenVad;
beforeAll(async () => {
  openVad = await loadVad();
});

/** When turns open, in milliseconds, and how much of each is speech. */
function turnsOf(samples: Int16Array, open: OpenVad): readonly { readonly at: number; readonly speechMs: number }[] {
  const vad = open();
  const turns: { at: number; speechMs: number }[] = [];
  let userTurn = noTurn;
  for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
    const ms = at / 16;
    const frame = {
      isSpeech: vad.isSpeech(samples.subarray(at, at + frameSamples)),
      at: ms,
      isAssistantSpeaking: false,
    };
    userTurn = nextUserTurn(userTurn, frame, { nextId: `${ms}`, policy });
    if (userTurn.kind !== "turn") continue;
    if (turns.at(-1)?.at !== Number(userTurn.turn.id)) turns.push({ at: Number(userTurn.turn.id), speechMs: 0 });
    turns[turns.length - 1] = { at: Number(userTurn.turn.id), speechMs: userTurn.turn.speechMs };
    if (userTurn.turn.quietMs >= policy.transcribeAfterMs) userTurn = noTurn;
  }
  vad.close();
  return turns;
}

function over(noise: Int16Array, spoken: Int16Array, atSeconds: number): Int16Array {
  const mixed = Int16Array.from(noise);
  for (const [at, sample] of spoken.entries()) {
    const place = atSeconds * 16_000 + at;
    mixed[place] = Math.max(-32_768, Math.min(32_767, (noise[place] ?? 0) + sample));
  }
  return mixed;
}

describe.each(noises)("%s", (kind) => {
  test.each([-40, -30, -20])("at %i dB opens no turn, however loud it is", (level) => {
    expect(turnsOf(noiseAt(kind, level, secondsOfNoise), withNoiseGate(openVad))).toEqual([]);
  });

  test("is the room two seconds after it begins", () => {
    const quiet = new Int16Array(3 * 16_000);
    const samples = new Int16Array(quiet.length + secondsOfNoise * 16_000);
    samples.set(noiseAt("white", -70, 3));
    samples.set(noiseAt(kind, -25, secondsOfNoise), quiet.length);
    const last = turnsOf(samples, withNoiseGate(openVad)).at(-1);
    expect((last?.at ?? 0) + (last?.speechMs ?? 0)).toBeLessThan(3000 + 2300);
  });
});

test("a detector alone takes a hum for speech without end", () => {
  const [turn] = turnsOf(noiseAt("hum", -25, 5), openVad);
  expect(turn?.speechMs).toBeGreaterThan(4000);
});

const why = whyNoSpeech();

describe.skipIf(why !== undefined)(`what is said in a noise${why === undefined ? "" : ` (not run: ${why})`}`, () => {
  test.each(noises.flatMap((kind) => ["sí", "no", "es mi hermana"].map((words) => [kind, words] as const)))(
    "in %s 10 dB below, '%s' opens one turn long enough to be transcribed",
    (kind, words) => {
      const wav = record(words);
      const spoken = samplesOf(wav.subarray(readWavHeader(wav)?.dataAt));
      const samples = over(noiseAt(kind, levelOf(spoken) - 10, 8), spoken, 4);
      const turns = turnsOf(samples, withNoiseGate(openVad));
      expect(turns).toHaveLength(1);
      expect(turns[0]?.speechMs).toBeGreaterThanOrEqual(policy.shortestTurnMs);
    },
  );

  test("a microphone that gives nothing at all between words loses none of them", () => {
    const wav = record("sí");
    const spoken = samplesOf(wav.subarray(readWavHeader(wav)?.dataAt)).filter((sample) => Math.abs(sample) > 300);
    const samples = new Int16Array(10 * 16_000);
    for (const second of [1, 3, 5, 7]) samples.set(spoken, second * 16_000);
    expect(turnsOf(samples, withNoiseGate(openVad))).toHaveLength(4);
  });
});

/** Decibels of full scale, of what is louder than silence. */
function levelOf(samples: Int16Array): number {
  const loud = samples.filter((sample) => Math.abs(sample) > 300);
  return 10 * Math.log10(loud.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / loud.length);
}

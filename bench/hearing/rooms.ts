// What is heard behind the person, and whole calls made of answers in such rooms.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { noiseAt } from "../../packages/platform/src/testing/noises.ts";
import type { HumanVoice, Said } from "./people.ts";
import { synthetic } from "./people.ts";
import type { Random } from "./random.ts";
import { openRandom } from "./random.ts";
import {
  activeLevel,
  atLevel,
  gainOf,
  inRoom,
  overTelephone,
  sampleRate,
  toFloats,
  toInt16,
  withLoss,
} from "./sound.ts";

export type Behind = "silence" | "fan" | "street" | "music" | "speech";

const loops: Map<string, Float32Array> = new Map();
/** By then the last turn of a call is over. Seconds. */
const lastTurnSeconds = 2;
/** Everything behind repeats after this long. Seconds. */
const loopSeconds = 60;

/** A minute of what is behind, of no particular level. */
function loopOf(behind: Exclude<Behind, "silence">, human: HumanVoice | undefined) {
  const made = loops.get(behind) ?? makers[behind](human);
  loops.set(behind, made);
  return made;
}

const makers: Record<Exclude<Behind, "silence">, (human: HumanVoice | undefined) => Float32Array> = {
  fan: () => toFloats(noiseAt("fan", -20, loopSeconds)),
  street,
  music,
  speech: (human) => (human === undefined ? syntheticTalk() : television(human)),
};

/** Rolling traffic that comes and goes, and a horn now and then. */
function street() {
  const [low, high] = [toFloats(noiseAt("brown", -20, loopSeconds)), toFloats(noiseAt("pink", -26, loopSeconds))];
  const random = openRandom(21);
  const cars = Array.from({ length: 14 }, () => ({
    at: random.between(0, loopSeconds),
    width: random.between(0.8, 3),
  }));
  const horns = Array.from({ length: 5 }, () => random.between(0, loopSeconds));
  return low.map((sample, at) => {
    const seconds = at / sampleRate;
    const near = cars.reduce((sum, car) => sum + Math.exp(-(((seconds - car.at) / car.width) ** 2)), 0);
    const honks = horns.some((horn) => seconds > horn && seconds < horn + 0.5);
    const horn = honks ? 0.06 * (Math.sin(2590 * seconds) + Math.sin(3260 * seconds)) : 0;
    return sample * (0.3 + near) + (high[at] ?? 0) * (0.2 + 0.6 * near) + horn;
  });
}

/** A tune over chords with a drum: plucked strings of six harmonics. */
function music() {
  const random = openRandom(22);
  const samples = new Float32Array(loopSeconds * sampleRate);
  const beat = 0.42;
  const scale = [262, 294, 330, 349, 392, 440, 494, 523];
  for (let nth = 0; nth * beat < loopSeconds - 1; nth += 1) {
    const start = Math.round(nth * beat * sampleRate);
    const chord = [131, 175, 196, 131][Math.floor(nth / 4) % 4] ?? 131;
    pluck(samples, { start, hz: random.pick(scale), gain: 0.2, seconds: 0.6 });
    for (const ratio of [1, 1.26, 1.5]) pluck(samples, { start, hz: chord * ratio, gain: 0.08, seconds: 0.9 });
    if (nth % 2 === 0)
      for (let at = 0; at < 1200; at += 1) add(samples, start + at, random.between(-0.3, 0.3) * Math.exp(-at / 250));
  }
  return samples;
}

function pluck(
  samples: Float32Array,
  { start, hz, gain, seconds }: { start: number; hz: number; gain: number; seconds: number },
) {
  for (let at = 0; at < seconds * sampleRate; at += 1) {
    const time = at / sampleRate;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 6; harmonic += 1) {
      sum += (Math.sin(2 * Math.PI * hz * harmonic * time) * Math.exp(-time * (2 + harmonic))) / harmonic;
    }
    add(samples, start + at, gain * sum);
  }
}

function add(samples: Float32Array, at: number, value: number) {
  if (at < samples.length) samples[at] = (samples[at] ?? 0) + value;
}

/** Somebody talking without end, with the short pauses of television: the recorded woman's sentences. */
function television(human: HumanVoice) {
  const folder = join(process.env["HUMAN_VOICE_DIR"] as string, "prompts");
  const random = openRandom(23);
  return talk(
    readdirSync(folder)
      .sort()
      .map((name) => human.prompt(name)),
    random,
  );
}

/** The same without recordings. */
function syntheticTalk() {
  const texts = [
    "y en las noticias de esta noche el gobernador dijo que las obras del puente terminarán antes del verano",
    "mañana se esperan lluvias en toda la costa con vientos de hasta cuarenta kilómetros por hora",
    "no te vayas, después de la pausa volvemos con la receta de la abuela y un invitado muy especial",
  ];
  const parts = texts.map((text, at) => synthetic({ voice: at % 2 ? "es" : "es-419+f2", rate: 170, text }));
  return talk(parts, openRandom(24));
}

function talk(parts: readonly Float32Array[], random: Random) {
  const samples = new Float32Array(loopSeconds * sampleRate * (parts.length > 10 ? 4 : 1));
  for (let at = 0; at < samples.length; ) {
    const part = random.pick(parts);
    samples.set(part.subarray(0, samples.length - at), at);
    at += part.length + Math.round(random.between(0.15, 0.6) * sampleRate);
  }
  return samples;
}

/** A microphone's whole signal in a call, and what is said and asked in it when, in samples. */
export interface Scene {
  readonly name: string;
  readonly behind: Behind;
  readonly band: "16 kHz" | "telephone";
  readonly mic: Int16Array;
  /** How long the assistant takes to ask. */
  readonly promptMs: number;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly kind: string;
  readonly field: string;
  readonly isHuman: boolean;
  readonly hasPause: boolean;
  readonly level: number;
  readonly askAt: number;
  readonly from: number;
  readonly to: number;
  readonly words: readonly { text: string; from: number; to: number }[];
}

/**
 * Puts answers into a room.
 * @param how `level` of the speech, decibels of full scale; `snr` between speech and what is behind, decibels
 */
export function openScene({
  says,
  behind,
  snr,
  level,
  band,
  hasEcho,
  loss,
  seed,
  human,
  name,
  ...lasting
}: {
  name: string;
  says: readonly Said[];
  behind: Behind;
  snr: number;
  level: number;
  band: "16 kHz" | "telephone";
  hasEcho: boolean;
  loss: number;
  seed: number;
  thinkSeconds?: number;
  tailSeconds?: number;
  idleSeconds?: number;
  promptMs?: number;
  /** When the answer to the nth prompt begins, from that prompt's end; else they think for a while */
  afterMs?: (nth: number) => number;
  human: HumanVoice | undefined;
}): Scene {
  const { thinkSeconds = 1.2, tailSeconds = 3.2, idleSeconds = 0, promptMs = 300, afterMs } = lasting;
  const random = openRandom(seed);
  let at = Math.round(0.6 * sampleRate);
  const answers: Answer[] = [];
  const voiced = says.map((said, nth) => {
    const own = level + random.between(-1.5, 1.5);
    const samples = atLevel(said.samples, own);
    const askAt = at;
    const waits = afterMs === undefined ? thinkSeconds + random.between(0, 0.4) : (promptMs + afterMs(nth)) / 1000;
    const from = at + Math.round(waits * sampleRate);
    const to = from + samples.length;
    const words = said.words.map((word) => ({ ...word, from: from + word.from, to: from + word.to }));
    const { kind, field, isHuman, hasPause } = said;
    answers.push({ kind, field, isHuman, hasPause, level: own, askAt, from, to, words });
    at = to + Math.round(tailSeconds * sampleRate);
    return { from, samples };
  });
  let mic: Float32Array = new Float32Array(Math.ceil((at + (idleSeconds + lastTurnSeconds) * sampleRate) / 320) * 320);
  for (const { from, samples } of voiced) mic.set(samples, from);
  if (hasEcho) mic = inRoom(mic);
  mix(mic, { behind, level: level - snr, human, random });
  if (band === "telephone") mic = overTelephone(mic);
  if (loss > 0) mic = withLoss(mic, { share: loss, random });
  return { name, behind, band, mic: toInt16(mic), promptMs, answers };
}

function mix(
  mic: Float32Array,
  { behind, level, human, random }: { behind: Behind; level: number; human: HumanVoice | undefined; random: Random },
) {
  // A microphone has a noise of its own.
  const own = gainOf(-72);
  for (let at = 0; at < mic.length; at += 1) mic[at] = (mic[at] ?? 0) + random.between(-own, own);
  if (behind === "silence") return;
  const loop = loopOf(behind, human);
  const gain = gainOf(level - activeLevel(loop));
  const start = random.below(loop.length);
  for (let at = 0; at < mic.length; at += 1) mic[at] = (mic[at] ?? 0) + gain * (loop[(start + at) % loop.length] ?? 0);
}

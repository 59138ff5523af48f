// People who answer at once, or before the prompt is over, at each prompt: what of the beginnings of their answers is lost.
import { policy } from "../../packages/platform/src/calls/session/policy.ts";
import { behinds } from "./calls.ts";
import type { Turn } from "./hear.ts";
import type { HumanVoice } from "./people.ts";
import { humanAnswer, syntheticAnswer } from "./people.ts";
import { openRandom } from "./random.ts";
import type { Scene } from "./rooms.ts";
import { openScene } from "./rooms.ts";

/** When people begin to answer, from the prompt's end. Milliseconds. */
export const beginsAfterMs = [-200, 0, 100, 200, 400, 800];
/** Long enough for its last 200 ms to be talked over, which its first second and a half cannot. */
const promptMs = 2400;

/** Where the person is: what a microphone gets of them, decibels of full scale, and whether the room is heard with it. */
const places = [
  { place: "near", level: -20, hasEcho: false },
  { place: "far", level: -35, hasEcho: true },
] as const;

/**
 * Calls in every room, near and far, each as often as there are beginnings: every prompt of a call is answered after each.
 * @param share of the calls; silent rooms are played seven times as often, because of them more is asked
 */
export function* beginnings(human: HumanVoice | undefined, share: number) {
  let nth = 0;
  for (const [behind, snr] of behinds) {
    const draws = behind === "silence" ? 7 : 1;
    for (const { place, level, hasEcho } of places) {
      for (const band of ["16 kHz", "telephone"] as const) {
        for (let first = 0; first < draws * beginsAfterMs.length; first += 1) {
          nth += 1;
          if (Math.floor(nth * share) === Math.floor((nth - 1) * share)) continue;
          yield openScene({
            name: `${behind === "silence" ? behind : `${behind}, ${snr} dB`}, ${place}`,
            says: quickWords(human, 8000 + nth),
            ...{ behind, snr, level, hasEcho, band, human, promptMs },
            loss: 0,
            // What goes on behind may keep the last answer open for as long as an answer may be.
            idleSeconds: behind === "silence" ? 0 : policy.longestTurnMs / 1000,
            afterMs: (prompt) => afterOf(first, prompt),
            seed: 8500 + nth,
          });
        }
      }
    }
  }
}

const afterOf = (first: number, prompt: number) => beginsAfterMs[(first + prompt) % beginsAfterMs.length] ?? 0;

/** As many short answers of one breath as there are beginnings; every other one is a word or two. */
function quickWords(human: HumanVoice | undefined, seed: number) {
  const random = openRandom(seed);
  const pause = () => random.between(0.1, 0.3);
  return beginsAfterMs.map((_, at) => {
    if (at % 2 === 0) return syntheticAnswer(random, { kind: random.pick(["yes or no", "status", "country"]), pause });
    return human === undefined ? syntheticAnswer(random, { pause }) : humanAnswer(human, random, { pause });
  });
}

/** Whether what the transcriber was sent, and was taken for an answer, lacks the first sound of each answer. */
export function lostBeginnings({ answers, promptMs }: Scene, turns: readonly Turn[]) {
  return answers.map(({ askAt, from, to }) => {
    const [first] = turns.filter((turn) => turn.outcome === "transcribed" && turn.from < to && turn.to > from);
    return { afterMs: Math.round((from - askAt) / 16) - promptMs, isLost: first === undefined || first.from > from };
  });
}

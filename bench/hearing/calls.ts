// The calls that are played: who says what, how loud, in which room. Every seed is fixed.
import type { HumanVoice } from "./people.ts";
import { humanAnswer, syntheticAnswer } from "./people.ts";
import { openRandom } from "./random.ts";
import type { Behind } from "./rooms.ts";
import { openScene } from "./rooms.ts";

export const behinds: readonly (readonly [Behind, number])[] = [
  ["silence", 60],
  ...(["fan", "street", "music", "speech"] as const).flatMap((behind) =>
    [20, 10, 5].map((snr) => [behind, snr] as const),
  ),
];
const bands = ["16 kHz", "telephone"] as const;
/** How loud people are. Decibels of full scale, of what sounds; at -9 single samples clip. */
const levels = [-35, -29, -23, -17, -9];
const losses = [0, 0.02, 0.05];

/** Older people's pauses. Seconds. */
const pauses = { shortest: 0.4, longest: 2.5 };

/**
 * Every room: each of what may be behind, in both bands, with eight answers.
 * @param isQuick a fourth of them
 */
export function* rooms(human: HumanVoice | undefined, isQuick: boolean) {
  let nth = 0;
  for (const [behind, snr] of behinds) {
    for (const band of bands) {
      nth += 1;
      if (isQuick && nth % 4 !== 1) continue;
      const random = openRandom(1000 + nth);
      const pause = () => random.between(pauses.shortest, pauses.longest);
      const says = Array.from({ length: 8 }, (_, at) =>
        human !== undefined && at % 2 === 0
          ? humanAnswer(human, random, { pause })
          : syntheticAnswer(random, { pause }),
      );
      yield openScene({
        name: behind === "silence" ? behind : `${behind}, ${snr} dB`,
        ...{ says, behind, snr, band, human },
        level: levels[nth % levels.length] ?? -23,
        loss: losses[nth % losses.length] ?? 0,
        hasEcho: nth % 2 === 0,
        seed: 2000 + nth,
      });
    }
  }
}

/**
 * A person with somebody talking behind, 10 dB quieter. The recorded voice where there is one.
 * @param count of answers
 */
export function* talkBehind(human: HumanVoice | undefined, count: number) {
  for (let nth = 0; nth < count / 10; nth += 1) {
    const random = openRandom(3000 + nth);
    const pause = () => random.between(pauses.shortest, 1.5);
    const says = Array.from({ length: 10 }, () =>
      human === undefined ? syntheticAnswer(random, { pause }) : humanAnswer(human, random, { pause }),
    );
    yield openScene({
      name: "speech, 10 dB",
      ...{ says, behind: "speech", snr: 10, human, loss: 0 },
      band: bands[nth % 2] ?? "16 kHz",
      level: levels[nth % 4] ?? -23,
      hasEcho: nth % 3 === 2,
      seed: 3500 + nth,
    });
  }
}

/** Two calls of three answers each, and then, together, so many minutes in which only the television talks. */
export function* television(human: HumanVoice | undefined, minutes: number) {
  for (let nth = 0; nth < 2; nth += 1) {
    const random = openRandom(4000 + nth);
    const pause = () => random.between(pauses.shortest, 1);
    const says = Array.from({ length: 3 }, () =>
      human === undefined ? syntheticAnswer(random, { pause }) : humanAnswer(human, random, { pause }),
    );
    yield openScene({
      name: "television",
      ...{ says, behind: "speech", snr: 10, human, loss: 0, hasEcho: false, idleSeconds: minutes * 30 },
      band: bands[nth % 2] ?? "16 kHz",
      level: levels[nth % 4] ?? -23,
      seed: 4500 + nth,
    });
  }
}

/** Long questions beside a television, each answered only once it is over. */
export function* longPrompts(human: HumanVoice | undefined, count: number) {
  const snrs = [20, 10, 5];
  for (let nth = 0; nth < count / 5; nth += 1) {
    const random = openRandom(4200 + nth);
    const pause = () => random.between(0.1, 0.3);
    const says = Array.from({ length: 5 }, () =>
      human === undefined ? syntheticAnswer(random, { pause }) : humanAnswer(human, random, { pause }),
    );
    const snr = snrs[nth % snrs.length] ?? 10;
    yield openScene({
      name: `speech, ${snr} dB`,
      ...{ says, behind: "speech", snr, human, loss: 0, promptMs: 8000, afterMs: () => 600 },
      band: bands[nth % 2] ?? "16 kHz",
      level: levels[nth % 4] ?? -23,
      hasEcho: nth % 3 === 2,
      seed: 4700 + nth,
    });
  }
}

/** Answers with a pause of 1.5 s after each of their pieces, in a quiet room. */
export function* longPauses(human: HumanVoice | undefined, count: number) {
  const kinds = ["number", "date", "spelled word", "address"];
  for (let nth = 0; nth < count / 10; nth += 1) {
    const random = openRandom(5000 + nth);
    const pause = () => 1.5;
    const says = Array.from({ length: 10 }, (_, at) => {
      const kind = kinds[at % kinds.length] ?? "number";
      if (kind === "address") return syntheticAnswer(random, { kind, pause });
      return human === undefined
        ? syntheticAnswer(random, { kind: kind === "spelled word" ? "number" : kind, pause })
        : humanAnswer(human, random, { kind, pause });
    });
    yield openScene({
      name: "pauses",
      ...{ says, behind: "silence", snr: 60, human, loss: 0, hasEcho: false },
      band: bands[nth % 2] ?? "16 kHz",
      level: -23,
      seed: 5500 + nth,
    });
  }
}

/** Short numbers, at every level and rate. */
export function* digits(human: HumanVoice | undefined, count: number) {
  for (let nth = 0; nth < count / 25; nth += 1) {
    const random = openRandom(6000 + nth);
    const pause = () => random.between(0.4, 0.8);
    const says = Array.from({ length: 25 }, () =>
      human === undefined
        ? syntheticAnswer(random, { kind: "number", pause })
        : humanAnswer(human, random, { kind: "number", pause, pieces: 2 }),
    );
    yield openScene({
      name: "digits",
      ...{ says, behind: "silence", snr: 60, human, loss: 0, thinkSeconds: 0.8, tailSeconds: 2.6 },
      band: bands[nth % 2] ?? "16 kHz",
      hasEcho: nth % 3 === 1,
      level: levels[nth % levels.length] ?? -23,
      seed: 6500 + nth,
    });
  }
}

/** Whole, short answers of one breath, as people give them who are sure. */
export function* quickAnswers(human: HumanVoice, count: number) {
  for (let nth = 0; nth < count / 10; nth += 1) {
    const random = openRandom(7000 + nth);
    const pause = () => random.between(0.1, 0.3);
    const says = Array.from({ length: 10 }, (_, at) =>
      humanAnswer(human, random, { kind: at % 2 === 0 ? "number" : "date", pause }),
    );
    yield openScene({
      name: "quick",
      ...{ says, behind: "silence", snr: 60, human, loss: 0, hasEcho: false, level: -23, seed: 7500 + nth },
      band: bands[nth % 2] ?? "16 kHz",
    });
  }
}

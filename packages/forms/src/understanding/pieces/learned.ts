import { openedWeights, type Weights } from "../sorter/opened.ts";
import { wordsOf } from "./features.ts";
import { type Parter, partBy, roles } from "./piece.ts";
import { type Follows, type Learned, piecesOf } from "./tagger.ts";
import { roleClasses, roleFeatures, roleFollows, roleStep, roleWeights } from "./weights.ts";

let opened: Learned | undefined;

/** What the letters of one joint's rows stand for: the role before by the role, the last row the beginning. */
const noWeight = 63;

function learned(): Learned {
  if (opened !== undefined) return opened;
  const weights: ReadonlyMap<string, Weights> = openedWeights({
    features: roleFeatures,
    classes: roleClasses,
    weights: roleWeights,
    step: roleStep,
  });
  const follows = new Map(
    roleFollows.split("\n").map((line) => {
      const [joint = "", letters = ""] = line.split(" ");
      return [joint, rowsOf(letters)];
    }),
  );
  const usual = follows.get("") ?? [];
  opened = {
    weightsOf: (feature) => weights.get(feature),
    followsAt: (joint) => follows.get(joint) ?? (joint.startsWith(",") ? follows.get(",") : undefined) ?? usual,
  };
  return opened;
}

function rowsOf(letters: string): Follows {
  const scores = [...letters].map((letter) => (letter.charCodeAt(0) - noWeight) * roleStep);
  return Array.from({ length: roles.length + 1 }, (_, row) =>
    scores.slice(row * roles.length, (row + 1) * roles.length),
  );
}

/** Parts an utterance as it was learned from sayings that their authors had parted: a linear-chain conditional random field. */
export const learnedParter: Parter = (text, setting) => piecesOf(text, wordsOf(text, setting), learned());

/** From now on utterances are parted by what was learned. A page loads this late, everybody else at the start. */
export function readLearnedPieces(): void {
  learned();
  partBy(learnedParter);
}

import { plainWords } from "@dilo/foundation";
import type { Moment } from "../act.ts";
import type { Setting } from "./piece.ts";

/** Where something is said, as its roles are learned; undefined where nothing was learned of. */
export function settingOf({ expects, field }: Moment): Setting | undefined {
  if (field?.extra !== undefined) return undefined;
  const kind = field?.kind ?? "";
  const known = (words: string) => new Set(plainWords(words));
  switch (expects.kind) {
    case "answer":
      if (expects.isSpelling || expects.isKeeping) return undefined;
      return { where: expects.before === undefined ? "ask" : "part", kind, known: new Set() };
    case "verdict":
      return { where: "back", kind, known: known(expects.before.reading.spanishReadback ?? expects.before.text) };
    case "choice": {
      const { candidates } = expects;
      const where = candidates.length > 1 ? "which" : "part";
      return { where, kind, known: known(candidates.map(({ spanish }) => spanish).join(" ")) };
    }
    case "yes-no":
      return expects.isReview &&
        expects.isPoint !== true &&
        expects.isReadingOut !== true &&
        expects.samePerson === undefined
        ? { where: "review", kind: "", known: new Set() }
        : undefined;
    default:
      return undefined;
  }
}

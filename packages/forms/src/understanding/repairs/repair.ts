import type { Interpretation } from "../../answers/interpretation.ts";
import { spelledWord } from "../../answers/name/spelled-word.ts";
import type { Field } from "../../forms/definition.ts";
import { repairAddress } from "./address.ts";
import { contrastIn } from "./contrast.ts";
import { repairEmail } from "./email.ts";
import { repairName } from "./name.ts";
import { repairNumber } from "./number.ts";
import type { Repair } from "./whole-values.ts";
import { withWord } from "./with-word.ts";

/** So few letters are a word only where letters were asked for. */
const fewestLetters = { asked: 2, unasked: 3 } as const;

/** Kinds that are words: what is doubtful in them is a letter. */
function isSpeltKind(kind: Field["kind"]): boolean {
  return kind === "name" || kind === "address" || kind === "email";
}

/** Hears letters: the word they make, and the whole values with it in the place of the word it resembles. */
export function lettersIn(
  text: string,
  { kind }: Field,
  { before, isAsked }: { readonly before: Interpretation | undefined; readonly isAsked: boolean },
): (Repair & { readonly spelled: string }) | undefined {
  if (!isSpeltKind(kind)) return undefined;
  const spelled = spelledWord(text, isAsked ? fewestLetters.asked : fewestLetters.unasked);
  if (spelled === undefined) return undefined;
  return { texts: before === undefined ? [spelled] : withWord(kind, textOf(before), spelled), spelled };
}

function textOf({ value, spanishReadback }: Interpretation): string {
  return typeof value === "string" ? value : (spanishReadback ?? "");
}

/** Hears a part of the value that was read back said again; undefined where the words are no part of such a value. */
export function repairIn(text: string, { kind }: Field, before: Interpretation): Repair | undefined {
  const { value, warnings } = before;
  switch (kind) {
    case "name":
      return typeof value === "string" ? repairName(text, value) : undefined;
    case "alien-number":
    case "phone":
      return repairNumber(text, String(value).replace(/^\+1/, ""), warnings.includes("padded"));
    case "address":
    case "mailing-address":
      return repairAddress(text, value);
    case "email":
      return typeof value === "string" ? repairEmail(text, value) : undefined;
    default:
      return undefined;
  }
}

/** "mayo, no marzo": what holds, for the readers to put in its place. */
export function whatHolds(text: string, otherwise = text): string {
  return contrastIn(text)?.now ?? otherwise;
}

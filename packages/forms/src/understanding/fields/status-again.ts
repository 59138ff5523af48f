import type { Interpretation } from "../../answers/interpretation.ts";
import { doubted } from "../../answers/reading.ts";
import { fold } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { read } from "../reading.ts";
import { storedReading } from "./earlier.ts";
import { tellsNot } from "./pieces.ts";

/** Words that tell a marital status, or how one came to be without a spouse. */
const tells =
  /\b(?:solter[oa]|viud[oa]|divorci\w+|separad[oa]|separ(?:e|amos)|enviud\w+|(?:casad[oa]|marido|espos[oa]) no|no (?:soy|estoy|esta|es) casad[oa]|nunca (?:me |nos )?(?:cas|he casado)\w*|murio|fallecio|finad[oa]|difunt[oa])\b/;

/** "No casada no": the status that is denied. */
const denied =
  /(?<!\p{L})no\s+(?:(?:soy|estoy|es|est[aá])\s+)?(?:casad|solter|viud|divorciad|separad)[oa](?:\s+no)?(?!\p{L})[,\s]*|(?:casad|solter|viud|divorciad|separad)[oa]\s+no(?!\p{L})[,\s]*/giu;

/** "Ya no tengo marido, se murió". */
const death = /\b(?:murio|fallecio|finad[oa]|difunt[oa])\b/;

/** Where what tells the status begins behind other words. */
const begins =
  /(?<!\p{L})(?:soy|estoy|est[aá]|qued[eé]|(?:se|me|nos)\s+(?:me\s+)?(?:muri|falleci|divorci|separ)|enviud|nunca\s+me)/iu;

/**
 * The marital status told anew where the spouse is asked about, or right behind it: "le digo que soy viuda", "no casada, está
 * divorciada". Undefined where the status that is kept is told, or none.
 */
export function statusToldAgain(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields, field: asked, previous } = moment;
  const marital = fields.find(({ kind, about }) => kind === "marital" && about === undefined);
  const isOpen =
    (expects.kind === "answer" && !expects.isSpelling) ||
    expects.kind === "verdict" ||
    (expects.kind === "yes-no" && expects.isReview);
  const isMeant = marital !== undefined && (asked?.about === "spouse" || previous === marital.id);
  if (!isMeant || !isOpen || marital.id === asked?.id || /[?¿]/.test(text) || !tells.test(fold(text)) || tellsNot(text))
    return undefined;
  const before = storedReading(marital, moment);
  if (before === undefined) return undefined;
  const without = text.replace(denied, "").trim();
  const at = begins.exec(without)?.index ?? 0;
  const died = death.test(fold(text)) ? ["enviudé"] : [];
  for (const words of new Set([text, without, without.slice(at), ...died])) {
    const reading = read(words, marital, moment);
    if (reading.status !== "value" || isSame(reading, before)) continue;
    const isSure = words === text && !reading.needsConfirmation;
    return one({
      kind: "inform",
      field: marital.id,
      reading: isSure ? reading : doubted(reading, "corrected"),
      text: words,
    });
  }
  return undefined;
}

function isSame(now: Interpretation, before: Interpretation): boolean {
  return JSON.stringify(now.value) === JSON.stringify(before.value);
}

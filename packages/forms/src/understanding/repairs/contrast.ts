import { sayings } from "../../answers/clauses/cue-words.ts";
import { contrast } from "../../answers/clauses/cues.table.ts";

/** What somebody says is right, and what of the value read back is wrong: "es Prado, no Pardo". */
export interface Contrast {
  readonly now: string;
  readonly old: string;
}

const glue = `(?:es|son|era|fue|${sayings}|con|el|la|los|las|de|se escribe|va|que es)`;
const inside = "[^,;.]+?";

/** The ways to set one thing against another; `now` is what holds. The first that fits is taken. */
const shapes: readonly RegExp[] = [
  // "no Pardo sino Prado", "no es quince, sino dieciséis"
  new RegExp(
    String.raw`^no,?\s+(?:${glue}\s+)*(?<old>${inside})[,;.]?\s+${contrast}\s+(?:que\s+)?(?:${glue}\s+)*(?<now>${inside})[.!]?$`,
    "iu",
  ),
  // "no es Pardo, es Prado"
  new RegExp(
    String.raw`^no,?\s+(?:es|son|era|fue|dije|soy)\s+(?:${glue}\s+)*(?<old>${inside})[,;.]?\s+(?:es|son|era|fue|dije|soy)\s+(?:${glue}\s+)*(?<now>${inside})[.!]?$`,
    "iu",
  ),
  // "puse quince y es dieciséis"
  new RegExp(
    String.raw`^(?:.*?[,;\s]\s*)?(?:le\s+|la\s+|lo\s+)?(?:puse|dije|di|anot[eé]|escrib[ií])\s+(?:${glue}\s+)*(?<old>${inside})[,;]?\s+(?:y|pero)\s+(?:es|son|era|fue)\s+(?:${glue}\s+)*(?<now>${inside})[.!]?$`,
    "iu",
  ),
  // "cámbiele Pardo por Prado"
  new RegExp(
    String.raw`^(?:no[,.;\s]+)?(?:c[aá]mbi\p{L}+|corr[ií][jg]\p{L}+|qu[ií]t\p{L}+)\s+(?:${glue}\s+)*(?<old>${inside})[,;]?\s+(?:por|a|y p[oó]ng\p{L}+)\s+(?:${glue}\s+)*(?<now>${inside})[.!]?$`,
    "iu",
  ),
  // "Prado en vez de Pardo"
  new RegExp(
    String.raw`^(?:no[,.;\s]+)?(?:${glue}\s+)*(?<now>${inside})[,;]?\s+(?:en (?:vez|lugar) del?|y no)\s+(?:${glue}\s+)*(?<old>${inside})[.!]?$`,
    "iu",
  ),
  // "en vez de Pardo, Prado"
  new RegExp(
    String.raw`^(?:no[,.;\s]+)?en (?:vez|lugar) del?\s+(?:${glue}\s+)*(?<old>${inside})(?:[,;.]\s*|\s+(?=(?:el|la|los|las)\s)|\s+(?:es|son|va|pong[ae]\w*|p[oó]ng[ae]\w*|era|quiero)\s+)(?:${glue}\s+)*(?<now>${inside})[.!]?$`,
    "iu",
  ),
  // "es Prado, no Pardo", "dieciséis no quince"
  new RegExp(
    String.raw`^(?:no[,.;\s]+)?(?:${glue}\s+)*(?<now>${inside})[,;.]?\s+no\s+(?:${glue}\s+)*(?<old>${inside})[.!]?$`,
    "iu",
  ),
  // "no seis, dieciséis"
  new RegExp(String.raw`^no\s+(?<old>${inside})[,;]\s+(?:${glue}\s+)*(?<now>${inside})[.!]?$`, "iu"),
  // "cambie Pardo por Prado", "Pardo por Prado"
  new RegExp(
    String.raw`^(?:no[,.;\s]+)?(?:(?:c[aá]mbi\p{L}*|p[oó]ng\p{L}*|corrij\p{L}*|quit\p{L}*)\s+)(?:${glue}\s+)*(?<old>${inside})\s+por\s+(?:${glue}\s+)*(?<now>${inside})[.!]?$`,
    "iu",
  ),
  // "¿Pardo? Es Prado"
  new RegExp(
    String.raw`^(?:no[,.;\s]+)?[¿]?(?<old>${inside})\?\s+(?:no[,.;\s]+)?(?:es|son|era|fue|${sayings})\s+(?:${glue}\s+)*(?<now>${inside})[.!]?$`,
    "iu",
  ),
  // "Pardo no, Prado"
  new RegExp(String.raw`^(?<old>${inside})\s+no[,;.]\s*(?:${glue}\s+)*(?<now>${inside})[.!]?$`, "iu"),
];

/** Finds what is set against what; undefined where the words do no such thing. */
export function contrastIn(text: string): Contrast | undefined {
  for (const shape of shapes) {
    const { now, old } = shape.exec(text.trim())?.groups ?? {};
    if (now !== undefined && old !== undefined && now.trim() !== "" && old.trim() !== "")
      return { now: now.trim(), old: old.trim() };
  }
  return undefined;
}

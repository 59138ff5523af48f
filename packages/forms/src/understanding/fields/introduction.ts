import { atStart } from "../../answers/words/phrases.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { introductionPhrases, nameIntroductionPhrases } from "../phrases/introductions.ts";

const anyKind = atStart(introductionPhrases);
const ofName = atStart(nameIntroductionPhrases);

/** "Me dicen Chuy pero me llamo Jesús Luna": what the person is called stands behind the words that say so. */
const selfNamed =
  /^.*[\p{L}\p{N}][,;.:]?\s+(?:(?:yo|pero|y|porque)\s+)*(?:me llamo|mi nombre(?: completo| legal| real)? es)\s+/iu;

/** "Mi viejo se llama José": who is asked about, before the name. */
const otherNamed = /^(?:(?:mi|el|la|su|mi difunt[oa]) \w+(?: \w+)? )?se (?:llama|llamaba|apellida)\b/;

/** An answer without what only announces it: "apúntele", "ahí le va", "como dice en mi acta", "nomás". */
export function withoutIntroduction(text: string, { kind, about }: Field): string {
  if (kind === "choice") return text;
  let rest = text;
  if (kind === "name" && about === undefined) rest = behind(rest, selfNamed.exec(rest)?.[0].length ?? 0) ?? rest;
  for (;;) {
    const tokens = tokensOf(rest).filter((token) => token.kind !== "mark");
    const plain = plainText(tokens);
    const match =
      anyKind.exec(plain)?.[0] ??
      (kind === "name" ? (ofName.exec(plain)?.[0] ?? (about && otherNamed.exec(plain)?.[0])) : undefined);
    const words = match === undefined ? 0 : match.trim().split(" ").length;
    const less = words === 0 ? undefined : behind(rest, tokens[words]?.start ?? rest.length);
    if (less === undefined) return rest;
    rest = less;
  }
}

/** What stands behind a place in a text; undefined where that is the place of its beginning, or nothing is left. */
function behind(text: string, at: number): string | undefined {
  const rest = text.slice(at).trim();
  return at === 0 || rest === "" ? undefined : rest;
}

import type { Token } from "../../words/tokens.ts";
import { comOnly } from "../domains.table.ts";
import { isEmail } from "./shape.ts";

const provider = comOnly.replaceAll(" ", "|");
const together = new RegExp(`^(\\w*?)arroba(${provider})?(punto|dot)?(com|net|es)?$`);

/** "ana68arrobagmail.com": an arroba typed as a word among others, apart and as the sign. */
export function withArrobasApart(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [whole, before = "", name = "", dot, ending = ""] = together.exec(token.plain) ?? [];
    const isAlone = whole === undefined || whole === "arroba" || (name === "" && tokens[at + 1]?.isGlued !== true);
    if (isAlone || (before === "" && !token.isGlued)) return [token];
    const parts = [before, "@", name, dot === undefined ? "" : ".", ending].filter((part) => part !== "");
    return parts.map((part, place) => ({
      ...token,
      text: part,
      plain: part,
      kind: /^\w/.test(part) ? ("word" as const) : ("mark" as const),
      isGlued: place > 0 || token.isGlued,
    }));
  });
}

/** "e l i u d @ y a h o o . c o m": an address typed with a space behind each letter; undefined where one is longer. */
export function typedByLetters(tokens: readonly Token[]): string | undefined {
  const isLetters = tokens.length > 8 && tokens.every(({ plain }) => plain.length === 1);
  const text = isLetters ? tokens.map(({ plain }) => plain).join("") : "";
  return isEmail(text) ? text : undefined;
}

import type { Token } from "./tokens.ts";

/** The tokens between what leads in to an answer and what is said behind it; none where nothing else was said. */
export function withoutEnds(
  tokens: readonly Token[],
  { lead, tail }: { readonly lead: RegExp; readonly tail: RegExp },
): readonly Token[] {
  const words = tokens.filter((token) => token.kind !== "mark");
  const text = words.map((token) => token.plain).join(" ");
  const count = (found: RegExpExecArray | null) => found?.[0].trim().split(" ").length ?? 0;
  const first = words[count(lead.exec(`${text} `))];
  const last = words[words.length - 1 - count(tail.exec(text))];
  if (first === undefined || last === undefined || first.start > last.start) return [];
  return tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1);
}

import { isPause, type Token } from "./tokens.ts";

/** What a phrase stands for, and how many tokens it takes. */
export interface Found<Name> {
  readonly name: Name;
  readonly length: number;
}

/** Finds the longest phrase that begins at a token. */
export type PhraseAt<Name> = (tokens: readonly Token[], at: number) => Found<Name> | undefined;

/**
 * Makes a finder of the phrases of a table, one a line or parted by "|", each with what it stands for.
 * @param across whether a pause may stand inside a phrase
 */
export function phraseFinder<Name>(
  table: Iterable<readonly [Name, phrases: string]>,
  { across = false }: { readonly across?: boolean } = {},
): PhraseAt<Name> {
  const byFirst = new Map<string, (readonly [words: readonly string[], name: Name])[]>();
  for (const [name, phrases] of table) {
    for (const phrase of phrases.trim().split(/[\n|]/)) {
      const [first = "", ...rest] = phrase.split(" ");
      const known = [...(byFirst.get(first) ?? []), [rest, name] as const];
      byFirst.set(
        first,
        known.sort(([one], [other]) => other.length - one.length),
      );
    }
  }
  return (tokens, at) => {
    for (const [rest, name] of byFirst.get(tokens[at]?.plain ?? "") ?? []) {
      let end = at + 1;
      const isNext = (word: string) => {
        while (across && isPause(tokens[end])) end++;
        return tokens[end++]?.plain === word;
      };
      if (rest.every(isNext)) return { name, length: end - at };
    }
    return undefined;
  };
}

/**
 * Tables of phrases (`*.table.ts`) have one a line, folded. `(a|b)`, `[oa]`, `?` and a group's `*` mean what they mean in
 * a pattern, a hyphen at a word's end stands for any ending, `^` and `$` for the ends of all that was said.
 */
function anyOf(table: string): string {
  return table
    .trim()
    .replaceAll(/-(?=[\n |)?]|$)/g, "\\w*")
    .replaceAll(/\n+/g, "|");
}

/** A table with what several of its phrases share, `<person>`, in the place of its name. */
export function filledIn(table: string, parts: Readonly<Record<string, string>>): string {
  return table.replaceAll(/<(\w+)>/g, (_, name: string) => filledIn(parts[name] ?? "", parts));
}

/** Finds a phrase of a table anywhere, as whole words. */
export function somewhere(table: string): RegExp {
  return new RegExp(`\\b(?:${anyOf(table)})\\b`);
}

/** Finds every phrase of a table, as words between white space, with the space before it. */
export function eachOf(table: string): RegExp {
  return new RegExp(`(?:^| )(?:${anyOf(table)})(?= |$)`, "g");
}

/** Finds a phrase of a table at the very beginning. */
export function atStart(table: string): RegExp {
  return new RegExp(`^(?:${anyOf(table)})\\b`);
}

/** Tells whether all that was said is one phrase of a table. */
export function whole(table: string): RegExp {
  return new RegExp(`^(?:${anyOf(table)})$`);
}

/** Finds the phrases of a table that stand before everything else, each with the space behind it. */
export function leadIn(table: string): RegExp {
  return new RegExp(`^(?:(?:${anyOf(table)}) )+`);
}

/** Finds the phrases of a table that stand behind everything else, each with the space before it. */
export function leadOut(table: string): RegExp {
  return new RegExp(`(?: (?:${anyOf(table)}))+$`);
}

/** The words of a table of single words. */
export function wordsOf(table: string): ReadonlySet<string> {
  return new Set(table.trim().split(/\s+/));
}

/** What may be named, each with the pattern that finds it. */
export type Ways<Name extends string> = readonly (readonly [name: Name, words: RegExp])[];

/** The phrases for each of several names, in the order of their table. */
export function waysOf<Name extends string>(
  tables: Readonly<Record<Name, string>>,
  pattern: (table: string) => RegExp = somewhere,
): Ways<Name> {
  return Object.entries<string>(tables).map(([name, table]) => [name as Name, pattern(table)]);
}

/** Everything that some folded words name. */
export function namedIn<Name extends string>(ways: Ways<Name>, text: string): readonly Name[] {
  return ways.filter(([, words]) => words.test(text)).map(([name]) => name);
}

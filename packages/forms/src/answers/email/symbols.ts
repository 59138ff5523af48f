import type { Token } from "../words/tokens.ts";

// How people say the marks of an address, folded; longest first.
const spoken: readonly (readonly [words: readonly string[], symbol: string])[] = (
  [
    ["@", "arroba|aroba|arrova|@|at|signo de arroba|simbolo de arroba|la arroba|la a de arroba"],
    [".", "punto|puntos|dot|.|punton"],
    [
      "_",
      "guion bajo|guion abajo|raya baja|raya abajo|barra baja|linea baja|sub guion|subguion|guion de abajo|rayita abajo|rayita de abajo|rayita baja|rayita bajita|underscore|underline|under score|under line|piso|guion piso|_|subrayado|raya al piso",
    ],
    [
      "-",
      "guion medio|medio guion|guion|raya|rayita|menos|dash|hyphen|-|guion normal|guion alto|guion del medio|guion de en medio|raya en medio|rayita en medio|linea",
    ],
    ["+", "mas|signo mas|plus|+|signo de mas"],
  ] as const
)
  .flatMap(([symbol, words]) => words.split("|").map((phrase) => [phrase.split(" "), symbol] as const))
  .sort(([one], [other]) => other.length - one.length);

const byFirst = new Map<string, (readonly [readonly string[], string])[]>();
for (const [words, symbol] of spoken) {
  const first = words[0] ?? "";
  byFirst.set(first, [...(byFirst.get(first) ?? []), [words, symbol]]);
}

/** The mark of an address said at a place, and how many tokens it takes. */
export function symbolAt(
  tokens: readonly Token[],
  at: number,
): { readonly symbol: string; readonly length: number } | undefined {
  const found = byFirst
    .get(tokens[at]?.plain ?? "")
    ?.find(([words]) => words.every((word, step) => tokens[at + step]?.plain === word));
  return found && { symbol: found[1], length: found[0].length };
}

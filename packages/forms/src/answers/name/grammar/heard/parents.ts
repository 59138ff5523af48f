import { placesOf } from "../../../words/cuts.ts";
import { eachOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { fatherPhrases, motherPhrases } from "../../asides.table.ts";

const father = eachOf(fatherPhrases);
const mother = eachOf(motherPhrases);

/** "Orellana por mi papá y Bonilla por mi mamá": where both are told, each is a label as "primer apellido" is one. */
export function withParents(tokens: readonly Token[]): readonly Token[] {
  const named = (places: ReturnType<typeof placesOf>) =>
    places.filter(({ from }) => !/^(nombre|completo|legal)$/.test(tokens[from - 1]?.plain ?? ""));
  const [fathers, mothers] = [named(placesOf(father, tokens)), named(placesOf(mother, tokens))];
  // "Ana Paz, y de mi mamá Luna": the mother's alone, behind all else.
  const isTold = tokens.some(({ plain }) => /^apellid/.test(plain));
  const isSecond = mothers.some(
    ({ from }) => from > 2 && (tokens[from - 1]?.plain === "y" || (isTold && isPause(tokens[from - 1]))),
  );
  if (!(fathers.length === 1 || (fathers.length === 0 && isSecond)) || mothers.length !== 1) return tokens;
  return tokens.flatMap((token, at) => {
    const label = (places: typeof fathers, text: string) => {
      const place = places.find(({ from, to }) => from <= at && at < to);
      if (place === undefined) return undefined;
      return place.from === at ? [{ ...token, text, plain: text, kind: "word" as const }] : [];
    };
    return label(mothers, "apellidodelamadre") ?? label(fathers, "apellidodelpadre") ?? [token];
  });
}

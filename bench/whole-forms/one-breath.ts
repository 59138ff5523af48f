// How ten people answer a question that asks for several things of a row at once.
import type { Field } from "@dilo/forms";
import type { Saying } from "./life.ts";
import type { Ways } from "./said-by.ts";

/** Where something begins and where it ends. */
const spans: Ways<readonly [begin: string, end: string]> = [
  ([begin, end]) => `${begin}, ${end}`,
  ([begin, end]) => `${begin} a ${end}`,
  ([begin, end]) => `${begin} y ${end}`,
  ([begin, end]) => `${begin} hasta ${end}`,
  ([begin, end]) => `de ${begin} a ${end}`,
  ([begin, end]) => `desde ${begin} hasta ${end}`,
  ([begin, end]) => `${begin}, ${end}`,
  ([begin, end]) => `${begin}, y ${end}`,
  ([begin, end]) => `${begin} a ${end}`,
  ([begin, end], { id }) =>
    id.endsWith(".left") ? `salí ${begin} y regresé ${end}` : `empecé ${begin} y terminé ${end}`,
];

/** Everything that is asked with a question, in this person's way, and what each of it means. */
export function inOneBreath(
  field: Field,
  own: Saying,
  { seed, sayingOf }: { readonly seed: number; readonly sayingOf: (id: string) => Saying | undefined },
): { readonly said: string; readonly meant: readonly (readonly [id: string, saying: Saying])[] } {
  const others = Object.keys(field.extra?.together?.called ?? {}).flatMap((id) => {
    const saying = id === field.id ? undefined : sayingOf(id);
    return saying === undefined ? [] : [[id, saying] as const];
  });
  const [first, ...rest] = others.map(([, { said }]) => said);
  const isSpan = field.kind === "date" && first !== undefined;
  const way = spans[seed % spans.length] ?? (([begin, end]) => `${begin}, ${end}`);
  const begun = isSpan ? [way([own.said, first], { isOwn: true, id: field.id })] : [own.said, first];
  return { said: [...begun, ...rest].filter((words) => words !== undefined).join(", "), meant: others };
}

import type { Field } from "../forms/definition.ts";

/**
 * A field's label inside a sentence, as one says it to the person: who asks for a relative is the one who listens. A box of
 * a table is called by its column and its row.
 */
export function labelOf({ labelSpanish, extra }: Labelled): string {
  const { names, row = 0 } = extra?.cell ?? {};
  if (names !== undefined && names.column !== "") return `${names.column}, ${names.row} ${row}`;
  const label = labelSpanish.replace(
    /^(\p{L})(.*) de quien pide$/u,
    (_, first: string, rest: string) => `su ${first.toLocaleLowerCase("es")}${rest}`,
  );
  return /^Número A\b/.test(label)
    ? label.replace("Número", "número")
    : label.charAt(0).toLocaleLowerCase("es") + label.slice(1);
}

type Labelled = Pick<Field, "labelSpanish" | "extra">;

const feminine =
  /^(?:fecha|dirección|relación|razón|ciudad|calle|ocupación|sentencia|ayuda|estatura|pregunta|explicación)(?!\p{L})/u;

/** The same with its article, as a part of a sentence: "la fecha de nacimiento", "su teléfono". */
export function theLabel(field: Labelled): string {
  const label = labelOf(field);
  if (label.startsWith("su ")) return label;
  return `${feminine.test(label) ? "la" : "el"} ${label}`;
}

import type { Field } from "../forms/definition.ts";

/** A field's label inside a sentence, as one says it to the person: who asks for a relative is the one who listens. */
export function labelOf({ labelSpanish }: Pick<Field, "labelSpanish">): string {
  const label = labelSpanish.replace(
    /^(\p{L})(.*) de quien pide$/u,
    (_, first: string, rest: string) => `su ${first.toLocaleLowerCase("es")}${rest}`,
  );
  return /^Número A\b/.test(label)
    ? label.replace("Número", "número")
    : label.charAt(0).toLocaleLowerCase("es") + label.slice(1);
}

const feminine = /^(?:fecha|dirección|relación|razón|ciudad|calle|estatura|pregunta|explicación)(?!\p{L})/u;

/** The same with its article, as a part of a sentence: "la fecha de nacimiento", "su teléfono". */
export function theLabel(field: Pick<Field, "labelSpanish">): string {
  const label = labelOf(field);
  if (label.startsWith("su ")) return label;
  return `${feminine.test(label) ? "la" : "el"} ${label}`;
}

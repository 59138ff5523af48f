import type { Answers, Field } from "@dilo/forms";

/** Of what a search found, the answers that take each kind's reader longest. */
const longestRead: Readonly<Record<string, string>> = {
  ...{ name: "punto perdón", phone: "ciento cinco con mil guion o", "alien-number": "José tres hasta esposo . 1" },
  ...{ date: "cuatro mil uno cero arroba", address: "y Rosa 1 perdón México", marital: "novecientos mes" },
};

/** An answer to each question, repeated to the length that is taken. */
export function worstAnswers(asked: readonly Pick<Field, "id" | "kind">[], heardAt: string): Answers {
  return Object.fromEntries(
    asked.slice(0, 150).map(({ id, kind }) => {
      const said = `${longestRead[kind] ?? "si , uno"} `.repeat(100).slice(0, 400).trim();
      return [id, { said, heardAt }];
    }),
  );
}

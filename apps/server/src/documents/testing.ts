import { type FormType, forms, type PrintedAnswer } from "@dilo/forms";
import type { AnswerSheet } from "./answer-sheet.ts";

/** Lines of a form for an invented person; a field without a pair stays unanswered. */
export function linesOf(
  formType: FormType,
  pairs: Readonly<Record<string, readonly [english: string, said: string]>>,
): readonly PrintedAnswer[] {
  return forms[formType].fields.map((field) => {
    const pair = pairs[field.id];
    if (pair === undefined) return { field, said: "", english: "", status: "missing" };
    return { field, english: pair[0], said: pair[1], status: "read" };
  });
}

/** An invented N-400 with one answer that could not be read and one that is missing. */
export const samplePerson: AnswerSheet = {
  formType: "N-400",
  savedAt: "2026-11-20T16:00:00.000Z",
  lines: linesOf("N-400", {
    nombre_completo: ["Íñigo Peña Agüero", "Íñigo Peña Agüero"],
    fecha_nacimiento: ["10/12/1979", "doce de octubre del setenta y nueve"],
    pais_nacimiento: ["Mexico", "México"],
    numero_alien: ["A-012345678", "A cero doce tres cuarenta y cinco seiscientos setenta y ocho"],
    telefono: ["(305) 555-0123", "tres cero cinco cinco cinco cinco cero uno dos tres"],
    email: ["None", "no tengo"],
    fecha_residencia: ["05/01/2001", "el primero de mayo de dos mil uno"],
    estado_civil: ["Married", "casado"],
    nombre_conyuge: ["Rosa Elena Prado", "Rosa Elena Prado"],
  }).map((line) =>
    line.field.id === "fecha_residencia" ? { ...line, english: line.said, status: "needs-review" } : line,
  ),
};

import { type Answers, type FormType, type PrintedAnswer, printAnswers } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { openLookups } from "../../answers/language/lookups.ts";
import { sheetOf } from "../../delivery/derive-sheet.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { boxOf, reviewItems } from "./review-items.ts";
import { lettersText } from "./scripts.ts";

const heardAt = "2026-11-20T15:00:00.000Z";

function linesSaid(formType: FormType, said: Readonly<Record<string, string>>): readonly PrintedAnswer[] {
  const answers: Answers = Object.fromEntries(
    Object.entries(said).map(([id, words]) => [id, { said: words, heardAt }]),
  );
  return sheetOf({ formType, answers, savedAt: heardAt }, openLookups()).lines;
}

/** The reasons for one answer. */
function reasonsFor(formType: FormType, field: string, said: string) {
  const items = reviewItems(linesSaid(formType, { [field]: said }));
  return items.find((item) => item.field.id === field)?.reasons ?? [];
}

describe("what is to be checked", () => {
  test("is every answer that is missing, with its place on the form", () => {
    for (const formType of ["N-400", "I-130"] as const) {
      const lines = printAnswers(formType, {});
      const items = reviewItems(lines, { form: knownForms[formType], notes: [], placed: [] });
      expect(items.map(({ field }) => field.id)).toEqual(lines.map(({ field }) => field.id));
      for (const { box, reasons } of items) {
        expect(box?.page).toBeGreaterThan(0);
        expect(reasons).toEqual([{ es: "Usted no contestó esta pregunta.", en: "Not answered." }]);
      }
    }
  });

  test.each([
    [
      "N-400",
      "fecha_nacimiento",
      "doce de octubre",
      "Falta el año. 12 de octubre, ¿de qué año?",
      "The year is missing.",
    ],
    ["N-400", "nombre_completo", "Иван Петров", "Está en letras cirílicas.", "It is in Cyrillic letters."],
    ["N-400", "nombre_completo", "王秀英", "Está en letras chinas.", "It is in Chinese letters."],
    ["N-400", "numero_alien", "no me acuerdo", "Usted dijo que no lo sabe.", "Said: not known."],
    ["I-130", "relacion_familiar", "es mi primo", "La I-130 no cubre a este familiar.", "does not cover this relative"],
    ["N-400", "telefono", "305555012", "Oímos 305555012.", "The digits are not complete."],
    [
      "N-400",
      "estado_civil",
      "estoy en trámite de divorcio",
      "¿Ya salió su divorcio, sí o no?",
      "Which is right: Married",
    ],
    [
      "N-400",
      "direccion_actual",
      "12 South Main Street, Springfield, Illinois 90012",
      "El código postal 90012 no es de Illinois.",
      "Our list has the ZIP Code 90012 in Los Angeles, CA.",
    ],
    [
      "N-400",
      "direccion_actual",
      "12 South Main Street, San Diego, California 90012",
      "El código postal 90012 suele ser de Los Angeles. ¿Está bien San Diego?",
      "Our list has the ZIP Code 90012 in Los Angeles, CA.",
    ],
  ] as const)("says of the %s's %s, heard as “%s”: %s", (formType, field, said, es, en) => {
    const [reason, ...others] = reasonsFor(formType, field, said);
    expect(others).toEqual([]);
    expect(reason?.es).toContain(es);
    expect(reason?.en).toContain(en);
  });

  test("asks between two readings in their own words", () => {
    const [line] = printAnswers("N-400", {});
    if (line === undefined) throw new Error("The form has no field.");
    const candidate = (words: string) => ({ value: words, english: words, spanish: words });
    const reading = {
      status: "ask",
      question: "¿1302 B o 1302?",
      candidates: [candidate("1302 B"), candidate("1302")],
      ...{ confidence: 0.3, needsConfirmation: false, missing: [], warnings: [], spans: [] },
    } as const;
    const doubted: PrintedAnswer = { ...line, said: "1302 b", english: "1302 b", status: "needs-review", reading };
    expect(reviewItems([doubted])[0]?.reasons).toEqual([
      { es: "¿1302 B o 1302?", en: "Which is right: 1302 B; or 1302?" },
    ]);
  });

  test("names the answer that another one contradicts", () => {
    const lines = linesSaid("N-400", { estado_civil: "soltero", nombre_conyuge: "Rosa Prado" });
    const item = reviewItems(lines).find(({ field }) => field.id === "nombre_conyuge");
    expect(item?.reasons[0]?.es).toBe("No va con otra respuesta: Estado civil.");
  });

  test("has nothing of what the answers say is not asked of this person", () => {
    const ofSpouse = (status: string) =>
      reviewItems(linesSaid("N-400", { estado_civil: status })).find(({ field }) => field.id === "nombre_conyuge");
    expect([ofSpouse("soltera"), ofSpouse("viuda")]).toEqual([undefined, undefined]);
    expect(ofSpouse("casada")?.reasons[0]?.es).toBe("Usted no contestó esta pregunta.");
  });

  test("has a name of one word, and an extra question that was skipped", () => {
    const [line] = printAnswers("N-400", {});
    if (line === undefined) throw new Error("The form has no field.");
    const name: PrintedAnswer = { ...line, said: "Suyapa", english: "Suyapa", status: "read" };
    expect(reviewItems([name])[0]?.reasons[0]?.es).toContain("Es un solo nombre.");
    expect(reasonsFor("N-400", "sexo", "no aplica")).toEqual([{ es: "Usted la dejó en blanco.", en: "Left blank." }]);
  });

  test.each([
    ["N-400", "other_birth_dates", "no"],
    ["N-400", "other_nationalities", "no, solo esa"],
    ["N-400", "current_care_of", "nadie"],
    ["N-400", "sentence_completed", "no aplica"],
    ["I-130", "petitioner_in_care_of", "nadie"],
    ["I-130", "petitioner_parents.1.residence_city", "ya murió"],
  ] as const)("has nothing of a “no” to what the %s's %s asks only of who has it: %s", (formType, field, said) => {
    expect(reasonsFor(formType, field, said)).toEqual([]);
  });

  test("has what was passed over, which is kept in words that may say that there is none", () => {
    const blank = [{ es: "Usted la dejó en blanco.", en: "Left blank." }];
    expect(reasonsFor("N-400", "other_birth_dates", "no aplica")).toEqual(blank);
    expect(reasonsFor("N-400", "ssa_card", "no aplica")).toEqual(blank);
  });

  test("says of who is not sure that the box is empty, in the same words for every question", () => {
    for (const field of ["parent_citizen", "income_400", "arrested"]) {
      const lines = linesSaid("N-400", { [field]: "no estoy seguro" });
      const [item] = reviewItems(lines, { form: knownForms["N-400"], notes: [], placed: [] }).filter(
        (one) => one.field.id === field,
      );
      expect(item?.reasons.map(({ es }) => es)).toEqual([
        "Usted no está seguro. La casilla quedó vacía: pregunte a un abogado o representante acreditado.",
      ]);
    }
  });

  test("calls one name what should be two, and not what has a box of its own", () => {
    const of = (field: string, said: string) =>
      reviewItems(linesSaid("N-400", { other_names: "sí", [field]: said }), {
        form: knownForms["N-400"],
        notes: [],
        placed: [],
      }).find((one) => one.field.id === field);
    expect(of("other_names.1.given", "Josefina")).toBeUndefined();
    expect(of("current_care_of", "Brenda")).toBeUndefined();
  });

  test("leads to the item of a question that has no box itself", () => {
    const lines = linesSaid("N-400", { trips: "no me acuerdo de eso" });
    const item = reviewItems(lines, { form: knownForms["N-400"], notes: [], placed: [] }).find(
      ({ field }) => field.id === "trips",
    );
    expect(item?.box).toMatchObject({ part: 8, item: "1", page: 6 });
  });

  test("has the long number that was said beside an answer of words", () => {
    const [reason, ...others] = reasonsFor("I-130", "pais_nacimiento_familiar", "México y 089345678");
    expect(others).toEqual([]);
    expect(reason?.es).toBe("Usted dijo también 089345678. Mire si está en su casilla.");
    expect(reasonsFor("I-130", "pais_nacimiento_familiar", "México, desde 1990")).toEqual([]);
    expect(reasonsFor("N-400", "uscis_account", "123456789012")).toEqual([]);
    expect(reasonsFor("N-400", "ssn", "123 45 6789")).toEqual([]);
    expect(reasonsFor("I-130", "certificate_number", "A1234567")).toEqual([]);
  });

  test("has a yes that is read back, for a lawyer too as a yes", () => {
    const [reason] = reasonsFor("N-400", "arrested", "sí, estuve presa una noche");
    expect(reason?.es).toMatch(/^Usted dice que sí: .* ¿Es así\?$/);
    expect(reason?.en).toBe("A yes: to be confirmed with the person.");
  });

  test("has nothing of what was understood, or is not there and need not be", () => {
    expect(reasonsFor("N-400", "telefono", "305 555 0123")).toEqual([]);
    expect(reasonsFor("N-400", "email", "no tengo")).toEqual([]);
  });
});

test("a number that is missing is the house's in an address alone", () => {
  const [address] = reasonsFor("N-400", "direccion_actual", "Main Street, Los Angeles, California 90012");
  expect(address?.es).toContain("Falta el número de la casa.");
  const [count] = reasonsFor("N-400", "children_count", "tuvimos varios");
  expect(count?.es).not.toMatch(/casa/);
});

describe("boxOf", () => {
  test("leads to the box that was written, not to the first that might have been", () => {
    const form = knownForms["N-400"];
    const target = form.answers["motivo_solicitud"];
    const box = target?.kind === "choice" ? target.boxes["g"] : undefined;
    if (box === undefined) throw new Error("The form has no box G.");
    const ticked = {
      answer: "motivo_solicitud",
      label: "G",
      box,
      value: true,
      isCopy: false,
      isReference: false,
    } as const;
    expect(boxOf({ form, placed: [ticked] }, "motivo_solicitud")?.item).toBe("1.g");
    expect(boxOf({ form, placed: [] }, "motivo_solicitud")?.item).toBe("1.a");
  });
});

describe("lettersText", () => {
  test.each([
    ["Łő", "Ł, ő", "Ł, ő"],
    ["Иван", "letras cirílicas", "Cyrillic letters"],
    ["أحمد", "letras árabes", "Arabic letters"],
    ["Łमिर", "Ł, letras hindis", "Ł, Hindi letters"],
    ["🙂", "un signo", "a sign"],
  ])("names %s", (letters, es, en) => expect(lettersText(letters)).toEqual({ es, en }));
});

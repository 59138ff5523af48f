import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Act } from "../../understanding/act.ts";
import { readByRulesAlone, readLearned } from "../../understanding/learned.ts";
import { learnedParter } from "../../understanding/pieces/learned.ts";
import { type Piece, partBy, type Role } from "../../understanding/pieces/piece.ts";
import { understand } from "../../understanding/understand.ts";
import { momentOf } from "../reading.ts";
import { at, idsOf, person, sample, upTo } from "../testing.ts";

beforeEach(readByRulesAlone);
afterEach(readLearned);

type Told = readonly (readonly [role: Role, text: string])[];

/** What is said is parted so, each piece as likely as told. */
function partedAs(told: Told, likelihood = 0.95): string {
  const pieces = told.map(([role, text]): Piece => ({ role, text, likelihood }));
  partBy(() => pieces);
  return told.map(([, text]) => text).join(" ");
}

function asked(field: string, told: Told, likelihood?: number): readonly Act[] {
  const form = /familiar/.test(field) ? "I-130" : "N-400";
  return understand(partedAs(told, likelihood), momentOf(person(form, upTo(field, form)).now(), "spoken", at)).acts;
}

function readBack(field: string, told: Told, likelihood?: number): readonly Act[] {
  const rosa = person("N-400", upTo(field));
  rosa.says(sample[field] ?? "");
  return understand(partedAs(told, likelihood), momentOf(rosa.now(), "spoken", at)).acts;
}

const inform = (field: string, value: unknown) => ({ kind: "inform", field, reading: { status: "value", value } });

describe("each piece does its own", () => {
  test("a value among words around it is read, and read back", () => {
    const [act] = asked("pais_nacimiento", [
      ["talk", "zambo, baje ese zarandeo"],
      ["value", "Nicaragua"],
      ["talk", "con sus volcanes y todo el zambombo"],
    ]);
    expect(act).toMatchObject(inform("pais_nacimiento", "NI"));
  });

  test("of two numbers the one that is taken back is none of the answer", () => {
    const acts = asked("direccion_actual", [
      ["around", "zurumbo en el"],
      ["dismissed", "2240"],
      ["around", "zurumbé"],
      ["value", "2204 Mulberry Street, Austin, Texas 78701"],
    ]);
    expect(acts).toMatchObject([
      { kind: "inform", reading: { value: { line: "2204 Mulberry Street" }, needsConfirmation: true } },
    ]);
  });

  test("a yes, and what is asked and told of another answer beside it", () => {
    const acts = readBack("fecha_nacimiento", [
      ["yes", "ese merito zurumbo"],
      ["asks", "y quién anda zurumbando lo que yo digo"],
      ["fact", "mi teléfono es 305 555 0123"],
    ]);
    expect(acts[0]).toEqual({ kind: "affirm" });
    expect(acts).toContainEqual(expect.objectContaining({ kind: "ask" }));
    expect(acts).toContainEqual(expect.objectContaining({ kind: "inform", field: "telefono" }));
  });

  test("what is known is kept, and the rest is not known", () => {
    const acts = asked("fecha_residencia", [
      ["around", "zurumbé por ahí de"],
      ["value", "mayo del 2009"],
      ["unknown", "el día zarandeado no me lo zurumban"],
    ]);
    expect(acts[0]).toMatchObject({ kind: "inform", reading: { parts: { month: "5", year: "2009" } } });
    expect(acts).toContainEqual({ kind: "dont-know" });
  });
});

describe("nothing is lost or agreed to by what is only likely", () => {
  const yes: Told = [
    ["yes", "zurumbo así mero"],
    ["talk", "con su zarandeo y todo"],
  ];

  test("pieces that are not likely enough do nothing", () => {
    expect(readBack("fecha_nacimiento", yes, 0.5)).not.toContainEqual({ kind: "affirm" });
    expect(readBack("fecha_nacimiento", yes, 0.9)).toContainEqual({ kind: "affirm" });
  });

  test("a yes that takes something back agrees to nothing", () => {
    for (const role of ["dismissed", "no", "unknown"] as const)
      expect(readBack("fecha_nacimiento", [...yes, [role, "el zarandeo zambo"]])).not.toContainEqual({
        kind: "affirm",
      });
  });

  test("a refusal in it agrees to nothing", () => {
    const refused: Told = [...yes, ["wishes", "pero no lo guarde"]];
    expect(readBack("fecha_nacimiento", refused)).not.toContainEqual({ kind: "affirm" });
  });

  test("in the review no piece saves the form", () => {
    const moment = momentOf(person("N-400", idsOf("N-400")).now(), "spoken", at);
    const saves = understand(partedAs([...yes, ["asks", "cuánto se zurumba"]]), moment).acts;
    expect(saves).not.toContainEqual({ kind: "affirm" });
  });

  test("a value that the rules read stays where the pieces lose it or make half of it", () => {
    const told: Told = [
      ["talk", "15 de marzo"],
      ["value", "de 1985"],
      ["talk", "por la madrugada fue"],
    ];
    expect(asked("fecha_nacimiento", told)).toMatchObject([inform("fecha_nacimiento", "1985-03-15")]);
  });

  test("a date of something else answers nothing", () => {
    const acts = asked("fecha_nacimiento", [
      ["around", "a mi esposo lo conocí el"],
      ["value", "cinco de mayo del noventa y siete"],
    ]);
    expect(acts).not.toContainEqual(expect.objectContaining({ kind: "inform", field: "fecha_nacimiento" }));
  });

  test("who is not sure is asked, whatever piece tells it", () => {
    const [act] = asked("nombre_completo", [
      ["around", "creo que es"],
      ["value", "Rosa Elena Gómez Luna"],
    ]);
    expect(act).toMatchObject({ kind: "inform", reading: { needsConfirmation: true } });
  });
});

describe("where rules and pieces do not agree, it is asked", () => {
  test("a value in words that only ask is read back", () => {
    const [, act] = asked("relacion_familiar", [
      ["asks", "ay entonces no se puede? mi esposo es ciudadano, el lo podria pedir"],
    ]);
    expect(act).toMatchObject({ kind: "inform", reading: { needsConfirmation: true } });
  });

  test("what is told behind a yes takes the place of what was read back only once it is read back itself", () => {
    const acts = readBack("nombre_completo", [
      ["yes", "si,"],
      ["around", "bueno en su partida dice"],
      ["value", "Xicay Tzoc alreves"],
    ]);
    const told = acts.filter(({ kind }) => kind === "inform");
    for (const act of told) expect(act).toMatchObject({ reading: { needsConfirmation: true } });
  });

  test("of a name no word is lost that nobody took back", () => {
    const [act] = asked("nombre_familiar", [
      ["around", "mi hijo se llama percy"],
      ["value", "augusto rojas tello,"],
      ["fact", "nacio en el 88"],
    ]);
    expect(act).toMatchObject({ kind: "inform", reading: { value: "Percy Augusto Rojas Tello" } });
  });

  test("an answer beside another that is named is read back, and not lost", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.writes("cambiar telefono");
    partedAs([
      ["around", "es"],
      ["value", "213 555 0119"],
      ["wishes", "y tambien me cambie de casa"],
    ]);
    rosa.writes("es 213 555 0119 y tambien me cambie de casa");
    expect(rosa.asked()).toContain("dos uno tres, cinco cinco cinco, cero uno uno nueve. ¿Está bien?");
  });
});

describe("what was learned", () => {
  test("is used as soon as it is here, and parts every word once, in its order", () => {
    const said = "no señorita eso está al revés, no es el 43, es 34 al final, ¿y usted quién es?";
    const pieces = learnedParter(said, { where: "back", kind: "phone", known: new Set() });
    expect(pieces.map(({ text }) => text).join(" ")).toBe(said);
    expect(pieces.map(({ role }) => role)).toContain("value");
    readLearned();
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("305 555 0143");
    expect(understand(said, momentOf(rosa.now(), "spoken", at)).acts).toContainEqual(
      expect.objectContaining({ kind: "ask" }),
    );
  });

  test.each(["", "¿?", "👍", "a".repeat(400), "no ".repeat(130), "5 ".repeat(200)])("bad input: '%s'", (said) => {
    const pieces = learnedParter(said, { where: "ask", kind: "name", known: new Set() });
    expect(pieces.map(({ text }) => text.length).reduce((one, other) => one + other, 0)).toBeLessThanOrEqual(
      said.length,
    );
    for (const { likelihood } of pieces) expect(likelihood).toBeGreaterThan(0);
  });
});

import { confirmationOf, type FormType, type PrintedAnswer, printAnswers } from "@dilo/forms";
import { beforeAll, describe, expect, test } from "vitest";
import { openLookups } from "../../../answers/language/lookups.ts";
import { sheetOf } from "../../../delivery/derive-sheet.ts";
import { knownForms } from "../boxes/known-forms.ts";
import type { Template } from "../template/template.ts";
import { allTemplates, type Understood, understoodLines } from "../testing/official-files.ts";
import { fillIn } from "./fill-in.ts";

let templates: Readonly<Record<FormType, Template>>;
beforeAll(async () => {
  templates = await allTemplates();
});

function fill(formType: FormType, answers: Readonly<Record<string, Understood>>) {
  return fillLines(formType, understoodLines(formType, answers));
}

function fillLines(formType: FormType, lines: readonly PrintedAnswer[]) {
  const filling = fillIn({ form: knownForms[formType], boxes: templates[formType].boxes, lines });
  const written = filling.placed.map(({ box, label, value }) => [`${box.part}:${box.item}`, label, value]);
  return { ...filling, written };
}

describe("fillIn", () => {
  test("writes nothing that was not understood", () => {
    const lines = understoodLines("N-400", { nombre_completo: "Rosa Prado" }).map((line) => ({
      ...line,
      status: "needs-review" as const,
    }));
    const filling = fillIn({ form: knownForms["N-400"], boxes: templates["N-400"].boxes, lines });
    expect(filling).toEqual({ placed: [], notes: [], attached: [], count: 0 });
  });

  test.each([
    ["es mi hijastra", ["1:1", "1:2"], []],
    ["mi padrastro", ["1:1", "1:2"], []],
    ["es mi hijo adoptado", ["1:1", "1:2"], ["adopted-kind"]],
    ["mi hermana por adopción", ["1:1", "1:3"], []],
    ["mi medio hermano", ["1:1"], ["half-sibling"]],
    ["mi hermano", ["1:1"], []],
  ])("ticks what the form has of a relation told as “%s”", (said, places, codes) => {
    const heardAt = "2026-11-20T15:00:00.000Z";
    const { written, notes } = fillLines("I-130", printAnswers("I-130", { relacion_familiar: { said, heardAt } }));
    expect(written.map(([place]) => place)).toEqual(places);
    expect(notes.map(({ code }) => code)).toEqual(codes);
  });

  test("repeats the A-Number at the top of all fourteen pages", () => {
    const { placed } = fill("N-400", { numero_alien: ["A012345678", "012345678"] });
    expect(placed.map(({ box }) => box.page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(new Set(placed.map(({ value }) => value))).toEqual(new Set(["012345678"]));
  });

  test.each([
    ["Macario De León Tum", ["De León Tum", "Macario"]],
    ["Macario de León Tum", ["de León Tum", "Macario"]],
    ["macario de león tum", ["de León Tum", "Macario"]],
    ["María De los Ángeles Ruiz De La O", ["Ruiz De La O", "María De los Ángeles"]],
    ["nombres Macario, apellidos De León", ["De León", "Macario"]],
    ["De León Tum, Macario", ["de León Tum", "Macario"]],
  ])("keeps the small words of a name as they were written: %s", (said, name) => {
    const heardAt = "2026-11-20T15:00:00.000Z";
    const { written } = fillLines("I-130", printAnswers("I-130", { nombre_familiar: { said, heardAt } }));
    expect(written.slice(0, 2).map(([, , value]) => value)).toEqual(name);
  });

  test("asks the person to look at a name it split, and not at one they confirmed", () => {
    expect(fill("N-400", { nombre_completo: "Rosa Elena Prado" }).notes).toEqual([
      { code: "name-split", answer: "nombre_completo" },
      { code: "given-together", answer: "nombre_completo" },
    ]);
    const said = confirmationOf({ given: "Rosa María", middle: "María", family: "Elena Prado" });
    const lines = printAnswers("N-400", { nombre_completo: { said, heardAt: "2026-11-20T15:00:00.000Z" } });
    const { written, notes } = fillLines("N-400", lines);
    expect(notes).toEqual([]);
    expect(written).toContainEqual(["2:1", "Family Name", "Elena Prado"]);
    expect(written).toContainEqual(["2:1", "Middle Name", "María"]);
  });

  test("writes what the lists dispute as it was confirmed", () => {
    const said = "12 South Main Street, San Diego, California 90012";
    const heardAt = "2026-11-20T15:00:00.000Z";
    const answers = { direccion_actual: { said, heardAt } };
    const form = {
      id: "form_1",
      revision: 1,
      formType: "N-400",
      answers,
      savedAt: heardAt,
      expiresAt: heardAt,
    } as const;
    const { written, notes } = fillLines("N-400", sheetOf(form, openLookups()).lines);
    expect(notes).toEqual([]);
    expect(written).toContainEqual([expect.any(String), "City or Town", "San Diego"]);
    expect(written).toContainEqual([expect.any(String), "ZIP Code", "90012"]);
  });

  test("puts each part of an address abroad in its own box", () => {
    const bogota = {
      foreign: true,
      country: "CO",
      text: "Carrera 7 #45-10, Bogotá, Cundinamarca, 110231",
      line: "Carrera 7 #45-10",
      city: "Bogotá",
      province: "Cundinamarca",
      postalCode: "110231",
    } as const;
    const { written, notes } = fill("I-130", { direccion_familiar: ["", bogota] });
    expect(notes).toEqual([]);
    expect(written).toEqual([
      ["4:11.a", "Street Number and Name", "Carrera 7 #45-10"],
      ["4:11.c", "City or Town", "Bogotá"],
      ["4:11.f", "Province", "Cundinamarca"],
      ["4:11.g", "Postal Code", "110231"],
      ["4:11.h", "Country", "Colombia"],
    ]);
    const beside = { ...bogota, text: `${bogota.text}, frente al parque` };
    const more = fill("I-130", { direccion_familiar: ["", beside] });
    expect(more.written.at(-1)).toEqual(["9:3.d", "Additional Information", `Address as given: ${beside.text}`]);
    expect(more.notes).toMatchObject([{ code: "rest-moved", answer: "direccion_familiar" }]);
    // The street is written all the same: no note may call its box blank.
    const unprintable = { ...bogota, text: `${bogota.text}, frente a Nguyễn` };
    const left = fill("I-130", { direccion_familiar: ["", unprintable] });
    expect(left.written).toEqual(written);
    expect(left.notes).toMatchObject([{ code: "rest-left", left: unprintable.text }]);
  });

  test("leaves the box of a name empty that its font cannot print, says which letters, and fills the others", () => {
    const { written, notes } = fill("N-400", { nombre_completo: "Łucja Maria Peña" });
    expect(written).toEqual([
      ["2:1", "Family Name", "Peña"],
      ["14:1", "Family Name", "Peña"],
    ]);
    expect(notes).toMatchObject([
      ...[{ code: "name-split" }, { code: "given-together" }],
      { code: "letters", left: "Ł", box: { item: "1" } },
    ]);
    const other = fill("N-400", { nombre_completo: "Иван Петров", pais_nacimiento: "中国" });
    expect(other.written).toEqual([]);
    expect(other.notes.map(({ code }) => code)).toEqual(["name-split", "letters", "letters", "letters"]);
  });

  test("leaves in the box what fits of a long name, and writes the whole in the additional part", () => {
    const family = "Hohenlohe-Langenburg de Todos los Santos Fernández de Córdoba y Álvarez de Toledo";
    const said = confirmationOf({ given: "Ana Sofía", middle: "Sofía", family });
    const lines = printAnswers("N-400", { nombre_completo: { said, heardAt: "2026-11-20T15:00:00.000Z" } });
    const { written, placed, notes } = fillLines("N-400", lines);
    const begun = "Hohenlohe-Langenburg de Todos los Santos";
    expect(written.slice(0, 3)).toEqual([
      ["2:1", "Family Name", begun],
      ["2:1", "Given Name", "Ana"],
      ["2:1", "Middle Name", "Sofía"],
    ]);
    expect(written).toContainEqual(["14:1", "Family Name", begun]);
    expect(written.at(-1)).toEqual([
      "14:2",
      "Additional Information",
      `Full name: Ana Sofía ${family}; Family Name: ${family}`,
    ]);
    expect(JSON.stringify(written)).not.toContain("See P");
    expect(notes).toMatchObject([{ code: "continued", box: { part: 2, item: "1" } }]);
    expect(placed.filter(({ isReference }) => isReference)).toHaveLength(4);
  });

  test("calls no name the full one that lacks a part, and a box begun only where its beginning fits", () => {
    const family = "Hohenlohe-Langenburg de Todos los Santos Fernández de Córdoba y Álvarez de Toledo";
    const named = (given: string) => {
      const said = confirmationOf({ given, family, ...(given.includes(" ") && { middle: given.split(" ").at(-1) }) });
      return fillLines(
        "N-400",
        printAnswers("N-400", { nombre_completo: { said, heardAt: "2026-11-20T15:00:00.000Z" } }),
      );
    };
    const lacking = named("Łucja");
    expect(lacking.written.at(-1)).toEqual(["14:2", "Additional Information", `Family Name: ${family}`]);
    expect(lacking.notes.map(({ code }) => code)).toEqual(["letters", "continued"]);
    const [given, ...others] = ["Maximiliana".repeat(5), "Sofía"];
    const long = named([given, ...others].join(" "));
    expect(long.written.map(([, label]) => label)).not.toContain("Given Name");
    expect(long.notes.map(({ code, box }) => [code, box?.field.includes("Given")])).toEqual([
      ["continued", false],
      ["moved", true],
    ]);
  });

  test("knows that S is single on one form and separated on the other", () => {
    const [single] = fill("N-400", { estado_civil: ["Single", "single"] }).placed;
    const [separated] = fill("I-130", { estado_civil_familiar: ["Separated", "separated"] }).placed;
    expect([single?.box.on, separated?.box.on]).toEqual(["S", "S"]);
    const [other] = fill("I-130", { estado_civil_familiar: ["Single", "single"] }).placed;
    expect(other?.box.on).toBe("SNM");
  });

  test.each([
    ["nobody said under which basis", {}, "spouse-not-asked"],
    [
      "the basis is another one",
      { motivo_solicitud: ["A", "a"], estado_civil: ["Married", "married"] },
      "spouse-not-asked",
    ],
    [
      "the marriage is over",
      { motivo_solicitud: ["B", "b"], estado_civil: ["Divorced", "divorced"] },
      "not-married-now",
    ],
    ["the marital status was not understood", { motivo_solicitud: ["B", "b"] }, "marital-status-unread"],
  ] as const)("leaves the spouse of an N-400 off the form where %s, and says why", (_why, answers, code) => {
    const { written, notes } = fill("N-400", { ...answers, nombre_conyuge: "Rosa Prado" });
    expect(written.map(([place]) => place)).not.toContain("5:4.a");
    expect(notes).toContainEqual({ code, answer: "nombre_conyuge" });
  });

  test.each([
    ["b", "married"],
    ["d", "separated"],
  ])("writes the spouse of an N-400 under item 1.%s, %s", (basis, status) => {
    const answers = {
      motivo_solicitud: [basis, basis],
      estado_civil: [status, status],
      nombre_conyuge: "Rosa Prado",
    } as const;
    const { written } = fill("N-400", answers);
    expect(written).toContainEqual([`1:1.${basis}`, basis, true]);
    expect(written).toContainEqual(["5:4.a", "Family Name", "Prado"]);
  });

  test("ticks where letters go, and fills the second address only when it is another", () => {
    const same = fill("N-400", { direccion_postal: ["Same as the physical address", "same"] });
    expect(same.written).toEqual([["4:2", "Mailing address is the physical address: Yes", true]]);
    const box = { line: "PO Box 4410", unit: "", city: "Hialeah", state: "FL", zip: "33010" };
    const other = fill("N-400", { direccion_postal: ["PO Box 4410, Hialeah, FL 33010", box] });
    expect(other.written[0]).toEqual(["4:2", "Mailing address is the physical address: No", true]);
    expect(other.written).toContainEqual(["4:3", "Street Number and Name", "PO Box 4410"]);
  });

  test("tells a state from a province and a country", () => {
    const here = fill("I-130", { pais_matrimonio: ["Florida", "US-FL", { country: "US", state: "FL" }] });
    expect(here.written).toEqual([
      ["2:19.b", "State", "FL"],
      ["2:19.d", "Country", "United States"],
    ]);
    const there = fill("I-130", { pais_matrimonio: ["Jalisco", "MX", { country: "MX", province: "Jalisco" }] });
    expect(there.written).toEqual([
      ["2:19.c", "Province", "Jalisco"],
      ["2:19.d", "Country", "Mexico"],
    ]);
  });

  test("derives nothing from a spouse on the I-130", () => {
    expect(fill("I-130", { relacion_familiar: ["Spouse", "spouse"] }).written).toEqual([["1:1", "Spouse", true]]);
  });

  test("moves what does not fit, whole, with page, part and item, and points there", () => {
    const email = "un.correo.electronico.verdaderamente.largo@example.com";
    const { written, notes } = fill("I-130", { email_peticionario: email });
    expect(written).toEqual([
      ["6:5", "Petitioner's email address", "See Part 9"],
      ["9:3.a", "Page Number", "9"],
      ["9:3.b", "Part Number", "6"],
      ["9:3.c", "Item Number", "5"],
      ["9:3.d", "Additional Information", `Petitioner's email address: ${email}`],
    ]);
    expect(notes).toMatchObject([{ code: "moved", answer: "email_peticionario", box: { part: 6, item: "5" } }]);
  });

  test("cuts nothing of sixty letters where the box takes twenty", () => {
    const city = "San Miguel de la Villa Nueva de los Remedios del Monte Bueno";
    expect(city).toHaveLength(60);
    const value = { line: "12 Oak Street", unit: "", city, state: "TX", zip: "75201" };
    const { written, notes } = fill("I-130", { direccion_peticionario: ["12 Oak Street", value] });
    expect(written).toContainEqual(["2:10.d", "City or Town", "See Part 9"]);
    expect(written).toContainEqual(["9:3.d", "Additional Information", `City or Town: ${city}`]);
    expect(notes).toMatchObject([{ code: "moved", box: { part: 2, item: "10.d" } }]);
  });

  test("has a sheet of paper behind the form for what even the additional page has no room for", () => {
    const email = `${"a".repeat(700)}@example.com`;
    const long = "x".repeat(700);
    const foreign: Understood = [
      long,
      { foreign: true, country: "MX", text: long, line: long, city: "", province: "", postalCode: "" },
    ];
    const { placed, notes, attached } = fill("I-130", { email_peticionario: email, direccion_familiar: foreign });
    expect(placed.map(({ label, value }) => [label, value])).toEqual([
      ["Petitioner's email address", "See attached sheet"],
      ["Street Number and Name", "See attached sheet"],
      ["Country", "Mexico"],
    ]);
    expect(notes.map(({ code }) => code)).toEqual(["attached", "attached"]);
    expect(attached.map(({ answer, box: { page, part, item }, text }) => [answer, page, part, item, text])).toEqual([
      ["email_peticionario", 9, 6, "5", `Petitioner's email address: ${email}`],
      ["direccion_familiar", 5, 4, "11.a", `Street Number and Name: ${long}`],
    ]);
  });

  test("takes ten digits for a telephone, and no others", () => {
    expect(fill("N-400", { telefono: ["(305) 555-0123", "+13055550123"] }).written).toEqual([
      ["11:1", "Telephone number", "3055550123"],
    ]);
    const { written } = fill("N-400", { telefono: ["+52 55 1234 5678", "+525512345678"] });
    expect(written[0]).toEqual(["11:1", "Telephone number", "See Pt. 14"]);
    expect(written.at(-1)?.[2]).toBe("Telephone number: +52 55 1234 5678");
  });

  test("names the country of a US address on the I-130 only", () => {
    const us: Understood = ["", { line: "1 Main Street", unit: "", city: "Miami", state: "FL", zip: "33125-1234" }];
    expect(fill("N-400", { direccion_actual: us }).written.map(([, label]) => label)).not.toContain("Country");
    const { written } = fill("I-130", { direccion_peticionario: us });
    expect(written).toContainEqual(["2:10.i", "Country", "United States"]);
    expect(written).toContainEqual(["2:10.f", "ZIP Code", "33125"]);
  });

  test("says so when a box takes five of the nine digits of a ZIP Code", () => {
    const at = (zip: string): Understood => ["", { line: "1 Main Street", unit: "", city: "Miami", state: "FL", zip }];
    const { written, notes } = fill("N-400", { direccion_actual: at("33125-1234") });
    expect(written).toContainEqual(["4:1", "ZIP Code", "33125"]);
    expect(notes).toEqual([{ code: "zip-shortened", answer: "direccion_actual" }]);
    expect(fill("N-400", { direccion_actual: at("33125") }).notes).toEqual([]);
  });
});

import { existsSync } from "node:fs";
import { fieldsOfPart } from "@dilo/forms/parts";
import { describe, expect, test } from "vitest";
import { boxesOfAnswer } from "./boxes/form-boxes.ts";
import { knownForms } from "./boxes/known-forms.ts";
import { officialFile } from "./testing/official-files.ts";
import { printed } from "./testing/printed-form.ts";

const form = "I-130";
const { answers } = knownForms[form];
const fields = [1, 2, 3, 4, 5, 6].flatMap((part) => fieldsOfPart(form, part));
const abroad = "Calle Juárez 5, Puebla, Puebla 72000, México";
const inUs = "1234 Main Street, apartamento 5, Houston, Texas 77002";

/** What is said to a kind of question, and what its boxes hold then, the empty ones left out. */
const byKind: Readonly<Partial<Record<string, readonly [said: string, boxes: readonly string[]]>>> = {
  date: ["3 de mayo de 2021", ["05/03/2021"]],
  name: ["nombres Rosa, segundo nombre Elena, apellidos Prado", ["Prado", "Rosa", "Elena"]],
  country: ["México", ["Mexico"]],
  phone: ["305 555 0123", ["3055550123"]],
  email: ["rosa@example.com", ["rosa@example.com"]],
  "alien-number": ["089345678", ["089345678"]],
  words: ["Houston, Texas", ["Houston, Texas"]],
  town: ["Puebla", ["Puebla"]],
  address: [inUs, ["1234 Main Street", "APT", "5", "Houston", "TX", "77002", "United States"]],
};

/** The same for questions that differ from others of their kind. */
const byId: typeof byKind = {
  petitioner_uscis_account: ["012345678901", ["012345678901"]],
  beneficiary_uscis_account: ["012345678901", ["012345678901"]],
  petitioner_ssn: ["123456789", ["123456789"]],
  beneficiary_ssn: ["123456789", ["123456789"]],
  petitioner_times_married: ["dos", ["2"]],
  beneficiary_times_married: ["tres", ["3"]],
  petitioner_in_care_of: ["Rosa Elena Prado", ["Rosa Elena Prado"]],
  certificate_number: ["A1234567", ["A1234567"]],
  petitioner_class_of_admission: ["IR1", ["IR1"]],
  petitioner_employer: ["Panadería Sol", ["Panadería Sol"]],
  beneficiary_employer: ["Panadería Sol", ["Panadería Sol"]],
  "petitioner_past_employers.1.name": ["Taquería Luna", ["Taquería Luna"]],
  petitioner_occupation: ["cocinera", ["Cook"]],
  "petitioner_past_employers.1.occupation": ["cocinera", ["Cook"]],
  petitioner_height: ["un metro setenta", ["5", "7"]],
  petitioner_weight: ["noventa y cinco libras", ["0", "9", "5"]],
  petitioner_race: ["blanca e indígena", ["W", "AA"]],
  beneficiary_class_of_admission: ["turista", ["B2"]],
  beneficiary_i94: ["12345678901", ["12345678901"]],
  beneficiary_passport: ["G12345678", ["G12345678"]],
  beneficiary_travel_document: ["T1234567", ["T1234567"]],
  last_address_together: [inUs, ["1234 Main Street", "APT", "5", "Houston", "TX", "77002", "United States"]],
  beneficiary_us_address: [inUs, ["1234 Main Street", "APT", "5", "Houston", "TX", "77002"]],
  beneficiary_foreign_address: [abroad, ["Calle Juárez 5", "Puebla", "Puebla", "72000", "Mexico"]],
  petitioner_admission_place: ["El Paso, Texas", ["El Paso", "TX"]],
  proceedings_place: ["El Paso, Texas", ["El Paso", "TX"]],
  adjustment_office: ["El Paso, Texas", ["El Paso", "TX"]],
  "prior_petitions.1.place": ["El Paso, Texas", ["El Paso", "TX"]],
  beneficiary_marriage_place: ["Puebla, Puebla, México", ["Puebla", "Puebla", "Mexico"]],
  consulate: ["Ciudad Juárez, Chihuahua, México", ["Ciudad Juárez", "Chihuahua", "Mexico"]],
  pais_matrimonio: ["México", ["Mexico"]],
};

/** The same for columns of tables. */
const byColumn: typeof byKind = { relationship: ["hija", ["Daughter"]], result: ["aprobada", ["Approved"]] };

const told = (id: string, kind: string) => byId[id] ?? byColumn[id.split(".")[2] ?? ""] ?? byKind[kind];
const gates = Object.fromEntries(
  fields
    .filter(({ kind }) => kind === "yesno")
    .map(({ id }) => [id, id === "petitioner_mailing_is_physical" ? "no" : "sí"]),
);
/** Lives that between them are asked everything. */
const lives = [
  { relacion_familiar: "mi esposa", estatus_peticionario: "residente", beneficiary_applies_where: "ajuste de estatus" },
  {
    ...{ relacion_familiar: "mi hermana", estado_civil_familiar: "casada", petitioner_marital_status: "divorciado" },
    ...{ estatus_peticionario: "ciudadano", beneficiary_applies_where: "consulado" },
  },
  { relacion_familiar: "mi hijo", estado_civil_familiar: "viudo", estatus_peticionario: "ciudadano" },
];

async function boxesOf(life: Readonly<Record<string, string>>) {
  const said = Object.fromEntries(
    fields.flatMap(({ id, kind }) => (told(id, kind) ? [[id, told(id, kind)?.[0] ?? ""]] : [])),
  );
  const { inBox, lines, filling } = await printed(form, { ...said, ...gates, ...life });
  const written = (id: string) =>
    boxesOfAnswer(answers[id] as never)
      .filter(({ field }) => !field.includes("AlienNumber[1]"))
      .map(({ field }) => inBox(field))
      .filter((value) => value !== "" && value !== "Off");
  return { written, filling, asked: new Set(lines.map(({ field }) => field.id)) };
}

describe("every question of the I-130's parts", () => {
  const seen = new Set<string>();

  test.each(lives)("stands in its boxes where it is asked: $relacion_familiar", async (life) => {
    const { written, asked } = await boxesOf(life);
    for (const { id, kind } of fields) {
      const target = answers[id];
      if (!asked.has(id) || id in life || target === undefined || target.kind === "row") continue;
      const expected = told(id, kind)?.[1];
      if (expected === undefined) continue;
      seen.add(id);
      expect([id, written(id)]).toEqual([id, expected]);
    }
  });

  test("is asked of one of these", () => {
    const isOther = (id: string) =>
      answers[id] === undefined || answers[id].kind === "row" || (answers[id].kind === "choice" && !(id in byId));
    const byHand = ["beneficiary_native_name", "beneficiary_native_address"];
    expect(fields.map(({ id }) => id).filter((id) => !isOther(id) && !seen.has(id) && !byHand.includes(id))).toEqual(
      [],
    );
  });

  test("each choice ticks its own box, and none beside it", async () => {
    const life = { ...gates, relacion_familiar: "mi hijo", estatus_peticionario: "ciudadano" };
    const asked = fields.filter(
      ({ id, kind, extra }) => answers[id]?.kind === "choice" && kind !== "yesno" && extra?.choices && !(id in life),
    );
    for (let at = 0; at < 9; at += 1) {
      const choiceOf = (id: string) => {
        const choices = asked.find((field) => field.id === id)?.extra?.choices ?? [];
        return choices[at % choices.length];
      };
      const said = Object.fromEntries(asked.map(({ id }) => [id, choiceOf(id)?.spanish ?? ""]));
      const { inBox } = await printed(form, { ...life, ...said });
      for (const { id } of asked) {
        const target = answers[id];
        const boxes = target?.kind === "choice" ? Object.entries(target.boxes) : [];
        const ticked = boxes.filter(([, { field, on }]) => inBox(field) === on?.trim());
        expect([id, ticked.map(([value]) => value)]).toEqual([id, [choiceOf(id)?.value]]);
      }
    }
    // Nine forms are filled and read back.
  });
});

describe("the I-130's own ways", () => {
  const wife = {
    relacion_familiar: "mi esposa",
    nombre_peticionario: "nombres Juan, segundo nombre Carlos, apellidos Paz Soto",
    nombre_familiar: "nombres Rosa, segundo nombre Elena, apellidos Prado Luna",
    fecha_nacimiento_peticionario: "3 de mayo de 1980",
    petitioner_birth_country: "México",
    estado_civil_familiar: "casada",
    fecha_matrimonio: "4 de junio de 2015",
    ciudad_matrimonio: "Puebla",
    pais_matrimonio: "México",
  };
  const known = {
    ...wife,
    "petitioner_spouses.1.another": "no",
    "beneficiary_spouses.1.another": "no",
    "beneficiary_family.1.another": "no",
  };

  async function inBoxesOf(said: Readonly<Record<string, string>>, ids: readonly string[]) {
    const { inBox } = await printed(form, said);
    return ids.map((id) =>
      boxesOfAnswer(answers[id] as never)
        .map(({ field }) => inBox(field))
        .filter((value) => value !== "" && value !== "Off"),
    );
  }

  test("husband and wife stand in each other's tables, and are not asked for there", async () => {
    const rows = ["petitioner_spouses.1.name", "beneficiary_spouses.1.name", "beneficiary_marriage_date"];
    const family = ["name", "relationship", "birth_date", "birth_country"].map((one) => `beneficiary_family.1.${one}`);
    expect(await inBoxesOf(known, [...rows, "beneficiary_marriage_place", ...family])).toEqual([
      ["Prado Luna", "Rosa", "Elena"],
      ["Paz Soto", "Juan", "Carlos"],
      ["06/04/2015"],
      ["Puebla", "Mexico"],
      ["Paz Soto", "Juan", "Carlos"],
      ["Spouse"],
      ["05/03/1980"],
      ["Mexico"],
    ]);
  });

  test.each([
    ["of whom nothing was asked in that part", wife],
    ["of a sister", { ...known, relacion_familiar: "mi hermana" }],
  ])("no row is filled %s", async (_, said) => {
    const rows = ["petitioner_spouses.1.name", "beneficiary_spouses.1.name", "beneficiary_family.1.name"];
    expect(await inBoxesOf(said, rows)).toEqual([[], [], []]);
  });

  // What is printed there before anybody fills it in stands in the official file alone.
  test.skipIf(!existsSync(officialFile("i-130.pdf"))).each([
    ["sí", ""],
    ["no", "PRESENT"],
  ])(
    "the end of the physical address, where it is the same: '%s' (skipped where the official file is not)",
    async (said, end) => {
      const { inBox } = await printed(form, { petitioner_mailing_is_physical: said });
      expect(inBox("form1[0].#subform[1].Pt2Line13b_DateTo[0]")).toBe(end);
    },
  );

  test.each([
    ["beneficiary_us_address", "la misma", "SAME"],
    ["beneficiary_foreign_address", "es la misma", "SAME"],
    ["last_address_together", "nunca vivimos juntos", "Never lived together"],
    ["beneficiary_stay_until", "D/S", "D/S"],
    ["petitioner_employer", "sin empleo", "Unemployed"],
    ["beneficiary_employer", "no trabaja", "Unemployed"],
  ])("%s: '%s' is the form's own word", async (id, said, word) => {
    const here = { beneficiary_ever_in_us: "sí", beneficiary_in_us_now: "sí" };
    expect(await inBoxesOf({ ...wife, ...here, [id]: said }, [id])).toEqual([[word]]);
  });

  test("rows without boxes stand together in the additional-information part", async () => {
    const names = ["Ana Paz Ríos", "Eva Paz Ríos", "Luz Paz Ríos"].map((name, at) => [
      [`petitioner_other_names.${at + 1}.name`, name],
      [`petitioner_other_names.${at + 1}.another`, "sí"],
    ]);
    const {
      inBox,
      filling,
      form: boxes,
    } = await printed(form, {
      petitioner_other_names: "sí",
      ...Object.fromEntries(names.flat()),
    });
    const [entry, next] = boxes.overflow.entries;
    const read = [entry?.page, entry?.part, entry?.item, entry?.text].map((box) => inBox(box?.field ?? ""));
    expect(read.slice(0, 3)).toEqual(["2", "2", "5.a"]);
    expect(read[3]).toMatch(/Row 2: Eva Paz Ríos; Row 3: Luz Paz Ríos/);
    expect(inBox(next?.text.field ?? "")).toBe("");
    expect(filling.notes.filter(({ code }) => code === "row-moved").length).toBe(2);
  });

  test("a petition filed abroad keeps its province and country in the additional-information part", async () => {
    const { inBox, form: boxes } = await printed(form, {
      petitioned_before: "sí",
      "prior_petitions.1.place": "Ciudad Juárez, Chihuahua, México",
    });
    expect(inBox(boxes.overflow.entries[0]?.text.field ?? "")).toMatch(/Chihuahua.*Mexico/);
  });

  test("letters of another script are left to be written by hand, and named", async () => {
    const { inBox, filling } = await printed(form, { beneficiary_not_roman: "sí", beneficiary_native_name: "王小明" });
    const [box] = boxesOfAnswer(answers["beneficiary_native_name"] as never);
    expect(inBox(box?.field ?? "")).toBe("");
    expect(filling.notes).toContainEqual(
      expect.objectContaining({ code: "letters", answer: "beneficiary_native_name" }),
    );
  });
});

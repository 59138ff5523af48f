import { describe, expect, test } from "vitest";
import { knownForms } from "../../apps/server/src/documents/official-forms/boxes/known-forms.ts";
import { syntheticForm } from "../../apps/server/src/documents/official-forms/testing/synthetic-form.ts";
import { printForm } from "../../apps/server/src/documents/print-form.ts";
import { takeUp } from "../../apps/server/src/documents/saved-form/take-up.ts";
import { openLanguage } from "./open-language.ts";
import { answersFrom, openWhole, type Told, toldFrom } from "./play-whole.ts";

const language = openLanguage();

const first: Told = {
  legal_name: "Rosa Elena Prado Luna",
  birth_date: "1985-03-15",
  birth_country: "MX",
  alien_number: "089345678",
  current_address: { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
  day_phone: "+13055550123",
  email: null,
  resident_since: "2015-05-12",
  marital_status: "single",
  spouse_name: null,
};

const firstI130: Told = {
  petitioner_name: "Rosa Elena Prado Luna",
  petitioner_birth_date: "1985-03-15",
  petitioner_mailing_address: { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
  petitioner_day_phone: "+13055550123",
  petitioner_email: null,
  beneficiary_name: "José Luis Paz",
  relationship: "spouse",
  beneficiary_birth_date: "1982-07-03",
  beneficiary_birth_country: "MX",
  beneficiary_address: { foreign: true, country: "MX", text: "Calle Juárez 5, Puebla", line: "Calle Juárez 5" },
  beneficiary_marital_status: "married",
};

function open(form: "N-400" | "I-130", answers: Told, channel: "spoken" | "written" = "written") {
  return openWhole(language, { form, items: knownForms[form].items, channel, answers });
}

describe("a whole form by the command line", () => {
  test("stands at the offer where the first chapter was told", () => {
    expect(open("N-400", first).opening()).toMatchObject({ phase: "offered", part: 0, kept: {} });
    expect(open("I-130", firstI130).opening()).toMatchObject({ phase: "offered", part: 0, kept: {} });
  });

  test("a part that is wanted before the first chapter is done is answered, and the question comes again", () => {
    const { legal_name: _, ...rest } = first;
    for (const channel of ["spoken", "written"] as const) {
      const played = open("N-400", rest, channel).step({ part: 3 });
      expect(played).toMatchObject({ phase: "asking", field: "legal_name" });
      expect(played.says).toContain("Primero terminamos estas preguntas");
    }
  });

  test("a part in the middle of another one is begun, and the other waits", () => {
    const played = open("N-400", first);
    expect(played.step({ part: 3 })).toMatchObject({ part: 3, field: "ethnicity" });
    expect(played.step({ part: 8 })).toMatchObject({ part: 8, field: "trips" });
    expect(played.step({ part: 3 })).toMatchObject({ part: 3, field: "ethnicity" });
  });

  test("keeps what a step changed by the ids of the list: rows, what was told along, and nothing twice", () => {
    const played = open("N-400", { ...first, current_address_since: "2024-01-10" });
    played.step({ part: 4 });
    let at = played.step({ command: "skip" });
    for (let steps = 0; at.field !== "past_addresses" && steps < 9; steps += 1) at = played.step({ command: "skip" });
    expect(played.step({ typed: "sí" })).toMatchObject({
      field: "past_addresses.1.street",
      kept: { past_addresses: "yes" },
    });
    expect(played.step({ typed: "1208 Oak Street, Houston, Texas 77002" })).toMatchObject({
      field: "past_addresses.1.from",
      kept: {
        "past_addresses.1.street": "1208 Oak Street",
        "past_addresses.1.city": "Houston",
        "past_addresses.1.state": "TX",
        "past_addresses.1.zip": "77002",
        "past_addresses.1.country": "US",
      },
    });
  });

  test("takes numbers, a list of races, a place of two questions, and rows without being told that there are more", () => {
    const played = open("I-130", {
      ...firstI130,
      petitioner_weight: 180,
      petitioner_race: ["white", "asian"],
      petitioner_marriage_place: { line: "", unit: "", city: "Houston", state: "TX", zip: "" },
      petitioner_marital_status: "married",
      "petitioner_past_employers.2.name": "El Sol Bakery",
    });
    expect(played.told()).toMatchObject({
      petitioner_weight: "180",
      petitioner_race: ["white", "asian"],
      petitioner_marriage_place: { city: "Houston", state: "TX" },
      "petitioner_past_employers.1.another": "yes",
      "petitioner_past_employers.2.name": "El Sol Bakery",
    });
  });

  test("a row that is taken back is null, whole", () => {
    const played = open("N-400", {
      ...first,
      trips: "yes",
      "trips.1.left": "2024-03-01",
      "trips.1.returned": "2024-03-20",
    });
    played.step({ part: 8 });
    played.step({ typed: "México" });
    let at = played.step({ command: "back" });
    for (let steps = 0; at.field !== "trips" && steps < 9; steps += 1) at = played.step({ command: "back" });
    const { kept } = played.step({ typed: "no" });
    expect(kept).toMatchObject({ trips: "no", "trips.1": null });
  });
});

test("the answers that a printed form carries are those it was printed from", async () => {
  const told: Told = {
    ...first,
    eligibility_basis: "A",
    race: ["white", "asian"],
    height: "5-4",
    mailing_same: "no",
    mailing_address: { line: "77 Oak Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
    trips: "yes",
    "trips.1.countries": "Mexico",
    "trips.1.left": "2024-03-01",
    "trips.1.returned": "2024-03-20",
  };
  const { items } = knownForms["N-400"];
  const savedAt = "2026-11-20T15:00:00.000Z";
  const answers = answersFrom(language, { form: "N-400", items, told, heardAt: savedAt });
  const official = await syntheticForm(knownForms["N-400"]);
  const { bytes = new Uint8Array() } = await printForm({ formType: "N-400", answers, savedAt, official });
  const taken = takeUp(Buffer.from(bytes), "2026-12-24");
  if (taken.kind === "refused") throw new Error(taken.reason);
  const said = Object.entries(taken.answers).map(([id, words]) => [id, { said: words, heardAt: savedAt }]);
  expect(toldFrom(language, { form: "N-400", items, answers: Object.fromEntries(said) })).toEqual(told);
});

test("one name stands alone in its box, and a month and its year where the day is not known, as an interview tells them", async () => {
  const told: Told = { legal_name: "Suharti", birth_date: "1985-03", resident_since: { unread: "en 2009" } };
  const { items } = knownForms["N-400"];
  const savedAt = "2026-11-20T15:00:00.000Z";
  const answers = answersFrom(language, { form: "N-400", items, told, heardAt: savedAt });
  const official = await syntheticForm(knownForms["N-400"]);
  const { bytes = new Uint8Array(), marks = [] } = await printForm({ formType: "N-400", answers, savedAt, official });
  const taken = takeUp(Buffer.from(bytes), "2026-12-24");
  if (taken.kind === "refused") throw new Error(taken.reason);
  const said = Object.entries(taken.answers).map(([id, words]) => [id, { said: words, heardAt: savedAt }]);
  expect(toldFrom(language, { form: "N-400", items, answers: Object.fromEntries(said) })).toEqual({
    ...told,
    birth_date: { unread: "marzo de 1985" },
  });
  expect(marks.filter(({ id }) => id === "nombre_completo")).toEqual([]);
  expect(marks.filter(({ id }) => id === "fecha_nacimiento").map(({ why }) => why)).toContain("partial");
});

test.each([{ given: "Rosa", family: "Prado" }, { line: "1234 Main Street" }, true, { foreign: true, text: "Puebla" }])(
  "a value that is none is refused by the name of its question: %j",
  (value) => {
    const told = { ...first, legal_name: value };
    const asked = { form: "N-400", items: knownForms["N-400"].items, told, heardAt: "2026-11-30" } as const;
    expect(() => answersFrom(language, asked)).toThrow('"legal_name" is neither a text, nor null, nor an address.');
  },
);

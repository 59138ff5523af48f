import { existsSync } from "node:fs";
import { type FormType, formTypes } from "@dilo/forms";
import { fieldsOfPart, furtherFields } from "@dilo/forms/parts";
import { describe, expect, test } from "vitest";
import { boxesOfAnswer } from "./boxes/form-boxes.ts";
import { knownForms } from "./boxes/known-forms.ts";
import { itemsLeft } from "./items/items-left.ts";
import { knownItems } from "./items/known-items.ts";
import { officialFile } from "./testing/official-files.ts";
import { printed } from "./testing/printed-form.ts";

const ofParts = (form: FormType) => furtherFields[form].filter(({ extra }) => extra?.part !== undefined);

/** A person of 1985 who is married to a citizen. */
const married = { fecha_nacimiento: "15 de marzo de 1985", estado_civil: "casada", motivo_solicitud: "la be" };

const withParts = formTypes.filter((form) => ofParts(form).length > 0);

describe.each(withParts)("the parts of the %s", (form) => {
  test("have a place for every question", () => {
    const { answers } = knownForms[form];
    const ids = ofParts(form).map(({ id }) => id);
    const unprinted = new Set(knownForms[form].items.flatMap(({ id, isPrinted }) => (isPrinted ? [] : [id])));
    const isOnlyAsked = (id: string) =>
      id.endsWith(".another") || unprinted.has(id) || ids.some((other) => other.startsWith(`${id}.1.`));
    expect(
      ofParts(form)
        .map(({ id }) => id)
        .filter((id) => answers[id] === undefined && !isOnlyAsked(id)),
    ).toEqual([]);
  });

  test("write no box twice", () => {
    const { answers } = knownForms[form];
    const fields = ofParts(form).flatMap(({ id }) => (answers[id] ? boxesOfAnswer(answers[id]) : []));
    expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
  });

  test.each(["sí", "no"])("tick for '%s' the box of that answer, and none beside it", async (said) => {
    const { answers } = knownForms[form];
    const asked = ofParts(form).filter(({ kind, id }) => kind === "yesno" && answers[id]?.kind === "choice");
    const { inBox, lines } = await printed(form, {
      ...married,
      ...Object.fromEntries(asked.map(({ id }) => [id, said])),
    });
    const told = lines.map(({ field }) => field.id).filter((id) => asked.some((field) => field.id === id));
    expect(told.length).toBeGreaterThan(asked.length * 0.75);
    for (const id of told) {
      const target = answers[id];
      if (target?.kind !== "choice") throw new Error("A yes or no has two boxes.");
      const ticked = Object.entries(target.boxes).filter(([, { field, on }]) => inBox(field) === on?.trim());
      expect([id, ticked.map(([value]) => value)]).toEqual([id, [said === "sí" ? "yes" : "no"]]);
    }
  });
});

/** An answer of each kind, and what stands in its box. */
const sayings: Readonly<Partial<Record<string, readonly [said: string, printed: string]>>> = {
  date: ["3 de mayo de 2021", "05/03/2021"],
  words: ["México", "México"],
  name: ["Rosa Elena Prado", "Rosa Elena Prado"],
};

describe("every question of text of the N-400's parts", () => {
  const form = "N-400";
  // Another reason than the one of a spouse is written where that one is not.
  const texts = ofParts(form).filter(
    ({ id, kind }) => sayings[kind] && knownForms[form].answers[id]?.kind === "text" && id !== "other_reason",
  );
  const openers = Object.fromEntries(
    ofParts(form)
      .filter(({ kind }) => kind === "yesno")
      .map(({ id }) => [id, /^(understands|supports|oath|head)/.test(id) ? "no" : "sí"]),
  );
  const person = { ...married, children_count: "doce" };

  test("stands in its box", async () => {
    const said = Object.fromEntries(texts.map(({ id, kind }) => [id, sayings[kind]?.[0] ?? ""]));
    const { inBox, lines } = await printed(form, { ...person, ...openers, ...said });
    const asked = texts.filter(({ id }) => lines.some(({ field }) => field.id === id));
    expect(texts.filter((field) => !asked.includes(field))).toEqual([]);
    for (const { id, kind } of asked) {
      const [box] = boxesOfAnswer(knownForms[form].answers[id] as never);
      expect([id, inBox(box?.field ?? "")]).toEqual([id, sayings[kind]?.[1]]);
    }
  });

  test.each([
    ["height", "un metro setenta", ["5", "7"]],
    ["weight", "noventa y cinco libras", ["0", "9", "5"]],
    ["eye_color", "verdes", ["Off", "Off", "Off", "Off", "GRN"]],
    ["hair_color", "canoso", ["Off", "Off", "Off", "Off", "GRY"]],
    ["ethnicity", "latina", ["Y", "Off"]],
    ["race", "blanca e indígena", ["I", "Off", "Off", "Off", "W"]],
    ["race", "de Hawái", ["Off", "Off", "Off", "A", "Off"]],
    ["household_size", "cinco", ["5"]],
  ])("%s: %s", async (id, said, boxes) => {
    const { inBox } = await printed(form, { income_400: "sí", [id]: said });
    const read = boxesOfAnswer(knownForms[form].answers[id] as never).map(({ field }) => inBox(field));
    expect(read.slice(0, boxes.length)).toEqual(boxes);
  });
});

/** A row of a table as it is said. */
const rowOf = (table: string, row: number, cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(cells).map(([column, said]) => [`${table}.${row}.${column}`, said]));

describe("Parts 4 and 7 of the N-400", () => {
  const form = "N-400";
  const lived = { street: "1208 oak street", city: "Houston", state: "Texas", zip: "77002", country: "Estados Unidos" };
  const homes = [1, 2, 3, 4, 5].map((row) =>
    rowOf("past_addresses", row, {
      ...lived,
      from: `3 de mayo de ${2025 - row}`,
      to: `2 de mayo de ${2026 - row}`,
      another: row < 5 ? "sí" : "no",
    }),
  );
  const worked = { city: "Houston", state: "Texas", zip: "77002", country: "Estados Unidos", occupation: "cocinera" };
  const jobs = [1, 2, 3].map((row) =>
    rowOf("jobs_schools", row, {
      ...worked,
      ...(row > 1 && { name: row === 2 ? "no trabajaba" : "Taquería La Luna", to: "marzo de 2024" }),
      from: `5 de junio de ${2025 - row}`,
      another: row < 3 ? "sí" : "no",
    }),
  );
  const told = {
    current_care_of: "Rosa Prado",
    current_address_since: "3 de mayo de 2025",
    past_addresses: "sí",
    ...Object.assign({}, ...homes),
    empleo_actual: "Panadería Sol",
    ...Object.assign({}, ...jobs),
  };

  test("write their rows, each end in its own box", async () => {
    const { inBox } = await printed(form, told);
    const box = (name: string) => inBox(`form1[0].${name}`);
    const row = "PhysicalAddress1[0] CityTown1[0] State1[0] ZipCode1[0] Country1[0] From1[0] From1[1]".split(" ");
    expect(row.map((name) => box(`#subform[2].P4_Line3_${name}`))).toEqual([
      ...["1208 Oak Street", "Houston", "TX", "77002", "United States"],
      ...["05/03/2024", "05/02/2025"],
    ]);
    expect(box("#subform[2].P4_Line1_DatesofResidence[1]")).toBe("05/03/2025");
    expect(box("#subform[2].P4_Line1_InCareOfName[0]")).toBe("Rosa Prado");
    const names = [1, 2, 3].map((one) => box(`#subform[4].P5_EmployerName${one}[0]`));
    expect(names).toEqual(["Panadería Sol", "Unemployed", "Taquería La Luna"]);
    expect([1, 2].map((one) => box(`#subform[4].P7_From${one}[1]`))).toEqual(["06/05/2024", "06/05/2023"]);
    expect(box("#subform[4].P7_To2[0]")).toBe("03/2024");
    // Who did not work has no occupation, whatever was told before.
    expect([1, 2].map((one) => box(`#subform[4].P7_OccupationFieldStudy${one}[2]`))).toEqual(["Cook", ""]);
  });

  test("write the rows without a box into the additional-information part", async () => {
    const { inBox, filling, form: known, lines } = await printed(form, told);
    const [entry] = known.overflow.entries;
    expect([entry?.page, entry?.part, entry?.item].map((box) => inBox(box?.field ?? ""))).toEqual(["3", "4", "1"]);
    expect(inBox(entry?.text.field ?? "")).toBe(
      "Row 4: 1208 Oak Street, Houston, TX, 77002, United States, 05/03/2021, 05/02/2022; " +
        "Row 5: 1208 Oak Street, Houston, TX, 77002, United States, 05/03/2020, 05/02/2021",
    );
    expect(filling.notes.filter(({ code }) => code === "row-moved").length).toBe(2);
    const items = knownItems(known.items, lines, filling);
    const stateOf = (id: string) => items.state(known.items.find((item) => item.id === id) as never);
    expect([stateOf("past_addresses"), stateOf("jobs_schools")]).toEqual(["answered", "answered"]);
  });

  test("write each row that found no room there onto the sheet behind the form", async () => {
    const rows = Array.from({ length: 15 }, (_, at) => rowOf("past_addresses", at + 1, { ...lived, another: "sí" }));
    const explained = fieldsOfPart(form, 9).filter(({ id }) => id.endsWith("_explained"));
    // Each explanation has an entry of its own.
    const said = Object.fromEntries(explained.slice(0, 4).map(({ id }) => [id, "lo explico con calma"]));
    const { filling } = await printed(form, { past_addresses: "sí", ...said, ...Object.assign({}, ...rows) });
    expect(filling.attached.map(({ text }) => text.split(":")[0])).toEqual(
      Array.from({ length: 12 }, (_, at) => `Row ${at + 4}`),
    );
    expect(filling.attached[0]?.text).toContain("1208 Oak Street, Houston, TX");
    expect(filling.notes.filter(({ code }) => code === "attached").length).toBe(12);
  });

  test("write the trips behind the sixth there too, their countries in English", async () => {
    const trips = [1, 2, 3, 4, 5, 6, 7].map((row) =>
      rowOf("trips", row, {
        left: `3 de mayo de ${2026 - row}`,
        returned: `9 de mayo de ${2026 - row}`,
        countries: "a México y Guatemala",
        another: row < 7 ? "sí" : "no",
      }),
    );
    const { inBox, form: known } = await printed(form, { trips: "sí", ...Object.assign({}, ...trips) });
    expect(inBox("form1[0].#subform[5].P8_Line1_Countries6[0]")).toBe("Mexico, Guatemala");
    const [entry] = known.overflow.entries;
    expect([entry?.page, entry?.part, entry?.item].map((box) => inBox(box?.field ?? ""))).toEqual(["6", "8", "1"]);
    expect(inBox(entry?.text.field ?? "")).toBe("Row 7: 05/03/2019, 05/09/2019, Mexico, Guatemala");
  });

  test("a table that is told to have no row is done", async () => {
    const { filling, form: known, lines } = await printed(form, { past_addresses: "no", trips: "no" });
    const items = knownItems(known.items, lines, filling);
    const stateOf = (id: string) => items.state(known.items.find((item) => item.id === id) as never);
    expect([stateOf("past_addresses"), stateOf("trips"), stateOf("jobs_schools")]).toEqual([
      "answered",
      "answered",
      "open",
    ]);
  });
});

describe("Part 9 of the N-400", () => {
  const form = "N-400";

  test("leaves both boxes of a question empty for who is not sure", async () => {
    const { inBox, form: known } = await printed(form, { voted: "no estoy seguro" });
    for (const { field } of boxesOfAnswer(known.answers["voted"] as never)) expect(inBox(field)).toBe("Off");
  });

  test("has an explanation in the additional-information part, under its page, part and item", async () => {
    const {
      inBox,
      filling,
      form: known,
    } = await printed(form, {
      voted: "sí",
      voted_explained: "voté una vez en Houston, no sabía",
    });
    const [entry] = known.overflow.entries;
    expect([entry?.page, entry?.part, entry?.item].map((box) => inBox(box?.field ?? ""))).toEqual(["6", "9", "2"]);
    expect(inBox(entry?.text.field ?? "")).toContain("Voté una vez en Houston, no sabía");
    expect(filling.notes).toContainEqual(expect.objectContaining({ code: "own-words", answer: "voted_explained" }));
  });

  test("has the explanations that found no room there on the sheet behind the form", async () => {
    const asked = fieldsOfPart(form, 9).filter(({ id }) => id.endsWith("_explained"));
    const { filling } = await printed(form, Object.fromEntries(asked.map(({ id }) => [id, "lo explico con calma"])));
    const codes = filling.notes.map(({ code }) => code);
    expect(codes.filter((code) => code === "own-words").length).toBe(4);
    expect(codes.filter((code) => code === "own-words-attached").length).toBe(asked.length - 4);
    expect(filling.attached.every(({ text }) => text.includes("Lo explico con calma"))).toBe(true);
    expect(filling.attached.length).toBe(asked.length - 4);
  });

  test("writes the rows of its table", async () => {
    const { inBox, form: known } = await printed(form, {
      "offenses.2.crime": "manejar tomado",
      "offenses.2.date": "3 de mayo de 1999",
      "offenses.2.place": "Houston",
    });
    const read = (id: string) => boxesOfAnswer(known.answers[id] as never).map(({ field }) => inBox(field));
    expect(["crime", "date", "place"].flatMap((column) => read(`offenses.2.${column}`))).toEqual([
      "Manejar tomado",
      "05/03/1999",
      "Houston",
    ]);
    expect(read("offenses.1.crime")).toEqual([""]);
  });
});

/** What stands in the boxes of some answers, each answer's boxes one behind the other; nothing for an empty box. */
async function boxesFor(said: Readonly<Record<string, string>>, ids: readonly string[]) {
  const { inBox, form, filling } = await printed("N-400", said);
  const written = ids.flatMap((id) => boxesOfAnswer(form.answers[id] as never).map(({ field }) => inBox(field)));
  const additional = form.overflow.entries
    .map((entry) => [entry.page, entry.part, entry.item, entry.text].map((box) => inBox(box.field)))
    .filter(([page]) => page !== "");
  return { written: written.filter((value) => value !== "Off"), additional, notes: filling.notes };
}

describe("Parts 1, 2 and 11 of the N-400", () => {
  const abroad = { direccion_actual: "Calle Mayor 9, Madrid, España" };

  // The offices are listed in the official file alone.
  const title = "have a field office for who files under 1.d and lives abroad, and the other reason under 1.g";
  test.skipIf(!existsSync(officialFile("n-400.pdf")))(`${title} (skipped where the official file is not)`, async () => {
    const ids = ["field_office", "other_reason"];
    const told = { field_office: "Miami", other_reason: "Ley especial de 1990" };
    const office = { ...married, ...abroad, motivo_solicitud: "la de", ...told };
    expect((await boxesFor(office, ids)).written).toEqual(["Florida - USCIS Miami Field Office", ""]);
    const reason = { ...married, motivo_solicitud: "la ge", ...told };
    expect((await boxesFor(reason, ids)).written.slice(1)).toEqual(["Ley especial de 1990"]);
    expect((await boxesFor({ ...married, ...abroad, ...told }, ids)).written.slice(1)).toEqual([""]);
  });

  test("have names, numbers, nationality and telephone in their boxes, other dates and countries in Part 14", async () => {
    const told = {
      other_names: "sí",
      "other_names.1.family": "Soto Luna",
      "other_names.1.given": "María",
      "other_names.1.middle": "no tiene",
      "other_names.1.another": "sí",
      "other_names.2.family": "Paz",
      "other_names.2.given": "Mari",
      "other_names.2.middle": "Luz",
      name_change: "sí",
      new_name: "nombres María, segundo nombre Luz, apellidos Soto Paz",
      uscis_account: "123 456 789 012",
      sexo: "mujer",
      other_birth_dates: "3 de mayo de 1970",
      nationality: "mexicana",
      other_nationalities: "de España y de Cuba",
      parent_citizen: "no",
      disability_exception: "no",
      ssa_card: "sí",
      ssn: "123 45 6789",
      ssa_consent: "sí",
      mobile_phone: "305 555 0199",
    };
    const ids = Object.keys(told).filter((id) => !/another$|^other_names$|birth_dates|nationalities/.test(id));
    const { written, additional, notes } = await boxesFor(told, ids);
    expect(written).toEqual([
      ...["Soto Luna", "María", "", "Paz", "Mari", "Luz"],
      ...["Y", "Soto Paz", "María", "Luz", "123456789012", "F", "Mexico", "N", "N", "Y", "123456789", "Y"],
      "3055550199",
    ]);
    expect(additional).toEqual([
      ["2", "2", "6", "Other dates of birth used: 05/03/1970"],
      ["2", "2", "9", "Other countries of nationality: Spain, Cuba"],
    ]);
    expect(notes).toEqual([]);
  });

  test("have further names in Part 14, and no number of who wants no card", async () => {
    const names = ["Soto", "Paz", "Luna"].map((family, at) => [`other_names.${at + 1}.family`, family]);
    const more = { "other_names.1.another": "sí", "other_names.2.another": "sí" };
    const told = { other_names: "sí", ...Object.fromEntries(names), ...more, ssa_card: "no", ssn: "123 45 6789" };
    const { written, additional } = await boxesFor(told, ["ssa_card", "ssn"]);
    expect(written).toEqual(["N", ""]);
    expect(additional).toEqual([["1", "2", "2", "Row 3: Luna"]]);
  });
});

describe("what the form's list says of a table", () => {
  const name = { "other_names.1.family": "Soto Luna", "other_names.1.given": "María", "other_names.1.middle": "no" };
  const child = { "children.1.name": "Ana Paz", "children.1.birth_date": "3 de mayo de 2015" };
  test.each([
    ["other_names", { other_names: "no" }, "done"],
    ["other_names", { other_names: "sí", ...name, "other_names.1.another": "no" }, "done"],
    ["other_names", { other_names: "sí" }, "left"],
    ["trips", { trips: "no" }, "done"],
    ["children", { children_count: "ninguno" }, "not-asked"],
    ["children", { children_count: "una", ...child }, "done"],
    ["children", {}, "depends"],
  ])("%s of %o: %s", async (id, said, state) => {
    const { filling, form, lines } = await printed("N-400", said);
    const place = form.items.find((one) => one.id === id);
    const left = itemsLeft(form.items, knownItems(form.items, lines, filling));
    expect(left.find(({ part, item }) => part === place?.part && item === place.item)?.state).toBe(state);
  });
});

describe("Part 5 of the N-400", () => {
  const spouse = {
    spouse_military: "no",
    times_married: "dos veces",
    spouse_birth_date: "4 de julio de 1980",
    marriage_date: "10 de junio de 2012",
    spouse_same_address: "no",
    spouse_address: "12 Oak Street, Miami, Florida 33125",
    spouse_citizen_how: "se naturalizó",
    spouse_citizen_date: "1 de octubre de 2015",
    spouse_alien_number: "A 012 345 678",
    spouse_times_married: "una",
    spouse_employer: "Panadería Luna",
  };
  const ids = Object.keys(spouse);

  test("is written for who files through the spouse, the other address in Part 14", async () => {
    const { written, additional, notes } = await boxesFor({ ...married, ...spouse }, ids);
    const [how, ...others] = ["O", "10/01/2015", "012345678", "1", ""];
    expect(written).toEqual(["N", "2", "07/04/1980", "06/10/2012", "N", how, ...others]);
    expect(additional).toEqual([
      ["4", "5", "4.d", "Current spouse's physical address: 12 Oak Street, Miami, FL 33125"],
    ]);
    expect(notes.map(({ answer }) => answer)).not.toContain("spouse_address");
  });

  test("has the spouse's employer for who files under 1.d only", async () => {
    const { written } = await boxesFor({ ...married, motivo_solicitud: "la de", ...spouse }, ["spouse_employer"]);
    expect(written).toEqual(["Panadería Luna"]);
  });

  test("says why nothing of the spouse is written while nobody told under which basis", async () => {
    const { motivo_solicitud: _, ...person } = married;
    const { written, notes } = await boxesFor({ ...person, ...spouse }, ids);
    expect(written.filter((value) => value !== "")).toEqual(["N", "2"]);
    expect(notes).toContainEqual({ code: "spouse-not-asked", answer: "spouse_birth_date" });
  });

  test.each([
    ["under another basis", { ...married, motivo_solicitud: "la a" }, ["N", "2"]],
    ["of a widow", { ...married, estado_civil: "viuda" }, ["2"]],
    ["of who never married", { ...married, estado_civil: "soltera" }, []],
  ])("has nothing of the spouse %s", async (_, person, written) => {
    const filled = await boxesFor({ ...person, ...spouse }, ids);
    expect(filled.written.filter((value) => value !== "")).toEqual(written);
    expect(filled.additional).toEqual([]);
  });
});

describe("Part 6 of the N-400", () => {
  const child = (row: number, name: string, residence: string) => ({
    [`children.${row}.name`]: name,
    [`children.${row}.birth_date`]: "3 de mayo de 2015",
    [`children.${row}.residence`]: residence,
    [`children.${row}.relationship`]: "biológico",
    [`children.${row}.support`]: "sí",
    [`children.${row}.address`]: "12 Oak Street, Miami, Florida 33125",
  });
  const columns = ["name", "birth_date", "residence", "relationship", "support", "address"];
  const idsOf = (row: number) => columns.map((column) => `children.${row}.${column}`);

  test("has a row for each child, and in Part 14 the address of who lives elsewhere", async () => {
    const said = {
      children_count: "dos",
      ...child(1, "Ana Luz Paz", "vive conmigo"),
      ...child(2, "Leo Paz", "con su mamá"),
    };
    const { written, additional } = await boxesFor(said, ["children_count", ...idsOf(1), ...idsOf(2), ...idsOf(3)]);
    const row = (name: string, lives: string) => [name, "05/03/2015", lives, "biological son or daughter", "Y"];
    expect(written).toEqual([
      "2",
      ...row("Ana Luz Paz", "resides with me"),
      ...row("Leo Paz", "does not reside with me"),
      ...["", "", "", ""],
    ]);
    expect(additional).toEqual([["5", "6", "2", "Child's address (2): 12 Oak Street, Miami, FL 33125"]]);
  });

  test("has children beyond the third in Part 14, all in one entry", async () => {
    const names = ["Ana", "Leo", "Eva", "Iris", "Hugo"];
    const children = names.map((name, at) => child(at + 1, `${name} Paz`, "conmigo"));
    const { additional, notes } = await boxesFor({ children_count: "cinco", ...Object.assign({}, ...children) }, []);
    expect(additional.map(([page, part, item]) => [page, part, item])).toEqual([["5", "6", "2"]]);
    const [[, , , text] = []] = additional;
    const rest = "05/03/2015, resides with me, biological son or daughter, Yes";
    expect(text).toBe(`Row 4: Iris Paz, ${rest}; Row 5: Hugo Paz, ${rest}`);
    expect(notes.map(({ code }) => code)).toEqual(["row-moved", "row-moved"]);
  });

  test.each(["ninguno", "no tengo hijos"])("counts no children for who says '%s', and writes no row", async (said) => {
    const { written } = await boxesFor({ children_count: said, ...child(1, "Ana Paz", "conmigo") }, [
      "children_count",
      ...idsOf(1),
    ]);
    expect(written).toEqual(["0", "", "", "", ""]);
  });
});

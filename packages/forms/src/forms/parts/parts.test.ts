import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { interpret } from "../../answers/interpret.ts";
import { extraFields } from "../extra.ts";
import { formTypes } from "../form-types.ts";
import { fieldOf } from "../registry.ts";
import { walk } from "../walk.ts";
import { partsOf } from "./offers.ts";
import { fieldsOfPart, furtherFields } from "./parts.ts";

const lists = fileURLToPath(new URL("../../../../../../shared/data/uscis/questions/", import.meta.url));
const withoutLists = existsSync(lists) ? "" : "the shared lists of questions are not at hand";
const today = "2026-11-20";
const offered = formTypes.flatMap((form) => partsOf(form).map((offer) => [form, offer.part, offer] as const));
const asked = offered.flatMap(([form, part]) =>
  fieldsOfPart(form, part).map((field) => [field.id, form, field] as const),
);

interface Listed {
  readonly id: string;
  readonly part: number | string;
  readonly askable: boolean;
  /** Questions of ours that ask the same. */
  readonly projectId?: string;
  readonly textSpanish: string | null;
  readonly repeats: {
    readonly columns: readonly { readonly id: string; readonly fields: readonly unknown[] }[];
  } | null;
}

/** What one of the extra questions asks, where the lists do not say so. */
const askedElsewhere: Readonly<Record<string, string>> = {
  mailing_same: "direccion_postal",
  "jobs_schools.1.name": "empleo_actual",
};

describe.each(offered)("part %2$s of the %s", (form, part, { questions }) => {
  const fields = fieldsOfPart(form, part);

  test("says of how many questions it is for who says no to what may be told more of", () => {
    const visits = [...walk(fields, { has: () => false, value: () => "no" })];
    expect(visits.filter(({ state }) => state !== "skipped").length).toBe(questions);
  });

  test.skipIf(withoutLists)(`asks all that the form asks there ${withoutLists}`, () => {
    const listed: readonly Listed[] = JSON.parse(
      readFileSync(join(lists, `${form.toLowerCase()}-questions.json`), "utf8"),
    );
    const ids = new Set([...fields, ...extraFields[form]].map(({ id }) => id));
    const isAsked = (id: string) => fieldOf(form, id) !== undefined || ids.has(id);
    const lacking = listed
      .filter((entry) => entry.part === part && entry.askable)
      .filter(({ projectId = "" }) => !projectId.split(", ").some(isAsked))
      // A column without a box in the first row is not asked there.
      .flatMap(
        ({ id, repeats }) =>
          repeats?.columns.flatMap((column) => (column.fields[0] === null ? [] : [`${id}.1.${column.id}`])) ?? [id],
      )
      .filter((id) => !isAsked(askedElsewhere[id] ?? id));
    expect(lacking).toEqual([]);
  });

  test.skipIf(withoutLists)(`asks nothing that the form does not ask ${withoutLists}`, () => {
    const listed: readonly Listed[] = JSON.parse(
      readFileSync(join(lists, `${form.toLowerCase()}-questions.json`), "utf8"),
    );
    const own = listed.filter((entry) => entry.part === part && entry.askable);
    const known = new Set(
      own.flatMap(({ id, repeats, projectId = "" }) => [
        ...[id, ...projectId.split(", "), askedElsewhere[id] ?? id],
        ...(repeats?.columns.flatMap((column) => [
          `${id}.${column.id}`,
          askedElsewhere[`${id}.1.${column.id}`] ?? id,
        ]) ?? []),
      ]),
    );
    // What a yes explains and whether there is another row are steps of ours.
    const bare = (id: string) => id.replace(/\.\d+\./, ".").replace(/(_explained|\.another)$/, "");
    expect(fields.map(({ id }) => bare(id)).filter((id) => !known.has(id))).toEqual([]);
  });

  test("waits only for questions that come before", () => {
    const all = furtherFields[form];
    const before = new Set(all.slice(0, all.indexOf(fields[0] as (typeof all)[number])).map(({ id }) => id));
    expect(fields.filter(({ id }) => !all.some((field) => field.id === id))).toEqual([]);
    for (const field of fields) {
      const names = [...JSON.stringify(field.when ?? {}).matchAll(/"field":"([^"]+)"/g)].map(
        (match) => match[1]?.split(":")[0] ?? "",
      );
      expect([
        field.id,
        names.filter((id) => id !== field.id && !before.has(id) && fieldOf(form, id) === undefined),
      ]).toEqual([field.id, []]);
      before.add(field.id);
    }
  });
});

describe("the questions of the parts", () => {
  test("have ids of their own", () => {
    for (const form of formTypes) {
      const ids = furtherFields[form].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => fieldOf(form, id))).toEqual([]);
    }
  });

  test.each(asked)(
    "%s of the %s: its choices are read as what they stand for, and it may be passed over",
    (_id, form, field) => {
      expect(field.required).toBe(false);
      for (const choice of field.extra?.choices ?? [])
        expect(interpret({ form, asked: field, heard: choice.spanish, today })).toMatchObject({ value: choice.value });
      expect(interpret({ form, asked: field, heard: "no aplica", today }).status).toBe("none");
    },
  );

  test.each(asked)("%s of the %s has paired marks in what it says", (_id, _form, { question, detail, extra, help }) => {
    const texts = [
      question,
      detail?.spanish ?? "",
      extra?.lead ?? "",
      help.why,
      ...Object.values(extra?.remarks ?? {}).map((remark) => remark?.spanish),
    ];
    for (const text of texts) expect(text?.split("¿").length).toBe(text?.split("?").length);
    expect(question).toMatch(/[?.]$/);
  });
});

describe("a yes or a no of a part", () => {
  const field = furtherFields["N-400"].find(({ id }) => id === "arrested");
  const read = (heard: string) => interpret({ form: "N-400", ...(field && { asked: field }), heard, today });

  test.each([
    ["sí", "yes"],
    ["sí, una vez", "yes"],
    ["sí, me arrestaron en 1999 por manejar tomado", "yes"],
    ["no", "no"],
    ["nunca", "no"],
    ["no, jamás", "no"],
    ["gracias a Dios no", "no"],
    ["no, señorita", "no"],
    ["no estoy segura", "unsure"],
    ["la verdad no me acuerdo", "unsure"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["sí", "sí, una vez"])("'%s' is read back as what it means", (heard) =>
    expect(read(heard).question).toMatch(/^Usted dice que sí: alguna vez le arrestó/),
  );

  test("a plain no is not read back", () => expect(read("no").question).toBeUndefined());

  test.each(["mi hermano", "depende", "a veces", "me multaron"])("'%s' is neither", (heard) =>
    expect(read(heard).status).not.toBe("value"),
  );
});

test("each column of a table has a name in Spanish, by which a box is called", () => {
  const cells = formTypes.flatMap((form) =>
    partsOf(form).flatMap(({ part }) => fieldsOfPart(form, part).flatMap(({ extra }) => extra?.cell ?? [])),
  );
  const nameless = cells.filter(({ row, column, names }) => row > 0 && column !== "another" && names.column === "");
  expect(nameless).toEqual([]);
  expect(cells.length).toBeGreaterThan(100);
});

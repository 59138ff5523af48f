import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { formTypes } from "../form-types.ts";
import { walk } from "../walk.ts";
import { allFields } from "./canonical.ts";
import { fieldsOfPart } from "./parts.ts";

const lists = fileURLToPath(new URL("../../../../../../shared/data/uscis/questions/", import.meta.url));
const withoutLists = existsSync(lists) ? "" : "the shared lists of questions are not at hand";

/** The questions of the N-400 that come to who answered so, and no to all else. */
function askedOf(told: Readonly<Record<string, string>>): readonly string[] {
  const visits = walk(allFields("N-400"), { has: (id) => id in told, value: (id) => told[id] ?? "no" });
  return [...visits].filter(({ state }) => state !== "skipped").map(({ id }) => id);
}

describe("what the lists of the forms have wrong", () => {
  test.each([
    [7, "empleo_actual", "jobs_schools.1.name"],
    [4, "direccion_postal", "mailing_same"],
  ])("part %i asks %s once, and by no other name", (part, id, other) => {
    const ids = fieldsOfPart("N-400", part).map((field) => field.id);
    expect(ids.filter((one) => one === id)).toHaveLength(1);
    expect(ids).not.toContain(other);
  });

  test.each([
    ["d", "abroad", true],
    ["d", "domestic", false],
    ["b", "abroad", false],
    ["a", "domestic", false],
  ])("under reason %s who lives %s is asked for a field office: %s", (reason, home, isAsked) => {
    const asked = askedOf({ motivo_solicitud: reason, direccion_actual: home });
    expect(asked.includes("field_office")).toBe(isAsked);
  });

  test.each([
    ["no", "no", false],
    ["yes", "no", true],
    ["no", "yes", true],
  ])("after %s to 15.a and %s to 15.b a sentence is asked about: %s", (unarrested, arrested, isAsked) => {
    const asked = askedOf({ crime_not_arrested: unarrested, arrested });
    expect(asked.includes("sentence_completed")).toBe(isAsked);
  });

  test("every reason for filing is kept by the letter that the form prints", () => {
    const reason = fieldsOfPart("N-400", 1).find(({ id }) => id === "motivo_solicitud");
    expect(reason?.extra?.choices?.map(({ value }) => value)).toEqual([..."abcdefg"]);
  });

  test.each([
    [4, "past_addresses"],
    [7, "empleo_actual"],
    [8, "trips"],
  ])("part %i says whose five years %s are", (part, id) => {
    const field = fieldsOfPart("N-400", part).find((one) => one.id === id);
    const said = [field?.extra?.lead, field?.question, field?.detail?.spanish].join(" ");
    expect(said).toMatch(/cinco años.*razón A.*Para las otras/);
  });
});

describe.skipIf(withoutLists)(`every doubt of the lists ${withoutLists}`, () => {
  const page = readFileSync(fileURLToPath(new URL("../../../../../docs/whole-forms.md", import.meta.url)), "utf8");
  const rows = page.split("\n").map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\||\|$/g, "").trim()));
  const doubts = formTypes.flatMap((form) => {
    const path = join(lists, `${form.toLowerCase()}-questions.json`);
    const listed: readonly { readonly id: string; readonly doubt?: string | null }[] = withoutLists
      ? []
      : JSON.parse(readFileSync(path, "utf8"));
    return listed.filter(({ doubt }) => doubt).map(({ id }) => [form, id] as const);
  });

  test("is one of 49", () => expect(doubts).toHaveLength(49));

  test.each(doubts)("%s %s is decided, with a reason", (form, id) => {
    const row = rows.find(([of, entry]) => of === form && entry?.includes(`\`${id}\``));
    expect(row).toHaveLength(5);
    for (const cell of row ?? []) expect(cell).not.toBe("");
  });
});

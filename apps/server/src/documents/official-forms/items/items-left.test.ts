import { existsSync, readFileSync } from "node:fs";
import { forms } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBoxes } from "../../testing-pdf.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { officialFile, templateOf, understoodLines } from "../testing/official-files.ts";
import { fillIn } from "../values/fill-in.ts";
import type { FormItem } from "./form-items.ts";
import { itemsLeft } from "./items-left.ts";
import { knownItems } from "./known-items.ts";

type ListCondition =
  | { readonly id: string; readonly equals: string }
  | { readonly id: string; readonly notEquals: string }
  | { readonly id: string; readonly atLeast: number }
  | { readonly any: readonly ListCondition[] }
  | { readonly all: readonly ListCondition[] };

/** One entry of the collected questions, as far as it is compared. */
interface Listed {
  readonly id: string;
  readonly part: number;
  readonly item: string;
  readonly page: number;
  readonly kind: string;
  readonly projectId?: string;
  readonly required: { readonly value: string };
  readonly fields: readonly { readonly field: string }[];
  readonly repeats: unknown;
  readonly when: { readonly if: ListCondition | null } | null;
}

/** Where the list has a condition in the form's words alone, what docs/whole-forms.md decides. */
const decided: Readonly<Record<string, ListCondition>> = {
  sentence_completed: {
    any: [
      { id: "crime_not_arrested", equals: "yes" },
      { id: "arrested", equals: "yes" },
    ],
  },
};

const lists = (["N-400", "I-130"] as const).map((formType) => {
  const path = officialFile(`questions/${formType.toLowerCase()}-questions.json`);
  const isHere = existsSync(path);
  const { parts, items } = knownForms[formType];
  const asked = new Set([...forms[formType].fields, ...furtherFields[formType]].map(({ id }) => id));
  const own = parts.filter(({ work }) => work === "begun" || work === "open").map(({ part }) => part);
  const official: readonly Listed[] = isHere ? JSON.parse(readFileSync(path, "utf8")) : [];
  const listed = official
    .filter(({ kind, part }) => kind !== "note" && own.includes(part))
    .map((entry) => (decided[entry.id] ? { ...entry, when: { if: decided[entry.id] ?? null } } : entry));
  return { formType, isHere, listed, items, asked };
});

for (const { formType, isHere, listed, items, asked: ours } of lists) {
  describe.skipIf(!isHere)(
    `the items of the ${formType}${isHere ? "" : " (not run: the official list is not here)"}`,
    () => {
      test("are those of the official list, in its order, with its places and our questions", () => {
        const optional = new Set(["if-any", "optional"]);
        expect(
          items.map(({ id, part, item, page, isOptional, isPrinted, questions }) => [
            ...[id, part, item, page, isOptional, isPrinted],
            ...questions.filter(() => id !== "mailing_same"),
          ]),
        ).toEqual(
          listed.map(({ id, part, item, page, kind, required, fields, repeats, projectId = "" }) => [
            ...[id, part, item.toLowerCase(), page, optional.has(required.value)],
            fields.length > 0 || repeats !== null || kind === "signature",
            ...projectId.split(", ").filter((question) => ours.has(question)),
          ]),
        );
      });

      test("stand on the pages where the PDF has their boxes", async () => {
        const { boxes } = await readBoxes(readFileSync(officialFile(`${formType.toLowerCase()}.pdf`)));
        for (const { id, page, fields, repeats } of listed) {
          const pages = fields.map(({ field }) => boxes.get(field)?.page).filter((one) => one !== undefined);
          if (pages.length === 0) continue;
          expect([id, Math.min(...pages)]).toEqual([id, page]);
          // A name and an A-Number are repeated: only of a table the boxes go on.
          const ours = items.find((item) => item.id === id);
          if (repeats !== null) expect([id, ours?.lastPage ?? page]).toEqual([id, Math.max(...pages)]);
        }
      });

      test("are left for a person exactly as a walk of the official list leaves them: 2,000 lives", () => {
        const values = valuesOf(listed);
        const life = fc.record(
          Object.fromEntries([...values].map(([id, choices]) => [id, fc.option(fc.constantFrom(...choices))])),
        );
        const states = fc.array(fc.constantFrom("answered", "begun", "open"), {
          minLength: items.length,
          maxLength: items.length,
        });
        fc.assert(
          fc.property(life, states, (answers, each) => {
            const told = new Map(Object.entries(answers).filter(([, value]) => value !== null) as [string, string][]);
            const state = ({ id }: FormItem) => each[items.findIndex((item) => item.id === id)] ?? "open";
            const left = itemsLeft(items, { value: (id) => told.get(id), state });
            expect(left.map(({ part, item, state: how }) => `${part} ${item} ${how}`)).toEqual(
              walked(listed, told, (id) => each[items.findIndex((item) => item.id === id)] ?? "open"),
            );
          }),
          { numRuns: 2000 },
        );
      });

      test("are left for a person's answers as the list leaves them, whoever is not sure: 2,000 lives", async () => {
        const form = knownForms[formType];
        const { boxes } = await templateOf(formType);
        const asked = new Map(items.map(({ id, questions }) => [id, questions[0] ?? id]));
        const choices = [...valuesOf(listed)].filter(([id]) => ours.has(asked.get(id) ?? "") && id !== "mailing_same");
        const life = fc.record(
          Object.fromEntries(choices.map(([id, values]) => [id, fc.option(fc.constantFrom(...values, "unsure"))])),
        );
        fc.assert(
          fc.property(life, (answers) => {
            const told = Object.entries(answers).filter((one): one is [string, string] => one[1] !== null);
            const lines = understoodLines(
              formType,
              Object.fromEntries(told.map(([id, value]) => [asked.get(id) ?? id, value])),
            ).filter(({ status }) => status === "read");
            const known = knownItems(items, lines, fillIn({ form, boxes, lines }));
            const sure = new Map(told.filter(([, value]) => value !== "unsure"));
            const how = (id: string) => {
              const item = items.find((one) => one.id === id);
              return item === undefined ? "open" : known.state(item);
            };
            expect(itemsLeft(items, known).map(({ part, item, state }) => `${part} ${item} ${state}`)).toEqual(
              walked(listed, sure, how),
            );
          }),
          { numRuns: 2000 },
        );
      });
    },
  );
}

/** What some condition waits for, and another value, by entry. */
function valuesOf(listed: readonly Listed[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, Set<string>>();
  const collect = (condition: ListCondition): void => {
    if ("all" in condition || "any" in condition) {
      for (const one of "all" in condition ? condition.all : condition.any) collect(one);
      return;
    }
    const known = values.get(condition.id) ?? new Set(["something else", "0", "2"]);
    if ("equals" in condition) known.add(condition.equals.toLowerCase());
    if ("notEquals" in condition) known.add(condition.notEquals.toLowerCase());
    values.set(condition.id, known);
  };
  for (const { when } of listed) if (when?.if) collect(when.if);
  return new Map([...values].map(([id, known]) => [id, [...known]]));
}

/** The list walked by its own words, apart from the code it is compared with: "part item state" of each printed item. */
function walked(
  listed: readonly Listed[],
  told: ReadonlyMap<string, string>,
  how: (id: string) => string,
): readonly string[] {
  const gone = new Set<string>();
  const places = new Map<string, { isAsked: boolean | undefined; isOptional: boolean; state: string }[]>();
  for (const entry of listed) {
    const isAsked = entry.when?.if ? holds(entry.when.if, told, gone) : true;
    if (isAsked === false) gone.add(entry.id);
    if (entry.fields.length === 0 && entry.repeats === null && entry.kind !== "signature") continue;
    const place = `${entry.part} ${entry.item.toLowerCase()}`;
    const isOptional = ["if-any", "optional"].includes(entry.required.value);
    places.set(place, [...(places.get(place) ?? []), { isAsked, isOptional, state: how(entry.id) }]);
  }
  return [...places].map(([place, entries]) => {
    const asked = entries.filter(({ isAsked }) => isAsked !== false);
    if (asked.length === 0) return `${place} not-asked`;
    const isNeeded = asked.some(({ isOptional }) => !isOptional);
    const must = isNeeded ? asked.filter(({ isOptional }) => !isOptional) : asked;
    if (must.every(({ state }) => state === "answered")) return `${place} done`;
    if (asked.some(({ state }) => state !== "open")) return `${place} begun`;
    const isSure = must.some(({ isAsked, state }) => state !== "answered" && isAsked === true);
    return `${place} ${isSure ? (isNeeded ? "left" : "optional") : "depends"}`;
  });
}

/** True, false, or undefined where it depends on what nobody told. */
function holds(
  condition: ListCondition,
  told: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): boolean | undefined {
  if ("all" in condition || "any" in condition) {
    const parts = ("all" in condition ? condition.all : condition.any).map((one) => holds(one, told, gone));
    const decides = "any" in condition;
    if (parts.includes(decides)) return decides;
    return parts.includes(undefined) ? undefined : !decides;
  }
  if (gone.has(condition.id)) return "notEquals" in condition;
  const value = told.get(condition.id);
  if (value === undefined) return undefined;
  if ("atLeast" in condition) return Number(value) >= condition.atLeast;
  return "equals" in condition ? value === condition.equals.toLowerCase() : value !== condition.notEquals.toLowerCase();
}

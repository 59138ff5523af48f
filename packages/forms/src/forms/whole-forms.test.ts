import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import type { Group, Item } from "./items.ts";
import {
  conditionOf,
  itemsOf,
  namedValues,
  type RawCondition,
  type RawQuestion,
  type WholeQuestion,
} from "./testing.ts";
import { nextVisit, type Told, type Visit, walk } from "./walk.ts";

/** The collected questions of the official forms, where they lie beside the repository or beside its worktrees. */
const collected = ["../", "../../"]
  .map((up) => fileURLToPath(new URL(`../../../../${up}shared/data/uscis/questions/`, import.meta.url)))
  .find((folder) => existsSync(join(folder, "n-400-questions.json")));

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as readonly RawQuestion[];
const small = fileURLToPath(new URL("small-form.json", import.meta.url));
const wholeForms = collected
  ? (["n-400", "i-130"] as const).map((name) => ({ name, questions: read(join(collected, `${name}-questions.json`)) }))
  : [];

type Values = ReadonlyMap<string, string>;
const toldOf = (values: Values): Told => ({ has: (id) => values.has(id), value: (id) => values.get(id) });

interface Form {
  readonly items: readonly Item<WholeQuestion>[];
  /** Words that some condition waits for, by question. */
  readonly special: ReadonlyMap<string, readonly string[]>;
}

function formOf(questions: readonly RawQuestion[]): Form {
  const named = questions.flatMap(({ when }) => (when?.if ? namedValues(when.if) : []));
  const special = new Map(named.map(([id]) => [id, named.flatMap(([of, value]) => (of === id ? [value] : []))]));
  return { items: itemsOf(questions), special };
}

/** Answers every question that a walk comes to, each with something that it may be answered with. */
function answerAll(form: Form, choose: (values: readonly string[]) => string): Values {
  const { items, special } = form;
  const values = new Map<string, string>();
  for (const visit of walk(items, toldOf(values))) {
    if (visit.state !== "open") continue;
    values.set(visit.id, choose(visit.question.values ?? ["something", ...(special.get(visit.id) ?? [])]));
    // A table that never ends would never end the test.
    if (values.size > 5000) throw new Error("The walk does not end.");
  }
  return values;
}

const walks = (form: Form) =>
  fc.gen().map((generate) => {
    const values = answerAll(form, (choices) => generate(fc.constantFrom, ...choices));
    return { values, visits: [...walk(form.items, toldOf(values))] };
  });

const groupsIn = (items: readonly Item<WholeQuestion>[]): readonly Group<WholeQuestion>[] =>
  items.flatMap((item) => ("many" in item ? [item] : "items" in item ? groupsIn(item.items) : []));

/** The condition as the collected questions mean it, told apart from the definition language. */
function isTrue(raw: RawCondition, values: Values): boolean {
  if ("any" in raw) return raw.any.some((one) => isTrue(one, values));
  if ("all" in raw) return raw.all.every((one) => isTrue(one, values));
  if ("atLeast" in raw) return Number(values.get(raw.id) ?? 0) >= raw.atLeast;
  return "equals" in raw ? values.get(raw.id) === raw.equals : values.get(raw.id) !== raw.notEquals;
}

/** Every row of a table was asked for, and the table ended by a no or at its end. */
function expectEnded(group: Group<WholeQuestion>, values: Values, visits: readonly Visit<WholeQuestion>[]) {
  const isAsked = visits.some(
    ({ id, state }) => state === "answered" && (id === group.id || id.startsWith(`${group.id}.1.`)),
  );
  const rows = new Set(visits.flatMap(({ id }) => (id.startsWith(`${group.id}.`) ? [Number(id.split(".")[1])] : [])))
    .size;
  if (!isAsked) return expect(rows).toBe(0);
  if (group.gate) expect(rows > 0).toBe(values.get(group.id) === "yes");
  if (rows === 0) return undefined;
  if (group.atMost !== undefined) expect(rows).toBeLessThanOrEqual(group.atMost);
  for (let row = 1; row <= rows && group.another; row += 1) {
    const isLast = row === rows;
    expect(values.get(`${group.id}.${row}.another`)).toBe(isLast ? (row === group.atMost ? undefined : "no") : "yes");
  }
  return undefined;
}

const forms = [...wholeForms, { name: "a small form", questions: read(small) }];

describe.each(forms)("$name in the definition language", ({ questions }) => {
  const form = formOf(questions);
  const asked = questions.filter(({ askable }) => askable);
  const sample = fc.sample(walks(form), { numRuns: 250, seed: 1 });

  test("comes to every question and every column of every table", () => {
    const reached = new Set(
      sample.flatMap(({ visits }) =>
        visits.flatMap(({ id, state }) => (state === "answered" ? [id, id.replace(/\.\d+\./, ".")] : [])),
      ),
    );
    const columns = asked.flatMap(({ id, repeats }) => (repeats?.columns ?? []).map((column) => `${id}.${column.id}`));
    const plain = asked.flatMap(({ id, repeats }) => (repeats === null ? [id] : []));
    expect([...plain, ...columns].filter((id) => !reached.has(id))).toEqual([]);
  });

  test("asks a question where its condition holds, and nowhere else", () => {
    const conditional = asked.flatMap(({ id, when, repeats }) => (when?.if ? [{ id, raw: when.if, repeats }] : []));
    const told = sample.flatMap(({ values, visits }) => {
      const byId = new Map(visits.map((visit) => [visit.id, visit]));
      return conditional.map(({ id, raw, repeats }) => {
        const first = byId.get(id) ?? byId.get(`${id}.1.${repeats?.columns[0]?.id}`);
        return { id, first, wanted: isTrue(raw, values), because: conditionOf(raw) };
      });
    });
    expect(told.filter(({ first, wanted }) => (first?.state === "answered") !== wanted)).toEqual([]);
    const skipped = told.filter(({ first }) => first?.state === "skipped");
    expect(skipped.map(({ first }) => first?.because)).toEqual(skipped.map(({ because }) => because));
  });

  test("each of its conditions holds for somebody and fails for somebody", () => {
    const conditions = asked.flatMap(({ when, variantsSpanish }) => [
      ...(when?.if ? [when.if] : []),
      ...(variantsSpanish ?? []).map((one) => one.if),
    ]);
    for (const raw of conditions) {
      const known = (values: Values) => evaluate(conditionOf(raw), (id) => values.get(id) ?? null);
      expect(sample.some(({ values }) => known(values) === true)).toBe(true);
      expect(sample.some(({ values }) => known(values) === false)).toBe(true);
    }
  });

  test("a table ends by its no", () => {
    const groups = groupsIn(form.items);
    expect(groups).toHaveLength(asked.filter(({ repeats }) => repeats !== null).length);
    const walked = fc.property(walks(form), ({ values, visits }) => {
      expect(visits.some(({ state }) => state === "open")).toBe(false);
      for (const group of groups) expectEnded(group, values, visits);
    });
    fc.assert(walked, { numRuns: 20 });
  });

  test("comes to the same questions when it begins again after each answer", () => {
    const again = fc.property(walks(form), ({ values }) => {
      const answered = new Map<string, string>();
      const next = () => nextVisit(form.items, toldOf(answered));
      for (let visit = next(); visit && answered.size <= values.size; visit = next())
        answered.set(visit.id, values.get(visit.id) ?? "");
      expect([...answered]).toEqual([...values]);
    });
    fc.assert(again, { numRuns: 20 });
  });

  test("words a question after the answers", () => {
    const texts = sample.flatMap(({ visits, values }) => {
      const answered = new Map(visits.flatMap(({ id, state, text }) => (state === "answered" ? [[id, text]] : [])));
      return asked.flatMap(({ id, variantsSpanish, textSpanish }) => {
        const wanted = variantsSpanish?.find((one) => isTrue(one.if, values))?.textSpanish ?? textSpanish;
        return answered.has(id) ? [{ id, text: answered.get(id), wanted }] : [];
      });
    });
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ text, wanted }) => text !== wanted)).toEqual([]);
  });

  test("says what leads into some questions once, before the first of them", () => {
    const leads = asked.flatMap(({ introSpanish, group }) => (introSpanish && group ? [introSpanish] : []));
    for (const { visits } of sample.slice(0, 20)) {
      const said = visits.flatMap((visit) => visit.leads.map(({ spanish }) => spanish));
      for (const lead of new Set(leads)) expect(said.filter((one) => one === lead).length).toBeLessThanOrEqual(1);
    }
  });
});

test.runIf(collected)("the whole forms are 126 and 100 questions with 16 tables", () => {
  const asked = wholeForms.map(({ questions }) => questions.filter(({ askable }) => askable));
  expect(asked.map(({ length }) => length)).toEqual([126, 100]);
  expect(asked.flat().filter(({ repeats }) => repeats !== null)).toHaveLength(16);
});

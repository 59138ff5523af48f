import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { copies, laterPapers } from "../../filing/facts.table.ts";
import type { FormBoxes, FormRemark } from "../boxes/form-boxes.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { officialFile } from "../testing/official-files.ts";

const all: readonly (readonly [string, FormBoxes])[] = Object.values(knownForms).map((form) => [form.formType, form]);
const sources = readFileSync(new URL("../../../../../../docs/sources.md", import.meta.url), "utf8");

/** One entry of the collected questions, as far as it is compared. */
interface Listed {
  readonly id: string;
  readonly part: number;
  readonly item: string;
  readonly page: number;
  readonly explain: { readonly part14?: boolean; readonly part9?: boolean; readonly evidence: boolean } | false;
  readonly notes: readonly unknown[];
}

/** "15.a-16" begins with item 15.a and ends with item 16; of "1-14, 17" each run is one. */
const runsOf = ({ items }: FormRemark) => items.split(", ").map((run) => run.split("-"));
const numbersOf = (remark: FormRemark) =>
  runsOf(remark)
    .flat()
    .map((item) => Number.parseInt(item, 10));

/** Where an item stands among the others of its part: "4.d" behind "4", before "5". Without a letter it is all of its number. */
function orderOf(item: string, end: "first" | "last"): number {
  const [, number = "0", letter = ""] = /^(\d+)(?:\.([a-z]))?/i.exec(item) ?? [];
  if (letter === "") return Number(number) * 100 + (end === "first" ? 0 : 99);
  return Number(number) * 100 + letter.toLowerCase().charCodeAt(0) - 96;
}

function isAbout(remark: FormRemark, { part, item }: Pick<Listed, "part" | "item">): boolean {
  const [begins, ends] = [orderOf(item, "first"), orderOf(item, "last")];
  return (
    remark.part === part &&
    runsOf(remark).some(
      ([first = "", last = first]) => ends >= orderOf(first, "first") && begins <= orderOf(last, "last"),
    )
  );
}

/** "6-10" holds the pages from 6 to 10. */
function isOn(page: number, pages: string): boolean {
  const [first = 0, last = first] = pages.split("-").map(Number);
  return page >= first && page <= last;
}

describe.each(all)("what the %s says beside its questions", (_, { redFlags, remarks, parts, items, pages }) => {
  const printed = [redFlags.filter(({ part }) => part > 0), remarks];

  test("stands on a page of its part, at items that the part has", () => {
    for (const remark of printed.flat()) {
      const part = parts.find((one) => one.part === remark.part);
      expect(part, `part ${remark.part}`).toBeDefined();
      expect([remark.items, isOn(remark.page, part?.pages ?? "")]).toEqual([remark.items, true]);
      const inPart = items.filter((one) => one.part === remark.part);
      const known = new Set(inPart.flatMap(({ item }) => item.split("-").map((one) => Number.parseInt(one, 10))));
      expect(numbersOf(remark).filter((number) => !known.has(number))).toEqual([]);
      expect(remark.page).toBeLessThanOrEqual(pages);
    }
  });

  test.each(["redFlags", "remarks"] as const)(
    "is told in the form's order, each matter once, in both languages, and never as a verdict: %s",
    (list) => {
      const told = { redFlags, remarks }[list];
      const places = told.filter(({ part }) => part > 0);
      expect(new Set(told.map(({ words }) => words)).size).toBe(told.length);
      expect(new Set(places.map(({ part, items }) => `${part} ${items}`)).size).toBe(places.length);
      expect(places.map(({ page }) => page)).toEqual(places.map(({ page }) => page).toSorted((a, b) => a - b));
      for (const { words, spanish, part, page } of told) {
        expect(words.length).toBeGreaterThan(10);
        expect(spanish).toMatch(/^[“\p{Lu}].*\.$/u);
        expect(`${words} ${spanish}`).not.toMatch(
          /no califica|usted no puede pedir|not eligible|denied|rechaz|will be refused/i,
        );
        // What only the instructions say has no place on the form.
        if (part === 0) expect(page).toBe(0);
      }
    },
  );
});

describe.each(all)("what the collected questions of the %s have beside them", (formType, form) => {
  const file = officialFile(`questions/${formType.toLowerCase()}-questions.json`);
  const withoutList = existsSync(file) ? "" : " (skipped: the official lists are not here)";
  const listed: readonly Listed[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const told = [...form.redFlags, ...form.remarks];
  const linesOf = (entry: Listed) => told.filter((remark) => isAbout(remark, entry)).map(({ spanish }) => spanish);
  const lacking = (entries: readonly Listed[], line: RegExp) =>
    entries.flatMap((entry) => (linesOf(entry).some((one) => line.test(one)) ? [] : `${entry.part} ${entry.item}`));

  test.skipIf(withoutList !== "")(`has its line: every explanation and every note${withoutList}`, () => {
    const beside = listed.filter(({ explain, notes }) => explain || notes.length > 0);
    expect(beside.length).toBeGreaterThan(6);
    expect(lacking(beside, /./)).toEqual([]);
  });

  test.skipIf(withoutList !== "")(`says which answers are explained in the last part${withoutList}`, () => {
    const { part } = form.overflow;
    const explained = listed.filter(({ explain }) => explain !== false && (explain.part14 || explain.part9));
    expect(lacking(explained, new RegExp(`Part ${part}`))).toEqual([]);
  });

  test.skipIf(withoutList !== "")(`names every paper, here and on the filing sheet${withoutList}`, () => {
    const proved = listed.filter(({ explain }) => explain !== false && explain.evidence);
    expect(lacking(proved, /papel|pruebas|acta|N-648/)).toEqual([]);
    const filing = [...Object.values(copies), ...Object.values(laterPapers)].map(
      ({ spanish, source }) => `${spanish} ${source}`,
    );
    const called = new Set(Object.values(laterPapers).flatMap(({ items }): readonly string[] => items));
    const toldByStatus = ["times_married", "offenses"];
    expect(proved.filter(({ id }) => !called.has(id) && !toldByStatus.includes(id))).toEqual([]);
    for (const { part } of proved) expect(filing.join(" ")).toMatch(new RegExp(`Part ${part}\\b`));
  });
});

test("who says “estuve preso” finds it among what the N-400 asks to be explained", () => {
  const of = knownForms["N-400"].redFlags.filter((flag) => isAbout(flag, { part: 9, item: "15.b" }));
  expect(of.map(({ spanish }) => spanish)).toEqual([expect.stringMatching(/arresto, cárcel/)]);
});

test.each(all)("every line of the %s has its row in docs/sources.md", (formType, { remarks }) => {
  for (const { part, items, page, words } of remarks)
    expect(sources).toContain(`| ${formType} | Part ${part}, ${items} | ${page} | ${words} |`);
});

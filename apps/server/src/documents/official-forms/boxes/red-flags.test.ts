import { describe, expect, test } from "vitest";
import type { FormBoxes, RedFlag } from "./form-boxes.ts";
import { knownForms } from "./known-forms.ts";

const all: readonly (readonly [string, FormBoxes])[] = Object.values(knownForms).map((form) => [form.formType, form]);

/** "15.a-16" begins with item 15 and ends with item 16. */
const numbersOf = ({ items }: RedFlag) => [...items.matchAll(/(?:^|[-, ])(\d+)/g)].map(([, number]) => Number(number));

/** "6-10" holds the pages from 6 to 10. */
function isOn(page: number, pages: string): boolean {
  const [first = 0, last = first] = pages.split("-").map(Number);
  return page >= first && page <= last;
}

describe.each(all)("what the %s sends people to a lawyer for", (_, { redFlags, parts, items, pages }) => {
  const printed = redFlags.filter(({ part }) => part > 0);

  test("stands on a page of its part, at items that the part has", () => {
    for (const flag of printed) {
      const part = parts.find((one) => one.part === flag.part);
      expect(part, `part ${flag.part}`).toBeDefined();
      expect([flag.items, isOn(flag.page, part?.pages ?? "")]).toEqual([flag.items, true]);
      const inPart = items.filter((one) => one.part === flag.part);
      const known = new Set(inPart.flatMap(({ item }) => item.split("-").map((one) => Number.parseInt(one, 10))));
      expect(numbersOf(flag).filter((number) => !known.has(number))).toEqual([]);
      expect(flag.page).toBeLessThanOrEqual(pages);
    }
  });

  test("is told in the form's order, each matter once, in both languages, and never as a verdict", () => {
    const places = printed.map(({ part, page, items }) => [part, page, Number.parseInt(items, 10)].join(" "));
    expect(new Set(redFlags.map(({ words }) => words)).size).toBe(redFlags.length);
    expect(new Set(places).size).toBe(places.length);
    expect(printed.map(({ page }) => page)).toEqual(printed.map(({ page }) => page).toSorted((a, b) => a - b));
    for (const { words, spanish, part, page } of redFlags) {
      expect(words.length).toBeGreaterThan(10);
      expect(spanish).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${words} ${spanish}`).not.toMatch(
        /no califica|usted no puede pedir|not eligible|denied|rechaz|will be refused/i,
      );
      // What only the instructions say has no place on the form.
      if (part === 0) expect(page).toBe(0);
    }
  });
});

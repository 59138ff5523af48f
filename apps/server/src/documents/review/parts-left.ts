import type { PrintedAnswer } from "@dilo/forms";
import type { FormBoxes, FormPart } from "../official-forms/boxes/form-boxes.ts";
import { type ItemLeft, itemsLeft } from "../official-forms/items/items-left.ts";
import { knownItems } from "../official-forms/items/known-items.ts";
import type { Filling } from "../official-forms/values/filling.ts";
import { type Begun, begunOf } from "./begun.ts";

/** Items that follow one another on a page of the form: "2-5". */
export interface Run {
  readonly items: string;
  readonly page: number;
  /** Where some of them go on to another page: that one. */
  readonly lastPage?: number;
}

/** Items that are not asked, or only after an answer that is open, with the items whose answer decides it. */
export interface Decided {
  readonly items: string;
  readonly by: readonly ItemLeft[];
  /** The ids of our questions that decide it. */
  readonly questions: readonly string[];
}

/** One printed part of a form, and what is still to write there by the form's own conditions. */
export interface PartLeft {
  readonly part: FormPart;
  /** The numbers of its items that are still empty, neighbours as a range: "2-5, 9". */
  readonly left: string;
  /** Those of them that were begun. */
  readonly begun: readonly Begun[];
  /** The others, page by page. */
  readonly runs: readonly Run[];
  /** Empty, which the form takes for "there is none". */
  readonly optional: string;
  /** Asked only after an answer of another part, which is open. */
  readonly depends: readonly Decided[];
  /** Not asked of this person. */
  readonly notAsked: readonly Decided[];
}

/** What is still to write, part by part, in the form's order. */
export function partsLeft(
  form: FormBoxes,
  lines: readonly PrintedAnswer[],
  filling: Pick<Filling, "placed" | "notes">,
): readonly PartLeft[] {
  const { items, parts } = form;
  const all = itemsLeft(items, knownItems(items, lines, filling));
  const partOf = (id: string) => items.find((item) => item.id === id)?.part;
  const deciding = (ids: readonly string[]) => {
    const named = items.filter(({ id }) => ids.includes(id));
    return {
      by: all.filter(({ part, item }) => named.some((one) => one.part === part && one.item === item)),
      questions: named.flatMap(({ questions }) => questions),
    };
  };
  return parts.map((part) => {
    const here = all.filter((item) => item.part === part.part);
    const waitsElsewhere = (item: ItemLeft) =>
      item.state === "depends" && item.because.some((id) => partOf(id) !== part.part);
    // The form itself leads from one item of a part to the next.
    const isLeft = (item: ItemLeft) =>
      item.state === "begun" || item.state === "left" || (item.state === "depends" && !waitsElsewhere(item));
    const isBegun = ({ state }: ItemLeft) => state === "begun";
    const isNotAsked = ({ state }: ItemLeft) => state === "not-asked";
    const numbersOf = (isOne: (item: ItemLeft) => boolean) =>
      runsOf(here, isOne)
        .map(({ items: numbers }) => numbers)
        .join(", ");
    return {
      part,
      left: numbersOf(isLeft),
      begun: here.filter(isBegun).map((item) => begunOf(item, form, lines, filling)),
      optional: numbersOf(({ state }) => state === "optional"),
      runs: [...new Set(here.map(({ page }) => page))].flatMap((page) => {
        const onPage = (item: ItemLeft) => isLeft(item) && !isBegun(item) && item.page === page;
        const lastPage = here.find((item) => onPage(item) && item.lastPage !== undefined)?.lastPage;
        return runsOf(here, onPage).map((run) => (lastPage === undefined ? run : { ...run, lastPage }));
      }),
      depends: decided(here, waitsElsewhere, deciding),
      notAsked: decided(here, isNotAsked, deciding),
    };
  });
}

function decided(
  here: readonly ItemLeft[],
  belongs: (item: ItemLeft) => boolean,
  deciding: (ids: readonly string[]) => Omit<Decided, "items">,
): readonly Decided[] {
  const reasons = [...new Set(here.filter(belongs).map(({ because }) => because.join(" ")))];
  return reasons.flatMap((reason) => {
    const { by, questions } = deciding(reason.split(" "));
    // "1.d", which item 1 itself decides, is a place to write beside that box.
    const isBeside = ({ part, item }: ItemLeft) =>
      by.every((one) => one.part === part && item.startsWith(`${one.item}.`));
    const isOne = (item: ItemLeft) => belongs(item) && item.because.join(" ") === reason && !isBeside(item);
    const items = runsOf(here, isOne)
      .map((run) => run.items)
      .join(", ");
    return items === "" ? [] : [{ items, by, questions }];
  });
}

/** The numbers of some items of a part: what is whole under one number by that number, neighbours as a range. */
function runsOf(here: readonly ItemLeft[], isOne: (item: ItemLeft) => boolean): readonly Run[] {
  const numbers = [...new Set(here.map(({ item }) => numberOf(item)))];
  const tokens = numbers.flatMap((number) => {
    const under = here.filter(({ item }) => numberOf(item) === number);
    const isWhole = under.every(isOne) && /^\d/.test(number);
    return isWhole ? [{ from: number, to: lastOf(under), page: under[0]?.page ?? 0, isOne: true }] : under.map(tokenOf);
  });
  function tokenOf(item: ItemLeft) {
    return { from: firstOf(item.item), to: endOf(item.item), page: item.page, isOne: isOne(item) };
  }
  const runs: { from: string; to: string; page: number }[] = [];
  let isGoingOn = false;
  for (const token of tokens) {
    const last = runs.at(-1);
    if (token.isOne && isGoingOn && last && /^\d/.test(last.from)) last.to = token.to;
    else if (token.isOne) runs.push({ ...token });
    isGoingOn = token.isOne;
  }
  return runs.map(({ from, to, page }) => ({ items: from === to ? from : `${from}-${to}`, page }));
}

/** "4.a-4.c" stands under 4; what has no number, by itself. */
function numberOf(item: string): string {
  return /^\d+/.exec(item)?.[0] ?? item;
}

function firstOf(item: string): string {
  return item === "a-number" ? "A-Number" : (item.split("-")[0] ?? item);
}

/** The end of "4.a-4.c"; what has no number ends where it begins. */
function endOf(item: string): string {
  return /^\d/.test(item) ? (item.split("-").at(-1) ?? item) : firstOf(item);
}

function lastOf(under: readonly ItemLeft[]): string {
  return numberOf(endOf(under.at(-1)?.item ?? ""));
}

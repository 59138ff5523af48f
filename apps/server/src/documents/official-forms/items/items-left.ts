import { evaluate, type Value } from "@dilo/forms/evaluate";
import { type FormItem, namedItems } from "./form-items.ts";

/**
 * How far an item has come: all written, some of it, nothing, nothing where the form takes that for "there is none", only asked
 * after an answer that is open, or not asked.
 */
export type ItemState = "done" | "begun" | "left" | "optional" | "depends" | "not-asked";

/** One printed item, and what it waits for or is left out for: ids of items. */
export interface ItemLeft {
  readonly part: number;
  readonly item: string;
  readonly page: number;
  readonly lastPage?: number;
  readonly state: ItemState;
  readonly because: readonly string[];
}

/** What is known of a person, by the ids of the form's items. */
export interface Known {
  /** The canonical value, in lower case; null where there is none for good, undefined where it is not known. */
  value(id: string): Value;
  state(item: FormItem): "answered" | "begun" | "open";
}

/**
 * Goes through a form's items as its own conditions lead: what is not known excludes nothing, and an item that is not
 * asked has no value for good.
 */
export function itemsLeft(items: readonly FormItem[], known: Known): readonly ItemLeft[] {
  const printed = new Map<string, Visit[]>();
  for (const visit of visits(items, known)) {
    const place = `${visit.item.part} ${visit.item.item}`;
    printed.set(place, [...(printed.get(place) ?? []), visit]);
  }
  return [...printed.values()].flatMap(joined);
}

/** The same, each question that has boxes by itself. */
export function visits(items: readonly FormItem[], known: Known): readonly Visit[] {
  const skipped = new Set<string>();
  const unsure = new Set<string>();
  const knownOf = (id: string): Value => (skipped.has(id) ? null : known.value(id));
  const found: Visit[] = [];
  for (const item of items) {
    const isAsked = item.when === undefined ? true : evaluate(item.when, knownOf);
    if (isAsked === false) skipped.add(item.id);
    if (isAsked === undefined) unsure.add(item.id);
    const named = isAsked === true || item.when === undefined ? [] : namedItems(item.when);
    const because = named.filter(
      (id) =>
        // What is itself not asked, or not yet, decides nothing: what it waits for does.
        !skipped.has(id) &&
        !unsure.has(id) &&
        (isAsked === false ? isFailing(item, id, knownOf) : knownOf(id) === undefined),
    );
    // One answer that speaks against it is reason enough.
    const reasons = isAsked === false ? because.slice(0, 1) : [...new Set(because)];
    if (item.isPrinted) found.push({ item, isAsked, because: reasons, state: known.state(item) });
  }
  return found;
}

/** One question of a form, and whether it is asked of this person. */
interface Visit {
  readonly item: FormItem;
  /** Undefined where that depends on an answer that is open. */
  readonly isAsked: boolean | undefined;
  readonly because: readonly string[];
  readonly state: "answered" | "begun" | "open";
}

/** Whether the condition fails by what is known of one item alone. */
function isFailing({ when }: FormItem, id: string, knownOf: (id: string) => Value): boolean {
  return when !== undefined && evaluate(when, (field) => (field === id ? knownOf(id) : undefined)) === false;
}

/** Questions that share one printed number count as one. */
function joined(together: readonly Visit[]): readonly ItemLeft[] {
  const [first] = together;
  if (first === undefined) return [];
  const { part, item, page, lastPage } = first.item;
  const asked = together.filter(({ isAsked }) => isAsked !== false);
  const because = [...new Set((asked.length === 0 ? together : asked).flatMap((visit) => visit.because))];
  const place = { part, item, page, ...(lastPage !== undefined && { lastPage }), because };
  if (asked.length === 0) return [{ ...place, state: "not-asked" }];
  const needed = asked.filter(({ item: { isOptional } }) => !isOptional);
  const open = (needed.length > 0 ? needed : asked).filter(({ state }) => state !== "answered");
  if (open.length === 0) return [{ ...place, state: "done" }];
  if (asked.some(({ state }) => state !== "open")) return [{ ...place, state: "begun" }];
  if (open.every(({ isAsked }) => isAsked === undefined)) return [{ ...place, state: "depends" }];
  return [{ ...place, state: needed.length === 0 ? "optional" : "left" }];
}

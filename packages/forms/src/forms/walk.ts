import { evaluate, type Value } from "./evaluate.ts";
import type { Condition, Group, Item, Question, Section, Words } from "./items.ts";

/** What was answered so far. Ids in the rows of a group are as {@link Group} says. */
export interface Told {
  /** Whether the question has an answer, understood or not. */
  has(id: string): boolean;
  /** The answer's canonical value; null where it is known that there is none, undefined where it was not understood. */
  value(id: string): Value;
}

/** One question as a walk through a form comes to it. */
export interface Visit<Q extends Question> {
  /** What its answer is kept under: its id, or in a group the row's. */
  readonly id: string;
  readonly question: Q;
  readonly state: "answered" | "open" | "skipped";
  /** The wording to ask it in, after the answers so far. */
  readonly text: string;
  /** What is said before it: the titles and lead-ins of the sections and the row that begin with it. */
  readonly leads: readonly Words[];
  /** The condition that does not hold, where it is skipped. */
  readonly because?: Condition;
}

/**
 * Walks through a form: every question it asks or skips after the answers so far, in order. A table is walked as far as
 * its rows are answered. Whether a condition holds is decided by what comes before; what is not known excludes nothing.
 */
export function visitsOf<Q extends Question>(items: readonly Item<Q>[], told: Told): readonly Visit<Q>[] {
  return new Walk<Q>(told).through(items);
}

/** The first question that is asked and has no answer; undefined when the form is complete. */
export function nextVisit<Q extends Question>(items: readonly Item<Q>[], told: Told): Visit<Q> | undefined {
  return visitsOf(items, told).find(({ state }) => state === "open");
}

/** Where a question stands in a table: its row, from 1. */
interface Row {
  readonly group: string;
  readonly number: number;
  readonly columns: ReadonlySet<string>;
}

/** One walk, which remembers what it has skipped: a question that is not asked has no value for good. */
class Walk<Q extends Question> {
  readonly #told: Told;
  readonly #skipped = new Set<string>();
  /** Waits for the next question that is asked. */
  #leads: readonly Words[] = [];

  constructor(told: Told) {
    this.#told = told;
  }

  through(items: readonly Item<Q>[]): readonly Visit<Q>[] {
    return items.flatMap((item) => {
      if ("many" in item) return this.#group(item);
      return "items" in item ? this.#section(item) : [this.#question(item, item.id)];
    });
  }

  #section({ title, lead, items }: Section<Q>): readonly Visit<Q>[] {
    const before = this.#leads;
    this.#leads = [...before, ...[title, lead].filter((words) => words !== undefined)];
    const began = this.#leads;
    const visits = this.through(items);
    // A section of which nothing is asked is not announced.
    if (this.#leads === began) this.#leads = before;
    return visits;
  }

  #group(group: Group<Q>): readonly Visit<Q>[] {
    const { id, when, gate, many, lead, another, atMost = another ? Number.POSITIVE_INFINITY : 1 } = group;
    const [first] = gate ? [gate] : many;
    if (first === undefined) return [];
    const because = this.#failing(when);
    if (because !== undefined) return [this.#skip(first, id, because)];
    const visits: Visit<Q>[] = gate ? [this.#question(gate, id)] : [];
    if (gate && (visits.some(isOpen) || this.#told.value(id) === "no")) return visits;
    for (let number = 1; number <= atMost; number += 1) {
      const row: Row = { group: id, number, columns: new Set(many.map((column) => column.id)) };
      if (lead) this.#leads = [...this.#leads, lead];
      visits.push(...many.map((column) => this.#question(column, rowId(row, column.id), row)));
      if (visits.some(isOpen) || number === atMost) break;
      if (another === undefined) continue;
      const more = rowId(row, "another");
      visits.push(this.#question(another, more, row));
      if (this.#told.value(more) !== "yes") break;
    }
    return visits;
  }

  #question(question: Q, id: string, row?: Row): Visit<Q> {
    const because = this.#failing(question.when, row);
    if (because !== undefined) return this.#skip(question, id, because);
    const wording = question.wordings?.find(({ when }) => this.#evaluate(when, row) === true);
    const leads = this.#leads;
    this.#leads = [];
    const state = this.#told.has(id) ? "answered" : "open";
    return { id, question, state, text: wording?.question ?? question.question, leads };
  }

  #skip(question: Q, id: string, because: Condition): Visit<Q> {
    this.#skipped.add(id);
    return { id, question, state: "skipped", text: question.question, leads: [], because };
  }

  #failing(when: Condition | undefined, row?: Row): Condition | undefined {
    return when !== undefined && this.#evaluate(when, row) === false ? when : undefined;
  }

  #evaluate(condition: Condition, row?: Row): boolean | undefined {
    const known = (field: string): Value => {
      const id = row?.columns.has(field) ? rowId(row, field) : field;
      return this.#skipped.has(id) ? null : this.#told.value(id);
    };
    return evaluate(condition, known, row?.number);
  }
}

function rowId({ group, number }: Row, column: string): string {
  return `${group}.${number}.${column}`;
}

function isOpen({ state }: Visit<Question>): boolean {
  return state === "open";
}

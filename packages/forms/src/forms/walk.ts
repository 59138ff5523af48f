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
 * The walk looks no further than it is read, and goes on by the answers that `told` has by then.
 */
export function walk<Q extends Question>(items: readonly Item<Q>[], told: Told): Iterable<Visit<Q>> {
  return new Walk<Q>(told).through(items);
}

/** The first question that is asked and has no answer; undefined when the form is complete. */
export function nextVisit<Q extends Question>(items: readonly Item<Q>[], told: Told): Visit<Q> | undefined {
  for (const visit of walk(items, told)) if (visit.state === "open") return visit;
  return undefined;
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

  *through(items: readonly Item<Q>[]): Generator<Visit<Q>> {
    for (const item of items) {
      if ("many" in item) yield* this.#group(item);
      else if ("items" in item) yield* this.#section(item);
      else yield this.#question(item, item.id);
    }
  }

  *#section({ title, lead, items }: Section<Q>): Generator<Visit<Q>> {
    const before = this.#leads;
    this.#leads = [...before, ...[title, lead].filter((words) => words !== undefined)];
    const began = this.#leads;
    yield* this.through(items);
    // A section of which nothing is asked is not announced.
    if (this.#leads === began) this.#leads = before;
  }

  *#group(group: Group<Q>): Generator<Visit<Q>> {
    const { id, when, gate, many, lead, another, atMost = another ? Number.POSITIVE_INFINITY : 1 } = group;
    const [first] = gate ? [gate] : many;
    if (first === undefined) return;
    const because = this.#failing(when);
    if (because !== undefined) {
      yield this.#skip(first, id, because);
      return;
    }
    if (gate) {
      const visit = this.#question(gate, id);
      yield visit;
      if (this.#isOpen(visit) || this.#told.value(id) === "no") return;
    }
    for (let number = 1; number <= atMost; number += 1) {
      const row: Row = { group: id, number, columns: new Set(many.map((column) => column.id)) };
      if (lead) this.#leads = [...this.#leads, lead];
      let isRowOpen = false;
      for (const column of many) {
        const visit = this.#question(column, rowId(row, column.id), row);
        yield visit;
        isRowOpen ||= this.#isOpen(visit);
      }
      if (isRowOpen || number === atMost) return;
      if (another === undefined) continue;
      const more = rowId(row, "another");
      yield this.#question(another, more, row);
      if (this.#told.value(more) !== "yes") return;
    }
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

  /** Open still: whoever reads the walk may have answered it by now. */
  #isOpen({ state, id }: Visit<Q>): boolean {
    return state === "open" && !this.#told.has(id);
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

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forms } from "../../forms/registry.ts";
import type { Act } from "../../understanding/act.ts";
import { learnedSorter, readLearnedActs, sortsLearned } from "../../understanding/sorter/learned.ts";
import { type Likely, readActsBy } from "../../understanding/sorter/sorter.ts";
import { understand } from "../../understanding/understand.ts";
import type { InterviewEffect } from "../events.ts";
import { next } from "../interview.ts";
import { momentOf } from "../reading.ts";
import { at, person, plainAnswer, sample, upTo } from "../testing.ts";
import { everySituation, tell } from "../testing-situations.ts";

afterEach(() => readActsBy(undefined));

/** Words that no rule makes anything of. */
const strange = "zurumbático el zarandeo";

function saysEver(sort: Likely["sort"], likelihood = 0.97, second = 0.02): void {
  readActsBy(() => [
    { sort, likelihood },
    { sort: "ask:cost", likelihood: second },
  ]);
}

function actsOf(text: string, id = "fecha_nacimiento"): readonly [Act, ...Act[]] {
  return understand(text, momentOf(person("N-400", upTo(id)).now(), "spoken", at)).acts;
}

test("without what was learned the rules alone answer", () => {
  expect(actsOf(strange)).toEqual([{ kind: "none" }]);
  saysEver("ask:who-hears");
  expect(actsOf(strange)).toEqual([{ kind: "ask", topic: "who-hears" }]);
  readActsBy(undefined);
  expect(actsOf(strange)).toEqual([{ kind: "none" }]);
});

test("a question about nothing known, and an address of which nothing was read, are sorted; beside an answer it asks", () => {
  expect(actsOf("¿zurumba el zarandeo zambo?")).toEqual([{ kind: "ask", topic: "unknown-question" }]);
  expect(actsOf("fíjese que ese dato no lo manejo", "direccion_actual")).toMatchObject([{ kind: "inform" }]);
  saysEver("dont-know");
  expect(actsOf("¿zurumba el zarandeo zambo?")).toEqual([{ kind: "dont-know" }]);
  expect(actsOf("fíjese que ese dato no lo manejo", "direccion_actual")).toEqual([{ kind: "dont-know" }]);
  saysEver("ask:decision");
  const beside = actsOf("15 de marzo de 1985, ¿zurumba el zarandeo zambo?");
  expect(beside).toMatchObject([
    { kind: "inform", reading: { status: "value", value: "1985-03-15" } },
    { kind: "ask", topic: "decision" },
  ]);
  saysEver("command:end-call");
  expect(actsOf("15 de marzo de 1985, ¿zurumba el zarandeo zambo?").at(-1)).toEqual({
    kind: "ask",
    topic: "unknown-question",
  });
});

test("what is not likely, or nearly as likely as something else, is none; what leaves the question must be likelier", () => {
  for (const [likelihood, second, isSaid] of [
    [0.39, 0.01, false],
    [0.41, 0.01, true],
    [0.45, 0.3, false],
  ] as const) {
    saysEver("ask:who-hears", likelihood, second);
    expect(actsOf(strange)[0]?.kind).toBe(isSaid ? "ask" : "none");
  }
  saysEver("command:back", 0.55);
  expect(actsOf(strange)).toEqual([{ kind: "none" }]);
  saysEver("command:back", 0.65);
  expect(actsOf(strange)).toEqual([{ kind: "command", command: "back" }]);
  saysEver("none");
  expect(actsOf(strange)).toEqual([{ kind: "none" }]);
});

function isReadBy(act: Act): boolean {
  if (act.kind !== "inform" || act.reading.status !== "ask") return act.kind !== "none";
  return act.reading.candidates.length > 0 || Object.values(act.reading.parts ?? {}).some((part) => part !== "");
}

test.each(["N-400", "I-130"] as const)("what a reader reads at a question of the %s stays", (form) => {
  for (const { id } of forms[form].fields) {
    const moment = momentOf(person(form, upTo(id, form)).now(), "spoken", at);
    const said = [
      sample[id] ?? "",
      plainAnswer(moment.field),
      "fue en mayo",
      "tres cero cinco",
      "Prado",
      "vivo por el parque",
    ];
    readActsBy(undefined);
    const read = said
      .map((text) => ({ text, acts: understand(text, moment).acts }))
      .filter(({ acts }) => acts.some(isReadBy));
    expect(read.length).toBeGreaterThan(1);
    saysEver("command:back");
    for (const { text, acts } of read) expect(understand(text, moment).acts, `${id}: ${text}`).toEqual(acts);
  }
});

describe("wherever it is said", () => {
  /** What is not done before it was asked. */
  const asked: ReadonlySet<InterviewEffect["kind"]> = new Set(["keep", "erase", "take-out", "save", "stop-call"]);
  /** Every topic is answered alike: one stands for all. */
  const sorts = sortsLearned.filter((sort) => sort !== "none" && (sort === "ask:cost" || !sort.startsWith("ask:")));

  test.each(everySituation)("in $situation, $channel, nothing is kept, saved, erased or ended by it", (one) => {
    const { interview, channel } = one;
    const event = tell(strange, channel);
    readActsBy(undefined);
    const byRules = next(interview, event)[1].map(({ kind }) => kind);
    for (const sort of sorts) {
      saysEver(sort);
      const done = next(interview, event)[1].map(({ kind }) => kind);
      const more = done.filter((kind) => asked.has(kind) && !byRules.includes(kind));
      expect(more, sort).toEqual([]);
      const { acts } = understand(strange, momentOf(interview, channel, at));
      expect(acts.map(({ kind }) => kind)).not.toContain("affirm");
      expect(acts.map(({ kind }) => kind)).not.toContain("deny");
    }
  });

  test.each(["dont-know", "later"] as const)("%s is taken where a question stands, and nowhere else", (sort) => {
    saysEver(sort);
    const taken = everySituation.filter(({ interview, channel }) =>
      understand(strange, momentOf(interview, channel, at)).acts.some(({ kind }) => kind === sort),
    );
    expect(new Set(taken.map(({ situation }) => situation))).toEqual(new Set(["asking", "unread", "paused"]));
  });
});

describe("what was learned", () => {
  beforeEach(readLearnedActs);

  test("is used as soon as it is here", () => {
    expect(actsOf("¿esto se lo pasan a otras compañías?")).toEqual([{ kind: "ask", topic: "who-hears" }]);
  });

  test("tells likelihoods of two sorts, the likelier first", () => {
    for (const text of ["", "?", "xyz", "¿cuánto me va a costar esto?", "calle ocho 1234", "á".repeat(400)]) {
      const [first, second] = learnedSorter(text);
      expect(first.likelihood).toBeGreaterThanOrEqual(second.likelihood);
      expect(first.likelihood + second.likelihood).toBeLessThanOrEqual(1.000001);
      expect(second.likelihood).toBeGreaterThan(0);
    }
  });
});

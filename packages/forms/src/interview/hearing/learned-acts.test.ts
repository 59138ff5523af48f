import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forms } from "../../forms/registry.ts";
import type { Act } from "../../understanding/act.ts";
import { readByRulesAlone, readLearned } from "../../understanding/learned.ts";
import { learnedSorter, sortsLearned } from "../../understanding/sorter/learned.ts";
import { type Likely, readActsBy } from "../../understanding/sorter/sorter.ts";
import { understand } from "../../understanding/understand.ts";
import type { InterviewEffect } from "../events.ts";
import { next } from "../interview.ts";
import { momentOf } from "../reading.ts";
import { at, person, plainAnswer, sample, upTo } from "../testing.ts";
import { everySituation, tell } from "../testing-situations.ts";

beforeEach(readByRulesAlone);
afterEach(readLearned);

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
  readByRulesAlone();
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
    [0.49, 0.01, false],
    [0.51, 0.01, true],
    [0.56, 0.38, false],
  ] as const) {
    saysEver("ask:who-hears", likelihood, second);
    expect(actsOf(strange)[0]?.kind).toBe(isSaid ? "ask" : "none");
  }
  saysEver("command:back", 0.6);
  expect(actsOf(strange)).toEqual([{ kind: "none" }]);
  saysEver("command:back", 0.7);
  expect(actsOf(strange)).toEqual([{ kind: "command", command: "back" }]);
  saysEver("none");
  expect(actsOf(strange)).toEqual([{ kind: "none" }]);
});

/** Some words are sorted so, others with these in them as a correction, and all others as an answer. */
function saysOf(sorted: Readonly<Record<string, Likely["sort"]>>, likelihood = 0.97): void {
  readActsBy((text) => {
    const holds = Object.keys(sorted).some((words) => text.includes(words));
    const [, sort = holds ? "repair" : "answer"] =
      Object.entries(sorted).find(([words]) => words === text.trim()) ?? [];
    return [
      { sort, likelihood },
      { sort: "ask:cost", likelihood: 1 - likelihood },
    ];
  });
}

test("what is likelier than the rule that found something else takes its place; what is taught does not give way", () => {
  const feared = "me da miedo que luego vengan a tocarme la puerta";
  expect(actsOf(feared)).toEqual([{ kind: "social", social: "worry" }]);
  saysEver("ask:deportation", 0.6);
  expect(actsOf(feared)).toEqual([{ kind: "ask", topic: "deportation" }]);
  saysEver("ask:deportation", 0.52);
  expect(actsOf(feared)).toEqual([{ kind: "social", social: "worry" }]);
  saysEver("ask:cost", 0.99);
  expect(actsOf("más despacio")).toEqual([{ kind: "command", command: "slower" }]);
  expect(actsOf("para después")).toMatchObject([{ kind: "later" }]);
  saysEver("answer");
  expect(actsOf(feared)).toEqual([{ kind: "social", social: "worry" }]);
});

test("a story in which a rule found a wish does nothing", () => {
  const story = "dizque van a poner un walmart y quién sabe si me ayuden";
  const [wish] = actsOf(story);
  expect(wish.kind).toBe("command");
  saysEver("none");
  expect(actsOf(story)).toEqual([{ kind: "none" }]);
});

test("a yes to what was read back stays one beside words that are none; 'si' that supposes is no yes", () => {
  const moment = momentOf(readBack().now(), "spoken", at);
  const beside = "cada vez que entro me zurumban";
  saysOf({ [beside]: "ask:cost", [`si ${beside}`]: "ask:cost" });
  const agreed = [{ kind: "affirm" }, { kind: "ask", topic: "cost" }];
  for (const said of [`sí, ${beside}`, `sí ${beside}`, `sí y ${beside}`])
    expect(understand(said, moment).acts, said).toEqual(agreed);
  expect(understand(`si ${beside}`, moment).acts).not.toContainEqual({ kind: "affirm" });
  // Nearly as likely a correction: the rules are asked.
  readActsBy(() => [
    { sort: "none", likelihood: 0.8 },
    { sort: "repair", likelihood: 0.15 },
  ]);
  expect(understand("sí, zurumba", moment).acts).not.toEqual([{ kind: "affirm" }]);
});

function readBack() {
  const one = person("N-400", upTo("numero_alien"));
  one.says(sample["numero_alien"] ?? "");
  return one;
}

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
    readByRulesAlone();
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
    readByRulesAlone();
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
  beforeEach(readLearned);

  test("is used as soon as it is here", () => {
    expect(actsOf("¿esto se lo pasan a otras compañías?")).toEqual([{ kind: "ask", topic: "who-hears" }]);
  });

  test("tells likelihoods of two sorts, the likelier first", () => {
    for (const text of ["", "?", "xyz", "¿cuánto me va a costar esto?", "calle ocho 1234", "á".repeat(400)]) {
      const [first, second] = learnedSorter(text, []);
      expect(first.likelihood).toBeGreaterThanOrEqual(second.likelihood);
      expect(first.likelihood + second.likelihood).toBeLessThanOrEqual(1.000001);
      expect(second.likelihood).toBeGreaterThan(0);
    }
  });
});

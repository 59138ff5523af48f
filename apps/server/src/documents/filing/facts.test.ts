import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { type Understood, understoodLines } from "../official-forms/testing/official-files.ts";
import { copiesFor } from "./copies-for.ts";
import { datedText, isOld } from "./dated.ts";
import { copies, type Fact, laterPapers, payment, photographs, places, translation, wholeList } from "./facts.table.ts";
import { factsFor } from "./facts-for.ts";
import { openPapers } from "./later-papers.ts";

const page = await readFile(new URL("../../../../../docs/sources.md", import.meta.url), "utf8");
const facts: readonly Fact[] = [
  ...[payment, translation, openPapers(Object.values(laterPapers))],
  ...[places, photographs, wholeList, laterPapers, copies].flatMap((each) => Object.values(each)),
  ...Object.values(knownForms).flatMap((form) => {
    const { signing, edition } = factsFor({
      form,
      sheet: { formType: form.formType, lines: [], savedAt: "2026-12-01" },
    });
    return [signing, edition];
  }),
];

describe("every fact of filing", () => {
  test.each(facts)("has its source and its day in docs/sources.md: $english", ({ english, source, lookedAt }) => {
    expect(page).toContain(`| ${english} | ${source} | ${lookedAt} |`);
  });

  test("is told with a doubt after 180 days, and not before", () => {
    const fact = { spanish: "Es así.", lookedAt: "2026-11-28" };
    expect(isOld(fact, "2027-05-27T23:59:00.000Z")).toBe(false);
    expect(isOld(fact, "2027-05-28T00:00:00.000Z")).toBe(true);
    expect(datedText(fact, "2026-12-01")).toBe("Es así. (Visto el 28 de noviembre de 2026.)");
    expect(datedText(fact, "2027-05-28")).toContain("confírmelo");
  });
});

describe("the copies to enclose", () => {
  const { greenCard, marriageNow, endsOfMarriages, endOfMarriage, endByDeath, spouseIsCitizen } = copies;
  const { citizenship, marriageToRelative, lifeTogether, i130a, birthOfChild, father, stepMarriage } = copies;
  const { adoption, ownBirth, ownFather, bothBirths } = copies;
  test.each([
    ["single, 1.a", { estado_civil: "single", motivo_solicitud: "a" }, [greenCard]],
    ["widowed", { estado_civil: "widowed" }, [greenCard, endByDeath]],
    ["divorced", { estado_civil: "divorced" }, [greenCard, endOfMarriage]],
    [
      "married, 1.b",
      { estado_civil: "married", motivo_solicitud: "b" },
      [greenCard, marriageNow, endsOfMarriages, spouseIsCitizen],
    ],
    ["separated, 1.a", { estado_civil: "separated", motivo_solicitud: "a" }, [greenCard, marriageNow, endsOfMarriages]],
  ])("of an N-400, %s", (_, answers, expected) => {
    expect(enclosed("N-400", answers)).toEqual(expected);
  });

  test.each([
    [
      "a spouse, of a citizen",
      { relacion_familiar: "spouse", estatus_peticionario: "citizen" },
      undefined,
      [citizenship, marriageToRelative, lifeTogether, i130a],
    ],
    [
      "a child, of a resident",
      { relacion_familiar: "child", estatus_peticionario: "resident" },
      undefined,
      [greenCard, birthOfChild, father],
    ],
    [
      "a child, of its mother",
      { relacion_familiar: "child", estatus_peticionario: "resident", sexo_peticionario: "female" },
      undefined,
      [greenCard, birthOfChild],
    ],
    [
      "a stepchild",
      { relacion_familiar: "child", estatus_peticionario: "citizen" },
      "step",
      [citizenship, birthOfChild, stepMarriage],
    ],
    [
      "an adopted child",
      { relacion_familiar: "child", estatus_peticionario: "citizen" },
      "adopted",
      [citizenship, birthOfChild, adoption],
    ],
    [
      "a parent, who may be the father",
      { relacion_familiar: "parent", estatus_peticionario: "citizen" },
      undefined,
      [citizenship, ownBirth, ownFather],
    ],
    [
      "a mother",
      { relacion_familiar: "parent", estatus_peticionario: "citizen", sexo_familiar: "female" },
      undefined,
      [citizenship, ownBirth],
    ],
    [
      "a brother or sister",
      { relacion_familiar: "sibling", estatus_peticionario: "citizen" },
      undefined,
      [citizenship, bothBirths],
    ],
  ])("of an I-130 for %s", (_, answers, detail, expected) => {
    expect(enclosed("I-130", answers, detail)).toEqual(expected);
  });

  test("name the open answer that they wait for", () => {
    expect(copiesFor("N-400", []).map(({ onlyIf }) => onlyIf?.es)).toEqual([
      ...[undefined, "Si está casado o casada", undefined, "Si marca 1.b o 1.d en Part 1"],
    ]);
    expect(copiesFor("I-130", []).map(({ onlyIf }) => onlyIf?.es)).toEqual([
      "Si es ciudadano o ciudadana",
      "Si es residente",
    ]);
  });
});

describe("the papers that answers of an N-400 call for", () => {
  const { disability, spouseMarriages, longTrip, offenses, conduct, income } = laterPapers;
  const all = [disability, spouseMarriages, longTrip, offenses, conduct, income];
  const none = Object.fromEntries([...conduct.items, ...offenses.items, "trips"].map((id) => [id, "no"]));
  const trip = (left: string, returned: string) => ({
    trips: "yes",
    "trips.1.left": left,
    "trips.1.returned": returned,
  });
  test.each<[string, Readonly<Record<string, string>>, readonly Fact[], readonly Fact[]]>([
    ["nothing was answered", {}, [], all],
    ["arrested", { arrested: "yes" }, [offenses], [disability, spouseMarriages, longTrip, conduct, income]],
    ["not sure", { arrested: "unsure", crime_not_arrested: "no" }, [], all],
    ["a widow", { estado_civil: "widowed" }, [], [disability, longTrip, offenses, conduct, income]],
    ["all no", { ...none, disability_exception: "no", income_400: "no", estado_civil: "single" }, [], []],
    [
      "all yes",
      {
        ...{ ...none, disability_exception: "yes", income_400: "yes", drugs: "yes", crime_not_arrested: "yes" },
        ...{ estado_civil: "married", motivo_solicitud: "b", spouse_times_married: "2" },
        ...trip("2023-01-31", "2023-08-02"),
      },
      all,
      [],
    ],
    [
      "short trips alone, all of them told",
      {
        ...none,
        disability_exception: "no",
        income_400: "no",
        ...trip("2023-01-31", "2023-03-02"),
        "trips.1.another": "no",
      },
      [],
      [spouseMarriages],
    ],
    [
      "a short trip, and the spouse's first marriage",
      {
        estado_civil: "married",
        motivo_solicitud: "b",
        spouse_times_married: "1",
        ...trip("2023-01-31", "2023-03-02"),
      },
      [],
      [disability, longTrip, offenses, conduct, income],
    ],
  ])("%s", (_, answers, called, open) => {
    const told = Object.entries(answers).map(([id, value]): readonly [string, Understood] => [id, [value, value]]);
    const lines = understoodLines("N-400", Object.fromEntries(told));
    const form = knownForms["N-400"];
    const facts = factsFor({ form, sheet: { formType: "N-400", lines, savedAt: "2026-12-01" } });
    const enclosed = [...facts.forms, ...facts.copies].filter((fact) => all.some((one) => one === fact));
    expect(enclosed).toEqual(called);
    const more = facts.aboutCopies.find(({ spanish }) => spanish.startsWith("Según lo que conteste"));
    expect(more).toEqual(open.length === 0 ? undefined : openPapers(all.filter((one) => open.includes(one))));
  });
});

function enclosed(
  formType: "N-400" | "I-130",
  answers: Readonly<Record<string, string>>,
  detail?: string,
): readonly Fact[] {
  const told = Object.entries(answers).map(([id, value]): readonly [string, Understood] => [
    id,
    id === "relacion_familiar" && detail !== undefined ? [value, value, { detail }] : [value, value],
  ]);
  return copiesFor(formType, understoodLines(formType, Object.fromEntries(told))).map(({ fact }) => fact);
}

import { describe, expect, test } from "vitest";
import type { FormType } from "../answers/answer.ts";
import { interpret } from "../answers/interpret.ts";
import { extraFields } from "./extra.ts";
import { fieldOf } from "./registry.ts";

const all = (Object.keys(extraFields) as FormType[]).flatMap((form) =>
  extraFields[form].map((field) => [field.id, form, field] as const),
);
const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/);

describe("the extra questions", () => {
  test("stand beside the specification's, and no id is used twice", () => {
    const ids = all.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [id, form] of all) expect(fieldOf(form, id)).toBeUndefined();
  });

  test.each(all)("%s of the %s may be skipped, and says why it is asked and where to look", (_id, _form, field) => {
    expect(field.required).toBe(false);
    expect(Object.values(field.help).filter((text) => text === "")).toEqual([]);
    expect(field.extra).toBeDefined();
  });

  test.each(all)("%s of the %s speaks in short sentences, with paired marks", (_id, _form, field) => {
    const { help, question, extra } = field;
    const texts = [question, help.why, help.where, extra?.caution?.spanish ?? ""];
    for (const sentence of texts.flatMap(sentencesOf)) expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(20);
    for (const text of texts) expect(text.split("¿").length).toBe(text.split("?").length);
  });

  test.each(all)("%s of the %s is skipped by the words a skip is stored as", (_id, form, asked) => {
    expect(interpret({ form, asked, heard: "no aplica", today: "2026-11-20" }).status).toBe("none");
  });

  test.each([
    ["relacion_familiar", "spouse"],
    ["petitioner_marital_status", "married"],
    ["fecha_matrimonio", "1990-05-02"],
  ])("where %s is %s, nobody is told what to say who is not married", (id, value) => {
    const told = { has: (one: string) => one === id, value: (one: string) => (one === id ? value : undefined) };
    const nothing = { has: () => false, value: () => undefined };
    for (const { extra } of extraFields["I-130"].filter((field) => field.id.endsWith("_matrimonio"))) {
      expect(extra?.asks?.(told, "2026-11-20")).toMatch(/^¿En qué [^.]+ se casó\?(?! Si no está)/);
      expect(extra?.asks?.(nothing, "2026-11-20")).toBeUndefined();
    }
  });

  const taps = all.flatMap(([id, form, asked]) =>
    (asked.extra?.choices ?? []).map((choice) => [id, choice.spanish, form, asked, choice] as const),
  );

  test.each(taps)("%s: the button “%s” is read as what it stands for", (_id, heard, form, asked, choice) => {
    const reading = interpret({ form, asked, heard, today: "2026-11-20" });
    expect(reading).toMatchObject({ status: "value", value: choice.value, english: choice.english });
    expect(reading.needsConfirmation).toBe(false);
  });
});

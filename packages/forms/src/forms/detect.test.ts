import { describe, expect, test } from "vitest";
import { detectForm } from "./detect.ts";

describe("detectForm", () => {
  test.each([
    ["la N-400 por favor", "N-400"],
    ["ene cuatrocientos", "N-400"],
    ["quiero ser ciudadana", "N-400"],
    ["I want to become a citizen", "N-400"],
    ["la naturalización", "N-400"],
    ["el I-130", "I-130"],
    ["i ciento treinta", "I-130"],
    ["ayudar a un familiar", "I-130"],
    ["para mi familia", "I-130"],
    ["una petición", "I-130"],
  ])("%s → %s", (heard, formType) => expect(detectForm(heard)).toBe(formType));

  test.each([
    ["N-400", ["N-400", "cuatrocientos", "citizen", "ciudadano", "naturalization", "naturalización"]],
    ["I-130", ["I-130", "ciento treinta", "family", "familia", "familiar", "petition", "petición"]],
  ])("%s is selected by each word of the specification alone", (formType, words) => {
    for (const word of words) expect(detectForm(word), word).toBe(formType);
  });

  test.each(["", "buenos días", "sí", "no sé", "la ciudadanía y también un familiar"])("%s → nothing", (heard) =>
    expect(detectForm(heard)).toBeUndefined(),
  );
});

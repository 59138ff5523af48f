import { expect, test } from "vitest";
import { readPlan } from "./plan.ts";

test("takes the first message and the language out of the assistant", () => {
  const plan = readPlan({ assistant: { firstMessage: "Hola.", transcriber: { provider: "x", language: "es-MX" } } });
  expect(plan).toMatchObject({ firstMessage: "Hola.", language: "es" });
  expect(readPlan({ assistant: { transcriber: { language: "en" } } })).toMatchObject({ language: "en" });
});

test("lets overrides win", () => {
  const plan = readPlan({ assistant: { firstMessage: "Hola." }, assistantOverrides: { firstMessage: "Buenas." } });
  expect(plan.firstMessage).toBe("Buenas.");
});

test("says nothing first when the assistant waits for the person", () => {
  const assistant = { firstMessage: "Hola.", firstMessageMode: "assistant-waits-for-user" };
  expect(readPlan({ assistant }).firstMessage).toBeUndefined();
});

test("names what is wrong, and quotes nothing of it", () => {
  const wrong = { assistant: { name: "un nombre que nadie debe leer en ningún registro de errores" } };
  expect(() => readPlan(wrong)).toThrow("Not a web call: assistant.name.");
});

import { expect, test } from "vitest";
import { readPlan } from "./plan.ts";

test("keeps the room of whoever leaves only where that is asked for", () => {
  const keeps = (asked: object) => readPlan({ assistant: {}, ...asked }).keepsRoom;
  expect(keeps({})).toBe(false);
  expect(keeps({ roomDeleteOnUserLeaveEnabled: true })).toBe(false);
  expect(keeps({ roomDeleteOnUserLeaveEnabled: false })).toBe(true);
});

test("takes the first message and the language out of the assistant", () => {
  const plan = readPlan({ assistant: { firstMessage: "Hola.", transcriber: { provider: "x", language: "es-MX" } } });
  expect(plan).toMatchObject({ firstMessage: "Hola.", language: "es" });
  expect(readPlan({ assistant: { transcriber: { language: "en" } } })).toMatchObject({ language: "en" });
});

test("speaks as fast as the assistant's voice says, and no faster than a voice can", () => {
  const rateOf = (voice: unknown) => readPlan({ assistant: { voice } }).rate;
  expect(rateOf({ provider: "11labs", voiceId: "paula", speed: 0.7 })).toBe(0.7);
  expect(rateOf({ provider: "11labs", voiceId: "paula" })).toBe(1);
  expect(readPlan({ assistant: {} }).rate).toBe(1);
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

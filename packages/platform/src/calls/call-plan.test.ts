import { expect, test } from "vitest";
import { readCallPlan } from "./call-plan.ts";

test("keeps the room of whoever leaves only where that is asked for", () => {
  const keeps = (asked: object) => readCallPlan({ assistant: {}, ...asked }).keepsRoom;
  expect(keeps({})).toBe(false);
  expect(keeps({ roomDeleteOnUserLeaveEnabled: true })).toBe(false);
  expect(keeps({ roomDeleteOnUserLeaveEnabled: false })).toBe(true);
});

test("takes the first message and the language out of the assistant", () => {
  const plan = readCallPlan({
    assistant: { firstMessage: "Hola.", transcriber: { provider: "x", language: "es-MX" } },
  });
  expect(plan).toMatchObject({ firstMessage: "Hola.", language: "es" });
  expect(readCallPlan({ assistant: { transcriber: { language: "en" } } })).toMatchObject({
    language: "en",
    heardIn: "en",
  });
  const none = { transcriber: { language: "zz" }, voice: { provider: "x", language: "pt-BR" } };
  expect(readCallPlan({ assistant: none })).toMatchObject({ language: "pt", heardIn: "pt" });
  expect(readCallPlan({ assistant: { transcriber: { language: "español" } } }).language).toBe("es");
  const either = { transcriber: { language: "multi" }, voice: { provider: "x", language: "en" } };
  expect(readCallPlan({ assistant: either })).toMatchObject({ language: "en", heardIn: "multi" });
});

test("speaks as fast as the assistant's voice says, and no faster than a voice can", () => {
  const rateOf = (voice: unknown) => readCallPlan({ assistant: { voice } }).rate;
  expect(rateOf({ provider: "11labs", voiceId: "paula", speed: 0.7 })).toBe(0.7);
  expect(rateOf({ provider: "11labs", voiceId: "paula" })).toBe(1);
  expect(readCallPlan({ assistant: {} }).rate).toBe(1);
});

test("lets overrides win", () => {
  const plan = readCallPlan({ assistant: { firstMessage: "Hola." }, assistantOverrides: { firstMessage: "Buenas." } });
  expect(plan.firstMessage).toBe("Buenas.");
});

test("says nothing first when the assistant waits for the person", () => {
  const assistant = { firstMessage: "Hola.", firstMessageMode: "assistant-waits-for-user" };
  expect(readCallPlan({ assistant }).firstMessage).toBeUndefined();
});

test("names what is wrong, and quotes nothing of it", () => {
  const wrong = { assistant: { name: "un nombre que nadie debe leer en ningún registro de errores" } };
  expect(() => readCallPlan(wrong)).toThrow("Not a web call: assistant.name.");
});

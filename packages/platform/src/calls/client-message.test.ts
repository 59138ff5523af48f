import fc from "fast-check";
import { expect, test } from "vitest";
import { parseClientMessage } from "./client-message.ts";

test.each([
  { type: "add-message", message: { role: "system", content: "¿Su nombre?" }, expecting: "N-400.nombre_completo" },
  { type: "add-message", message: { role: "system", content: "¿Su nombre?" }, rate: 0.7 },
  { type: "add-message", message: { role: "user", content: "Hola" }, triggerResponseEnabled: false },
  { type: "control", control: "mute-assistant" },
  { type: "turn-done" },
  { type: "end-call" },
])("reads $type", (message) => {
  expect(parseClientMessage(JSON.stringify(message))).toEqual(message);
});

test("reads whatever fits into an app message", () => {
  const message = "a".repeat(4000);
  expect(parseClientMessage(JSON.stringify({ type: "say", message }))).toMatchObject({ message });
});

test("takes what a say leaves out for no", () => {
  expect(parseClientMessage('{"type":"say","message":"Adiós."}')).toEqual({
    type: "say",
    message: "Adiós.",
    endCallAfterSpoken: false,
    interruptionsEnabled: false,
    interruptAssistantEnabled: false,
  });
});

test.each([
  [0.1, 0.5],
  [9, 2],
])("speaks at no rate that nobody understands: %s is %s", (rate, undelivered) => {
  const asked = { type: "add-message", message: { role: "system", content: "¿Su nombre?" } };
  expect(parseClientMessage(JSON.stringify({ ...asked, rate }))).toEqual({ ...asked, rate: undelivered });
  expect(parseClientMessage(JSON.stringify({ ...asked, rate: "lento" }))).toEqual(asked);
});

test.each([
  ["a role it does not know", { type: "add-message", message: { role: "tool", content: "x" } }],
  ["text that is no text", { type: "say", message: 5 }],
  ["more than can be said at once", { type: "say", message: "a".repeat(4097) }],
  ["a wish it does not know", { type: "control", control: "dance" }],
])("does not read %s", (_, message) => {
  expect(parseClientMessage(JSON.stringify(message))).toBeUndefined();
});

test("never throws on any text", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseClientMessage(text)));
});

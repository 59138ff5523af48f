import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseClientMessage, parseClientSignal, wrongFieldOf } from "./client-messages.ts";

describe("an app message", () => {
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

  test.each([
    [
      { role: "developer", content: "Sea breve." },
      { role: "system", content: "Sea breve." },
    ],
    [
      {
        role: "tool",
        tool_call_id: "t",
        content: [
          { type: "text", text: "4" },
          { type: "text", text: "2" },
        ],
      },
      { role: "tool", content: "42" },
    ],
    [
      { role: "function", name: "f", content: null },
      { role: "tool", content: "" },
    ],
    [
      {
        role: "user",
        content: [
          { type: "image_url", image_url: { url: "data:," } },
          { type: "text", text: "Vea" },
        ],
      },
      { role: "user", content: "Vea" },
    ],
  ])("reads the text of a chat's message %j", (message, read) => {
    expect(parseClientMessage(JSON.stringify({ type: "add-message", message }))).toEqual({
      type: "add-message",
      message: read,
    });
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
    ["a role it does not know", { type: "add-message", message: { role: "robot", content: "x" } }],
    ["a message without content", { type: "add-message", message: { role: "user" } }],
    ["a message of white space", { type: "add-message", message: { role: "system", content: " \n" } }],
    ["a tool's answer that is nothing", { type: "add-message", message: { role: "tool", tool_call_id: "t" } }],
    ["text that is no text", { type: "say", message: 5 }],
    ["more than can be said at once", { type: "say", message: "a".repeat(4097) }],
    ["a wish it does not know", { type: "control", control: "dance" }],
  ])("does not read %s", (_, message) => {
    expect(parseClientMessage(JSON.stringify(message))).toBeUndefined();
  });

  test("names the field that is wrong", () => {
    const field = (message: object) => wrongFieldOf(JSON.stringify({ type: "add-message", message }));
    expect(field({ role: "user" })).toBe("message.content");
    expect(field({ role: "robot", content: "x" })).toBe("message.role");
    expect(wrongFieldOf("no JSON")).toBe("");
  });

  test("never throws on any text", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseClientMessage(text)));
  });
});

describe("a signal of the room's wire", () => {
  test.each([
    { type: "join", version: 1, abilities: { recognition: true, speech: false } },
    { type: "join", version: 1, abilities: { recognition: true, speech: false }, isBack: true },
    { type: "app", data: "playable" },
    { type: "app", data: "playable", number: 7 },
    { type: "ping", at: 5 },
    { type: "recognised", text: "sí", isFinal: true },
    { type: "played", mark: 3 },
    { type: "offer", sdp: "v=0" },
    { type: "transport", transport: "pcm" },
    { type: "leave" },
  ])("reads $type", (signal) => {
    expect(parseClientSignal(JSON.stringify(signal))).toEqual(signal);
  });

  test.each([
    ["another version", { type: "join", version: 2, abilities: {} }],
    ["a message that is too long", { type: "app", data: "x".repeat(4097) }],
    ["a mark that is no number", { type: "played", mark: "1" }],
    ["a way of sound nobody knows", { type: "transport", transport: "post" }],
    ["an offer that is too long", { type: "offer", sdp: "x".repeat(20_001) }],
    ["a type from elsewhere", { type: "joined" }],
  ])("does not read %s", (_, signal) => {
    expect(parseClientSignal(JSON.stringify(signal))).toBeUndefined();
  });

  test("never throws on any text", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseClientSignal(text)));
  });
});

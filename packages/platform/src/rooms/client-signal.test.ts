import fc from "fast-check";
import { expect, test } from "vitest";
import { parseClientSignal } from "./client-signal.ts";

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

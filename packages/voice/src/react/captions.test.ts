import { expect, test } from "vitest";
import { type CallCaption, withTranscript } from "./captions.ts";

const says = (role: "user" | "assistant", transcriptType: "partial" | "final", transcript: string) =>
  ({ type: "transcript", role, transcriptType, transcript }) as const;

test("a line is replaced until it is final, each side's by itself", () => {
  const messages = [
    says("assistant", "final", "¿Dónde vive?"),
    says("user", "partial", "En"),
    says("assistant", "partial", "Sí"),
    says("user", "partial", "En Miami"),
    says("user", "final", "En Miami."),
    says("user", "final", "Florida."),
    { type: "hang", reason: "voice-failed" } as const,
  ];
  const captions = messages.reduce<readonly CallCaption[]>(withTranscript, []);
  expect(captions.map(({ text, isFinal }) => [text, isFinal])).toEqual([
    ["¿Dónde vive?", true],
    ["En Miami.", true],
    ["Sí", false],
    ["Florida.", true],
  ]);
});

test("a long call keeps its last hundred lines", () => {
  const lines = Array.from({ length: 150 }, (_, line) => says("user", "final", String(line)));
  const captions = lines.reduce<readonly CallCaption[]>(withTranscript, []);
  expect([captions.length, captions[0]?.text]).toEqual([100, "50"]);
});

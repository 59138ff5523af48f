import { expect, test } from "vitest";
import { type Caption, withTranscript } from "./captions.ts";

function heard(...said: readonly (readonly ["user" | "assistant", "partial" | "final", string])[]): readonly Caption[] {
  return said.reduce<readonly Caption[]>(
    (captions, [role, transcriptType, transcript]) =>
      withTranscript(captions, { type: "transcript", role, transcriptType, transcript }),
    [],
  );
}

test("a partial becomes its final; both sides keep their own", () => {
  const captions = heard(
    ["assistant", "final", "¿Su nombre?"],
    ["user", "partial", "Rosa"],
    ["user", "final", "Rosa Prado"],
  );
  expect(captions.map(({ who, text, isFinal }) => [who, text, isFinal])).toEqual([
    ["assistant", "¿Su nombre?", true],
    ["person", "Rosa Prado", true],
  ]);
});

test("only the newest stay, each with an id of its own", () => {
  const captions = heard(...Array.from({ length: 10 }, (_, index) => ["user", "final", `dicho ${index}`] as const));
  expect(captions.map((caption) => caption.text)).toEqual([4, 5, 6, 7, 8, 9].map((index) => `dicho ${index}`));
  expect(new Set(captions.map((caption) => caption.id)).size).toBe(6);
});

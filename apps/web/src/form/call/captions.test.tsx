import type { Interview } from "@dilo/forms";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Caption, useCaptions, withTranscript } from "./captions.ts";

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

function follow() {
  const { result, rerender } = renderHook((phase: Interview["phase"]) => useCaptions(phase), {
    initialProps: "choosing",
  });
  return {
    hear: (transcript: string) =>
      act(() => result.current[1]({ type: "transcript", role: "user", transcriptType: "final", transcript })),
    comesTo: (phase: Interview["phase"]) => rerender(phase),
    shown: () => result.current[0].map(({ text }) => text),
  };
}

test("what was said to choose the form stays, and all of a form goes with the form", () => {
  const page = follow();
  page.hear("quiero hacerme ciudadana");
  page.comesTo("asking");
  page.hear("Rosa Ficticia");
  page.comesTo("reviewing");
  expect(page.shown()).toEqual(["quiero hacerme ciudadana", "Rosa Ficticia"]);
  page.comesTo("choosing");
  expect(page.shown()).toEqual([]);
  page.hear("ayudar a mi mamá");
  expect(page.shown()).toEqual(["ayudar a mi mamá"]);
});

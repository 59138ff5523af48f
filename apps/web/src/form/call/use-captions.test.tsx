import type { Interview } from "@dilo/forms";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useCaptions } from "./use-captions.ts";

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

import { expect, test } from "vitest";
import { FinalResultFilter } from "./final-result-filter.ts";

type Piece = readonly [transcript: string, isFinal: boolean, confidence?: number];

function results(resultIndex: number, ...pieces: Piece[]) {
  const all = pieces.map(([transcript, isFinal, confidence = 0.9]) => ({ isFinal, 0: { transcript, confidence } }));
  return { resultIndex, results: all };
}

test("tells partial words as they grow, and the final once", () => {
  const finals = new FinalResultFilter(false);
  expect(finals.read(results(0, ["me lla", false]))).toEqual([{ text: "me lla", isFinal: false }]);
  expect(finals.read(results(0, [" me llamo Ana ", true]))).toEqual([{ text: "me llamo Ana", isFinal: true }]);
  expect(finals.read(results(0, ["me llamo Ana", true]))).toEqual([]);
});

test("joins the pieces of one partial and keeps two finals apart", () => {
  const finals = new FinalResultFilter(false);
  const heard = finals.read(results(0, ["sí", true], ["sí", true], ["vivo ", false], ["en", false]));
  expect(heard).toEqual([
    { text: "sí", isFinal: true },
    { text: "sí", isFinal: true },
    { text: "vivo en", isFinal: false },
  ]);
});

test("takes Android's finals without confidence for partial, and a repeated one for the same", () => {
  const finals = new FinalResultFilter(true);
  expect(finals.read(results(0, ["mi", true, 0]))).toEqual([{ text: "mi", isFinal: false }]);
  expect(finals.read(results(0, ["mi casa", true, 0.8]))).toEqual([{ text: "mi casa", isFinal: true }]);
  expect(finals.read(results(1, ["mi casa", true, 0.8], ["mi casa", true, 0.8]))).toEqual([]);
});

test("tells nothing for empty words", () => {
  expect(new FinalResultFilter(false).read(results(0, [" ", true], ["", false]))).toEqual([]);
});

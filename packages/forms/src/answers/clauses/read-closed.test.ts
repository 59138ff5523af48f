import { expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const today = "2026-11-20";

test.each([
  ["relation", "soy su, no, perdón, su hijo", "soy su hijo"],
  ["marital", "nunca me, no, perdón, me he casado", "nunca me he casado"],
  ["country", "San Vicente y, no, perdón, y las Granadinas", "San Vicente y las Granadinas"],
] as const)("of a %s the last word is said again, and goes on: %s", (kind, heard, meant) => {
  const { value } = interpret({ kind, heard: meant, today });
  expect(value).toBeDefined();
  expect(interpret({ kind, heard, today })).toMatchObject({ status: "value", value, needsConfirmation: true });
});

test.each(["no está, no, perdón, está correcto", "no es, no, perdón, es ese"])(
  "whether a no still stands is asked: %s",
  (heard) => expect(interpret({ kind: "yesno", heard, today })).toMatchObject({ status: "ask" }),
);

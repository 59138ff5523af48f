import { expect, test } from "vitest";
import { i130Boxes } from "../official-forms/boxes/i130.ts";
import type { Placed } from "../official-forms/values/filling.ts";
import { partRows } from "./part-rows.ts";

const name = Object.values(i130Boxes.answers).find(({ kind }) => kind === "name");
if (name?.kind !== "name") throw new Error("The form has no name.");
const { family, given } = name.boxes;

const place = (box: typeof family): Placed => ({
  answer: "name",
  label: "Name",
  box,
  value: "Lupe",
  isCopy: false,
  isReference: false,
});

/** The items left in the part of the petitioner's name. */
const left = (...placed: readonly Placed[]) =>
  partRows(i130Boxes, placed)
    [i130Boxes.parts.findIndex(({ part }) => part === family.part)]?.at(-1)
    ?.map(({ text }) => text)
    .join();

test("a name of which one half is written is still left to do", () => {
  const [item] = family.item.split(".");
  const none = left();
  expect(none).toMatch(/^1-/);
  expect(left(place(family))).toBe(none);
  expect(left(place(given))).toBe(none);
  expect(left(place(family), place(given))).toMatch(new RegExp(`^1-${Number(item) - 1}, ${Number(item) + 1}-`));
});

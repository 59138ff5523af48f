import { describe, expect, test } from "vitest";
import { fortyLives } from "./testing/forty-lives.table.ts";
import { type Life, livesIn } from "./testing/forty-lives.ts";
import { printedLife } from "./testing/printed-life.ts";

const lives = livesIn(fortyLives);

test("there are ten authors, four lives each, twenty for each form", () => {
  const count = (of: (life: Life) => string) =>
    [...new Set(lives.map(of))].map((one) => lives.filter((life) => of(life) === one).length);
  expect(count(({ author }) => author)).toEqual(Array(10).fill(4));
  expect(count(({ formType }) => formType)).toEqual([20, 20]);
});

describe.each(lives.map((life, at) => ({ who: `life ${at + 1}, ${life.formType}, ${life.author}`, life })))(
  "$who",
  ({ life }) => {
    test("has no box that holds what was not said, and none that lacks what was", async () => {
      const { unsaid, lacking, named } = await printedLife(life);
      expect(unsaid).toEqual([]);
      expect(lacking).toEqual([]);
      const asked = life.told.filter(({ written }) => written === "?").map(({ question }) => question);
      expect(asked.filter((question) => !named.has(question))).toEqual([]);
    });
  },
);

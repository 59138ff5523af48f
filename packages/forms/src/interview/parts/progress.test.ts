import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person } from "../testing.ts";
import { progressOf } from "./progress.ts";

function inPart(part: number) {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted", part });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
  return rosa;
}

describe("where a question stands", () => {
  test("the form's own are all counted, whatever is loaded behind them", () => {
    const rosa = person("N-400");
    expect(progressOf(rosa.asking())).toEqual({ position: 0, count: idsOf("N-400").length });
    const again = inPart(8);
    again.send({ kind: "correct", field: "telefono" });
    expect(progressOf(again.asking())).toEqual({ position: 5, count: idsOf("N-400").length });
  });

  test("of a table no row is counted that may never come", () => {
    const rosa = inPart(8);
    expect(progressOf(rosa.asking())).toEqual({ position: 0, count: 1 });
    rosa.writes("sí");
    rosa.writes("sí");
    // The row's three questions, and whether there is another one.
    expect(progressOf(rosa.asking())).toEqual({ position: 1, count: 5 });
  });

  test("the rows of children that were counted are", () => {
    const rosa = inPart(6);
    rosa.writes("dos");
    // The address is asked of a child who lives elsewhere.
    expect(progressOf(rosa.asking())).toEqual({ position: 1, count: 11 });
  });

  test("it never goes back, and the last one is the last", () => {
    const rosa = inPart(2);
    let before = -1;
    for (let steps = 0; rosa.now().phase === "asking" && steps < 40; steps += 1) {
      const { position, count } = progressOf(rosa.asking());
      expect(position).toBeGreaterThan(before);
      expect(position).toBeLessThan(count);
      before = position;
      if (rosa.now().phase === "asking") rosa.says("no aplica");
    }
    expect(rosa.now().phase).toBe("reviewing");
  });
});

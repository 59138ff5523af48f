import { expect, test } from "vitest";
import { idsOf, person } from "../../testing.ts";

const ids = idsOf("N-400");
const later = "2026-11-20T15:05:00.000Z";

test("a change is taken back whole, once, and the server is told so in order", () => {
  const rosa = person("N-400", ids);
  const { answers } = rosa.now() as { answers?: object };
  rosa.send({ kind: "correct", field: "estado_civil" });
  rosa.writes("soltera");
  if (rosa.now().phase === "asking") rosa.writes("sí");
  expect(rosa.now()).toMatchObject({ phase: "reviewing", returned: { field: "estado_civil", isChanged: true } });
  expect(rosa.english("estado_civil")).toBe("Single");

  rosa.send({ kind: "undone", at: later });
  expect(rosa.now()).toMatchObject({ answers, returned: { field: "estado_civil", isChanged: false } });
  expect(rosa.effects().filter((kind) => kind !== "ask")).toEqual(["take-out", "keep"]);
  expect(rosa.kept()).toEqual([["estado_civil", "casada"]]);
  rosa.send({ kind: "undone", at: later });
  expect(rosa.effects()).toEqual([]);
});

test("what was opened and left, and a review nobody left, have nothing to take back", () => {
  const rosa = person("N-400", ids);
  const before = rosa.now();
  rosa.send({ kind: "undone", at: later });
  expect(rosa.now()).toBe(before);
  rosa.send({ kind: "correct", field: "telefono" });
  rosa.taps("skip");
  expect(rosa.now()).toMatchObject({ phase: "reviewing", returned: { field: "telefono", isChanged: false } });
  rosa.send({ kind: "undone", at: later });
  expect(rosa.effects()).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../../forms/parts/parts.ts";
import { idsOf, person } from "../../testing.ts";

function inPart9() {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "call-started" });
  rosa.send({ kind: "extra-wanted", part: 9 });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 9) });
  return rosa;
}

/** All of the part is answered, and its last group waits for a yes. */
function atTheLastCheck() {
  const rosa = inPart9();
  for (let steps = 0; (rosa.at() !== "supports_constitution" || rosa.now().check) && steps < 150; steps += 1)
    rosa.says(rosa.now().check === undefined ? "no" : "sí");
  for (let steps = 0; rosa.now().check === undefined && steps < 20; steps += 1)
    rosa.says(rosa.at() === "oath_unable" && rosa.asking().turn.kind === "waiting" ? "no" : "sí");
  return rosa;
}

describe("a group of Part 9", () => {
  test("is read back once, and a yes goes on", () => {
    const rosa = inPart9();
    for (let count = 0; count < 4; count += 1) rosa.says("no");
    expect(rosa.asked()).toContain("Dijo que no a esas cuatro. ¿Es así?");
    rosa.says("sí");
    expect(rosa.at()).toBe("communist_party");
    expect(rosa.asked()).toContain("partido comunista");
  });

  test("with a no in it is asked again one by one, and read back again", () => {
    const rosa = inPart9();
    for (let count = 0; count < 4; count += 1) rosa.says("no");
    rosa.says("no");
    expect(rosa.effects().filter((kind) => kind === "take-out").length).toBe(4);
    expect(rosa.at()).toBe("claimed_citizen");
    expect(rosa.asked()).toContain("una por una");
    rosa.says("no");
    rosa.says("sí");
    rosa.says("sí");
    expect(rosa.at()).toBe("voted_explained");
    rosa.says("voté una vez en Houston");
    rosa.says("sí");
    rosa.says("no");
    rosa.says("no");
    expect(rosa.asked()).toContain("A las otras tres dijo que no. ¿Es así?");
    rosa.says("no");
    // What was read back by itself is not asked again.
    rosa.says("no");
    expect(rosa.at()).toBe("owes_taxes");
    expect(rosa.english("voted")).toBe("Yes");
  });

  test("of answers both ways says which were a no, and then which a yes", () => {
    const rosa = atTheLastCheck();
    expect(rosa.asked()).toContain("A la otra dijo que no. ¿Es así?");
    rosa.says("sí");
    expect(rosa.asked()).toBe("A las otras seis dijo que sí. ¿Es así?");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("waits for its yes or no through a question and a repetition", () => {
    const rosa = inPart9();
    for (let count = 0; count < 4; count += 1) rosa.says("no");
    for (const words of ["repita", "¿quién me oye?", "el perro amarillo", "espéreme tantito", "ya"]) rosa.says(words);
    expect(rosa.asked()).toContain("¿Es así?");
    rosa.says("corrige");
    expect(rosa.at()).toBe("claimed_citizen");
  });

  test("in writing is not read back: each answer can be seen", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted", part: 9 });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 9) });
    for (let count = 0; count < 4; count += 1) rosa.send({ kind: "typed", text: "no", at: "2026-11-20T15:00:00.000Z" });
    expect(rosa.at()).toBe("communist_party");
  });

  test.each([
    ["Todo está bien", { kind: "review-accepted" }],
    ["another part", { kind: "extra-wanted", part: 8 }],
    ["no more questions", { kind: "extra-declined" }],
    ["Corregir beside an answer of the first questions", { kind: "correct", field: "telefono" }],
  ] as const)("that is open aloud behind the last question stays open when the page is tapped: %s", (_, tapped) => {
    const rosa = atTheLastCheck();
    const before = rosa.asking().answers;
    rosa.send(tapped);
    expect(rosa.now()).toMatchObject({ phase: "reviewing", check: { value: "no" }, answers: before });
    expect(rosa.asked()).toContain("¿Es así?");
    rosa.says("sí");
    rosa.says("sí");
    expect(rosa.now().check).toBeUndefined();
    rosa.accepts();
    expect(rosa.now().phase).toBe("complete");
  });

  test("is wrong where Corregir is tapped beside one of its answers: they are asked again", () => {
    const rosa = atTheLastCheck();
    const [field = ""] = rosa.now().check?.fields ?? [];
    rosa.send({ kind: "correct", field });
    expect(field).not.toBe("");
    expect(rosa.effects()).toContain("take-out");
    expect([rosa.now().phase, rosa.at(), rosa.now().check]).toEqual(["asking", field, undefined]);
  });
});

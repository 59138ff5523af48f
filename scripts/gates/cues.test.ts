import { expect, test } from "vitest";
import { filesWithCues, knowsCue } from "./cues.ts";
import { filesBelow } from "./module-graph.ts";

/** This many know one still. The number may only fall: what takes back belongs in packages/forms/src/answers/clauses. */
const most = 19;

test("what takes back what was said is known in one folder, and ever less beside it", () => {
  const found = filesWithCues(filesBelow(["packages"]));
  expect(found.length, `${found.length} files know a cue, ${most} may:\n${found.join("\n")}`).toBe(most);
});

test("a cue is seen in words and patterns, and not in comments", () => {
  expect(knowsCue("const marks = /^(?:perdon|digo)$/;")).toBe(true);
  expect(knowsCue("export const phrases = `\nno\nmejor dicho\n`;")).toBe(true);
  expect(knowsCue('/** "Pardo, perdón, Prado" */\nconst one = 1; // digo')).toBe(false);
  expect(knowsCue('const code = "indigo c[oó]digo";')).toBe(false);
  expect(knowsCue("const telling = /^(?:le digo|yo digo que)$/;")).toBe(false);
});

import { expect, test } from "vitest";
import { changesBetween } from "./versions.tsx";

test.each([
  ["nothing", { name: "Ana" }, { name: "Ana" }, []],
  ["a value", { name: "Ana" }, { name: "Luz" }, [["name", "Ana", "Luz"]]],
  ["what came", {}, { model: { temperature: 0 } }, [["model.temperature", undefined, "0"]]],
  ["what went", { endCallPhrases: ["adiós"] }, {}, [["endCallPhrases.0", "adiós", undefined]]],
  [
    "an item among others",
    { model: { messages: [{ content: "Sea breve." }, { content: "Hable de usted." }] } },
    { model: { messages: [{ content: "Sea breve." }, { content: "Tutee." }] } },
    [["model.messages.1.content", "Hable de usted.", "Tutee."]],
  ],
  [
    "a list that was emptied",
    { tools: ["a"] },
    { tools: [] },
    [
      ["tools", undefined, "[]"],
      ["tools.0", "a", undefined],
    ],
  ],
  ["null for a value", { voice: null }, { voice: false }, [["voice", "null", "false"]]],
] as const)("%s", (_what, before, after, changes) => {
  const found = changesBetween(before, after).map((change) => [change.path, change.before, change.after]);
  expect(found).toEqual(changes);
});

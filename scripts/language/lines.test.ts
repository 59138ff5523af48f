import { PassThrough } from "node:stream";
import { readByRulesAlone } from "@dilo/forms/learned";
import { afterAll, expect, test } from "vitest";
import { parted } from "../../packages/forms/src/understanding/pieces/piece.ts";
import { type Asked, answerLines } from "./command-line.ts";
import { playLine, readAnswer } from "./lines.ts";
import { openLanguage } from "./open-language.ts";

const language = openLanguage();
afterAll(readByRulesAlone);

const read = (line: Asked) => readAnswer(language, line, { lookups: {}, now: "2026-11-20", isExplained: false });
const play = (line: Asked) => playLine(language, line);

/** Answers lines and gives back what was written, parsed, and what was told. */
async function answered(answer: Parameters<typeof answerLines>[0], ...lines: string[]) {
  const output = new PassThrough({ encoding: "utf8" });
  const told: string[] = [];
  const input = new PassThrough();
  input.end(lines.join("\n"));
  const refused = await answerLines(answer, { input, output, complain: (sentence) => told.push(sentence) });
  const written = (output.read() ?? "").trimEnd().split("\n");
  return { replies: written.map((line: string) => JSON.parse(line)), told, refused };
}

test("what was learned is read by once the readers are opened, and not by whoever imports them", async () => {
  const pieces = () => parted("no, ya no quiero seguir", { where: "ask", kind: "name", known: new Set() });
  readByRulesAlone();
  await import(`./open-language.ts?${"again"}`);
  expect(pieces()).toEqual([]);
  openLanguage();
  expect(pieces()).not.toEqual([]);
});

const zip = '{"id":"z","kind":"zip","heard":"noventa mil doce"}';
const kinds =
  "name, date, country, alien-number, address, phone, email, marital, relation, zip, number, yesno, form-type, command";

test.each([
  ['{"id":"a","kind":"fone","heard":"uno"}', `There is no such kind; there are ${kinds}.`],
  ['{"id":"a","kind":"toString","heard":"uno"}', `There is no such kind; there are ${kinds}.`],
  ['{"id":"a","form":"N-4000","field":"telefono","heard":"uno"}', "There is no such form; there are N-400 and I-130."],
  ['{"id":"a","kind":"zip"}', "heard is missing"],
  ['{"id":"a","kind":"zip","heard":"uno","today":5}', "today is not a date such as 2026-11-20"],
  ['{"id":"a","kind":"zip","heard":"uno","answers":{"x":1}}', "answers are not {field: {said, heardAt}}"],
])("a line that cannot be read is reported, and the others are read: %s", async (line, error) => {
  const { replies, told, refused } = await answered(read, zip, line, line, zip);
  const right = { id: "z", status: "value", value: "90012" };
  expect(replies).toMatchObject([right, { id: "a", error }, { id: "a", error }, right]);
  expect({ told, refused }).toEqual({ told: [`Line 2: ${error}`], refused: 2 });
});

test.each([
  ['{"id":"a","form":"X-99","steps":[]}', "There is no such form; there are N-400 and I-130."],
  ['{"id":"a","form":"N-400"}', "steps are missing"],
  ['{"id":"a","channel":"phone","steps":[]}', "There is no such channel; there are spoken and written."],
  ['{"id":"a","form":"N-400","steps":[{"command":"dance"}]}', "There is no such command."],
  ['{"id":"a","form":"N-400","steps":[null]}', "a step is one of {heard}, {typed}, {command}, {silence: true}"],
  ['{"id":"a","form":"N-400","steps":[{"heard":5}]}', "a step is one of {heard}, {typed}, {command}, {silence: true}"],
])("a line that cannot be played is reported: %s", async (line, error) => {
  expect(await answered(play, line)).toEqual({
    replies: [{ id: "a", error }],
    told: [`Line 1: ${error}`],
    refused: 1,
  });
});

test("a line that is not JSON is reported without its words", async () => {
  const { replies, told } = await answered(read, "me llamo Ana Luna", "null");
  expect(replies).toEqual([{ error: "not a line of JSON" }, { error: "heard is missing" }]);
  expect(told.join()).not.toContain("Ana");
});

test("a form is named in capitals or not", () => {
  const spoken = { steps: [{ heard: "Ana Luna" }] };
  expect(play({ ...spoken, form: "n-400" })).toEqual(play({ ...spoken, form: "N-400" }));
  expect(play({ ...spoken, form: "N-400" })).not.toEqual(play(spoken));
});

test("a fault of the command itself is not reported as the caller's", async () => {
  const broken = () => {
    throw new TypeError("x is not a function");
  };
  await expect(answered(broken, zip)).rejects.toThrow(TypeError);
});

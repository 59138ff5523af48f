import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
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

/** The only folder that is to know how somebody takes back what they said. */
const home = "packages/forms/src/answers/clauses/";

const cue =
  /(?<![\p{L}\]]|\b(?:le|lo|la|te|yo) )(?:perd[oó]n|digo|mentiras?|miento|corrijo|me equivoqu[eé]|equivoqu\w*|quise decir|quiero decir|mejor dicho|sino|i mean)(?!\p{L})/iu;

/** Tells whether the code of a file, without its comments, holds a word by which somebody takes back what they said. */
function knowsCue(text: string): boolean {
  return cue.test(text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(?:^|\s)\/\/.*$/gm, ""));
}

/** What was learned from sayings knows every word, and no rule. */
const learned = /^packages\/forms\/src\/understanding\/(?:pieces|sorter)\/weights\.ts$/;

/** The files that read answers, outside of the home of the cues, that know one. */
function filesWithCues(files: readonly string[], top = root): readonly string[] {
  const isReading = (file: string) =>
    /^packages\/forms\/src\/(?:answers|understanding|interview)\/.*\.ts$/.test(file) &&
    !file.startsWith(home) &&
    !learned.test(file) &&
    !/\.(?:test|fixture)\.|\/testing-|\/harm\//.test(file);
  return files.filter((file) => isReading(file) && knowsCue(readFileSync(join(top, file), "utf8")));
}

const forms = fileURLToPath(new URL("../../packages/forms/src", import.meta.url));
const tables = readdirSync(forms, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(table|texts)\.ts$/.test(path),
);

/** What tables and texts are made of: words, numbers, and lists and records of them. */
const data = new Set([
  "Literal",
  "TemplateLiteral",
  "TemplateElement",
  "ArrayExpression",
  "ObjectExpression",
  "Property",
  "Identifier",
]);

/** What we read of any node of a syntax tree. */
interface Node {
  readonly type?: string;
  readonly expression?: Node;
  readonly regex?: unknown;
  readonly expressions?: readonly unknown[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly init?: Node | null }[];
}

/** What a statement declares, exported or not; undefined where it declares no value. */
const declarationsOf = (statement: Node) => (statement.declaration ?? statement).declarations;

/** Every kind of node in a value that is no data. */
function beyondData(node: Node | null | undefined): string[] {
  if (node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression") return beyondData(node.expression);
  const { type, regex, expressions = [] } = node ?? {};
  const isCode = type !== undefined && (!data.has(type) || regex || expressions.length > 0);
  const inside = Object.values(node ?? {}).filter((value) => value !== null && typeof value === "object");
  return [...(isCode ? [type] : []), ...inside.flat().flatMap(beyondData)];
}

test.each(tables)("%s holds data alone", (path) => {
  const { program, errors } = parseSync(path, readFileSync(`${forms}/${path}`, "utf8"));
  expect(errors).toEqual([]);
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration" && statement.importKind === "type") continue;
    const values = declarationsOf({ ...statement } as Node);
    expect(values, `${path}: only constants`).toBeDefined();
    expect(values?.flatMap(({ init }) => beyondData(init))).toEqual([]);
  }
});

test("code that stands in a table is found", () => {
  const values = (code: string) =>
    declarationsOf({ ...parseSync("a.ts", `export const a = ${code};`).program.body[0] } as Node);
  const kindsIn = (code: string) => values(code)?.flatMap(({ init }) => beyondData(init));
  expect(kindsIn('{ a: ["b", `c`] } as const')).toEqual([]);
  for (const code of ["/a|b/", "() => 1", 'new Set("a")', '"a b".split(" ")', "1 + 1"])
    expect(kindsIn(code), code).not.toEqual([]);
});

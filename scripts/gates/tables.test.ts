import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, test } from "vitest";

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

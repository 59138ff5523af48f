import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { circlesIn, filesBelow, type ModuleGraph, moduleGraph, readImports } from "./module-graph.ts";

const files = filesBelow(["packages", "apps", "scripts", "e2e", "bench"]);
const graph = moduleGraph(readImports(files));
const code = [...graph.keys()];

const forms = "packages/forms/src";
const interview = `${forms}/interview/`;

/** Each folder may import from the one below it, never the other way round. */
const layers = [
  { below: `${forms}/answers/`, above: `${forms}/understanding/` },
  { below: `${forms}/answers/`, above: interview },
  { below: `${forms}/understanding/`, above: interview },
  { below: `${forms}/prompts/`, above: interview },
  { below: `${forms}/forms/`, above: interview },
];

describe("no file leads back to itself, by types either", () => {
  test("in the tree", () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  test("and a planted circle of types is seen", () => {
    const planted = new Map([...graph, ["apps/web/src/a.ts", new Set(["apps/web/src/b.ts"])]]);
    planted.set("apps/web/src/b.ts", new Set(["apps/web/src/a.ts"]));
    expect(circlesIn(planted)).toContainEqual(["apps/web/src/a.ts", "apps/web/src/b.ts"]);
  });
});

describe("no layer imports from the one above it", () => {
  test("in the tree", () => {
    expect(upwardImports(graph, layers)).toEqual([]);
  });

  test("and a planted import is seen", () => {
    const importer = "packages/forms/src/answers/date/planted.ts";
    const planted = new Map([[importer, new Set([`${interview}state.ts`, "packages/forms/src/form.ts"])]]);
    expect(upwardImports(planted, layers)).toEqual([`${importer} -> ${interview}state.ts`]);
  });
});

describe("no function is longer than 80 lines", () => {
  // A contract's suite is a list of tests, each a function of its own.
  const isSource = (file: string) => file.includes("/src/") && !/\.(test|contract)\.|\/testing/.test(file);

  test("in the sources", () => {
    const sources = code.filter((file) => isSource(file));
    expect(longFunctionsIn(sources)).toEqual([]);
  });

  test.each([
    ["function", (body: string) => `function planted() {${body}}`],
    ["arrow function", (body: string) => `const planted = () => {${body}};`],
    ["method", (body: string) => `class A { planted() {${body}} }`],
  ])("and a planted %s is seen", (_, write) => {
    expect(longFunctions("a.ts", write("\n".repeat(79)))).toEqual([]);
    expect(longFunctions("a.ts", write("\n".repeat(80)))).toEqual(["a.ts:1 planted, 81 lines"]);
  });
});

describe("no folder holds more than 25 files", () => {
  test("in the tree", () => {
    expect(crowdedFolders(files)).toEqual([]);
  });

  test("and a planted crowd is seen", () => {
    const crowd = Array.from({ length: 26 }, (_, index) => `apps/web/src/crowd/${index}.ts`);
    expect(crowdedFolders(crowd)).toEqual(["apps/web/src/crowd: 26"]);
    expect(crowdedFolders(crowd.slice(1))).toEqual([]);
  });
});

describe("names that were given up stay away", () => {
  test("from files, folders and what they declare", () => {
    expect(code.flatMap((file) => retiredNames(file))).toEqual([]);
  });

  test("and planted ones are seen", () => {
    expect(retiredNames("apps/web/src/ways-of/house.ts", "")).toEqual([
      "apps/web/src/ways-of/house.ts: ways-of",
      "apps/web/src/ways-of/house.ts: house",
    ]);
  });

  test.each([...retiredNamesInCode])("'%s' is seen however it is declared", (name) => {
    const file = "apps/web/src/page.ts";
    for (const text of [
      `export class ${name} {}`,
      `type ${name} = string;`,
      `const ${name} = 1;`,
      `function ${name}() {}`,
      `const other = 1; export { other as ${name} };`,
    ])
      expect(retiredNames(file, text), text).toEqual([`${file}: ${name}`]);
    expect(retiredNames(file, `const ${name}Life = 1;`)).toEqual([]);
  });
});

/** Lines of one function, its first and last among them. */
const longestFunction = 80;
const mostFiles = 25;

/**
 * Files that import from a layer above theirs.
 * @param graph types included
 * @param layers folders, each with `/` at its end
 * @returns `importer -> imported`
 */
function upwardImports(graph: ModuleGraph, layers: readonly { below: string; above: string }[]): string[] {
  return [...graph].flatMap(([file, targets]) => {
    const above = layers.filter(({ below }) => file.startsWith(below)).map((layer) => layer.above);
    const upward = [...targets].filter((target) => above.some((folder) => target.startsWith(folder)));
    return upward.map((target) => `${file} -> ${target}`);
  });
}

/**
 * Functions that are longer than a screen.
 * @param file decides the syntax by its ending
 * @returns `file:line name, lines`
 */
function longFunctions(file: string, text: string): string[] {
  // To parse takes a hundred times as long as to count.
  if (text.split("\n").length <= longestFunction) return [];
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const found: string[] = [];
  const visit = (node: Node, name: string) => {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const lines = text.slice(node.start, node.end).split("\n").length;
      if (lines > longestFunction) found.push(`${file}:${lineAt(node.start)} ${node.id?.name ?? name}, ${lines} lines`);
    }
    const own = node.id?.name ?? node.key?.name ?? name;
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, own);
  };
  visit({ ...parseSync(file, text).program }, "anonymous");
  return found;
}

/** What we read of any node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: Named;
  readonly key?: Named;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** `longFunctions` of every file. */
const longFunctionsIn = (files: readonly string[], top = root) =>
  files.flatMap((file) => longFunctions(file, readFileSync(join(top, file), "utf8")));

/**
 * Folders with more files directly in them than one can take in.
 * @returns `folder: how many`
 */
function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder}: ${count}`);
}

/** Names of files and folders that docs/glossary.md replaces. */
const retiredPaths = new Set(
  "house given refusal refusals keepable comeback knock keeper standing shelf lettered letter-body ways ways-of interviewer interviewers mouth ear quiet-ear hush stories tellings tell-story run-stories upkeep told anew told-first solved known".split(
    " ",
  ),
);

/** Names in the code that docs/glossary.md replaces. */
const retiredNamesInCode = new Set(
  "House Given Refusal refusals keepable isKeepable Comeback Knock Keeper Standing Shelf lettered Lettered Interviewer quietEar hush keepUp".split(
    " ",
  ),
);

/**
 * Names a file bears or declares, exported or not, that were given up for the field's own.
 * @param file path from the project's folder
 * @param text its source
 * @returns `file: name`
 */
function retiredNames(file: string, text: string = readFileSync(join(root, file), "utf8")): string[] {
  const path = file.split("/").map((part) => part.replace(/\..*$/, ""));
  const isNamed = [...retiredNamesInCode].some((name) => text.includes(name));
  const declared = isNamed ? parseSync(file, text).program.body.flatMap(declaredIn) : [];
  const found = [
    ...path.filter((part) => retiredPaths.has(part)),
    ...declared.filter((name) => retiredNamesInCode.has(name)),
  ];
  return found.map((name) => `${file}: ${name}`);
}

/** The names a statement at the top of a file declares or exports. */
function declaredIn(statement: ESTree.Directive | ESTree.Statement): string[] {
  const { declaration, declarations = [], id, specifiers = [] }: Declares = Object(statement);
  const inside = declaration ? declaredIn(declaration) : [];
  const own = [id, ...declarations.map((one) => one.id), ...specifiers.map(({ exported }) => exported)];
  return [...inside, ...own.flatMap((one) => one?.name ?? [])];
}

/** What a statement may have of what declares a name. */
interface Declares {
  readonly declaration?: ESTree.Statement;
  readonly declarations?: readonly { readonly id?: Named }[];
  readonly id?: Named;
  readonly specifiers?: readonly { readonly exported?: Named }[];
}

type Named = { readonly name?: string } | null;

import { describe, expect, test } from "vitest";
import { circlesIn, filesBelow, moduleGraph, readImports } from "./module-graph.ts";
import {
  crowdedFolders,
  longFunctions,
  longFunctionsIn,
  retiredNames,
  retiredNamesInCode,
  upwardImports,
} from "./structure.ts";

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

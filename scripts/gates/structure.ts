import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { root } from "../bootstrap/run.mjs";
import type { ModuleGraph } from "./module-graph.ts";

/** Lines of one function, its first and last among them. */
const longestFunction = 80;
const mostFiles = 25;

/**
 * Files that import from a layer above theirs.
 * @param graph types included
 * @param layers folders, each with `/` at its end
 * @returns `importer -> imported`
 */
export function upwardImports(graph: ModuleGraph, layers: readonly { below: string; above: string }[]): string[] {
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
export function longFunctions(file: string, text: string): string[] {
  const lineAt = (offset: number | undefined) => text.slice(0, offset).split("\n").length;
  const found: string[] = [];
  const visit = (node: Node, name: string) => {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const lines = lineAt(node.end) - lineAt(node.start) + 1;
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
export const longFunctionsIn = (files: readonly string[], top = root) =>
  files.flatMap((file) => longFunctions(file, readFileSync(join(top, file), "utf8")));

/**
 * Folders with more files directly in them than one can take in.
 * @returns `folder: how many`
 */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder}: ${count}`);
}

/** Names of files and folders that docs/glossary.md replaces. */
const retiredPaths = new Set(
  "house given refusal refusals keepable comeback knock keeper standing shelf lettered letter-body ways ways-of interviewer interviewers mouth ear quiet-ear hush stories tellings tell-story run-stories upkeep".split(
    " ",
  ),
);

/** Names in the code that docs/glossary.md replaces. */
export const retiredNamesInCode = new Set(
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
export function retiredNames(file: string, text: string = readFileSync(join(root, file), "utf8")): string[] {
  const path = file.split("/").map((part) => part.replace(/\..*$/, ""));
  const declared = parseSync(file, text).program.body.flatMap(declaredIn);
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

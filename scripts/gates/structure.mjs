import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { root } from "../lib/run.mjs";

/** Lines of one function, its first and last among them. */
const longestFunction = 80;
const mostFiles = 25;

/**
 * Files that import from a layer above theirs.
 * @param {import("./module-graph.mjs").ModuleGraph} graph types included
 * @param {readonly { below: string, above: string }[]} layers folders, each with `/` at its end
 * @returns {string[]} `importer -> imported`
 */
export function upwardImports(graph, layers) {
  return [...graph].flatMap(([file, targets]) => {
    const above = layers.filter(({ below }) => file.startsWith(below)).map((layer) => layer.above);
    const upward = [...targets].filter((target) => above.some((folder) => target.startsWith(folder)));
    return upward.map((target) => `${file} -> ${target}`);
  });
}

/**
 * Functions that are longer than a screen.
 * @param {string} file decides the syntax by its ending
 * @param {string} text
 * @returns {string[]} `file:line name, lines`
 */
export function longFunctions(file, text) {
  const lineAt = (offset) => text.slice(0, offset).split("\n").length;
  const found = [];
  const visit = (node, name) => {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const lines = lineAt(node.end) - lineAt(node.start) + 1;
      if (lines > longestFunction) found.push(`${file}:${lineAt(node.start)} ${node.id?.name ?? name}, ${lines} lines`);
    }
    const own = node.id?.name ?? node.key?.name ?? name;
    for (const value of Object.values(node).flat()) if (typeof value?.type === "string") visit(value, own);
  };
  visit(parseSync(file, text).program, "anonymous");
  return found;
}

/** `longFunctions` of every file. */
export const longFunctionsIn = (files, top = root) =>
  files.flatMap((file) => longFunctions(file, readFileSync(join(top, file), "utf8")));

/**
 * Folders with more files directly in them than one can take in.
 * @param {readonly string[]} files
 * @returns {string[]} `folder: how many`
 */
export function crowdedFolders(files) {
  const counts = new Map();
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
 * @param {string} file path from the project's folder
 * @param {string} [text] its source
 * @returns {string[]} `file: name`
 */
export function retiredNames(file, text = readFileSync(join(root, file), "utf8")) {
  const path = file.split("/").map((part) => part.replace(/\..*$/, ""));
  const declared = parseSync(file, text).program.body.flatMap(declaredIn);
  const found = [
    ...path.filter((part) => retiredPaths.has(part)),
    ...declared.filter((name) => retiredNamesInCode.has(name)),
  ];
  return found.map((name) => `${file}: ${name}`);
}

/** The names a statement at the top of a file declares or exports. */
function declaredIn(statement) {
  const { declaration, declarations = [], id, specifiers = [] } = statement;
  const inside = declaration ? declaredIn(declaration) : [];
  const own = [id, ...declarations.map((one) => one.id), ...specifiers.map(({ exported }) => exported)];
  return [...inside, ...own.flatMap((one) => one?.name ?? [])];
}

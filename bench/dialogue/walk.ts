// usage: npx tsx bench/dialogue/walk.ts [--all] [--record]
// Which files of packages/forms one spoken date walks through until it is read back: understood, decided on, said. Every
// function tells its file when it is entered. Entering a file again after another one counts as a return. --all lists
// every entry in its order.

import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Interview } from "@dilo/forms";
import type { Plugin } from "vite";
import { build, parseAst } from "vite";
import { openFigures } from "../figures.ts";

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

const bars = { files: 20, returns: 100 };
const { values: options } = parseArgs({
  options: { all: { type: "boolean", default: false }, record: { type: "boolean" } },
});
const root = fileURLToPath(new URL("../../", import.meta.url));
const forms = `${root}packages/forms/src/`;

const { next, startOf } = await importTold(`${forms}index.ts`);
const at = "2026-11-20T15:00:00.000Z";
const heard = (text: string) => ({
  kind: "heard",
  heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: text },
});
let interview: Interview = startOf("smart");
for (const event of [
  { kind: "form-chosen", formType: "N-400" },
  { kind: "call-started" },
  heard("Rosa María Hernández Prado"),
  heard("sí"),
])
  [interview] = next(interview, event);

const entered: string[] = [];
Object.assign(globalThis, { diloEntered: (file: string) => entered.push(file) });
const [after] = next(interview, heard("quince de marzo de mil novecientos setenta"));
Object.assign(globalThis, { diloEntered: () => {} });
if (after.turn?.kind !== "confirming") throw new Error("The date was not read back.");

const walk = entered.filter((file, place) => file !== entered[place - 1]);
const files = [...new Set(walk)];
const returns = walk.length - files.length;
console.log("One spoken date, until it is read back\n");
console.log("| folder of packages/forms/src | files | entered again |\n|---|--:|--:|");
for (const folder of new Set(files.map(folderOf))) {
  const own = files.filter((file) => folderOf(file) === folder).length;
  const entries = walk.filter((file) => folderOf(file) === folder).length;
  console.log(`| ${folder} | ${own} | ${entries - own} |`);
}
const { row, close } = openFigures("walk");
console.log("");
row("files one spoken date walks until it is read back", String(files.length), {
  goal: String(bars.files),
  isMet: files.length <= bars.files,
});
row("files entered again", String(returns), { goal: String(bars.returns), isMet: returns <= bars.returns });
console.log("");
console.log((options.all ? walk : files).join("\n"));
close();

function folderOf(file: string) {
  return file.slice(0, Math.max(0, file.indexOf("/"))) || ".";
}

/** Builds a module so that every function of packages/forms tells its file when it is entered, and imports it. */
async function importTold(file: string) {
  const outDir = `${root}node_modules/.cache/dilo-walk/${process.pid}`;
  Object.assign(globalThis, { diloEntered: () => {} });
  const told = {
    name: "tell-entered-files",
    enforce: "post",
    transform: (code, id) => (id.startsWith(forms) ? { code: telling(code, id.slice(forms.length)), map: null } : null),
  } as Plugin;
  await build({
    ...{ root, configFile: false, logLevel: "silent", plugins: [told], ssr: { noExternal: ["@dilo/forms"] } },
    build: {
      ...{ ssr: file, outDir, emptyOutDir: true, minify: false, target: "node20" },
      rolldownOptions: { output: { entryFileNames: "told.mjs" } },
    },
  });
  try {
    return await import(pathToFileURL(`${outDir}/told.mjs`).href);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The code with a call at the beginning of every function's body. */
function telling(code: string, file: string) {
  const call = `globalThis.diloEntered(${JSON.stringify(file)})`;
  const added: { at: number; text: string }[] = [];
  visit(parseAst(code) as unknown as Node, ({ type, body }) => {
    if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)) return;
    const inner = body as Node;
    if (inner.type === "BlockStatement") added.push({ at: inner.start + 1, text: `${call};` });
    else added.push({ at: inner.start, text: `(${call}, ` }, { at: inner.end, text: ")" });
  });
  // Of two at one place the later found is the inner one: what closes comes before what opens.
  let told = code;
  for (const { at: place, text } of added.sort((left, right) => right.at - left.at))
    told = told.slice(0, place) + text + told.slice(place);
  return told;
}

function visit(node: Node, told: (node: Node) => void) {
  told(node);
  for (const part of Object.values(node).flat())
    if (typeof part === "object" && part !== null && typeof (part as Node).type === "string") visit(part as Node, told);
}

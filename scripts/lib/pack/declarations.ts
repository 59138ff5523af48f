import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { root, runNode } from "../../bootstrap/run.mjs";

const tsc = join(root, "node_modules/typescript/bin/tsc");

/** Specifiers of a declaration: imports, exports and import types. */
const specifiers = /(?<=\bfrom ")[^"]+|(?<=\bimport\(")[^"]+|(?<=\bimport ")[^"]+/g;

/**
 * Writes the declarations that a package's entries need, once for ES modules (`.d.ts`) and once for CommonJS
 * (`.d.cts`). Our other packages' declarations go in with them; imports of others' stay.
 */
export async function writeDeclarations({
  project,
  compiled,
  staged,
  entries,
  own,
  replaced = {},
}: {
  /** the tsconfig that compiles them */
  readonly project: string;
  /** an empty folder */
  readonly compiled: string;
  /** where the package is put together */
  readonly staged: string;
  /** source files without ending, below packages: `voice/src/index` */
  readonly entries: readonly string[];
  /** source files of our packages, by specifier */
  readonly own: Readonly<Record<string, string>>;
  /** declarations to use instead of those compiled, by file */
  readonly replaced?: Readonly<Record<string, string>>;
}) {
  const { code, output } = await runNode([tsc, "-p", project, "--outDir", compiled]);
  if (code !== 0) throw new Error(`The package does not compile:\n${output}`);
  const textOf = async (file: string) => {
    const path = join(compiled, file);
    return replaced[file] ?? readFile(existsSync(`${path}.d.mts`) ? `${path}.d.mts` : `${path}.d.ts`, "utf8");
  };
  const fileOf = (from: string, name: string) =>
    own[name] ?? (name.startsWith(".") ? join(dirname(from), withoutEnding(name)) : undefined);
  const found = new Set();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = await textOf(file);
    const needed = [...text.matchAll(specifiers)].flatMap(([name]) => fileOf(file, name) ?? []);
    waiting.push(...needed);
    for (const [declaration, module] of [
      [".d.ts", ".js"],
      [".d.cts", ".cjs"],
    ]) {
      const here = dirname(declarationPath(file));
      const rewritten = text.replaceAll(specifiers, (name) => {
        const target = fileOf(file, name);
        if (target === undefined) return name;
        const path = relative(here, declarationPath(target)).replaceAll("\\", "/");
        return `${path.startsWith(".") ? path : `./${path}`}${module}`;
      });
      const to = join(staged, `${declarationPath(file)}${declaration}`);
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, rewritten);
    }
  }
}

/** `voice/src/rooms/room` is declared in `dist/types/voice/rooms/room`. */
export function declarationPath(file: string) {
  return `dist/types/${file.replace("/src/", "/")}`;
}

function withoutEnding(name: string) {
  return name.replace(/\.m?[jt]s$/, "");
}

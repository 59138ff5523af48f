import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { type ParseResult, parseSync } from "vite";
import { root } from "../bootstrap.mjs";

// Ours, because dependency-cruiser 17.4.3 reads TypeScript by a compiler older than 7: with ours it sees no module and finds
// no fault. And which tests a change touches is read from the same graph.

/** What one file imports from another file of the project. */
export interface Import {
  /** path from the project's folder, `packages/forms/src/index.ts` */
  readonly target: string;
  /** what it takes by name; everything when undefined */
  readonly names: readonly string[] | undefined;
  /** whether the compiler erases it */
  readonly isType: boolean;
}

/** of each file, by its path */
export type Imports = Map<string, readonly Import[]>;

/** the files that a file leads to, by their paths */
export type ModuleGraph = Map<string, ReadonlySet<string>>;

const code = new Set([".ts", ".tsx", ".mjs", ".mts", ".js"]);
const notSources = new Set(["node_modules", "dist", "dist-prerender", "data", ".git"]);

/**
 * Every file below some folders, except what is installed, built or kept at run time.
 * @param folders paths from `top`
 * @param top the project's folder
 * @returns paths from `top`, with `/`
 */
export function filesBelow(folders: readonly string[], top: string = root): string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(join(top, folder))) return [];
    return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [path];
      return notSources.has(entry.name) ? [] : filesBelow([path], top);
    });
  });
}

/** Tells whether a file holds code that we can parse. */
const isCode = (path: string) => code.has(extname(path)) && !path.endsWith(".d.ts");

/**
 * Reads who imports what. Types, dynamic imports of a literal and `new URL("./x", import.meta.url)` count.
 * @param files paths from `top`; what is imported from elsewhere is left out
 * @param top the project's folder
 */
export function readImports(files: readonly string[], top: string = root): Imports {
  const known = new Set(files);
  const packages = readPackages(top);
  return new Map(
    files.filter(isCode).map((file) => {
      const text = readFileSync(join(top, file), "utf8");
      const imports = importsIn(file, text).map(({ specifier, names, isType }) => {
        return { target: resolve(specifier, file, packages), names, isType };
      });
      return [file, imports.filter(({ target }) => known.has(target))];
    }),
  );
}

/**
 * Lists the modules a source imports, as it spells them.
 * @param file decides the syntax by its ending
 */
export function importsIn(
  file: string,
  text: string,
): { specifier: string; names: readonly string[] | undefined; isType: boolean }[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const literal = (start: number | undefined, end: number | undefined) =>
    /^["'`]([^"'`]+)["'`]$/.exec(text.slice(start, end))?.[1];
  const code = (specifier: string) => ({ specifier, names: undefined, isType: false });
  return [
    ...staticImports.map(({ moduleRequest, entries }) => taken(moduleRequest.value, entries)),
    ...staticExports.flatMap(({ entries }) => {
      const from = entries.filter(({ moduleRequest }) => moduleRequest !== null);
      return from.length > 0 ? [taken(from[0]?.moduleRequest?.value ?? "", from)] : [];
    }),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(start, end) ?? []).map(code),
    ...[...text.matchAll(/\bnew URL\("(\.[^"]+)", import\.meta\.url\)/g)].map(([, specifier = ""]) => code(specifier)),
    // `import("./x.ts").Name`, in TypeScript and JSDoc alike, is no import to the parser.
    ...[...text.matchAll(/\bimport\("(\.[^"]+)"\)\.[A-Z]/g)].map(([, specifier = ""]) => ({
      ...code(specifier),
      isType: true,
    })),
  ];
}

type Module = ParseResult["module"];

/** What one statement imports, or exports from elsewhere, by one name. */
type Entry = Module["staticImports" | "staticExports"][number]["entries"][number];

function taken(specifier: string, entries: readonly Entry[]) {
  const names = entries.map(({ importName }) =>
    importName.kind === "Name" ? (importName.name ?? undefined) : undefined,
  );
  return {
    specifier,
    names: names.length === 0 || !names.every((name) => name !== undefined) ? undefined : names,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  };
}

/** Every import, types included. */
export function moduleGraph(imports: Imports): ModuleGraph {
  return new Map([...imports].map(([file, list]) => [file, new Set(list.map(({ target }) => target))]));
}

/**
 * What runs when a file runs: no types, and through a module that only re-exports, only what is asked for by name.
 * @param barrels the file behind each name, by the barrel's path
 */
export function runtimeGraph(imports: Imports, barrels: ReadonlyMap<string, ReadonlyMap<string, string>>): ModuleGraph {
  const behind = ({ target, names }: Import) => {
    const exported = names && barrels.get(target);
    return exported ? names.map((name) => exported.get(name) ?? target) : [target];
  };
  return new Map(
    [...imports].map(([file, list]) => [file, new Set(list.filter(({ isType }) => !isType).flatMap(behind))]),
  );
}

/**
 * The file behind each name that a workspace's entry re-exports; entries with code of their own are left out.
 * @param top the project's folder
 */
export function readBarrels(imports: Imports, top: string = root) {
  const entries = [...new Set(readPackages(top).values())].filter((file) => imports.has(file));
  const barrels = entries
    .map((file) => [file, parse(file, top)] as const)
    .filter(([, { program }]) => onlyReexports(program));
  return new Map(barrels.map(([file, { module }]) => [file, new Map(reexports(file, module, top))]));
}

const parse = (file: string, top: string) => parseSync(file, readFileSync(join(top, file), "utf8"));

/** An import of no name only puts files in order. */
const onlyReexports = ({ body }: ParseResult["program"]) =>
  body.every(
    (statement) =>
      statement.type === "ExportAllDeclaration" ||
      (statement.type === "ExportNamedDeclaration" && statement.source) ||
      (statement.type === "ImportDeclaration" && statement.specifiers.length === 0),
  );

/** Pairs of a name and the file next in line to define it; `export *` is looked into, as deep as it goes. */
function reexports(file: string, module: Module, top: string): [name: string, file: string][] {
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }): [string, string][] => {
      if (moduleRequest === null) return exportName.kind === "Name" ? [[`${exportName.name}`, file]] : [];
      const target = join(dirname(file), moduleRequest.value);
      if (exportName.kind === "Name") return [[`${exportName.name}`, target]];
      return moduleRequest.value.startsWith(".") ? reexports(target, parse(target, top).module, top) : [];
    }),
  );
}

/** Every file that a file leads to, itself included. */
export function closureOf(graph: ModuleGraph, file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of graph.get(one) ?? []) found.add(next);
  return found;
}

/**
 * Finds the groups of files of which each leads to every other.
 * @returns each sorted; empty when no file leads back to itself
 */
export function circlesIn(graph: ModuleGraph): string[][] {
  // Tarjan's strongly connected components.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.has(file)) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

function resolve(specifier: string, from: string, packages: ReadonlyMap<string, string>) {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith(".")) return join(dirname(from), path);
  return packages.get(path) ?? path;
}

/** What the workspaces export, by the name one imports it by: `@dilo/forms/extra`. */
function readPackages(top: string) {
  const exported = new Map<string, string>();
  for (const group of ["packages", "apps"]) {
    for (const folder of existsSync(join(top, group)) ? readdirSync(join(top, group)) : []) {
      const file = join(top, group, folder, "package.json");
      if (!existsSync(file)) continue;
      const { name, exports = {} } = JSON.parse(readFileSync(file, "utf8"));
      for (const [place, target] of Object.entries(exports)) {
        if (typeof target === "string") exported.set(join(name, place), join(group, folder, target));
      }
    }
  }
  return exported;
}

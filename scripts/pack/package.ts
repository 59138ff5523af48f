import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build, type Plugin } from "vite";
import { root, runNode, runNpm } from "../bootstrap/run.mjs";

/** How a package is published. */
export interface Publication {
  /** below packages */
  readonly folder: string;
  readonly description: string;
  /** source files without ending, below packages, by the subpath that imports them; "." is the package itself */
  readonly entries: Readonly<Record<string, string>>;
  /** packages that are not bundled */
  readonly external: readonly string[];
  /** source files of our packages whose declarations go with it, by specifier */
  readonly own: Readonly<Record<string, string>>;
  readonly replacedDeclarations?: Readonly<Record<string, string>>;
  /** fields of its package.json */
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly plugins?: readonly Plugin[];
  /** writes other files, and returns their exports */
  readonly addFiles?: (staged: string) => Promise<Record<string, unknown>>;
}

/**
 * Packs a package as it is published: ES modules and CommonJS without our other packages, and their types.
 * @param folder where the tarball goes
 * @returns its path, and what is in it
 */
export async function packPackage(
  folder: string,
  publication: Publication,
): Promise<{ tarball: string; files: string[] }> {
  const staged = await mkdtemp(join(tmpdir(), "dilo-pack-"));
  try {
    await stage(staged, publication);
    const packed = await runNpm(["pack", "--json", "--loglevel=error", "--pack-destination", folder, staged]);
    if (packed.code !== 0) throw new Error(`npm pack failed:\n${packed.output}`);
    const [{ filename, files }]: [Packed] = JSON.parse(packed.output.slice(packed.output.indexOf("[\n")));
    return { tarball: join(folder, filename), files: files.map(({ path }) => path).sort() };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** What stands in a package's folder while npm packs it, and what its package.json was. */
interface Laid {
  readonly manifest: string;
  readonly names: readonly string[];
}

const laidFile = (folder: string) => join(root, "node_modules/.cache/dilo/packing", `${folder}.json`);

/** Lays what is published over a package's own folder, for `npm pack` there; `clearPublished` takes it away again. */
export async function layPublished(publication: Publication): Promise<void> {
  const { folder } = publication;
  await clearPublished(folder);
  const source = join(root, "packages", folder);
  const staged = await mkdtemp(join(tmpdir(), "dilo-pack-"));
  try {
    await stage(staged, publication);
    const own = new Set(await readdir(source));
    const names = (await readdir(staged)).filter((name) => !own.has(name));
    const manifest = await readFile(join(source, "package.json"), "utf8");
    await mkdir(dirname(laidFile(folder)), { recursive: true });
    await writeFile(laidFile(folder), JSON.stringify({ manifest, names } satisfies Laid));
    await cp(staged, source, { recursive: true });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Leaves a package's folder as it was before `layPublished`, also where npm was stopped in between. */
export async function clearPublished(folder: string): Promise<void> {
  if (!existsSync(laidFile(folder))) return;
  const { manifest, names }: Laid = JSON.parse(await readFile(laidFile(folder), "utf8"));
  const source = join(root, "packages", folder);
  await writeFile(join(source, "package.json"), manifest);
  for (const name of names) await rm(join(source, name), { recursive: true, force: true });
  await rm(laidFile(folder));
}

/** Writes all that is published of a package into an empty folder. */
async function stage(staged: string, publication: Publication) {
  const compiled = await mkdtemp(join(tmpdir(), "dilo-types-"));
  try {
    const { entries, own, replacedDeclarations } = publication;
    const source = join(root, "packages", publication.folder);
    await writeDeclarations({
      ...{ compiled, staged, own },
      project: join(source, "tsconfig.pack.json"),
      entries: Object.values(entries),
      ...(replacedDeclarations && { replaced: replacedDeclarations }),
    });
    await bundle(staged, publication);
    const added = (await publication.addFiles?.(staged)) ?? {};
    for (const name of ["README.md", "CHANGELOG.md"]) await copyFile(join(source, name), join(staged, name));
    await copyFile(join(root, "LICENSE"), join(staged, "LICENSE"));
    await writeFoldersForOldResolution(staged, publication);
    const manifest = { ...(await manifestOf(publication, added)), files: (await readdir(staged)).sort() };
    await writeFile(join(staged, "package.json"), JSON.stringify(manifest, null, 2));
  } finally {
    await rm(compiled, { recursive: true, force: true });
  }
}

/** What we read of what `npm pack --json` says. */
interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

async function bundle(staged: string, { entries, external, plugins = [] }: Publication) {
  const entry = Object.fromEntries(
    Object.entries(entries).map(([subpath, file]) => [nameOf(subpath), join(root, "packages", `${file}.ts`)]),
  );
  const isExternal = (id: string) => external.some((name) => id === name || id.startsWith(`${name}/`));
  await build({
    configFile: false,
    logLevel: "error",
    root: staged,
    plugins: [...plugins],
    build: {
      outDir: "dist",
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: "es2022",
      lib: { entry, formats: ["es", "cjs"] },
      rolldownOptions: {
        external: isExternal,
        // Our modules only declare: what no entry uses stays out.
        treeshake: { moduleSideEffects: (id: string) => Object.values(entry).includes(id) },
        output: [
          { format: "es", ...namesEnding("js") },
          { format: "cjs", ...namesEnding("cjs"), exports: "named" },
        ],
      },
    },
  });
}

const namesEnding = (ending: string) => ({
  // The sources lie inside of the map; their names say where they stand in the project, not where it was built.
  sourcemapPathTransform: (file: string, map: string) => relative(join(root, "packages"), join(dirname(map), file)),
  entryFileNames: `[name].${ending}`,
  chunkFileNames: `chunks/[name]-[hash].${ending}`,
});

/** The file a subpath is bundled into: "." is `index`, "./react" is `react`. */
const nameOf = (subpath: string) => (subpath === "." ? "index" : subpath.replace("./", ""));

async function manifestOf({ folder, description, entries, manifest }: Publication, added: Record<string, unknown>) {
  const { name, version, license, type, sideEffects } = JSON.parse(
    await readFile(join(root, "packages", folder, "package.json"), "utf8"),
  );
  const exportOf = ([subpath, file]: readonly [string, string]) => [
    subpath,
    {
      import: { types: `./${declarationPath(file)}.d.ts`, default: `./dist/${nameOf(subpath)}.js` },
      require: { types: `./${declarationPath(file)}.d.cts`, default: `./dist/${nameOf(subpath)}.cjs` },
    },
  ];
  return {
    ...{ name, version, description, license, type, sideEffects },
    main: "./dist/index.cjs",
    module: "./dist/index.js",
    types: `./${declarationPath(entries["."] ?? "")}.d.cts`,
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(exportOf)),
      ...added,
      "./package.json": "./package.json",
    },
    engines: { node: ">=20.19" },
    ...manifest,
  };
}

/** Resolution that does not know `exports` looks for a folder of the subpath's name. */
async function writeFoldersForOldResolution(staged: string, { entries }: Publication) {
  for (const [subpath, file] of Object.entries(entries)) {
    if (subpath === ".") continue;
    const name = nameOf(subpath);
    await mkdir(join(staged, name));
    const manifest = {
      type: "commonjs",
      main: `../dist/${name}.cjs`,
      module: `../dist/${name}.js`,
      types: `../${declarationPath(file)}.d.cts`,
    };
    await writeFile(join(staged, name, "package.json"), JSON.stringify(manifest, null, 2));
  }
}

const tsc = join(root, "node_modules/typescript/bin/tsc");

/** Specifiers of a declaration: imports, exports and import types. */
const specifiers = /(?<=\bfrom ")[^"]+|(?<=\bimport\(")[^"]+|(?<=\bimport ")[^"]+/g;

/**
 * Writes the declarations that a package's entries need, once for ES modules (`.d.ts`) and once for CommonJS
 * (`.d.cts`). Our other packages' declarations go in with them; imports of others' stay.
 */
async function writeDeclarations({
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
function declarationPath(file: string) {
  return `dist/types/${file.replace("/src/", "/")}`;
}

function withoutEnding(name: string) {
  return name.replace(/\.m?[jt]s$/, "");
}

/** What publint has to say about a package that is ready to be published, suggestions too. */
export async function lintTarball(tarball: string): Promise<readonly string[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

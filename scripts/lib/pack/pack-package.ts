import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Plugin } from "vite";
import { build } from "vite";
import { root, runNpm } from "../../bootstrap/run.mjs";
import { declarationPath, writeDeclarations } from "./declarations.ts";

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
  const work = await mkdtemp(join(tmpdir(), "dilo-pack-"));
  try {
    const [compiled, staged] = [join(work, "compiled"), join(work, "staged")];
    const { entries, own, replacedDeclarations } = publication;
    const source = join(root, "packages", publication.folder);
    await mkdir(staged);
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
    await writeFile(join(staged, "package.json"), JSON.stringify(await manifestOf(publication, added), null, 2));
    await writeFoldersForOldResolution(staged, publication);
    const packed = await runNpm(["pack", "--json", "--loglevel=error", "--pack-destination", folder, staged]);
    if (packed.code !== 0) throw new Error(`npm pack failed:\n${packed.output}`);
    const [{ filename, files }]: [Packed] = JSON.parse(packed.output.slice(packed.output.indexOf("[\n")));
    return { tarball: join(folder, filename), files: files.map(({ path }) => path).sort() };
  } finally {
    await rm(work, { recursive: true, force: true });
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

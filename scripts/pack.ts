// usage: node scripts/run.mjs pack [folder] [--lay] [--clear]   packs @dilo/voice and @dilo/api as they are published: tarballs, here or in the folder
// npm pack in a package lays what is published over its folder (--lay) and clears it afterwards (--clear).

import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { build, minify, type Plugin } from "vite";
import { isStarted, root, runNode, runNpm } from "./bootstrap.mjs";

/** Where a tarball was written, and what is in it. */
type Tarball = Awaited<ReturnType<typeof packPackage>>;

/** Packs `@dilo/api` into a folder. */
export const packApi = async (folder: string): Promise<Tarball> => packPackage(folder, await publishedApi());

/** Packs `@dilo/voice` into a folder. */
export const packVoice = async (folder: string): Promise<Tarball> => packPackage(folder, await publishedVoice());

/** `@dilo/api` as it is published: the client without schemas, the operations and the room with zod. */
async function publishedApi(): Promise<Publication> {
  const { dependencies } = JSON.parse(await readFile(join(root, "packages/api/package.json"), "utf8"));
  return {
    folder: "api",
    description: "A typed client of the Dilo voice platform",
    entries: { ".": "api/src/index", "./operations": "api/src/operations/index", "./room": "api/src/room/schemas" },
    external: ["zod"],
    own: { "@dilo/forms": "forms/src/index", "@dilo/foundation": "foundation/src/index" },
    manifest: { sideEffects: false, dependencies: { zod: dependencies.zod } },
  };
}

const daily = "@daily-co/daily-js";
const worklet = join(root, "packages/voice/src/rooms/embedded/audio-worklet.js");

/** `@dilo/voice` as it is published: without dependencies, React and Daily's library optional. */
async function publishedVoice(): Promise<Publication> {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(
    await readFile(join(root, "packages/voice/package.json"), "utf8"),
  );
  return {
    folder: "voice",
    description: "A web call with a voice assistant, in the browser",
    entries: {
      ".": "voice/src/index",
      "./react": "voice/src/react/use-voice-call",
      "./daily": "voice/src/rooms/daily/index",
      "./livekit": "voice/src/rooms/livekit/index",
      "./vapi": "voice/src/vapi/vapi",
      "./widget": "voice/src/widget/dilo-call",
      "./jsx": "voice/src/widget/jsx",
    },
    external: [daily, "react"],
    own: { "@dilo/api": "api/src/index", "@dilo/foundation": "foundation/src/index" },
    // The catalogue's types, and zod with them, are left out.
    replacedDeclarations: { "api/src/index": apiDeclarations },
    manifest: {
      // Importing the widget registers its element.
      sideEffects: ["./dist/widget.js", "./dist/widget.cjs"],
      keywords: ["voice", "assistant", "web call", "webrtc", "react"],
      peerDependencies,
      peerDependenciesMeta,
    },
    plugins: [minifiedWorklet],
    addFiles: addWorklet,
  };
}

/** What the published types need of @dilo/api. */
const apiDeclarations =
  'export * from "./room/chat-messages.js";\nexport * from "./room/messages.js";\nexport * from "./room/protocol.js";\n';

/** The worklet's text travels in every page's script: without comments and line breaks. */
const minifiedWorklet: Plugin = {
  name: "minified-worklet",
  enforce: "pre",
  async load(id) {
    if (id !== `${worklet}?raw`) return undefined;
    return `export default ${JSON.stringify(await workletCode())};`;
  },
};

async function workletCode() {
  const { code } = await minify("audio-worklet.js", await readFile(worklet, "utf8"), { mangle: { toplevel: true } });
  return code;
}

/** The worklet as a file, for pages whose content security policy allows no blob: URL. */
async function addWorklet(staged: string) {
  const code = await workletCode();
  for (const ending of ["js", "cjs"]) {
    await writeFile(join(staged, `worklet.${ending}`), code);
    await writeFile(join(staged, `worklet.d.${ending.replace("js", "ts")}`), "export {};\n");
  }
  return {
    "./worklet.js": {
      import: { types: "./worklet.d.ts", default: "./worklet.js" },
      require: { types: "./worklet.d.cts", default: "./worklet.cjs" },
    },
  };
}

async function packBoth(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const pack of [packVoice, packApi]) {
    const { tarball, files } = await pack(folder);
    console.log(`${tarball}: ${files.length} files`);
  }
}

/** What npm starts before and after it packs the package it is in. */
async function packInPlace(isBefore: boolean) {
  const name = process.env["npm_package_name"] ?? "";
  const publication = name === "@dilo/voice" ? publishedVoice : name === "@dilo/api" ? publishedApi : undefined;
  if (publication === undefined) {
    console.error(`${name} is a part of Dilo and is not packed by itself: @dilo/voice and @dilo/api are.`);
    process.exit(1);
  }
  if (isBefore) await layPublished(await publication());
  else await clearPublished(name.replace("@dilo/", ""));
}

/** How a package is published. */
interface Publication {
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
async function packPackage(folder: string, publication: Publication): Promise<{ tarball: string; files: string[] }> {
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
async function layPublished(publication: Publication): Promise<void> {
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
async function clearPublished(folder: string): Promise<void> {
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

if (isStarted(import.meta.url)) {
  const words = process.argv.slice(2);
  if (words.includes("--lay") || words.includes("--clear")) await packInPlace(words.includes("--lay"));
  else await packBoth(resolve(words[0] ?? "."));
}

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { root, runNode, runNpm } from "./run.mjs";

const tsc = join(root, "node_modules/typescript/bin/tsc");
const entries = ["voice/src/index", "voice/src/react/use-voice-call"];
const api = "api/src/index";
/** Our packages that are bundled into the published one, by package name. */
const bundled = { "@dilo/api": api, "@dilo/foundation": "foundation/src/index" };

/**
 * The specifiers of a module: imports and exports, dynamic imports, and files it loads by URL. Declarations also have
 * import types.
 */
const specifiers = /(?<=\bfrom ")[^"]+|(?<=\bimport\(")[^"]+|(?<=new URL\(")[^"?]+/g;

/**
 * What the published types need of @dilo/api: its messages. The catalogue's types, and zod with them, are left out.
 */
const apiTypes = 'export * from "./room/messages.js";\nexport * from "./room/protocol.js";\n';

/**
 * Packs the voice package as it is published: one module for each of ours, their types, no dependency.
 * @param {string} folder where the tarball goes
 * @returns {Promise<{ tarball: string, files: string[] }>} its path, and what is in it
 */
export async function packVoice(folder) {
  const work = await mkdtemp(join(tmpdir(), "dilo-voice-"));
  try {
    const [compiled, staged] = [join(work, "compiled"), join(work, "staged")];
    const project = join(root, "packages/voice/tsconfig.pack.json");
    const { code, output } = await runNode([tsc, "-p", project, "--outDir", compiled]);
    if (code !== 0) throw new Error(`The package does not compile:\n${output}`);
    await writeFile(join(compiled, `${api}.d.ts`), apiTypes);
    for (const file of await importedFiles(compiled, ["js", "d.ts"])) await stage(file, { compiled, staged });
    await copyFile(join(root, "packages/voice/README.md"), join(staged, "README.md"));
    await copyFile(join(root, "LICENSE"), join(staged, "LICENSE"));
    await writeFile(join(staged, "package.json"), JSON.stringify(await manifest(), null, 2));
    const packed = await runNpm(["pack", "--json", "--loglevel=error", "--pack-destination", folder, staged]);
    if (packed.code !== 0) throw new Error(`npm pack failed:\n${packed.output}`);
    const [{ filename, files }] = JSON.parse(packed.output.slice(packed.output.indexOf("[\n")));
    return { tarball: join(folder, filename), files: files.map(({ path }) => path).sort() };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Every file that the entries import, themselves included, by its path in the compiled folder. */
async function importedFiles(compiled, endings) {
  const found = new Set();
  for (const ending of endings) {
    const waiting = entries.map((entry) => `${entry}.${ending}`);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      const text = await readFile(sourceOf(compiled, file), "utf8");
      waiting.push(...[...text.matchAll(specifiers)].flatMap(([name]) => resolve(file, name, ending)));
    }
  }
  return found;
}

function resolve(from, name, ending) {
  if (name in bundled) return [`${bundled[name]}.${ending}`];
  if (!name.startsWith(".")) return [];
  return [join(dirname(from), name.replace(/\.[jt]s$/, `.${ending}`))];
}

/** Worklets are plain JavaScript, which the compiler does not copy. */
function sourceOf(compiled, file) {
  return file.endsWith("-worklet.js") ? join(root, "packages", file) : join(compiled, file);
}

async function stage(file, { compiled, staged }) {
  const to = join(staged, published(file));
  const text = await readFile(sourceOf(compiled, file), "utf8");
  const fromHere = (entry) => relative(dirname(published(file)), published(`${entry}.js`));
  await mkdir(dirname(to), { recursive: true });
  // The compiler keeps .ts in the specifiers of declarations.
  await writeFile(
    to,
    text.replaceAll(specifiers, (name) => (name in bundled ? fromHere(bundled[name]) : name.replace(/\.ts$/, ".js"))),
  );
}

/** `voice/src/rooms/room.js` is published as `dist/voice/rooms/room.js`. */
function published(file) {
  return file.replace(/^(\w+)\/src\//, "dist/$1/");
}

async function manifest() {
  const { name, version, license, dependencies, peerDependencies } = JSON.parse(
    await readFile(join(root, "packages/voice/package.json"), "utf8"),
  );
  const daily = "@daily-co/daily-js";
  const peers = { [daily]: dependencies[daily], ...peerDependencies };
  const isOptional = Object.fromEntries(Object.keys(peers).map((peer) => [peer, { optional: true }]));
  const entry = (file) => ({ types: `./${published(`${file}.d.ts`)}`, default: `./${published(`${file}.js`)}` });
  return {
    name,
    version,
    license,
    description: "A web call with a voice assistant, in the browser",
    type: "module",
    sideEffects: false,
    exports: { ".": entry(entries[0]), "./react": entry(entries[1]) },
    peerDependencies: peers,
    peerDependenciesMeta: isOptional,
  };
}

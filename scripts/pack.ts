// usage: node scripts/run.mjs pack [folder] [--lay] [--clear]   packs @dilo/voice and @dilo/api as they are published: tarballs, here or in the folder
// npm pack in a package lays what is published over its folder (--lay) and clears it afterwards (--clear).

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { minify, type Plugin } from "vite";
import { isStarted, root } from "./bootstrap/run.mjs";
import { clearPublished, layPublished, type Publication, packPackage } from "./pack/package.ts";

/** Where a tarball was written, and what is in it. */
type Packed = Awaited<ReturnType<typeof packPackage>>;

/** Packs `@dilo/api` into a folder. */
export const packApi = async (folder: string): Promise<Packed> => packPackage(folder, await publishedApi());

/** Packs `@dilo/voice` into a folder. */
export const packVoice = async (folder: string): Promise<Packed> => packPackage(folder, await publishedVoice());

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

if (isStarted(import.meta.url)) {
  const words = process.argv.slice(2);
  if (words.includes("--lay") || words.includes("--clear")) await packInPlace(words.includes("--lay"));
  else await packBoth(resolve(words[0] ?? "."));
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

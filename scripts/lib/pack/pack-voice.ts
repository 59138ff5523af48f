import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { minify } from "vite";
import { root } from "../../bootstrap/run.mjs";
import { packPackage } from "./pack-package.ts";

const daily = "@daily-co/daily-js";
const worklet = join(root, "packages/voice/src/rooms/embedded/audio-worklet.js");

/**
 * Packs `@dilo/voice` as it is published: without dependencies, React and Daily's library optional.
 * @param folder where the tarball goes
 * @returns its path, and what is in it
 */
export async function packVoice(folder: string): Promise<{ tarball: string; files: string[] }> {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(
    await readFile(join(root, "packages/voice/package.json"), "utf8"),
  );
  return packPackage(folder, {
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
  });
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

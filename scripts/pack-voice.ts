// usage: node scripts/run.mjs pack-voice [folder]   packs @dilo/voice and @dilo/api as they are published: tarballs, here or in the folder
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { packApi } from "./lib/pack/pack-api.ts";
import { packVoice } from "./lib/pack/pack-voice.ts";

const folder = resolve(process.argv[2] ?? ".");
await mkdir(folder, { recursive: true });
for (const pack of [packVoice, packApi]) {
  const { tarball, files } = await pack(folder);
  console.log(`${tarball}: ${files.length} files`);
}

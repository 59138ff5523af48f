// usage: node scripts/pack-voice.mjs [folder]   packs packages/voice as it is published: a tarball, here or in the folder
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { packVoice } from "./lib/pack-voice.mjs";

const folder = resolve(process.argv[2] ?? ".");
await mkdir(folder, { recursive: true });
const { tarball, files } = await packVoice(folder);
console.log(`${tarball}: ${files.length} files`);

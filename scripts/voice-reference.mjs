// usage: node scripts/voice-reference.mjs   writes the tables of packages/voice/README.md from the types
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withReference } from "./lib/pack/voice-reference.mjs";
import { root } from "./lib/run.mjs";

const file = join(root, "packages/voice/README.md");
writeFileSync(file, withReference(readFileSync(file, "utf8")));

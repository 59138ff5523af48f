// usage: node scripts/notices.mjs   writes THIRD-PARTY-NOTICES.md from the lock
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockedPackages, noticesPage } from "./lib/notices.mjs";
import { root } from "./lib/run.mjs";

writeFileSync(join(root, "THIRD-PARTY-NOTICES.md"), noticesPage(lockedPackages()));

// usage: npm run generate   writes every file that is made from others: notices, the voice package's tables, the interview's chart, the figures
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { interviewChart } from "../packages/forms/src/interview/chart.ts";
import { root } from "./bootstrap/run.mjs";
import { figuresPage } from "./lib/figures-page.ts";
import { lockedPackages, noticesPage } from "./lib/notices.ts";
import { withReference } from "./lib/pack/voice-reference.ts";

const voiceReadme = readFileSync(join(root, "packages/voice/README.md"), "utf8");
const pages = {
  "THIRD-PARTY-NOTICES.md": noticesPage(lockedPackages()),
  "packages/voice/README.md": withReference(voiceReadme),
  "docs/figures.md": figuresPage(),
  "docs/interview.md": interviewChart(),
};
for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text);

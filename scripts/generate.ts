// usage: npm run generate   writes every file that is made from others: notices, the voice package's tables, the interview's chart, the figures

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "../bench/figures/source-hash.ts";
import { type Subject, subjects } from "../bench/figures/subjects.ts";
import { type Recorded, recorded } from "../bench/figures.ts";
import { interviewChart } from "../packages/forms/src/interview/chart.ts";
import { isStarted, root } from "./bootstrap/run.mjs";
import { withReference } from "./pack/voice-reference.ts";

/** What we read of a package in the lock. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
}

/**
 * The page of the packages that run with Dilo and their licences, from the lock. Packages for development are left out.
 * @param packages of the lock
 */
export function noticesPage(packages: Readonly<Record<string, LockedPackage>>) {
  const rows = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(
      ([path, { version, license }]) =>
        `| ${path.split("node_modules/").pop()} | ${version} | ${license ?? "see the package"} |`,
    );
  return `# Third-party notices

Packages from npm that are installed to run Dilo. Each package carries its licence's text. Made by \`npm run generate\`.

\`@echogarden/espeak-ng-emscripten\` is under GPL-3.0. It is optional, runs in a process of its own, and is not part of what the browser
loads: without it, speech comes from an installed \`espeak-ng\` or a service. Whoever passes Dilo on together with it passes it on under
that licence.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].sort().join("\n")}
`;
}

/** The packages of the project's lock. */
export const lockedPackages = (): Readonly<Record<string, LockedPackage>> =>
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;

const head = `# What we measured

Made by \`npm run generate\` from what the benches recorded (\`bench/figures\`); a bench records when it is given \`--record\`. A figure
names the commit it was measured at, with a "+" where files were changed beside it; it is **old** once the code it measures (\`bench/figures/subjects.ts\`) is no
longer what it was then. Compare figures of one table, not
across machines: two cores, which others may have used (the load is that of the minute before). Older figures are in git's history.
`;

/**
 * The page, whole.
 * @param read what was recorded of a subject, and what its code is now
 */
export function figuresPage(read: Read = { recorded, sourceNow }): string {
  const names = Object.keys(subjects) as Subject[];
  return [head, ...names.map((subject) => section(subject, read))].join("\n");
}

interface Read {
  readonly recorded: (subject: Subject) => readonly Recorded[];
  readonly sourceNow: (subject: Subject) => string;
}

function sourceNow(subject: Subject): string {
  return sourceHash(subjects[subject].measures);
}

function section(subject: Subject, read: Read): string {
  const { title, command } = subjects[subject];
  const rows = read.recorded(subject);
  if (rows.length === 0) return `## ${title}\n\nNot recorded since figures are: \`${command}\`.\n`;
  const hasPeer = rows.some(({ peer }) => peer !== undefined);
  const columns = ["what", "goal", "today", ...(hasPeer ? ["peer"] : []), "measured"];
  const source = read.sourceNow(subject);
  const body = rows.map((row) => `| ${[...cells(row, hasPeer), measured(row, source)].join(" | ")} |`);
  return [
    `## ${title}\n`,
    `\`${command}\`\n`,
    `| ${columns.join(" | ")} |`,
    `|${"---|".repeat(columns.length)}`,
    ...body,
    "",
  ].join("\n");
}

function cells({ what, goal = "", today, isMet, peer = "" }: Recorded, hasPeer: boolean): string[] {
  return [what, goal, isMet === false ? `${today} **missed**` : today, ...(hasPeer ? [peer] : [])];
}

/** When and where, and whether of this code. @param sourceNow of the code as it stands */
function measured({ date, commit, machine, source }: Recorded, sourceNow: string): string {
  const load = /load [\d.]+/.exec(machine)?.[0] ?? machine;
  return `${date}, ${commit}, ${load}${source === sourceNow ? "" : ", **old**"}`;
}

if (isStarted(import.meta.url)) {
  const voiceReadme = readFileSync(join(root, "packages/voice/README.md"), "utf8");
  const pages = {
    "THIRD-PARTY-NOTICES.md": noticesPage(lockedPackages()),
    "packages/voice/README.md": withReference(voiceReadme),
    "docs/figures.md": figuresPage(),
    "docs/interview.md": interviewChart(),
  };
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text);
}

// docs/figures.md, from what the benches recorded.
import { sourceHash } from "../../bench/figures/source-hash.ts";
import { type Subject, subjects } from "../../bench/figures/subjects.ts";
import { type Recorded, recorded } from "../../bench/figures.ts";

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

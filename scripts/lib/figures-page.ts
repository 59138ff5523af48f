// docs/figures.md, from what the benches recorded.
import { type Recorded, recorded, type Subject, subjects } from "../../bench/figures.ts";

const head = `# What we measured

Made by \`npm run generate\` from what the benches recorded (\`bench/figures\`); a bench records when it is given \`--record\`. What a
commit after the named one changed is not in a figure, a "+" says that files were changed beside it. Compare figures of one table, not
across machines: two cores, which others may have used (the load is that of the minute before). Older figures are in git's history.
`;

/** The page, whole. */
export function figuresPage(): string {
  const names = Object.keys(subjects) as Subject[];
  return [head, ...names.map(section)].join("\n");
}

function section(subject: Subject): string {
  const { title, command } = subjects[subject];
  const rows = recorded(subject);
  if (rows.length === 0) return `## ${title}\n\nNot recorded since figures are: \`${command}\`.\n`;
  const hasPeer = rows.some(({ peer }) => peer !== undefined);
  const columns = ["what", "goal", "today", ...(hasPeer ? ["peer"] : []), "measured"];
  const body = rows.map((row) => `| ${cells(row, hasPeer).join(" | ")} |`);
  return [
    `## ${title}\n`,
    `\`${command}\`\n`,
    `| ${columns.join(" | ")} |`,
    `|${"---|".repeat(columns.length)}`,
    ...body,
    "",
  ].join("\n");
}

function cells(
  { what, goal = "", today, isMet, peer = "", date, commit, machine }: Recorded,
  hasPeer: boolean,
): string[] {
  const load = /load [\d.]+/.exec(machine)?.[0] ?? machine;
  return [
    what,
    goal,
    isMet === false ? `${today} **missed**` : today,
    ...(hasPeer ? [peer] : []),
    `${date}, ${commit}, ${load}`,
  ];
}

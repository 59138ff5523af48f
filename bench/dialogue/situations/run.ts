// Usage: npx tsx bench/dialogue/situations/run.ts [--holdout] [--only <part of an id>] [--cli <command>] [file.jsonl ...]
// Plays invented people's interviews through the command line and tells where they meet silence, a lost answer, a wrong
// value or a hang-up. Without files: open.jsonl and people-*.jsonl. With --holdout: holdout.jsonl alone.
// --cli: the command that plays interviews, JSONL in and out; `npm run --silent interview` without it.

import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Case, Outcome } from "./judge.ts";
import { failuresOf } from "./judge.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const here = new URL("./", import.meta.url);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    holdout: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    cli: { type: "string", default: "npm run --silent interview" },
  },
});

const cases = filesToRead()
  .flatMap(readCases)
  .filter(({ id }) => id.includes(options.only));
const played = await play(cases, options.cli);

const tally: Map<string, { right: number; all: number }> = new Map();
for (const asked of cases) {
  const outcomes = played.get(asked.id) ?? [];
  const failures = failuresOf(asked, outcomes);
  const [category = ""] = asked.id.split("/");
  const { right, all } = tally.get(category) ?? { right: 0, all: 0 };
  tally.set(category, { right: right + (failures.length === 0 ? 1 : 0), all: all + 1 });
  if (failures.length > 0) console.log(storyOf(asked, outcomes, failures));
}
console.log("| category | right | of |\n|---|--:|--:|");
for (const [category, { right, all }] of [...tally].sort()) console.log(`| ${category} | ${right} | ${all} |`);
const right = [...tally.values()].reduce((sum, each) => sum + each.right, 0);
console.log(`| **all** | ${right} | ${cases.length} |`);
if (right < cases.length || cases.length === 0) process.exitCode = 1;

function filesToRead(): (string | URL)[] {
  if (positionals.length > 0) return positionals;
  if (options.holdout) return [new URL("holdout.jsonl", here)];
  const names = readdirSync(here).filter((name) => /^(open|people-.*)\.jsonl$/.test(name));
  return names.sort().map((name) => new URL(name, here));
}

function readCases(file: string | URL): Case[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}

/**
 * Gives all cases to one run of the command, and waits for its end.
 * @returns by id
 */
async function play(all: Case[], command: string): Promise<Map<string, Outcome[]>> {
  const player = spawn(command, { cwd: root, shell: true, stdio: ["pipe", "pipe", "inherit"] });
  let output = "";
  player.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const ended = new Promise((resolve) => player.on("close", resolve));
  // A command that ends early closes its input; what it did not answer is told as a failure of its case.
  player.stdin.on("error", () => {});
  for (const { id, form, channel, whole, answers, steps } of all) {
    player.stdin.write(`${JSON.stringify({ id, form, channel, whole, answers, steps })}\n`);
  }
  player.stdin.end();
  const code = await ended;
  if (code !== 0) console.log(`The command ended with ${code}.`);
  const answers = output.split("\n").filter((line) => line.startsWith("{"));
  return new Map(answers.map((line) => JSON.parse(line)).map(({ id, steps = [] }) => [id, steps]));
}

/** The dialogue from a little before the first failure to the last, with what is wrong under each step. */
function storyOf(
  { id, form, channel, steps }: Case,
  outcomes: Outcome[],
  failures: { after: number; wrong: string }[],
) {
  const first = Math.min(...failures.map(({ after }) => after));
  const last = Math.max(...failures.map(({ after }) => after));
  const lines = steps.slice(0, last + 1).flatMap((step, at) => {
    if (at < first - 2) return [];
    const { phase, field, situation, says } = outcomes[at] ?? {};
    const asked = step.part === undefined ? `/${step.command}` : `part ${step.part}`;
    const said = step.heard ?? step.typed ?? (step.silence ? "(silence)" : asked);
    return [
      `  ${at} person: ${said.slice(0, 300)}${step.over ? "  (over the assistant)" : ""}`,
      `    Dilo [${[phase, situation, field].filter(Boolean).join(", ")}]: ${says ?? ""}`,
      ...failures.filter(({ after }) => after === at).map(({ wrong }) => `    WRONG: ${wrong}`),
    ];
  });
  return [`${id} (${form ?? "no form yet"}, ${channel})`, ...lines, ""].join("\n");
}

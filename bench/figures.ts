// What every bench prints and records: rows of a figure with its goal, and the machine they were measured on.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { obeyUsage } from "../scripts/bootstrap.mjs";
import { sourceHash } from "./figures/source-hash.ts";
import { type Subject, subjects } from "./figures/subjects.ts";

// Also a bench that is started without npm (`npx tsx bench/...`) refuses a word that its usage does not know.
const started = process.argv[1] ?? "";
if (started.startsWith(fileURLToPath(new URL(".", import.meta.url))))
  obeyUsage(pathToFileURL(started), process.argv.slice(2));

/** One row of docs/figures.md. */
export interface Figure {
  readonly what: string;
  readonly today: string;
  /** Nothing where it is only told. */
  readonly goal?: string;
  readonly isMet?: boolean;
  /** The same of another product or library. */
  readonly peer?: string;
}

/** A figure as it is kept: when, on what, and of which commit. */
export interface Recorded extends Figure {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  /** Of the code that was measured. */
  readonly source?: string;
}

const fileOf = (subject: Subject) => new URL(`figures/${subject}.json`, import.meta.url);

/** The figures of a subject that were recorded last; none where it never was. */
export function recorded(subject: Subject): readonly Recorded[] {
  const file = fileOf(subject);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly Recorded[]) : [];
}

/**
 * Prints the figures of a bench as rows of a table. `--record` on the command line keeps them in bench/figures, from
 * which `npm run generate` writes docs/figures.md: those of the parts that ran take the place of the same ones before.
 */
export function openFigures(subject: Subject) {
  const measured: Recorded[] = [];
  const commit = commitOfTree();
  const source = sourceHash(subjects[subject].measures);
  return {
    row(what: string, today: string, { goal, isMet = true, peer }: Omit<Figure, "what" | "today"> = {}) {
      if (measured.length === 0) printHead("what", "figure", "goal");
      console.log(`| ${[what, today, `${goal ?? ""}${isMet ? "" : ", **missed**"}`].join(" | ")} |`);
      const date = new Date().toISOString().slice(0, 10);
      const figure = { what, today, ...(goal !== undefined && { goal, isMet }), ...(peer !== undefined && { peer }) };
      measured.push({ ...figure, date, commit, machine: machine(), source });
    },
    /** Ends the bench. @returns what its process ends with: 1 once a figure has missed its goal */
    close(): 0 | 1 {
      if (process.argv.includes("--record")) record(subject, measured);
      return measured.some(({ isMet }) => isMet === false) ? 1 : 0;
    },
  };
}

function record(subject: Subject, measured: readonly Recorded[]) {
  const isNew = ({ what }: Recorded) => measured.some((one) => one.what === what);
  const kept = recorded(subject).filter((one) => !isNew(one));
  writeFileSync(fileOf(subject), `${JSON.stringify([...measured, ...kept], null, 2)}\n`);
}

/** The commit the figures are of; with a "+" where files were changed since. */
function commitOfTree(): string {
  const git = (...words: string[]) =>
    execFileSync("git", words, {
      cwd: import.meta.dirname,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    const changed = git("status", "--porcelain", "--untracked-files=no", "--", ":/", ":!/bench/figures", ":!/docs");
    return git("rev-parse", "--short=8", "HEAD") + (changed === "" ? "" : "+");
  } catch {
    return "unknown";
  }
}

/** What a command line names, beside its options. */
const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));

/**
 * The number that a command line names.
 * @param word by default the first that is no option
 */
export function numberNamed(otherwise: number, word: string | undefined = named[0]): number {
  const number = Number(word ?? otherwise);
  return Number.isSafeInteger(number) && number >= 0 ? number : misused(`"${word}" is no number.`);
}

/**
 * The parts of a bench that a command line names, all of them when it names none.
 * @param words what it names; by default all that is no option
 */
export function partsNamed(parts: readonly string[], words: readonly string[] = named): readonly string[] {
  const unknown = words.find((word) => !parts.includes(word));
  if (unknown !== undefined) return misused(`There is no part "${unknown}": ${parts.join(", ")}.`);
  return words.length === 0 ? parts : words;
}

/** A mistake of the caller ends a bench with 2. */
function misused(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** How busy the machine has been in the last minute: "load 1.2". */
export const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

/** "Node 20.20.2, 2 cores, load 1.2". */
export const machine = () => `Node ${process.versions.node}, ${cpus().length} cores, ${load()}`;

/**
 * Ends with 1, and says so, where a bench cannot run.
 * @param why nothing where it can
 */
export function endUnlessAble(why: string | undefined) {
  if (why === undefined) return;
  console.log(`not run: ${why}`);
  process.exit(1);
}

/**
 * The value that a share of all values does not exceed; 0 when there are none.
 * @param share 0 to 1
 */
export function percentile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** A percentile, rounded. Milliseconds. @param share 0 to 1 */
export const ms = (values: number[], share: number) => Math.round(percentile(values, share));

export const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** The median and the 95th percentile, with the number of values. Milliseconds. */
export const spread = (values: number[]) => `p50 ${ms(values, 0.5)} ms, p95 ${ms(values, 0.95)} ms (${values.length})`;

export function printHead(...names: string[]) {
  console.log(`| ${names.join(" | ")} |\n|${names.map(() => "---").join("|")}|`);
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const docs = fileURLToPath(new URL("../../../../docs/", import.meta.url));

/** One step of the page: a file to be written, or lines to be put into one. */
interface Step {
  readonly kind: "new" | "diff";
  readonly path: string;
  readonly text: string;
}

/** The page's code blocks that name a file. */
function stepsOf(page: string): readonly Step[] {
  const blocks = page.matchAll(/^```(?:ts (?<kind>new)|diff) (?<path>\S+)\n(?<text>[\s\S]*?)^```$/gm);
  return [...blocks].map(({ groups = {} }) => ({
    kind: groups["kind"] === "new" ? "new" : "diff",
    path: groups["path"] ?? "",
    text: groups["text"] ?? "",
  }));
}

/** Puts a diff's lines where its context is, which must be found once. */
function patched(before: string, { path, text }: Step): string {
  const lines = text.trimEnd().split("\n");
  const linesOf = (marks: string) =>
    lines.filter((line) => marks.includes(line.charAt(0))).map((line) => line.slice(1));
  const old = `${linesOf(" -").join("\n")}\n`;
  if (before.split(`\n${old}`).length !== 2) throw new Error(`${path} must hold this once:\n${old}`);
  return before.replace(`\n${old}`, () => `\n${linesOf(" +").join("\n")}\n`);
}

/**
 * Does what a page tells to a copy of the sources.
 * @param name of the page in docs: "adding-a-form.md"
 * @throws Error when it has no steps, or a step's lines are not found once
 */
export async function followPage(name: string, copy: string): Promise<void> {
  const steps = stepsOf(await readFile(join(docs, name), "utf8"));
  if (steps.length === 0) throw new Error(`${name} has no steps.`);
  for (const step of steps) {
    const path = join(copy, step.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, step.kind === "new" ? step.text : patched(await readFile(path, "utf8"), step));
  }
}

// usage: npm run nightly [-- PART ...]   the long measurements, short of each, held to their bars; ends with 1 when one is missed
// For a machine with nothing else to do: two busy cores miss bars that a quiet machine meets.
import { isStarted, runNode } from "./bootstrap.mjs";
import { night } from "./e2e.ts";
import { ensureTestTools } from "./test-tools.ts";

/** One program of the night: it ends with 1 when a figure misses its bar, or a test fails. */
interface Part {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
}

/** What takes too long for `npm test`, or must not hang on chance there. */
export const nightlyParts: readonly Part[] = [
  { name: "call", args: ["bench/call/run.ts", "--short"] },
  { name: "hearing", args: ["bench/hearing/run.ts", "--quick"] },
  { name: "language", args: ["bench/language/figures.ts"] },
  { name: "harm", args: ["bench/dialogue/harm.ts"] },
  { name: "trust", args: ["bench/trust/run.ts", "--short"] },
  // Every screen in every size and colour; by day in those that differ most.
  { name: "sizes", args: ["scripts/e2e.ts", "every-state"], env: { E2E_SIZES: "all" } },
  { name: "voice", args: ["scripts/e2e.ts", "--grep", night] },
  // By day properties are tried with the same examples at every run; by night with three times as many others, whose seed a
  // failure names.
  {
    name: "properties",
    args: ["node_modules/vitest/vitest.mjs", "run", "property.test"],
    env: { PROPERTY_SEED: "random" },
  },
];

/**
 * Runs parts one after another, because a measurement wants the machine for itself; one that fails keeps none from
 * running.
 * @returns the names of those that missed a bar or could not be measured
 */
export async function runNightly(parts: readonly Part[]): Promise<string[]> {
  const failed = [];
  for (const { name, args, env = {} } of parts) {
    const loader = args[0]?.startsWith("node_modules/") ? [] : ["--import", "tsx"];
    console.log(`\n${name}: node ${[...loader, ...args].join(" ")}`);
    const { code } = await runNode([...loader, ...args], { show: true, env });
    if (code !== 0) failed.push(name);
  }
  return failed;
}

if (isStarted(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => nightlyParts.every((part) => part.name !== name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(", ")}: ${nightlyParts.map(({ name }) => name).join(", ")}.`);
    process.exit(2);
  }
  await ensureTestTools();
  const failed = await runNightly(nightlyParts.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
  console.log(
    failed.length === 0 ? "\nEvery bar is met." : `\nMissed a bar, or could not be measured: ${failed.join(", ")}`,
  );
  process.exit(failed.length === 0 ? 0 : 1);
}

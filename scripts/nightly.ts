// usage: npm run nightly [-- PART ...]   the long measurements, short of each, held to their bars; ends with 1 when one is missed
// For a machine with nothing else to do: two busy cores miss bars that a quiet machine meets.
import { isStarted, runNode } from "./bootstrap/run.mjs";
import { ensureTestTools } from "./test-tools.ts";

/** Measurements that take too long for `npm test`; each program ends with 1 when a figure misses its bar. */
export const nightlyParts = [
  { name: "call", args: ["bench/call/run.ts", "--short"] },
  { name: "hearing", args: ["bench/hearing/run.ts", "--quick"] },
  { name: "language", args: ["bench/language/figures.ts"] },
  { name: "harm", args: ["bench/dialogue/harm.ts"] },
];

/**
 * Runs parts one after another, because a measurement wants the machine for itself; one that fails keeps none from
 * running.
 * @returns the names of those that missed a bar or could not be measured
 */
export async function runNightly(parts: readonly { name: string; args: readonly string[] }[]): Promise<string[]> {
  const failed = [];
  for (const { name, args } of parts) {
    console.log(`\n${name}: npx tsx ${args.join(" ")}`);
    const { code } = await runNode(["--import", "tsx", ...args], { show: true });
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

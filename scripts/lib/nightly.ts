import { runNode } from "../bootstrap/run.mjs";

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

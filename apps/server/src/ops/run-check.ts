import type { Config } from "../settings/config.ts";
import { tableOf, tryAll } from "./probe.ts";
import { openTrial } from "./probes.ts";

/** Tries each service the settings name, and prints what became of it. */
export async function runCheck(config: Config, write: (text: string) => void): Promise<number> {
  const trial = await openTrial(config);
  try {
    const findings = await tryAll(trial.probes);
    write(`${tableOf(findings)}\n`);
    return findings.some(({ result }) => result === "failed") ? 1 : 0;
  } finally {
    trial.close();
  }
}

import { configureGlobal } from "fast-check";
import { vi } from "vitest";

// The same examples at every run, or a change would be judged by chance. PROPERTY_SEED=random looks for new ones; a
// failure names its seed, and PROPERTY_SEED=<that number> plays it again.
const chosen = process.env["PROPERTY_SEED"] ?? "20261122";

// So many examples where a test does not say how many: a hundred that are the same every day, three times as many of a night's own.
configureGlobal(chosen === "random" ? { numRuns: 300 } : { numRuns: 100, seed: Number(chosen) });

/** What is waited for may take this long: a limit for what hangs, as in the runner's own settings. Milliseconds. */
const longestWaitMs = 30_000;

// By default a second, which a busy machine needs for itself now and then. Files of one thread share the function.
const shared = vi as typeof vi & { isPatient?: true };
if (!shared.isPatient) {
  const { waitFor } = vi;
  shared.isPatient = true;
  shared.waitFor = async (done, options) =>
    waitFor(done, typeof options === "number" ? options : { timeout: longestWaitMs, ...options });
}

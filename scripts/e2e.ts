// usage: npm run e2e [-- NAME] [--ui] [--headed] [--debug] [--list] [--last-failed] [--project P] [--grep G] [--workers N] [--retries N] [--repeat-each N] [--screens]
// End-to-end tests in a real browser, on the built product; the options are Playwright's. --screens (npm run screens) takes a
// picture of every state at phone size into docs/screens.

import { rmSync } from "node:fs";
import { join } from "node:path";
import { isStarted, root, runNode } from "./bootstrap.mjs";
import { none, readReport, type Tally, tallyLine } from "./check/tally.ts";
import { ensureChromium } from "./test-tools.ts";

const cli = "node_modules/@playwright/test/cli.js";
const report = "node_modules/.cache/dilo/e2e.json";

/** The tag of tests that `npm test` leaves to `npm run nightly`: others prove their parts at each commit. */
export const night = "@night";

/**
 * Runs the end-to-end tests, and shows what Playwright prints.
 * @param args what `playwright test` takes: part of a file name, `--ui`, `--project sound` ...
 * @returns `skipped`: each test that did not run, with its reason
 */
export async function runPlaywright(
  args: readonly string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<{ code: number; tally: Tally; skipped: readonly string[] }> {
  rmSync(join(root, report), { force: true });
  const { code } = await runNode([cli, "test", ...args], { show: true, env: { ...env, E2E_REPORT: report } });
  const seen = readReport<PlaywrightReport>(report);
  return { code, tally: seen ? tallyPlaywright(seen) : none, skipped: seen ? skippedSpecs(seen) : [] };
}

/** Counts a Playwright JSON report; a test that passed when it was tried again has passed. */
export function tallyPlaywright({
  stats,
  errors,
}: {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: readonly object[];
}): Tally {
  const { expected, flaky, unexpected, skipped } = stats;
  // An error outside of the tests: a file that cannot be loaded, a product that does not build.
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/** What we read of a suite in Playwright's JSON report. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Playwright's JSON report. */
type PlaywrightReport = Parameters<typeof tallyPlaywright>[0] & { readonly suites?: readonly Suite[] };

/** Names the tests of a Playwright JSON report that did not run, each with the reason it gave. */
export function skippedSpecs({ suites = [] }: { suites?: readonly Suite[] }): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "skipped")
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === "skip")?.description;
          return `${title} (${file})${reason ? `: ${reason}` : ""}`;
        }),
    ),
    ...skippedSpecs(suite),
  ]);
}

if (isStarted(import.meta.url)) {
  await ensureChromium();
  const words = process.argv.slice(2);
  const { code, tally } = words.includes("--screens")
    ? await runPlaywright(["--project=screens", "--retries=0"], { env: { E2E_SCREENS: "1" } })
    : await runPlaywright(words);
  console.log(tallyLine(tally));
  process.exit(code);
}

interface Attempt {
  readonly scorerResults: readonly { readonly result: "pass" | "fail" }[];
}
interface Tested {
  readonly test: { readonly id: string };
  readonly attempts: readonly Attempt[];
}

/** Whether an attempt was judged, and every judge was content. */
const hasPassed = ({ scorerResults }: Attempt): boolean =>
  scorerResults.length > 0 && scorerResults.every(({ result }) => result === "pass");

/** How many attempts of a run passed, and how many there were. */
export function attemptsOf(results: readonly Tested[]): { readonly passed: number; readonly all: number } {
  const attempts = results.flatMap((one) => one.attempts);
  return { passed: attempts.filter(hasPassed).length, all: attempts.length };
}

/** The ids of tests that passed once and failed once, among all attempts of these runs. */
export function flakyTests(runs: readonly { readonly testResults: readonly Tested[] }[]): ReadonlySet<string> {
  const seen = new Map<string, Set<boolean>>();
  for (const { test, attempts } of runs.flatMap(({ testResults }) => testResults)) {
    const verdicts = seen.get(test.id) ?? new Set();
    seen.set(test.id, verdicts);
    for (const attempt of attempts) verdicts.add(hasPassed(attempt));
  }
  return new Set([...seen].filter(([, verdicts]) => verdicts.size > 1).map(([id]) => id));
}

import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { beganColumn } from "./began-column.ts";
import { attemptsOf, flakyTests } from "./verdicts.ts";

type Run = OperationAnswer<PlatformOperations["listTestRuns"]>["results"][number];

/** Runs of a suite, the newest first: what its latest one came to test by test, and which tests are flaky. */
export function SuitePage() {
  const { tests: words } = useConsoleWords();
  const { id: testSuiteId = "" } = useParams();
  const may = useMay();
  const suite = useQuery({
    queryKey: ["suite", testSuiteId],
    queryFn: ({ signal }) => platform.getTestSuite({ id: testSuiteId }, { signal }),
  });
  const key = ["suite-runs", testSuiteId];
  const runs = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => platform.listTestRuns({ testSuiteId, query: { limit: 50 } }, { signal }),
    refetchInterval: 3000,
  });
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: () => platform.createTestRun({ testSuiteId, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  return (
    <Page title={suite.data?.name || words.suite} aside={<Link to="/tests">{words.back}</Link>}>
      {run.isError && <Failure error={run.error} />}
      {may("createTestRun") && (
        <p>
          <button
            type="button"
            className="button"
            aria-busy={run.isPending || undefined}
            onClick={() => !run.isPending && run.mutate()}
          >
            {words.run}
          </button>
        </p>
      )}
      <Loaded query={runs}>
        {({ results }) => (results.length === 0 ? <p role="status">{words.noRuns}</p> : <Runs runs={results} />)}
      </Loaded>
    </Page>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  const { tests: words } = useConsoleWords();
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Run>[] => [
      beganColumn(words, format),
      { name: "status", heading: words.status, value: ({ status }) => words.statuses[status] },
      {
        name: "passed",
        heading: words.passed,
        value: ({ testResults }) => attemptsOf(testResults).passed,
        cell: ({ testResults }) => {
          const { passed, all } = attemptsOf(testResults);
          return `${passed} / ${all}`;
        },
      },
    ],
    [words, format],
  );
  const latest = runs.find(({ testResults }) => testResults.length > 0);
  return (
    <>
      {latest && <Latest run={latest} flaky={flakyTests(runs)} />}
      <section className="stack">
        <h2>{words.runs}</h2>
        <DataTable
          label={`${words.runs}: ${runs.length}`}
          columns={columns}
          rows={runs}
          rowId={({ id }) => id}
          isWhole
        />
      </section>
    </>
  );
}

/** Each test of a run: how its attempts were judged, and why. */
function Latest({ run, flaky }: { readonly run: Run; readonly flaky: ReadonlySet<string> }) {
  const { tests: words } = useConsoleWords();
  return (
    <section className="card stack close" aria-label={words.latest}>
      <h2>{words.latest}</h2>
      <ul className="stack close">
        {run.testResults.map(({ test, attempts }) => (
          <li key={test.id} className="stack close">
            <p>
              <b>{test.name || test.id.slice(0, 8)}</b>{" "}
              {flaky.has(test.id) && <span className="mark warned">{words.flaky}</span>}
            </p>
            <ol>
              {attempts.map(({ scorerResults }, at) => (
                // Attempts are in their order, and none goes.
                // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are known by
                <li key={at}>
                  {scorerResults.map(({ result, reasoning, rubric }) => (
                    <p key={rubric}>
                      <span className={result === "pass" ? "mark acts" : "mark refused"}>{words.verdicts[result]}</span>{" "}
                      {reasoning}
                    </p>
                  ))}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}

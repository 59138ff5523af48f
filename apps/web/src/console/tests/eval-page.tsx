import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useParams } from "react-router";
import { useAssistants } from "../calls/assistant-names.ts";
import { Choice } from "../parts/choice.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { beganColumn } from "./began-column.ts";

type Run = OperationAnswer<PlatformOperations["listEvalRuns"]>["results"][number];

/** Runs of an eval, the newest first: with whom, how each ended, and which turn failed and why. */
export function EvalPage() {
  const { tests: words } = useConsoleWords();
  const { id = "" } = useParams();
  const may = useMay();
  const plan = useQuery({ queryKey: ["eval", id], queryFn: ({ signal }) => platform.getEval({ id }, { signal }) });
  const runs = useQuery({
    queryKey: ["eval-runs", id],
    queryFn: ({ signal }) => platform.listEvalRuns({ query: { evalId: id, limit: 50 } }, { signal }),
    refetchInterval: 3000,
  });
  return (
    <Page title={plan.data?.name || words.eval} aside={<Link to="/tests">{words.back}</Link>}>
      {may("createEvalRun") && <RunEval evalId={id} />}
      <Loaded query={runs}>
        {({ results }) => (results.length === 0 ? <p role="status">{words.noRuns}</p> : <Runs runs={results} />)}
      </Loaded>
    </Page>
  );
}

/** Plays the eval to an assistant. */
function RunEval({ evalId }: { readonly evalId: string }) {
  const { tests: words, calls } = useConsoleWords();
  const { assistants } = useAssistants();
  const [chosen, choose] = useState("");
  const assistantId = chosen || assistants[0]?.id;
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: (id: string) =>
      platform.createEvalRun({ body: { type: "eval", target: { type: "assistant", assistantId: id }, evalId } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["eval-runs", evalId] }),
  });
  if (assistantId === undefined) return <p role="status">{words.noAssistants}</p>;
  return (
    <section className="card stack close" aria-label={words.run}>
      {run.isError && <Failure error={run.error} />}
      <Choice
        label={calls.assistant}
        value={assistantId}
        onChoose={choose}
        options={assistants.map(({ id, name }) => ({ value: id, text: name || id.slice(0, 8) }))}
      />
      <button
        type="button"
        className="button"
        aria-busy={run.isPending || undefined}
        onClick={() => !run.isPending && run.mutate(assistantId)}
      >
        {words.run}
      </button>
    </section>
  );
}

/** Why a run did not pass; "" where it did, or is not over. */
function reasonOf({ endedMessage, results }: Run): string {
  const judged = results.flatMap(({ messages }) => messages.flatMap((one) => ("judge" in one && one.judge) || []));
  const failed = judged.findIndex(({ status }) => status === "fail");
  return failed === -1 ? (endedMessage ?? "") : `${failed + 1}: ${judged[failed]?.failureReason ?? ""}`;
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  const { tests: words, calls } = useConsoleWords();
  const { nameOf } = useAssistants();
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Run>[] => [
      beganColumn(words, format),
      {
        name: "who",
        heading: calls.assistant,
        value: ({ target }) => (target.type === "assistant" ? nameOf(target) : words.squad) ?? calls.noAssistant,
        isExtra: true,
      },
      {
        name: "result",
        heading: words.result,
        value: ({ status, results }) => {
          const verdict = results[0]?.status;
          return verdict === undefined ? words.evalStatuses[status] : words.verdicts[verdict];
        },
      },
      { name: "reason", heading: words.failedTurn, value: reasonOf },
    ],
    [words, calls, format, nameOf],
  );
  return (
    <section className="stack" aria-label={words.runs}>
      <h2>{words.runs}</h2>
      <DataTable label={`${words.runs}: ${runs.length}`} columns={columns} rows={runs} rowId={({ id }) => id} isWhole />
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded } from "../parts/page.tsx";
import { TextBlock } from "../parts/text-block.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { type ToolUse, toolUsesOf } from "./uses-in-calls.ts";

/** Uses of tools are looked for in so many calls, the newest: their rows hold all words. */
const callsRead = 50;

/** What tools were asked in the newest calls, and what came of it. */
export function ToolUses() {
  const { tools: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["tool-uses"],
    queryFn: async ({ signal }) => {
      const { results } = await platform.pageCalls({ query: { limit: callsRead } }, { signal });
      return toolUsesOf(results);
    },
  });
  const columns = useColumns();
  return (
    <section className="stack">
      <h2>{words.uses}</h2>
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{words.noUses(callsRead)}</p>
          ) : (
            <DataTable label={words.uses} columns={columns} rows={rows} rowId={({ key }) => key} isWhole />
          )
        }
      </Loaded>
    </section>
  );
}

const marks = { answered: "acts", failed: "refused", waiting: "", unanswered: "warned" } as const;

function useColumns(): readonly Column<ToolUse>[] {
  const { tools: words } = useConsoleWords();
  const format = useFormat();
  return useMemo(
    (): readonly Column<ToolUse>[] => [
      {
        name: "name",
        heading: words.name,
        value: ({ name }) => name,
        cell: ({ name, given, result }) => (
          <details>
            <summary>{name}</summary>
            <TextBlock label={words.given} text={given} />
            {result !== undefined && <TextBlock label={words.result} text={result} />}
          </details>
        ),
      },
      {
        name: "state",
        heading: words.state,
        value: ({ state }) => words.states[state],
        cell: ({ state }) => <span className={`mark ${marks[state]}`}>{words.states[state]}</span>,
      },
      {
        name: "when",
        heading: words.when,
        value: ({ at }) => at,
        cell: ({ at }) => format.time(new Date(at).toISOString()),
        isExtra: true,
      },
      {
        name: "call",
        heading: words.call,
        value: ({ callId }) => callId,
        cell: ({ callId }) => <Link to={`/calls/${callId}`}>{callId.slice(0, 8)}</Link>,
      },
    ],
    [words, format],
  );
}

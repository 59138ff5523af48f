import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useAssistants } from "../calls/assistant-names.ts";
import { timelineOf } from "../calls/timeline.ts";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

type Call = OperationAnswer<PlatformOperations["pageCalls"]>["results"][number];

/** How often the calls are asked for again. Milliseconds. */
const every = 2000;

/** More calls under way than these are not shown: the newest are. */
const mostShown = 100;

/** The calls that are under way, with what was said last in each. */
export function LivePage() {
  const { live: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["live"],
    queryFn: async ({ signal }) => {
      const asked = { status: "in-progress", limit: mostShown } as const;
      const { results } = await platform.pageCalls({ query: asked }, { signal });
      return { results, at: Date.now() };
    },
    refetchInterval: every,
  });
  const columns = useColumns(query.data?.at ?? 0);
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <Loaded query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <p role="status">{words.none}</p>
          ) : (
            <DataTable label={words.title} columns={columns} rows={results} rowId={({ id }) => id} isWhole />
          )
        }
      </Loaded>
    </Page>
  );
}

/** @param at when the calls were asked for */
function useColumns(at: number): readonly Column<Call>[] {
  const { live: words, calls } = useConsoleWords();
  const format = useFormat();
  const { nameOf } = useAssistants();
  return useMemo((): readonly Column<Call>[] => {
    const seconds = ({ startedAt, createdAt }: Call) => Math.max(0, (at - Date.parse(startedAt ?? createdAt)) / 1000);
    return [
      {
        name: "assistant",
        heading: calls.assistant,
        value: (call) => nameOf(call) ?? calls.noAssistant,
        cell: (call) => <Link to={`/calls/${call.id}`}>{nameOf(call) ?? calls.noAssistant}</Link>,
      },
      { name: "lasts", heading: words.lasts, value: seconds, cell: (call) => format.length(seconds(call)) },
      { name: "said", heading: words.lastWords, value: (call) => timelineOf(call).at(-1)?.text },
      { name: "kind", heading: calls.kind, value: ({ type = "" }) => calls.kinds[type] ?? type, isExtra: true },
    ];
  }, [words, calls, format, nameOf, at]);
}

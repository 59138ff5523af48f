import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { Pager } from "../parts/pager.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { useAssistants } from "./assistant-names.ts";
import { CallFilters, readFilters, useFilters } from "./call-filters.tsx";

export type CallRow = OperationAnswer<PlatformOperations["pageCallMetadata"]>["results"][number];

const rowsOfPage = 50;

/** How long a call lasted, in seconds; undefined where it did not begin or is not over. */
export function lengthOf({ startedAt, endedAt }: Pick<CallRow, "startedAt" | "endedAt">): number | undefined {
  if (startedAt === undefined || endedAt === undefined) return undefined;
  return (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
}

/** All calls, the newest first. */
export function CallsPage() {
  const { calls: words, common } = useConsoleWords();
  const given = useFilters();
  const { search, words: said, set } = given;
  const filters = readFilters(given);
  const page = Math.max(1, Number(search.get("page")) || 1);
  const query = useQuery({
    queryKey: ["calls", filters, page],
    queryFn: ({ signal }) => platform.pageCallMetadata({ query: { ...filters, page, limit: rowsOfPage } }, { signal }),
    placeholderData: keepPreviousData,
    // Words are looked for in every call of the org: not again and again.
    refetchInterval: said === "" ? 15_000 : false,
  });
  const columns = useColumns();
  return (
    <Page title={words.title}>
      <CallFilters {...given} />
      <Loaded query={query}>
        {({ results, metadata: { totalItems } }) =>
          results.length === 0 ? (
            <p role="status">{search.size === 0 && said === "" ? common.none : common.nothingFound}</p>
          ) : (
            <>
              <DataTable label={words.title} columns={columns} rows={results} rowId={({ id }) => id} />
              <Pager page={page} total={totalItems} ofPage={rowsOfPage} onPage={(next) => set("page", String(next))} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function useColumns(): readonly Column<CallRow>[] {
  const { calls: words } = useConsoleWords();
  const format = useFormat();
  const { nameOf } = useAssistants();
  return useMemo(
    (): readonly Column<CallRow>[] => [
      {
        name: "began",
        heading: words.began,
        value: ({ createdAt }) => createdAt,
        cell: ({ id, createdAt }) => <Link to={`/calls/${id}`}>{format.time(createdAt)}</Link>,
      },
      { name: "assistant", heading: words.assistant, value: (call) => nameOf(call) ?? words.noAssistant },
      {
        name: "ended",
        heading: words.ended,
        value: ({ status = "", endedReason = "" }) =>
          status === "ended" ? (words.endings[endedReason] ?? endedReason) : (words.statuses[status] ?? status),
      },
      {
        name: "lasted",
        heading: words.lasted,
        value: lengthOf,
        cell: (call) => {
          const seconds = lengthOf(call);
          return seconds === undefined ? "" : format.length(seconds);
        },
        isExtra: true,
      },
      { name: "kind", heading: words.kind, value: ({ type = "" }) => words.kinds[type] ?? type, isExtra: true },
      { name: "cost", heading: words.cost, value: ({ cost }) => format.dollars(cost), isExtra: true },
    ],
    [words, format, nameOf],
  );
}

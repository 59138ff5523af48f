import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { ConfirmedButton } from "../parts/confirmed-button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

type Campaign = OperationAnswer<PlatformOperations["listCampaigns"]>["results"][number];

const key = ["campaigns"];

/** Campaigns: how far each is, and a way to end one that is not over. */
export function Campaigns() {
  const { numbers: words } = useConsoleWords();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => platform.listCampaigns({ query: { limit: 100 } }, { signal }),
    refetchInterval: 5000,
  });
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => platform.updateCampaign({ id, body: { status: "ended" } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const columns = useColumns(end.mutate, end.isPending);
  return (
    <section className="stack">
      <h2>{words.campaigns}</h2>
      {end.isError && <Failure error={end.error} />}
      <Loaded query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <p role="status">{words.noCampaigns}</p>
          ) : (
            <DataTable
              label={`${words.campaigns}: ${results.length}`}
              columns={columns}
              rows={results}
              rowId={({ id }) => id}
              isWhole
            />
          )
        }
      </Loaded>
    </section>
  );
}

function useColumns(onEnd: (id: string) => void, isBusy: boolean): readonly Column<Campaign>[] {
  const { numbers: words, calls } = useConsoleWords();
  const format = useFormat();
  const mayEnd = useMay()("updateCampaign");
  return useMemo((): readonly Column<Campaign>[] => {
    const end: Column<Campaign> = {
      name: "end",
      heading: words.end,
      value: ({ status }) => status,
      cell: ({ id, name, status }) =>
        status !== "ended" && (
          <ConfirmedButton
            text={words.end}
            about={name}
            warning={words.endWarning}
            isBusy={isBusy}
            onConfirm={() => onEnd(id)}
          />
        ),
    };
    return [
      { name: "name", heading: words.name, value: ({ name }) => name },
      { name: "status", heading: calls.status, value: ({ status }) => calls.statuses[status] ?? status },
      {
        name: "called",
        heading: words.called,
        value: ({ callsCounterEnded }) => callsCounterEnded,
        cell: ({ callsCounterEnded, customers }) =>
          `${format.count(callsCounterEnded)} / ${format.count(customers.length)}`,
      },
      {
        name: "created",
        heading: words.created,
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.time(createdAt),
        isExtra: true,
      },
      ...(mayEnd ? [end] : []),
    ];
  }, [words, calls, format, mayEnd, isBusy, onEnd]);
}

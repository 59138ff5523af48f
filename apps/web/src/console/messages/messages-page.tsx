import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { MessageDetails } from "./message-details.tsx";

type Message = OperationAnswer<PlatformOperations["listServerMessages"]>[number];
const key = ["server-messages"];

/** Messages that a developer's server has not got, why, and a way to send each again. */
export function MessagesPage() {
  const { messages: words } = useConsoleWords();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => platform.listServerMessages({}, { signal }),
    refetchInterval: 5000,
  });
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: (id: string) => platform.resendServerMessage({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const columns = useColumns(again.mutate);
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      {again.isError && <Failure error={again.error} />}
      {again.isSuccess && <p role="status">{words.sent}</p>}
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{words.allArrived}</p>
          ) : (
            <DataTable label={words.title} columns={columns} rows={rows} rowId={({ id }) => id} isWhole />
          )
        }
      </Loaded>
    </Page>
  );
}

function useColumns(onSend: (id: string) => void): readonly Column<Message>[] {
  const { messages: words } = useConsoleWords();
  const format = useFormat();
  const may = useMay();
  const maySend = may("resendServerMessage");
  return useMemo((): readonly Column<Message>[] => {
    const send: Column<Message> = {
      name: "send",
      heading: words.again,
      value: ({ state }) => state,
      cell: ({ id, state, type }) =>
        state === "dead" && (
          <button
            type="button"
            className="button quiet small"
            aria-label={`${words.again}: ${type ?? ""}`}
            onClick={() => onSend(id)}
          >
            {words.again}
          </button>
        ),
    };
    return [
      {
        name: "type",
        heading: words.type,
        value: ({ type }) => type,
        cell: ({ id, type = "" }) => <MessageDetails id={id} type={type} />,
      },
      { name: "state", heading: words.state, value: ({ state }) => words.states[state] },
      {
        name: "reason",
        heading: words.reason,
        value: ({ reason, status }) => (status === undefined ? reason : `${status} · ${reason}`),
        isExtra: true,
      },
      {
        name: "created",
        heading: words.created,
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.time(createdAt),
        isExtra: true,
      },
      {
        name: "call",
        heading: words.call,
        value: ({ callId }) => callId,
        cell: ({ callId }) => <Link to={`/calls/${callId}`}>{callId.slice(0, 8)}</Link>,
        isExtra: true,
      },
      ...(maySend ? [send] : []),
    ];
  }, [words, format, maySend, onSend]);
}

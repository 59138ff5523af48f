import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAssistants } from "../calls/assistant-names.ts";
import { Choice } from "../parts/choice.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded } from "../parts/page.tsx";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

type PhoneNumber = OperationAnswer<PlatformOperations["listPhoneNumbers"]>[number];

/** Who is to answer a number. */
interface Chosen {
  readonly row: PhoneNumber;
  readonly assistantId: string;
}

const key = ["phone-numbers"];

/** Telephone numbers: who answers each, to be changed by who may, and what has no effect here. */
export function Numbers() {
  const { numbers: words } = useConsoleWords();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => platform.listPhoneNumbers({ query: { limit: 1000 } }, { signal }),
  });
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: ({ row: { id, provider }, assistantId }: Chosen) =>
      platform.updatePhoneNumber({ id, body: { provider, assistantId } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const columns = useColumns(answer.mutate, answer.isPending);
  return (
    <section className="stack">
      <h2>{words.numbers}</h2>
      {answer.isError && <Failure error={answer.error} />}
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{words.noNumbers}</p>
          ) : (
            <DataTable
              label={`${words.numbers}: ${rows.length}`}
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
              isWhole
            />
          )
        }
      </Loaded>
    </section>
  );
}

/** What a row's answer warns of. */
const warningsOf = (row: object): readonly { readonly path: string; readonly message: string }[] =>
  (row as { readonly warnings?: [] }).warnings ?? [];

function useColumns(onAnswer: (chosen: Chosen) => void, isBusy: boolean): readonly Column<PhoneNumber>[] {
  const { numbers: words, calls } = useConsoleWords();
  const { assistants, nameOf } = useAssistants();
  const mayAnswer = useMay()("updatePhoneNumber");
  return useMemo((): readonly Column<PhoneNumber>[] => {
    const shown = ({ id, number, name }: PhoneNumber) => number || name || id.slice(0, 8);
    const answering = (row: PhoneNumber) => {
      if (row.squadId !== undefined) return words.squad;
      if (row.workflowId !== undefined) return words.workflow;
      return nameOf({ assistantId: row.assistantId }) ?? words.nobody;
    };
    const options = assistants.map(({ id, name }) => ({ value: id, text: name || id.slice(0, 8) }));
    return [
      { name: "number", heading: words.number, value: shown },
      { name: "name", heading: words.name, value: ({ name }) => name, isExtra: true },
      {
        name: "answers",
        heading: words.answers,
        value: answering,
        cell: (row) =>
          mayAnswer && row.squadId === undefined && row.workflowId === undefined ? (
            <Choice
              label={`${words.answers}: ${shown(row)}`}
              isLabelHidden
              value={row.assistantId ?? ""}
              options={row.assistantId === undefined ? [{ value: "", text: words.nobody }, ...options] : options}
              isDisabled={isBusy}
              onChoose={(assistantId) => onAnswer({ row, assistantId })}
            />
          ) : (
            answering(row)
          ),
      },
      {
        name: "warnings",
        heading: calls.status,
        value: (row) => warningsOf(row).length,
        cell: (row) => {
          const messages = [...new Set(warningsOf(row).map(({ message }) => message))];
          return messages.length === 0 ? words.works : <span lang="en">{messages.join(" ")}</span>;
        },
        isExtra: true,
      },
    ];
  }, [words, calls, assistants, nameOf, mayAnswer, onAnswer, isBusy]);
}

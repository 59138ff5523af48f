import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { ConfirmedButton } from "../parts/confirmed-button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { NewToken } from "./new-token.tsx";

type Token = OperationAnswer<PlatformOperations["listTokens"]>[number];

/** The org's tokens: what each is for, and a way to end it at once. */
export function Tokens() {
  const { access: words, common } = useConsoleWords();
  const query = useQuery({
    queryKey: ["tokens"],
    queryFn: ({ signal }) => platform.listTokens({ query: { limit: 1000 } }, { signal }),
  });
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => platform.deleteToken({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: ["tokens"] }),
  });
  const columns = useColumns(end.mutate, end.isPending);
  return (
    <section className="stack" aria-label={words.tokens}>
      <h2>{words.tokens}</h2>
      <p>{words.tokensLead}</p>
      {end.isError && <Failure error={end.error} />}
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{common.none}</p>
          ) : (
            <DataTable
              label={`${words.tokens}: ${rows.length}`}
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
              isWhole
            />
          )
        }
      </Loaded>
      <NewToken />
    </section>
  );
}

function useColumns(onEnd: (id: string) => void, isBusy: boolean): readonly Column<Token>[] {
  const { access: words } = useConsoleWords();
  const format = useFormat();
  return useMemo(
    (): readonly Column<Token>[] => [
      { name: "name", heading: words.name, value: ({ name, value }) => name || value },
      { name: "kind", heading: words.kind, value: ({ tag = "private" }) => words.kinds[tag] },
      {
        name: "limits",
        heading: words.limits,
        value: ({ restrictions }) =>
          restrictions?.enabled === false ? words.off : pagesOf(restrictions, words.anyPage),
        isExtra: true,
      },
      {
        name: "created",
        heading: words.since,
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.time(createdAt),
        isExtra: true,
      },
      {
        name: "end",
        heading: words.end,
        value: ({ id }) => id,
        cell: ({ id, name, value }) => (
          <ConfirmedButton
            text={words.end}
            about={name || value}
            warning={words.endWarning}
            isBusy={isBusy}
            onConfirm={() => onEnd(id)}
          />
        ),
      },
    ],
    [words, format, isBusy, onEnd],
  );
}

/** The pages that a token is for. */
function pagesOf(restrictions: Token["restrictions"], anyPage: string): string {
  const { allowedOrigins = [] } = restrictions ?? {};
  return allowedOrigins.length === 0 ? anyPage : allowedOrigins.join(", ");
}

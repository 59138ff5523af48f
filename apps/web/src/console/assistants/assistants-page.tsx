import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import type { Assistant } from "./assistant.ts";
import { ImportExport } from "./import/import-export.tsx";

/** The org's assistants. */
export function AssistantsPage() {
  const { assistants: words, common } = useConsoleWords();
  const may = useMay();
  const format = useFormat();
  const query = useQuery({
    queryKey: ["assistants"],
    queryFn: ({ signal }) => platform.listAssistants({ query: { limit: 1000 } }, { signal }),
  });
  const columns = useMemo(
    (): readonly Column<Assistant>[] => [
      {
        name: "name",
        heading: words.name,
        value: ({ name = "" }) => name,
        cell: ({ id, name }) => <Link to={`/assistants/${id}`}>{name || id.slice(0, 8)}</Link>,
      },
      { name: "model", heading: words.model, value: ({ model }) => model?.model ?? "" },
      {
        name: "changed",
        heading: words.changed,
        value: ({ updatedAt }) => updatedAt,
        cell: ({ updatedAt }) => format.time(updatedAt),
      },
    ],
    [words, format],
  );
  const aside = may("createAssistant") && <Link to="/assistants/new">{words.create}</Link>;
  return (
    <Page title={words.title} aside={aside}>
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{common.none}</p>
          ) : (
            <DataTable label={words.title} columns={columns} rows={rows} rowId={({ id }) => id} isWhole />
          )
        }
      </Loaded>
      {may("importAssistant") && <ImportExport />}
    </Page>
  );
}

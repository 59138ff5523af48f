import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded } from "../parts/page.tsx";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

type Tool = OperationAnswer<PlatformOperations["listTools"]>[number];

/** The tools that are kept: what each is, which server it asks, and what of it has no effect. */
export function Tools() {
  const { tools: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["tools"],
    queryFn: ({ signal }) => platform.listTools({ query: { limit: 1000 } }, { signal }),
  });
  const columns = useColumns();
  return (
    <section className="stack">
      <h2>{words.kept}</h2>
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{words.noTools}</p>
          ) : (
            <DataTable label={words.kept} columns={columns} rows={rows} rowId={({ id }) => id} isWhole />
          )
        }
      </Loaded>
    </section>
  );
}

function useColumns(): readonly Column<Tool>[] {
  const { tools: words } = useConsoleWords();
  return useMemo(
    (): readonly Column<Tool>[] => [
      { name: "name", heading: words.name, value: nameOf },
      { name: "type", heading: words.type, value: ({ type }) => type },
      { name: "server", heading: words.server, value: (tool) => serverOf(tool) ?? words.noServer, isExtra: true },
      {
        name: "warnings",
        heading: words.works,
        value: ({ warnings = [] }) => warnings.length,
        cell: ({ warnings = [] }) =>
          warnings.length === 0 ? (
            "✓"
          ) : (
            <ul className="told" lang="en">
              {warnings.map(({ path, message }) => (
                <li key={path}>
                  <b>{path}</b>: {message}
                </li>
              ))}
            </ul>
          ),
      },
    ],
    [words],
  );
}

function nameOf(tool: Tool): string {
  const { name } = Object("function" in tool ? tool.function : undefined) as { readonly name?: unknown };
  return String(name || ("name" in tool && tool.name) || tool.id.slice(0, 8));
}

/** Which address it asks: its own server's, or the one of the request it describes. */
function serverOf(tool: Tool): string | undefined {
  if ("url" in tool) return tool.url;
  return "server" in tool ? tool.server?.url : undefined;
}

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

/** Suites of tests and evals: what is played to assistants to see how they answer. */
export function TestsPage() {
  const { tests: words } = useConsoleWords();
  const suites = useQuery({
    queryKey: ["suites"],
    queryFn: ({ signal }) => platform.listTestSuites({ query: { limit: 1000 } }, { signal }),
  });
  const evals = useQuery({
    queryKey: ["evals"],
    queryFn: ({ signal }) => platform.listEvals({ query: { limit: 1000 } }, { signal }),
  });
  return (
    <Page title={words.title}>
      <section className="stack">
        <h2>{words.suites}</h2>
        <Loaded query={suites}>
          {({ results }) => <Named rows={results} label={words.suites} path="/tests/suites" none={words.noSuites} />}
        </Loaded>
      </section>
      <section className="stack">
        <h2>{words.evals}</h2>
        <Loaded query={evals}>
          {({ results }) => <Named rows={results} label={words.evals} path="/tests/evals" none={words.noEvals} />}
        </Loaded>
      </section>
    </Page>
  );
}

interface Row {
  readonly id: string;
  readonly name?: string | undefined;
  readonly updatedAt: string;
}

function Named(props: {
  readonly rows: readonly Row[];
  readonly label: string;
  readonly path: string;
  readonly none: string;
}) {
  const { rows, label, path, none } = props;
  const { tests: words } = useConsoleWords();
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        name: "name",
        heading: words.name,
        value: ({ id, name }) => name || id.slice(0, 8),
        cell: ({ id, name }) => <Link to={`${path}/${id}`}>{name || id.slice(0, 8)}</Link>,
      },
      {
        name: "changed",
        heading: words.changed,
        value: ({ updatedAt }) => updatedAt,
        cell: ({ updatedAt }) => format.time(updatedAt),
        isExtra: true,
      },
    ],
    [words, format, path],
  );
  if (rows.length === 0) return <p role="status">{none}</p>;
  return <DataTable label={label} columns={columns} rows={rows} rowId={({ id }) => id} isWhole />;
}

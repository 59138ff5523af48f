import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { Failure } from "./failure.tsx";

/** A page of the console: its heading is the document's title too. */
export function Page(props: { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  const { title, aside, children } = props;
  const { common } = useConsoleWords();
  useEffect(() => {
    document.title = `${title} · ${common.title} · Dilo`;
  }, [title, common]);
  return (
    <div className="wrap stack">
      <div className="page-head">
        <h1>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** Shows what was asked for, or that it is on its way, or why it does not come. What was known stays in sight. */
export function Loaded<Data>(props: {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  const { query, children } = props;
  const { common } = useConsoleWords();
  return (
    <>
      {query.isError && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      {query.data === undefined ? !query.isError && <p role="status">{common.oneMoment}</p> : children(query.data)}
    </>
  );
}

import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { Failure } from "../../parts/failure.tsx";
import { platform } from "../../session/platform.ts";
import { useConsoleWords } from "../../words/use-console-words.tsx";

type Report = OperationAnswer<PlatformOperations["importAssistant"]>;

/** What a file holds; undefined where that is no JSON object. */
function exportIn(text: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}

/** Takes in an assistant, a squad or a workflow as another platform exports it, and tells what becomes of each field. */
export function ImportExport() {
  const { assistants } = useConsoleWords();
  const words = assistants.imports;
  const id = useId();
  const client = useQueryClient();
  const [isNoExport, setNoExport] = useState(false);
  const take = useMutation({
    mutationFn: (body: Record<string, unknown>) => platform.importAssistant({ body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["assistants"] }),
  });
  const open = async (file: File | undefined) => {
    take.reset();
    setNoExport(false);
    if (file === undefined) return;
    const body = exportIn(await file.text());
    if (body === undefined) setNoExport(true);
    else take.mutate(body);
  };
  return (
    <section className="card stack close" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="field">
        <label htmlFor={id}>{words.file}</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-busy={take.isPending || undefined}
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </div>
      {isNoExport && <p role="alert">{words.noExport}</p>}
      {take.isError && <Failure error={take.error} />}
      {take.isSuccess && <Told report={take.data} />}
    </section>
  );
}

function Told({ report }: { readonly report: Report }) {
  const { assistants } = useConsoleWords();
  const words = assistants.imports;
  const { kind, id, acts, moved, kept, dropped, mustChange } = report;
  return (
    <div className="stack close" role="status">
      <p>
        {id === undefined ? words.notMade : words.made(words.kinds[kind])}{" "}
        {id !== undefined && kind === "assistant" && <Link to={`/assistants/${id}`}>{words.open}</Link>}
      </p>
      <Findings title={words.mustChange} found={mustChange} />
      <Findings title={words.kept} found={kept} />
      <Findings title={words.dropped} found={dropped} />
      <Findings title={words.moved} found={moved.map(({ path, to }) => ({ path, message: to }))} />
      <p>{words.acts(acts.length)}</p>
    </div>
  );
}

function Findings(props: { readonly title: string; readonly found: readonly { path: string; message: string }[] }) {
  const { title, found } = props;
  if (found.length === 0) return null;
  return (
    <details open={found.length < 12}>
      <summary>
        {title} ({found.length})
      </summary>
      <ul className="told" lang="en">
        {found.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <b>{path}</b>: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { Failure } from "../parts/failure.tsx";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import type { AssistantSettings } from "./assistant.ts";
import { JsonInput } from "./schema/field-input.tsx";
import type { Schemas } from "./schema/schema.ts";
import { SchemaFields } from "./schema/schema-fields.tsx";

interface Needs {
  /** Undefined of one that is still to be made. */
  readonly id: string | undefined;
  readonly settings: AssistantSettings;
}

/** What most assistants are made of. */
const first = ["name", "firstMessage", "model", "voice", "transcriber", "endCallMessage", "endCallPhrases"];

/** An assistant's settings as a form made from the contract, and the same as JSON beside it. */
export function AssistantForm({ id, settings }: Needs) {
  const { assistants: words, common } = useConsoleWords();
  const may = useMay();
  const isReadOnly = !may(id === undefined ? "createAssistant" : "replaceAssistant");
  const [draft, setDraft] = useState<object>(settings);
  const jsonId = useId();
  const { data: schemas, isError } = useSchemas();
  const save = useSave(id);
  const change = (next: unknown) => {
    save.reset();
    setDraft(Object(next) as object);
  };
  return (
    // The server says of every field at once what is wrong with it: a browser stops at the first, in its own language.
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      <div className="two stack">
        <section className="card stack close" aria-label={words.settings}>
          <h2>{words.settings}</h2>
          {isError && <p role="alert">{words.noContract}</p>}
          {schemas === undefined ? (
            !isError && <p role="status">{common.oneMoment}</p>
          ) : (
            <SchemaFields
              properties={schemas["AssistantSettings"]?.properties ?? {}}
              first={first}
              value={draft}
              onChange={change}
              {...{ schemas, isReadOnly }}
            />
          )}
        </section>
        <div className="card field aside">
          <label htmlFor={jsonId}>JSON</label>
          <JsonInput id={jsonId} rows={24} value={draft} onChange={change} isReadOnly={isReadOnly} />
        </div>
      </div>
      {!isReadOnly && (
        <div className="save-bar stack close">
          {save.isError && <Failure error={save.error} />}
          {save.isSuccess && <p role="status">{words.saved}</p>}
          <button type="submit" className="button" aria-busy={save.isPending || undefined}>
            {words.save}
          </button>
        </div>
      )}
    </form>
  );
}

/** Keeps the settings as they are written: a field that was emptied goes. A new assistant is then opened. */
function useSave(id: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: AssistantSettings) =>
      id === undefined ? platform.createAssistant({ body }) : platform.replaceAssistant({ id, body }),
    onSuccess: (saved) => {
      client.setQueryData(["assistant", saved.id], saved);
      void client.invalidateQueries({ queryKey: ["assistants"] });
      void client.invalidateQueries({ queryKey: ["assistant versions", saved.id] });
      if (id === undefined) void navigate(`/assistants/${saved.id}`);
    },
  });
}

/** The platform's own contract, from which its forms are made. */
function useSchemas() {
  return useQuery({
    queryKey: ["contract"],
    queryFn: async ({ signal }) => {
      const answer = await fetch("/platform/openapi.json", { signal });
      if (!answer.ok) throw new Error("The contract could not be read.");
      return ((await answer.json()) as { readonly components: { readonly schemas: Schemas } }).components.schemas;
    },
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
}

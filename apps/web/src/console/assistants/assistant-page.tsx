import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Loaded, Page } from "../parts/page.tsx";
import { platform } from "../session/platform.ts";
import { useMay } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { type Assistant, settingsOf } from "./assistant.ts";
import { AssistantForm } from "./assistant-form.tsx";
import { TryCall } from "./try-call.tsx";
import { TryChat } from "./try-chat.tsx";
import { Versions } from "./versions/versions.tsx";

/** One assistant: its settings, and a call and a chat with it. */
export function AssistantPage() {
  const { id = "" } = useParams();
  const { assistants: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["assistant", id],
    queryFn: ({ signal }) => platform.getAssistant({ id }, { signal }),
    // What somebody is writing is not overwritten by what the server had.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const title = query.data?.name || words.one;
  return (
    <Page title={title} aside={<Link to="/assistants">{words.back}</Link>}>
      <Loaded query={query}>{(assistant) => <Opened key={assistant.id} assistant={assistant} />}</Loaded>
    </Page>
  );
}

/** A new assistant. */
export function NewAssistantPage() {
  const { assistants: words } = useConsoleWords();
  return (
    <Page title={words.create} aside={<Link to="/assistants">{words.back}</Link>}>
      <AssistantForm id={undefined} settings={{}} />
    </Page>
  );
}

function Opened({ assistant }: { readonly assistant: Assistant }) {
  const { assistants: words } = useConsoleWords();
  const may = useMay();
  const { id, warnings = [] } = assistant;
  return (
    <>
      {(may("createWebCall") || may("createChat")) && (
        <div className="tries">
          {may("createWebCall") && <TryCall assistantId={id} />}
          {may("createChat") && <TryChat assistantId={id} />}
        </div>
      )}
      {warnings.length > 0 && (
        <section className="notice warn stack close" aria-label={words.warnings}>
          <h2>{words.warnings}</h2>
          <ul className="told" lang="en">
            {warnings.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <b>{path}</b>: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <AssistantForm id={id} settings={settingsOf(assistant)} />
      {may("listAssistantVersions") && <Versions assistantId={id} />}
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "../parts/page.tsx";
import { TextBlock } from "../parts/text-block.tsx";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

/** A message's kind, which opens into what it says and what the server answered. */
export function MessageDetails({ id, type }: { readonly id: string; readonly type: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{type}</summary>
      {/* What people said is asked for by whoever opens it alone: that is written down. */}
      {isOpen && <Opened id={id} />}
    </details>
  );
}

function Opened({ id }: { readonly id: string }) {
  const { messages: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["server-message", id],
    queryFn: ({ signal }) => platform.getServerMessage({ id }, { signal }),
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={query}>
      {({ body, status, reason }) => (
        <>
          <p>
            {words.status}: <b>{status ?? words.noStatus}</b>
          </p>
          {reason && (
            <p className="small" lang="en">
              {reason}
            </p>
          )}
          <TextBlock label={words.body} text={JSON.stringify(body, undefined, 2)} />
        </>
      )}
    </Loaded>
  );
}

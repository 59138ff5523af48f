import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { platform } from "../session/platform.ts";

interface Talking {
  readonly assistantId?: string | undefined;
  readonly assistant?: { readonly name?: string | undefined } | undefined;
}

interface Assistants {
  readonly assistants: readonly { readonly id: string; readonly name?: string | undefined }[];
  readonly nameOf: (talking: Talking) => string | undefined;
}

/** The org's assistants, and the name of whoever talks in a call; undefined where it has none. */
export function useAssistants(): Assistants {
  const { data: assistants = [] } = useQuery({
    queryKey: ["assistants"],
    queryFn: ({ signal }) => platform.listAssistants({ query: { limit: 1000 } }, { signal }),
  });
  const nameOf = useCallback(
    ({ assistantId, assistant }: Talking) =>
      assistant?.name ?? assistants.find(({ id }) => id === assistantId)?.name ?? assistantId?.slice(0, 8),
    [assistants],
  );
  return { assistants, nameOf };
}

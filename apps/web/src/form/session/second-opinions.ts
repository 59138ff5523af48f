import type { InterviewEffect, InterviewEvent } from "@dilo/forms";
import type { ProductApi } from "./product-api.ts";

type Wanted = Extract<InterviewEffect, { kind: "ask-second-opinion" }>;
type Opinion = Omit<Extract<InterviewEvent, { kind: "second-opinion" }>, "kind">;

/** The server gives up sooner; this is for a lost connection. Milliseconds. */
const timeoutMs = 4000;

/** Has answers read again by the server's model. Nobody waits for it, so a failure counts as no opinion. */
export interface SecondOpinions {
  /** Only the newest answer is in doubt: an older one that is still being read is given up. */
  readonly ask: (wanted: Wanted) => Promise<Opinion | undefined>;
  /** Gives up what is being read. */
  readonly drop: () => void;
}

/** Opens the second opinions of one page. */
export function openSecondOpinions(api: Pick<ProductApi, "secondOpinion">): SecondOpinions {
  let reading = new AbortController();
  return {
    ask: async ({ formType, field, answer }) => {
      reading.abort();
      reading = new AbortController();
      const { signal } = reading;
      const body = { formType, field, ...answer };
      const given = await api.secondOpinion({ body }, { signal, timeoutMs: timeoutMs }).catch(() => undefined);
      return given?.words && !signal.aborted ? { answer, words: given.words } : undefined;
    },
    drop: () => reading.abort(),
  };
}

import { ApiError } from "@dilo/api";
import type { CompleteView } from "../interview-view/views.ts";
import type { ProductApi } from "../session/product-api.ts";

/** The server keeps one request in line for up to 100 s; then it says so, and is asked again. Milliseconds. */
const longestAnswerMs = 115_000;
/** How often the place in line is looked at. Milliseconds. */
const lookEveryMs = 2000;

export interface WantedPdf extends Pick<CompleteView, "formType"> {
  readonly id: string;
  readonly revision: number;
}

/**
 * Has a saved form's PDF made, however long the line is.
 * @param onAhead told how many come before, as long as the server that has the line says so
 * @throws ApiError where it is not made
 */
export async function getPdf(
  api: Pick<ProductApi, "generatePdf" | "getPdfTurn">,
  { id, formType, revision }: WantedPdf,
  onAhead: (ahead: number) => void,
): Promise<Uint8Array> {
  const look = () =>
    // A place that cannot be learnt is no reason to end the wait.
    api.getPdfTurn().then(
      ({ ahead }) => ahead !== null && looking !== undefined && onAhead(ahead),
      () => undefined,
    );
  let looking: ReturnType<typeof setInterval> | undefined = setInterval(() => void look(), lookEveryMs);
  try {
    for (;;) {
      try {
        const body = { formId: id, formType, revision };
        return await api.generatePdf({ body }, { timeoutMs: longestAnswerMs });
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.code === "pdf-in-line")) throw failure;
      }
    }
  } finally {
    clearInterval(looking);
    looking = undefined;
  }
}

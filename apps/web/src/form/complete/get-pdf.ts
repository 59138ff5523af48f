import { ApiError, type OperationAnswer, type ProductOperations } from "@dilo/api";
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

type PdfApi = Pick<ProductApi, "generatePdf" | "getPdfTurn">;
type PagesApi = Pick<ProductApi, "drawPdfPage" | "getPdfTurn">;

/** One page of a PDF, to look at. */
export type PdfPage = NonNullable<OperationAnswer<ProductOperations["drawPdfPage"]>["page"]>;

/**
 * Has a saved form's PDF made, however long the line is.
 * @param onAhead told how many come before, as long as the server that has the line says so
 * @throws ApiError where it is not made
 */
export function getPdf(api: PdfApi, wanted: WantedPdf, onAhead: (ahead: number) => void): Promise<Uint8Array> {
  const body = bodyOf(wanted);
  return inLine(api, () => api.generatePdf({ body }, { timeoutMs: longestAnswerMs }), onAhead);
}

/**
 * The same for the picture of one page, from 1; null where it cannot be drawn.
 * @throws ApiError where the PDF is not made
 */
export async function getPdfPage(api: PagesApi, wanted: WantedPdf, page: number): Promise<PdfPage | null> {
  const body = { ...bodyOf(wanted), page };
  const answer = await inLine(
    api,
    () => api.drawPdfPage({ body }, { timeoutMs: longestAnswerMs }),
    () => undefined,
  );
  return answer.page;
}

function bodyOf({ id, formType, revision }: WantedPdf) {
  return { formId: id, formType, revision };
}

/** Asks again for as long as the server says that one waits in line. */
async function inLine<Answer>(
  api: Pick<ProductApi, "getPdfTurn">,
  ask: () => Promise<Answer>,
  onAhead: (ahead: number) => void,
): Promise<Answer> {
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
        return await ask();
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.code === "pdf-in-line")) throw failure;
      }
    }
  } finally {
    clearInterval(looking);
    looking = undefined;
  }
}

import { ApiError, type ErrorBody } from "./api-error.ts";
import { readRetryAfter } from "./retry.ts";

/** Reads an answer that succeeded: JSON, nothing, a file's bytes, or a stream of events as it comes. */
export async function readAnswer(answer: Response): Promise<unknown> {
  if (holds(answer, "json")) return answer.json();
  if (holds(answer, "event-stream")) return answer.body;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.length || answer.headers.has("content-type") ? bytes : undefined;
}

/**
 * Reads an error answer. A body that is not JSON is kept as text.
 * @param failureMessage what the error says in place of the server's own message
 */
export async function readApiError(answer: Response, failureMessage?: string): Promise<ApiError> {
  const body: unknown = await (holds(answer, "json") ? answer.json() : answer.text()).catch(() => undefined);
  const { code = "unknown", message } = Object(body) as Partial<ErrorBody>;
  return new ApiError(
    {
      statusCode: answer.status,
      code,
      // The hosted platform lists one message for each wrong field.
      message: failureMessage ?? (message ? [message].flat().join("; ") : answer.statusText),
    },
    {
      body,
      requestId: answer.headers.get("x-request-id") ?? undefined,
      retryAfterMs: readRetryAfter(answer.headers.get("retry-after") ?? "", Date.now()),
    },
  );
}

function holds(answer: Response, type: string): boolean | undefined {
  return answer.headers.get("content-type")?.includes(type);
}

import { ApiError, type Failure } from "./failure.ts";
import { readRetryAfter } from "./retry.ts";

/** Reads an answer that succeeded: JSON, nothing, or a file's bytes. */
export async function readAnswer(answer: Response): Promise<unknown> {
  if (isJson(answer)) return answer.json();
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.length || answer.headers.has("content-type") ? bytes : undefined;
}

/** Reads an answer that failed. A body that is not the platform's own is kept as text. */
export async function readRefusal(answer: Response): Promise<ApiError> {
  const body: unknown = await (isJson(answer) ? answer.json() : answer.text()).catch(() => undefined);
  const { code = "unknown", message } = Object(body) as Partial<Failure>;
  return new ApiError(
    {
      statusCode: answer.status,
      code,
      // The hosted platform lists one message for each wrong field.
      message: message ? [message].flat().join("; ") : answer.statusText,
    },
    {
      body,
      requestId: answer.headers.get("x-request-id") ?? undefined,
      retryAfterMs: readRetryAfter(answer.headers.get("retry-after") ?? "", Date.now()),
    },
  );
}

function isJson(answer: Response): boolean | undefined {
  return answer.headers.get("content-type")?.includes("json");
}

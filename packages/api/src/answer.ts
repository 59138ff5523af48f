import { ApiError, type Failure } from "./failure.ts";
import { readRetryAfter } from "./retry.ts";

/** Reads an answer that succeeded: JSON, nothing, or a file's bytes. */
export async function readAnswer(answer: Response): Promise<unknown> {
  const type = answer.headers.get("content-type");
  if (type?.includes("json")) {
    const text = await answer.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      const failure = { statusCode: answer.status, code: "unreadable", message: "The answer is not JSON." };
      throw new ApiError(failure, { cause, body: text });
    }
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return type === null && bytes.length === 0 ? undefined : bytes;
}

/** Reads an answer that failed. Bodies that are not the platform's own still give a message. */
export async function readRefusal(answer: Response): Promise<ApiError> {
  const text = await answer.text().catch(() => "");
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Proxies answer in HTML or plain text: it is kept as it came.
  }
  const said = typeof body === "object" && body !== null ? (body as Partial<Record<keyof Failure, unknown>>) : {};
  // The hosted platform lists one message for each wrong field.
  const message = Array.isArray(said.message) ? said.message.join("; ") : said.message;
  return new ApiError(
    {
      statusCode: answer.status,
      code: typeof said.code === "string" ? said.code : "unknown",
      message: typeof message === "string" ? message : answer.statusText,
    },
    {
      body,
      requestId: answer.headers.get("x-request-id") ?? undefined,
      retryAfterMs: readRetryAfter(answer.headers.get("retry-after"), Date.now()),
    },
  );
}

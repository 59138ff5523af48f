import { ApiError, type Client, createClient, type ProductOperations, productRoutes } from "@dilo/api";
import { grant } from "./access.ts";

/** What came of a resume code. */
export type Resumed = "resumed" | "wrong-code" | "wait" | "not-reached";

/** Stored instead of a payment session's id: this browser never had one, only the server's cookie. */
const noSession = "resumed";

/** Continues a form that was begun in another browser; the server sets the cookie that opens it. */
export async function resumeWithCode(
  code: string,
  calls: Pick<Client<ProductOperations>, "resume"> = createClient<ProductOperations>(productRoutes, { retries: 0 }),
): Promise<Resumed> {
  try {
    await calls.resume({ body: { code } });
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.statusCode === 0) return "not-reached";
    return failure.statusCode === 429 ? "wait" : "wrong-code";
  }
  grant(noSession);
  return "resumed";
}

import { setTimeout as wait } from "node:timers/promises";
import type { Send } from "./servers.ts";
import { opsToken } from "./servers.ts";

export type Sender = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) => ReturnType<Send>;

const retryMs = 100;

/**
 * Sends as a page does: again, until there is an answer.
 * @param onFailed told of each time there was none
 * @returns throws an Error when a request is refused, which no repetition changes
 */
export function untilAnswered({ send, origin }: { send: Send; origin: string }, onFailed?: () => void): Sender {
  return async (method, path, headers, body) => {
    for (;;) {
      const answer = await send(method, path, { headers: { origin, ...headers }, body }).catch(() => undefined);
      if (answer !== undefined && answer.status < 400) return answer;
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) {
        throw new Error(`${method} ${path} answers ${answer.status}: ${answer.body}`);
      }
      onFailed?.();
      await wait(retryMs);
    }
  };
}

/**
 * Makes a payment that the operator's token stands for.
 * @returns the cookie of the browser that has it
 */
export async function payByOperator(sender: Sender): Promise<string> {
  const ordered = await sender("POST", "/ops/test-order", { authorization: `Bearer ${opsToken}` });
  return String(ordered.headers["set-cookie"]).split(";")[0] ?? "";
}

/**
 * Begins a call of the product.
 * @param cookie of a browser that has paid
 * @returns the address of its room
 */
export async function beginCall(sender: Sender, cookie: string): Promise<string> {
  const { token } = JSON.parse((await sender("POST", "/api/voice-token", { cookie })).body);
  const body = { assistant: { name: "Dilo", firstMessage: "Hola." } };
  const begun = await sender("POST", "/platform/call/web", { authorization: `Bearer ${token}` }, body);
  return JSON.parse(begun.body).webCallUrl;
}

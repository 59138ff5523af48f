// @ts-check
import { setTimeout as wait } from "node:timers/promises";
import { opsToken } from "./servers.mjs";

/**
 * @typedef {import("./servers.mjs").Send} Send
 * @typedef {(method: string, path: string, headers: Record<string, string>, body?: unknown) => ReturnType<Send>} Sender
 */

const retryMs = 100;

/**
 * Sends as a page does: again, until there is an answer.
 * @param {{ send: Send, origin: string }} server
 * @param {() => void} [onFailed] told of each time there was none
 * @returns {Sender} throws an Error when a request is refused, which no repetition changes
 */
export function untilAnswered({ send, origin }, onFailed) {
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
 * @param {Sender} sender
 * @returns {Promise<string>} the cookie of the browser that has it
 */
export async function payByOperator(sender) {
  const ordered = await sender("POST", "/ops/test-order", { authorization: `Bearer ${opsToken}` });
  return String(ordered.headers["set-cookie"]).split(";")[0] ?? "";
}

/**
 * Begins a call of the product.
 * @param {Sender} sender
 * @param {string} cookie of a browser that has paid
 * @returns {Promise<string>} the address of its room
 */
export async function beginCall(sender, cookie) {
  const { token } = JSON.parse((await sender("POST", "/api/voice-token", { cookie })).body);
  const body = { assistant: { name: "Dilo", firstMessage: "Hola." } };
  const begun = await sender("POST", "/platform/call/web", { authorization: `Bearer ${token}` }, body);
  return JSON.parse(begun.body).webCallUrl;
}

// Sends requests over a few connections that stay open, each as soon as the one before it is answered.
import { Agent, request } from "node:http";

const connections = 16;

export interface LoadRequest {
  readonly url: string;
  readonly method: string;
  /** bearer token */
  readonly token: string;
  /** JSON */
  readonly body?: string;
}

/**
 * Measures throughput.
 * @throws Error when an answer is not a success
 */
export async function answersPerSecond({ forMs, ...options }: LoadRequest & { forMs: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let answers = 0;
  const sendRequests = async () => {
    while (performance.now() - startedAt < forMs) {
      await sendOnce({ ...options, agent });
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { perSecond: answers / seconds, answers };
}

/**
 * Sends one request.
 * @returns the answer's text
 */
export function sendOnce({ url, method, token, body, agent }: LoadRequest & { agent?: Agent }): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () =>
        (response.statusCode ?? 0) < 300 ? resolve(text) : reject(new Error(`${response.statusCode} ${text}`)),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

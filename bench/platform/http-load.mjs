// Sends requests over a few connections that stay open, each as soon as the one before it is answered.
import { Agent, request } from "node:http";

const connections = 16;

/** @returns {Promise<number>} answers a second; throws when one is not a success */
export async function answersPerSecond({ url, method, token, body, forMs }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let answers = 0;
  const send = async () => {
    while (performance.now() - began < forMs) {
      await once({ url, method, token, body, agent });
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: answers / seconds, answers };
}

/** @returns {Promise<string>} the answer's text */
export function once({ url, method, token, body, agent }) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () =>
        response.statusCode < 300 ? resolve(text) : reject(new Error(`${response.statusCode} ${text}`)),
      );
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

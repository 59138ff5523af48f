import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

const asked: { readonly url: string | undefined; readonly authorization: string | undefined }[] = [];
let isBroken = false;

/** Streams "Usted dijo: " and the last words it was told, as OpenAI's `/chat/completions` does. */
const model: Server = createServer(async (request, response) => {
  asked.push({ url: request.url, authorization: request.headers.authorization });
  const { messages } = JSON.parse(await text(request)) as {
    readonly messages: readonly { readonly content: string }[];
  };
  if (isBroken) {
    response.writeHead(500).end();
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of ["Usted dijo: ", messages.at(-1)?.content]) {
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  }
  response.end("data: [DONE]\n\n");
});

let server: TestServer;
beforeAll(async () => {
  model.listen(0, "127.0.0.1");
  await once(model, "listening");
  server = await openTestServer({
    env: {
      MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      MODEL_KEY: "sk-invented",
      MODEL_NAME: "small",
      PLATFORM_PRIVATE_TOKEN: "an-operators-private-token",
      PLATFORM_PUBLIC_TOKEN: "an-operators-public-token-",
    },
  });
});
afterAll(async () => {
  await server.close();
  model.closeAllConnections();
  model.close();
});

const ask = (body: object) =>
  server.http.inject({
    method: "POST",
    url: "/platform/chat",
    headers: { authorization: "Bearer an-operators-private-token" },
    payload: body,
  });
const thinking = { model: { provider: "openai", model: "gpt-4o" } };

test("MODEL_URL lets the platform's assistants with a model answer", async () => {
  const answer = await ask({ assistant: thinking, input: "Quiero una cita." });
  expect(answer.json().output).toEqual([{ role: "assistant", content: "Usted dijo: Quiero una cita." }]);
  expect(asked.at(-1)).toEqual({ url: "/v1/chat/completions", authorization: "Bearer sk-invented" });
});

test("words come while the model is still speaking, and none of them reach the log", async () => {
  const answer = await ask({ assistant: thinking, input: "Secreto", stream: true });
  expect(answer.headers["content-type"]).toContain("text/event-stream");
  expect(answer.body.match(/"delta":/g)).toHaveLength(2);
  expect(server.logged()).not.toContain("Secreto");
});

test("a model that fails is a 503 of the platform, and no failure of ours", async () => {
  isBroken = true;
  const answer = await ask({ assistant: thinking, input: "Secreto" });
  expect(answer.json()).toMatchObject({ statusCode: 503, code: "not-available" });
  expect(server.logged()).not.toContain("Secreto");
});

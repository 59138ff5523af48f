import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finderViaModel } from "./finder-via-model.ts";

// A recorded answer of a model, played back by a local server.
const recorded = { choices: [{ message: { content: '{"pieces":["[n2] de mayo de [n3]"]}' } }] };
const replies: { readonly status: number; readonly body: string }[] = [];
const asked: {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    asked.push({ path: request.url, authorization: request.headers.authorization, body });
    const reply = replies.shift() ?? { status: 500, body: "" };
    response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  });
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  replies.length = 0;
  asked.length = 0;
});

const question = { kind: "date", words: "tenía [n1], nací el [n2] de mayo de [n3]" } as const;

describe("a finder through a language model", () => {
  test("asks once and gives the pieces", async () => {
    replies.push({ status: 200, body: JSON.stringify(recorded) });
    const finder = finderViaModel({ url, key: "k", name: "small" });
    expect(await finder.find(question)).toEqual(["[n2] de mayo de [n3]"]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer k" });
    expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({ model: "small", temperature: 0 });
  });

  test("tries once more, then finds nothing", async () => {
    replies.push({ status: 500, body: "" }, { status: 200, body: "no JSON" });
    expect(await finderViaModel({ url, name: "small" }).find(question)).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});

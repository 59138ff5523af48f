import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { migrateResources, openFirstOrg } from "@dilo/platform/resources";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { openTestServer } from "../testing/test-server.ts";

describeOnPostgres("the platform's operations on a PostgreSQL server", (postgres) => {
  test("several servers that start together make one org between them", async () => {
    const { db } = await postgres.emptyStore();
    const needs = { db, now: () => new Date(), newId: randomUUID };
    const start = async () => {
      await migrateResources(db);
      return openFirstOrg(needs);
    };
    const made = await Promise.all([start(), start(), start()]);
    expect(made.filter((pair) => pair !== undefined)).toHaveLength(1);
  });

  test("rows, versions, filters, sessions and analytics work as in the embedded store", async () => {
    const tokens = { PLATFORM_PRIVATE_TOKEN: randomUUID(), PLATFORM_PUBLIC_TOKEN: randomUUID() };
    const server = await openTestServer({ store: await postgres.emptyStore(), env: tokens });
    const ask = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) => {
      const headers = { authorization: `Bearer ${tokens.PLATFORM_PRIVATE_TOKEN}` };
      const answer = await server.http.inject({
        method,
        url: `/platform${path}`,
        headers,
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    try {
      const { body: assistant } = await ask("POST", "/assistant", { firstMessage: "Ñandú 🙂" });
      const path = `/assistant/${assistant.id}`;
      const changes = await Promise.all(["a", "b", "c"].map((name) => ask("PATCH", path, { name })));
      const won = changes.filter(({ status }) => status === 200).length;
      expect(new Set([200, 409, ...changes.map(({ status }) => status)]).size).toBe(2);
      expect((await ask("GET", `${path}/version`)).body.metadata.totalItems).toBe(won + 1);
      expect((await ask("GET", "/assistant?createdAtGt=0000-01-01T00:00:00Z")).body).toHaveLength(1);

      const { body: call } = await ask("POST", "/call/web", { assistantId: assistant.id });
      const found = await ask("GET", `/v2/call?assistantId=${assistant.id}&sortOrder=ASC&structuredOutputs[x][neq]=7`);
      expect(found.body.results).toMatchObject([{ id: call.id }]);
      expect((await ask("GET", `/v2/call?costGe=1`)).body.results).toEqual([]);
      server.clock.advance(1000);
      const operations = [{ operation: "count", column: "id", alias: "calls" }];
      const query = { table: "call", name: "q", groupBy: "status", timeRange: { step: "day" }, operations };
      const { body: report } = await ask("POST", "/analytics", { queries: [query] });
      expect(report[0].result).toMatchObject([{ status: "queued", calls: 1 }]);

      const { body: session } = await ask("POST", "/session", { assistantId: assistant.id });
      const chat = await ask("POST", "/chat", { sessionId: session.id, input: "Hola" });
      expect(chat.body.output).toEqual([{ role: "assistant", content: "Ñandú 🙂" }]);

      const { body: audit } = await ask("GET", `/audit?rowId=${assistant.id}&operation=createAssistant`);
      expect(audit.results).toMatchObject([{ role: "admin", status: 201, address: "127.0.0.1" }]);
      const { db } = server.services.store;
      for (const statement of ["delete from platform_audit", "update platform_audit_results set status = 0"])
        await expect(db.execute(sql.raw(statement))).rejects.toThrow();
    } finally {
      await server.services.platform?.close();
      await server.close();
    }
  });

  test("files are searched as in the embedded store", async () => {
    const tokens = { PLATFORM_PRIVATE_TOKEN: randomUUID(), PLATFORM_PUBLIC_TOKEN: randomUUID() };
    const env = { ...tokens, PLATFORM_PRIVATE_HOSTS: "localhost" };
    const server = await openTestServer({ store: await postgres.emptyStore(), env });
    const model = await openAskingModel("¿cuánto cuestan los trámites?");
    const ask = async (method: "GET" | "POST", path: string, payload: object | FormData) => {
      const request = new Request("http://localhost", {
        method: "POST",
        body: payload instanceof FormData ? payload : JSON.stringify(payload),
      });
      const type = payload instanceof FormData ? request.headers.get("content-type") : "application/json";
      const answer = await server.http.inject({
        method,
        url: `/platform${path}`,
        headers: { authorization: `Bearer ${tokens.PLATFORM_PRIVATE_TOKEN}`, "content-type": type ?? "" },
        ...(method === "POST" && { payload: Buffer.from(await request.arrayBuffer()) }),
      });
      return answer.json();
    };
    try {
      const form = new FormData();
      form.append("file", new File(["El trámite cuesta 675 dólares, y la tramitación dura un año."], "precios.txt"));
      const file = await ask("POST", "/file", form);
      await expect
        .poll(async () => (await ask("GET", `/file/${file.id}`, {})).status, { timeout: 20_000 })
        .toBe("done");
      const knowledge = { name: "Precios", provider: "google", description: "Precios", fileIds: [file.id] };
      const tools = [{ type: "query", knowledgeBases: [knowledge] }];
      const assistant = { model: { provider: "custom-llm", model: "x", url: model.url, tools } };
      const chat = await ask("POST", "/chat", { assistant, input: "Dígame." });
      expect(chat.output.at(-1)).toMatchObject({ content: expect.stringContaining("675 dólares") });
    } finally {
      await model.close();
      await server.services.platform?.close();
      await server.close();
    }
  });
});

/** A model that looks this up in documents first, and then repeats what it has read. */
async function openAskingModel(query: string) {
  const http = createServer(async (request, response) => {
    const { messages } = (await json(request)) as { readonly messages: readonly { role: string; content: string }[] };
    const last = messages.at(-1);
    const call = { index: 0, id: "1", function: { name: "search_Precios", arguments: JSON.stringify({ query }) } };
    const delta = last?.role === "tool" ? { content: last.content } : { tool_calls: [call] };
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\ndata: [DONE]\n\n`);
  }).listen(0, "localhost");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const close = () => new Promise((done) => http.close(done));
  return { url: `http://localhost:${port}`, close };
}

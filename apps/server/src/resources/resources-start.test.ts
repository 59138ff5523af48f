import { createHmac } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { readConfig } from "../settings/config.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { askPlatform, type OperatorTokens, type PlatformRequest, readTokens } from "./testing-requests.ts";

let server: TestServer;
let tokens: OperatorTokens;
beforeEach(async () => {
  server = await openTestServer();
  tokens = await readTokens(server);
});
afterEach(async () => {
  await server.services.platform?.close();
  await server.close();
});

const ask = (method: Parameters<typeof askPlatform>[1], path: string, request: PlatformRequest = {}) =>
  askPlatform(server, method, path, { token: tokens.private, ...request });

test("the first start writes tokens for its operator alone, and a later one none", async () => {
  const { mode } = await stat(join(server.dataDir, "platform-tokens.json"));
  expect(mode & 0o777).toBe(0o600);
  expect(server.platformTokensPath).toBe(join(server.dataDir, "platform-tokens.json"));
  const again = await buildApp(server.config, server.services);
  expect(again.platformTokensPath).toBeUndefined();
  await again.http.close();
});

test("tokens that are set open the platform; guessable ones are refused, and others take their place", async () => {
  const pair = (letter: string) => ({
    PLATFORM_PRIVATE_TOKEN: `${letter.repeat(24)}-private`,
    PLATFORM_PUBLIC_TOKEN: `${letter.repeat(24)}-public`,
  });
  const start = async (env: Readonly<Record<string, string>>) => {
    const again = await buildApp(readConfig({ DATA_DIR: server.dataDir, ...env }), server.services);
    const ask = (name: string) =>
      again.http.inject({ url: "/platform/assistant", headers: { authorization: `Bearer ${name}` } });
    return { ask, close: () => again.http.close() };
  };
  const first = await start(pair("a"));
  expect((await first.ask(pair("a").PLATFORM_PRIVATE_TOKEN)).statusCode).toBe(200);
  expect((await first.ask(tokens.private)).statusCode).toBe(401);
  await first.close();
  const second = await start(pair("b"));
  expect((await second.ask(pair("b").PLATFORM_PRIVATE_TOKEN)).statusCode).toBe(200);
  expect((await second.ask(pair("a").PLATFORM_PRIVATE_TOKEN)).statusCode).toBe(401);
  await second.close();
  const weak = { ...pair("c"), PLATFORM_PRIVATE_TOKEN: "secret" };
  await expect(start(weak)).rejects.toThrow("PLATFORM_PRIVATE_TOKEN");
});

test("a call that a stop ends is told as ended", async () => {
  const { id } = (await ask("POST", "/call/web", { body: { assistant: { firstMessage: "Hola." } } })).json();
  await server.services.platform?.close();
  await server.http.close();
  const { rows } = (await server.services.store.db.execute(
    sql`select data from platform_calls where data ->> 'id' = ${id}`,
  )) as unknown as { readonly rows: readonly { readonly data: unknown }[] };
  expect(rows[0]?.data).toMatchObject({ status: "ended", endedReason: "worker-shutdown" });
});

test("a signed notice of consent needs no bearer; without its secret nobody is heard", async () => {
  expect((await ask("POST", "/credential/webhook", { body: notice("nobody") })).json()).toMatchObject({
    statusCode: 422,
  });
  const secret = "an invented secret";
  const signing = await openTestServer({ env: { PLATFORM_WEBHOOK_SECRET: secret } });
  try {
    const authorization = `Bearer ${(await readTokens(signing)).private}`;
    const [org] = (await signing.http.inject({ url: "/platform/org", headers: { authorization } })).json();
    const payload = JSON.stringify(notice(org.id), undefined, 1);
    const timestamp = String(Math.floor(signing.clock().getTime() / 1000));
    const mac = createHmac("sha256", secret).update(`msg_1.${timestamp}.${payload}`).digest("base64");
    const headers = { "content-type": "application/json", "webhook-id": "msg_1", "webhook-timestamp": timestamp };
    const send = (signature: string) =>
      signing.http.inject({
        method: "POST",
        url: "/platform/credential/webhook",
        headers: { ...headers, "webhook-signature": signature },
        payload,
      });
    expect((await send("v1,AAAA")).statusCode).toBe(401);
    expect((await send(`v1,${mac}`)).statusCode).toBe(204);
    const kept = await signing.http.inject({ url: "/platform/credential", headers: { authorization } });
    expect(kept.json()).toMatchObject([{ authorizationId: "********" }]);
  } finally {
    await signing.services.platform?.close();
    await signing.close();
  }
});

const notice = (organizationId: string) => ({
  type: "auth",
  operation: "creation",
  from: "nango",
  connectionId: "an-invented-connection",
  authMode: "OAUTH2",
  providerConfigKey: "slack.oauth2-authorization",
  provider: "slack",
  environment: "prod",
  success: true,
  endUser: { endUserId: "ana", organizationId },
});

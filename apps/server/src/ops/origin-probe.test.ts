import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { localhostCertificate } from "../mail/smtp/testing-certificate.ts";
import type { Env } from "../settings/env.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { originProbe } from "./origin-probe.ts";
import { tryAll } from "./probe.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** What is found at a server that listens. */
async function find(env: Env) {
  server = await openTestServer({ env });
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const [finding] = await tryAll([originProbe({ ...server.config, publicOrigin: `http://127.0.0.1:${port}` })], 10_000);
  return finding;
}

test("an address that passes WebSockets and believes no header is in order", async () => {
  const finding = await find({});
  expect(finding).toMatchObject({ service: "address", result: "ok" });
  expect(finding?.note).toMatch(/^no TLS, passes WebSockets, sees a private address/);
});

test("a server that believes a header anybody can write is told", async () => {
  const finding = await find({ TRUST_PROXY: "1" });
  expect(finding).toMatchObject({ result: "failed", note: expect.stringContaining("correct TRUST_PROXY") });
});

test("a certificate nobody trusts and nobody at all are told apart", async () => {
  const proxy = createServer(localhostCertificate(), (_, reply) => reply.end());
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  server = await openTestServer();
  const nobody = "http://127.0.0.1:1";
  const voice = server.config.voice;
  const findings = await tryAll(
    [`https://127.0.0.1:${port}`, nobody].map((publicOrigin) => originProbe({ publicOrigin, voice })),
    10_000,
  );
  expect(findings.map(({ result }) => result)).toEqual(["failed", "failed"]);
  expect(findings[0]?.note).toMatch(/SELF_SIGNED|ALTNAME/);
  expect(findings[1]?.note).toContain("ECONNREFUSED");
  proxy.close();
});

test("on this machine there is nothing to try", () => {
  expect(originProbe({ publicOrigin: "http://localhost:3000", voice: { kind: "hosted", publicKey: "k" } })).toEqual({
    service: "address",
    by: "this machine",
  });
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTime } from "../resources/core/in-time.ts";
import { isPublicAddress, openOutbound } from "./outbound.ts";

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (request.url === "/away") response.writeHead(302, { location: "http://169.254.169.254/latest" });
  if (request.url === "/long") response.end("x".repeat(1024 * 1024 + 1));
  else if (request.url !== "/never") response.end("well");
});
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { signal } = new AbortController();
const open = openOutbound({ privateHosts: ["localhost"] });

test.each([
  ["8.8.8.8", true],
  ["2607:f8b0::1", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["fd00:ec2::254", false],
  ["fe80::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["::7f00:1", false],
  ["4000::1", false],
  ["nowhere", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  "http://example.com/",
  "ftp://example.com/",
  "https://user:secret@example.com/",
  "not an address",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:7f00:1]/",
  "https://[::127.0.0.1]/",
  "https://169.254.169.254/latest/meta-data",
])("%s is not asked", async (url) => {
  await expect(openOutbound()(url, { signal })).rejects.toMatchObject({ code: "refused" });
});

test.each([
  ["a private address", [{ address: "10.0.0.1", family: 4 }]],
  [
    "a private address among public ones",
    [
      { address: "8.8.8.8", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ],
  ],
])("a name that leads to %s is not asked", async (_, addresses) => {
  const before = asked.length;
  const resolve = ((_host: string, _options: object, callback: (error: null, found: typeof addresses) => void) =>
    callback(null, addresses)) as never;
  const outbound = openOutbound({ resolve });
  await expect(outbound(`https://rebound.example:${port}/`, { signal })).rejects.toMatchObject({ code: "refused" });
  expect(asked).toHaveLength(before);
});

test("a host the operator names may be private, and is asked without https", async () => {
  const answer = await open(`http://localhost:${port}/here`, { method: "GET", signal });
  expect([answer.status, await answer.text()]).toEqual([200, "well"]);
  await expect(open(`http://127.0.0.1:${port}/`, { signal })).rejects.toMatchObject({ code: "refused" });
});

test("an address full of templates that never end is judged in the time it takes to read it", () => {
  const endless = `https://a.example/${"{{".repeat(200_000)}`;
  expect(inTime(() => open.mayAsk?.(endless), 1000)).toBe(true);
  expect(open.mayAsk?.("https://a.example/{{ id | default: 7 }}?q={% if x %}1{% endif %}")).toBe(true);
  expect(open.mayAsk?.("https://10.0.0.1/{{id}}")).toBe(false);
  const closed = openOutbound();
  for (const host of ["localhost", "localhost:4000", "LOCALHOST", "shop.localhost"])
    expect(closed.mayAsk?.(`https://${host}/x`), host).toBe(false);
  expect(closed.mayAsk?.("https://localhost.example/x")).toBe(true);
});

test("a redirect is not followed", async () => {
  const answer = await open(`http://localhost:${port}/away`, { signal });
  expect(answer.status).toBe(302);
  expect(asked.at(-1)).toBe("/away");
});

test("an answer without end is not read, and one that never comes is called off", async () => {
  const long = await open(`http://localhost:${port}/long`, { signal });
  await expect(long.text()).rejects.toMatchObject({ code: "malformed" });
  const late = AbortSignal.timeout(50);
  await expect(open(`http://localhost:${port}/never`, { signal: late })).rejects.toMatchObject({
    name: "TimeoutError",
  });
});

test("a server that is not there is unreachable, and the message tells nothing of the address", async () => {
  const failure = open("http://localhost:1/secret-path", { signal });
  await expect(failure).rejects.toMatchObject({
    code: "unreachable",
    message: "The developer's server could not be reached.",
  });
});

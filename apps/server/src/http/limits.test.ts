import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openTestServer } from "../testing/test-server.ts";
import { addressKey } from "./limits.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (ip, key) => expect(addressKey(ip)).toBe(key));

test("two addresses of one line count together, and two lines do not", () => {
  expect(addressKey("2001:db8:1:2:aaaa::1")).toBe(addressKey("2001:db8:1:2::2"));
  expect(addressKey("2001:db8:1:3::1")).not.toBe(addressKey("2001:db8:1:2::1"));
});

const mebibyte = 2 ** 20;
/** What was sent is on its way for a while. */
const patience = { timeout: 20_000 };

/** A server, and requests to it from whichever address. */
async function openPosts() {
  const tokens = { PLATFORM_PRIVATE_TOKEN: "t".repeat(40), PLATFORM_PUBLIC_TOKEN: "p".repeat(40) };
  const server = await openTestServer({ env: { ...tokens, TRUST_PROXY: "loopback" } });
  const port = Number(new URL(await server.http.listen({ host: "127.0.0.1", port: 0 })).port);
  const begun: ClientRequest[] = [];
  onTestFinished(async () => {
    for (const one of begun) one.destroy();
    await server.close();
  });
  return {
    /** Begins a request of nobody's whose body is not whole yet. @param length where it says one */
    begin(address: string, bytes: number, length: number | undefined, path = "/platform/assistant") {
      const headers = { "x-forwarded-for": address, "content-type": "application/json" };
      const long = length === undefined ? {} : { "content-length": length };
      const asked = request({ port, method: "POST", path, headers: { ...headers, ...long } });
      asked.on("error", () => undefined);
      begun.push(asked);
      const answer = once(asked, "response").then(async ([message]: IncomingMessage[]) => ({
        status: message?.statusCode,
        retry: message?.headers["retry-after"],
        body: JSON.parse((await buffer(message as IncomingMessage)).toString()),
      }));
      answer.catch(() => undefined);
      const sent = new Promise<void>((resolve) => asked.write(`"${"a".repeat(bytes - 1)}`, () => resolve()));
      return { asked, answer, sent };
    },
  };
}

const lengths = [
  ["that say how long they are", mebibyte],
  ["that do not", undefined],
] as const;
test.each(lengths)(
  "bodies under way, %s, hold so much memory and no more; short ones have room",
  async (_, length) => {
    const posts = await openPosts();
    const refused: unknown[] = [];
    const rush = (address: string, count: number) =>
      Array.from({ length: count }, () => {
        const one = posts.begin(address, mebibyte - 1, length);
        one.answer.then((answer) => refused.push(answer)).catch(() => undefined);
        return one.asked;
      });
    /** A whole one, with nobody's token. */
    const whole = (address: string, bytes: number) => {
      const { asked, answer } = posts.begin(address, bytes - 1, bytes);
      asked.end('"');
      return answer;
    };

    const first = rush("203.0.113.1", 20);
    await expect.poll(() => refused.length, patience).toBe(4);
    const others = ["2", "3", "4", "5"].flatMap((last) => rush(`203.0.113.${last}`, 16));
    await expect.poll(() => refused.length, patience).toBe(20);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 503, retry: "2", body: { statusCode: 503, code: "not-available" } });
    expect(await whole("203.0.113.1", 60_000)).toMatchObject({ status: 401 });
    for (const asked of [...first, ...others]) asked.destroy();
    await expect.poll(() => whole("203.0.113.1", mebibyte), patience).toMatchObject({ status: 401 });
    expect(refused).toHaveLength(20);
  },
  60_000,
);

test("of a form that is brought back nothing is read for whoever has not paid", async () => {
  const posts = await openPosts();
  const { answer } = posts.begin("203.0.113.1", 1000, 8 * mebibyte, "/api/take-up-pdf");
  expect(await answer).toMatchObject({ status: 401, body: { code: "not-paid" } });
});

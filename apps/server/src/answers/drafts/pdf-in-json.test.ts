import { expect, test } from "vitest";
import { longestOnBusyMachine, longestPiece } from "../../testing/longest-piece.ts";
import { sharedTestServer } from "../../testing/test-server.ts";
import { readPdfInJson } from "./pdf-in-json.ts";

/** A file that is as long as one may be, in JSON. */
const longest = 8 * 2 ** 20;
const bodyOf = (words: string) => Buffer.from(`{"pdf":"${words.repeat(longest / Buffer.byteLength(words))}"}`);

/** Of the words that were tried those that take longest to be read as JSON, by what about them does. */
const slow: Readonly<Record<string, string>> = {
  ...{ "of two bytes": "é", "of four bytes": "😀", escaped: "\\u0041", "of escaped quotes": '\\"__pro' },
  ...{ "of quotes": '",', unended: '"[{' },
};

test.each(Object.entries(slow))("a long file in words %s is refused at once", async (_what, words) => {
  const body = bodyOf(words);
  const piece = longestPiece();
  await expect(readPdfInJson(body)).rejects.toMatchObject({ code: "bad-body" });
  expect(piece()).toBeLessThan(longestOnBusyMachine);
});

/** Where others take the processor a piece may last: what starves everybody does so each time. */
const onBusyMachine = { retry: 2 };

test.each(["A", "QUJD", "\\/ab", "=", " "])(
  "a long file in words of %s is read in pieces",
  onBusyMachine,
  async (words) => {
    const body = bodyOf(words);
    const piece = longestPiece();
    const { pdf } = await readPdfInJson(body);
    expect(piece()).toBeLessThan(longestOnBusyMachine);
    const asJson = Buffer.from(JSON.parse(body.toString()).pdf, "base64");
    expect(Buffer.from(pdf, "base64").equals(asJson)).toBe(true);
  },
);

test("a long file comes in by its route, and one of another shape is refused there", async () => {
  const browser = (await sharedTestServer()).browser();
  await browser.enter();
  const bring = async (body: object) => (await browser.send("POST", "/api/take-up-pdf", { body })).json();
  const pdf = Buffer.from("%PDF-1.7\n".padEnd(200_000, "nothing ")).toString("base64");
  expect(await bring({ pdf })).toEqual({ taken: { kind: "refused", reason: "broken" } });
  expect(await bring({ pdf, name: "Rosa" })).toMatchObject({ statusCode: 400, code: "bad-body" });
});

import { expect, test, vi } from "vitest";
import { countTurns } from "../../testing/count-pieces.ts";
import { sharedTestServer } from "../../testing/test-server.ts";
import { readPdfInJson } from "./pdf-in-json.ts";

/** A file that is as long as one may be, in JSON. */
const longest = 8 * 2 ** 20;
const bodyOf = (words: string) => Buffer.from(`{"pdf":"${words.repeat(longest / Buffer.byteLength(words))}"}`);

/** Counts what was read as JSON meanwhile, and how often others had their turn. */
async function watched(work: Promise<unknown>) {
  const asJson = vi.spyOn(JSON, "parse");
  const turns = countTurns();
  const [{ status, ...rest }] = await Promise.allSettled([work]);
  const seen = { asJson: asJson.mock.calls.length, turns: turns() };
  asJson.mockRestore();
  return { status, ...rest, ...seen };
}

/** Of the words that were tried those that take longest to be read as JSON, by what about them does. */
const slow: Readonly<Record<string, string>> = {
  ...{ "of two bytes": "é", "of four bytes": "😀", escaped: "\\u0041", "of escaped quotes": '\\"__pro' },
  ...{ "of quotes": '",', unended: '"[{' },
};

test.each(Object.entries(slow))("a long file in words %s is refused, and never read as JSON", async (_what, words) => {
  const refused = await watched(readPdfInJson(bodyOf(words)));
  expect(refused).toMatchObject({ status: "rejected", reason: { code: "bad-body" }, asJson: 0 });
});

test.each(["A", "QUJD", "\\/ab", "=", " "])(
  "a long file in words of %s is read while others have their turn",
  async (words) => {
    const body = bodyOf(words);
    const read = await watched(readPdfInJson(body));
    // One before it is looked through, and one before it is decoded.
    expect(read).toMatchObject({
      status: "fulfilled",
      asJson: 0,
      turns: expect.toSatisfy((many: number) => many >= 2),
    });
    const { pdf } = (read as unknown as { readonly value: { readonly pdf: string } }).value;
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { readEvents } from "./server-sent-events.ts";

async function read(parts: readonly Uint8Array[]): Promise<string[]> {
  async function* bytes() {
    yield* parts;
  }
  const events: string[] = [];
  for await (const event of readEvents(bytes())) events.push(event);
  return events;
}

test("reads the data of events, whatever else a server sends", async () => {
  const text = ': keep-alive\n\nevent: x\ndata: {"a":1}\r\n\r\ndata:one\ndata: two\r\r\ndata: [DONE]';
  expect(await read([Buffer.from(text)])).toEqual(['{"a":1}', "one\ntwo", "[DONE]"]);
});

test("reads the same however the bytes are cut", async () => {
  const texts = fc.array(fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => !/[\r\n]|^\s|\s$/.test(text)));
  const cuts = fc.array(fc.nat({ max: 400 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(texts, cuts, fc.constantFrom("\n", "\r\n", "\r"), async (events, places, end) => {
      const bytes = Buffer.from(events.map((text) => `data: ${text}${end}${end}`).join(""));
      const edges = [0, ...places.filter((place) => place < bytes.length).sort((a, b) => a - b), bytes.length];
      const parts = edges.slice(1).map((edge, at) => bytes.subarray(edges[at], edge));
      expect(await read(parts)).toEqual(events);
    }),
  );
});

test("an event without end is no answer", async () => {
  await expect(read([Buffer.from(`data: ${"x".repeat(200_000)}`)])).rejects.toMatchObject({ code: "malformed" });
});

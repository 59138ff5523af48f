import { expect, test } from "vitest";
import type { PlatformOperations } from "../catalogue/platform-operations.ts";
import { platformRoutes } from "../operations/routes.ts";
import { createClient } from "./client.ts";

/** A client whose server is a function: what is asked is noted, what it gives is answered as JSON. */
function open(answer: (query: URLSearchParams, index: number) => unknown) {
  const asked: URLSearchParams[] = [];
  const client = createClient<PlatformOperations>(platformRoutes, {
    baseUrl: "http://platform.example",
    fetch: async (address) => {
      const query = new URL(String(address)).searchParams;
      asked.push(query);
      return Response.json(answer(query, asked.length));
    },
  });
  return { client, asked };
}

async function gather<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const page = (from: number, count: number, totalItems: number, currentPage: number) => ({
  results: Array.from({ length: count }, (_, index) => ({ id: `row-${from + index}` })),
  metadata: { itemsPerPage: 2, totalItems, currentPage },
});

test("pages are asked one after the other until all rows were given", async () => {
  const { client, asked } = open((_, index) => page((index - 1) * 2, index === 3 ? 1 : 2, 5, index));
  const rows = await gather(client.listChats.all({ query: { limit: 2, sessionId: "s" } }));
  expect(rows.map((row) => row.id)).toEqual(["row-0", "row-1", "row-2", "row-3", "row-4"]);
  expect(asked.map((query) => query.get("page"))).toEqual(["1", "2", "3"]);
  expect(asked.every((query) => query.get("sessionId") === "s" && query.get("limit") === "2")).toBe(true);
});

test("an empty page ends the walk, whatever the total says", async () => {
  const { client, asked } = open((_, index) => page(0, index === 1 ? 2 : 0, 100, index));
  expect(await gather(client.listEvals.all())).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test("a walk that is left asks no further", async () => {
  const { client, asked } = open((_, index) => page(0, 2, 100, index));
  for await (const row of client.listSessions.all()) {
    expect(row.id).toBe("row-0");
    break;
  }
  expect(asked).toHaveLength(1);
});

test("versions go on where the server says", async () => {
  const { client, asked } = open((query) => ({
    ...page(0, 2, 4, 1),
    nextPageState: query.get("pageState") === null ? "more" : undefined,
  }));
  expect(await gather(client.listAssistantVersions.all({ id: "a" }))).toHaveLength(4);
  expect(asked.map((query) => query.get("pageState"))).toEqual([null, "more"]);
});

test("a dated list goes on from the last row, and gives rows of one instant once", async () => {
  const days = [9, 8, 8, 8, 7, 6, 6];
  const rows = days.map((day, index) => ({ id: `row-${index}`, createdAt: `2026-01-0${day}T00:00:00.000Z` }));
  const { client, asked } = open((query) => {
    const before = query.get("createdAtLe") ?? "9999";
    return rows.filter((row) => row.createdAt <= before).slice(0, Number(query.get("limit")));
  });
  const given = await gather(client.listAssistants.all({ query: { limit: 4 } }));
  expect(given.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  expect(asked.map((query) => query.get("createdAtLe"))).toEqual([null, rows[3]?.createdAt, rows[4]?.createdAt]);
});

test("a page full of one instant is told, not cut short", async () => {
  const rows = [1, 2, 3].map((id) => ({ id: String(id), createdAt: "2026-01-01T00:00:00.000Z" }));
  const { client } = open((query) => rows.slice(0, Number(query.get("limit"))));
  await expect(gather(client.listSquads.all({ query: { limit: 2 } }))).rejects.toThrow("raise the limit");
  await expect(gather(client.listSquads.all({ query: { limit: 4 } }))).resolves.toHaveLength(3);
});

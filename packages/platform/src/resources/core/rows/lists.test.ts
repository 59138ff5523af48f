import { createClient, platformRoutes } from "@dilo/api";
import { type PlatformOperations, platformOperations } from "@dilo/api/operations";
import fc from "fast-check";
import { expect, test } from "vitest";
import { datedList, type ListQuery, matching, pagedList } from "./lists.ts";

const day = (number: number, id = `row-${number}`) => {
  const instant = `2026-01-${String(number).padStart(2, "0")}T12:00:00.000Z`;
  return { id, orgId: "org", createdAt: instant, updatedAt: instant };
};
const rows = [day(3), day(1), day(5), day(2), day(4)];
const ids = (given: readonly { readonly id: string }[]) => given.map((row) => row.id.replace("row-", "")).join("");

test.each([
  [{}, "54321"],
  [{ limit: 2 }, "54"],
  [{ limit: 0 }, ""],
  [{ createdAtGt: day(3).createdAt }, "54"],
  [{ createdAtGe: day(3).createdAt }, "543"],
  [{ createdAtLt: day(3).createdAt }, "21"],
  [{ createdAtLe: day(3).createdAt }, "321"],
  [{ createdAtGt: day(1).createdAt, updatedAtLt: day(4).createdAt }, "32"],
  [{ createdAtLe: "2026-01-03T14:00:00.000+02:00" }, "321"],
])("a dated list with %j gives %s", (query: ListQuery, expected) => {
  expect(ids(datedList(rows, query))).toBe(expected);
});

test.each([
  [{ limit: 2 }, "54", 1],
  [{ limit: 2, page: 3 }, "1", 3],
  [{ limit: 2, page: 4 }, "", 4],
  [{ limit: 2, sortOrder: "ASC" }, "12", 1],
] as const)("a page with %j has %s", (query: ListQuery, expected, currentPage) => {
  const { results, metadata } = pagedList(rows, query);
  expect(ids(results)).toBe(expected);
  expect(metadata).toEqual({ itemsPerPage: 2, totalItems: 5, currentPage });
});

test("only named fields are compared", () => {
  const kept = [{ id: "1", assistantId: "a" }, { id: "2", assistantId: "b" }, { id: "3" }];
  expect(ids(matching(kept, { assistantId: "b" }))).toBe("2");
  expect(matching(kept, {})).toHaveLength(3);
});

const anyRows = fc
  .array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 })
  .map((days) => days.map((number, index) => day(number, `row-${index}`)));

test("walking through a list gives every row once, however many share an instant", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRows,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 5 }),
      async (kept, spare, paged) => {
        // A page must be larger than the rows of one instant, or a dated list cannot go on.
        const dated = spare + Math.max(0, ...kept.map((row) => matching(kept, { createdAt: row.createdAt }).length));
        const client = createClient<PlatformOperations>(platformRoutes, {
          baseUrl: "http://platform.example",
          fetch: async (address) => {
            const url = new URL(String(address));
            const given = Object.fromEntries(url.searchParams);
            const isPaged = url.pathname === "/eval";
            const call = isPaged ? platformOperations.listEvals : platformOperations.listSquads;
            const query = call.query.parse(given) as ListQuery;
            return Response.json(isPaged ? pagedList(kept, query) : datedList(kept, query));
          },
        });
        const expected = datedList(kept, { limit: 1000 }).map((row) => row.id);
        expect((await gather(client.listSquads.all({ query: { limit: dated } }))).map((row) => row.id)).toEqual(
          expected,
        );
        expect((await gather(client.listEvals.all({ query: { limit: paged } }))).map((row) => row.id)).toEqual(
          expected,
        );
      },
    ),
    { numRuns: 50 },
  );
});

async function gather<One>(all: AsyncIterable<One>): Promise<One[]> {
  const gathered: One[] = [];
  for await (const one of all) gathered.push(one);
  return gathered;
}

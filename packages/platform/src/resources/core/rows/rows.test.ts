import fc from "fast-check";
import { expect, test } from "vitest";
import { createRow, isCurrent, mergeRow, replaceRow } from "./rows.ts";

const now = new Date("2026-03-04T05:06:07.000Z");
const later = new Date("2026-03-05T00:00:00.000Z");
const settings = { name: "Ana", voice: { provider: "vapi", speed: 1 }, firstMessage: "Hola" };
const row = createRow(settings, { id: "row", orgId: "org", now });

test("a new row has its settings, its ids and one instant", () => {
  expect(row).toEqual({
    ...settings,
    id: "row",
    orgId: "org",
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
});

test("PATCH keeps what it does not name, and takes what it names whole", () => {
  const merged = mergeRow(row, { voice: { provider: "azure" }, name: undefined }, later);
  expect(merged).toEqual({ ...row, voice: { provider: "azure" }, updatedAt: later.toISOString() });
});

test("PUT drops what it does not name", () => {
  const { id, orgId, createdAt } = row;
  expect(replaceRow(row, { name: "Bea" }, later)).toEqual({
    name: "Bea",
    id,
    orgId,
    createdAt,
    updatedAt: later.toISOString(),
  });
});

test("no body moves a row to another org or changes its id", () => {
  const stolen = { id: "other", orgId: "other", createdAt: "1999-01-01T00:00:00.000Z" };
  for (const changed of [mergeRow(row, stolen, later), replaceRow(row, stolen, later)]) {
    expect(changed).toMatchObject({ id: "row", orgId: "org", createdAt: row.createdAt });
  }
  expect(createRow(stolen, { id: "row", orgId: "org", now })).toMatchObject({ id: "row", orgId: "org" });
});

test("every change gives a later instant, whatever the clock says", () => {
  fc.assert(
    fc.property(fc.array(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })), (clock) => {
      let current = row;
      for (const at of clock) {
        const changed = mergeRow(current, {}, at);
        expect(changed.updatedAt > current.updatedAt).toBe(true);
        expect(isCurrent(changed, current)).toBe(false);
        current = changed;
      }
    }),
  );
});

test("a row read just now is current", () => {
  expect(isCurrent(row, { ...row })).toBe(true);
});

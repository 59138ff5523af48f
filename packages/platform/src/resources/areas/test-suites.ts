import type { AnyGiven, Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { idOf, keptRows, type RowHandlers } from "./kept-rows.ts";

type Names =
  | keyof RowHandlers<"TestSuite">
  | keyof RowHandlers<"Test">
  | Exclude<keyof RowHandlers<"TestRun">, "createTestRun">;

/** The calls of test suites, of the tests in them, and of runs. */
export function testSuiteHandlers(house: House): Pick<Handlers, Names> {
  const suites = keptRows(house, { name: "TestSuite", kind: "test suite", list: "paged" });
  const { createTestRun: _, ...runs } = within<"TestRun">(
    house,
    "test run",
    keptRows(house, { name: "TestRun", kind: "test run", list: "paged" }),
  );
  return {
    ...suites,
    deleteTestSuite: (given) =>
      house.together(async (inside) => {
        const suite = await inside.rows("test suite", given.orgId).remove(idOf(given));
        await inside.store.removeAll({ kind: "test", orgId: given.orgId }, { testSuiteId: suite.id });
        return suite;
      }),
    ...within<"Test">(
      house,
      "test",
      keptRows(house, { name: "Test", kind: "test", list: "paged", discriminator: "type" }),
    ),
    ...runs,
  };
}

/** Rows that lie in a suite: the suite must be there, and a row of another suite is not found. */
function within<Name extends string>(house: House, kind: string, handlers: RowHandlers<Name>): RowHandlers<Name> {
  const entries = Object.entries(handlers as Readonly<Record<string, (given: AnyGiven) => Promise<unknown>>>);
  return Object.fromEntries(
    entries.map(([name, handle]) => [
      name,
      async (given: AnyGiven) => {
        const testSuiteId = given.parameters["testSuiteId"] ?? "";
        await house.rows("test suite", given.orgId).get(testSuiteId);
        const isOne = given.parameters["id"] !== undefined;
        if (isOne) await house.rows(kind, given.orgId).getOnly(idOf(given), { testSuiteId });
        const isList = name.startsWith("list");
        return handle({
          ...given,
          ...(isList && { query: { ...(given.query as object), testSuiteId } }),
          ...(name.startsWith("create") && { body: { ...(given.body as object), testSuiteId } }),
        });
      },
    ]),
  ) as RowHandlers<Name>;
}

import type { AnyOperationRequest, OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import type { RowKind } from "../core/rows/row-kinds.ts";
import { openTested } from "./test-job.ts";

type Names = keyof RowHandlers<"TestSuite"> | keyof RowHandlers<"Test"> | keyof RowHandlers<"TestRun">;

/** Handlers for test suites, their tests and runs. */
export function testSuiteHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const suites = rowHandlers(context, { name: "TestSuite", kind: "test suite", list: "paged" });
  const runs = within<"TestRun">(
    context,
    "test run",
    rowHandlers(context, { name: "TestRun", kind: "test run", list: "paged" }),
  );
  return {
    ...suites,
    deleteTestSuite: async (request) => {
      const { orgId } = request;
      const [suite, ofRuns] = await context.transaction(async (inside) => {
        const removed = await inside.rows("test suite", orgId).remove(idOf(request));
        const isOfSuite = { testSuiteId: removed.id };
        await inside.store.removeAll({ kind: "test", orgId }, isOfSuite);
        return [removed, await inside.store.removeAll({ kind: "test run", orgId }, isOfSuite)];
      });
      for (const id of ofRuns) await context.jobs.cancel(id);
      return suite;
    },
    ...within<"Test">(
      context,
      "test",
      rowHandlers(context, { name: "Test", kind: "test", list: "paged", discriminator: "type" }),
    ),
    ...runs,
    createTestRun: async (request) => {
      const { orgId, parameters, body } = request;
      const suite = await context.rows("test suite", orgId).get(parameters.testSuiteId);
      // What cannot be run at all is refused now.
      await openTested(context, orgId, suite);
      const row = { ...body, testSuiteId: suite.id, status: "queued", testResults: [] };
      const run = await context.rows("test run", orgId).create(row);
      await context.jobs.add({ orgId, kind: "test-run", rowId: run.id });
      return run;
    },
    deleteTestRun: async (request) => {
      const run = await runs.deleteTestRun(request);
      await context.jobs.cancel(idOf(request));
      return run;
    },
  };
}

/** Rows of a suite: the suite must exist, and a row of another suite is not found. */
function within<Name extends string>(
  context: ResourceContext,
  kind: RowKind,
  handlers: RowHandlers<Name>,
): RowHandlers<Name> {
  const entries = Object.entries(
    handlers as Readonly<Record<string, (request: AnyOperationRequest) => Promise<unknown>>>,
  );
  return Object.fromEntries(
    entries.map(([name, handle]) => [
      name,
      async (request: AnyOperationRequest) => {
        const testSuiteId = request.parameters["testSuiteId"] ?? "";
        await context.rows("test suite", request.orgId).get(testSuiteId);
        const isOne = request.parameters["id"] !== undefined;
        if (isOne) await context.rows(kind, request.orgId).getOnly(idOf(request), { testSuiteId });
        const isList = name.startsWith("list");
        return handle({
          ...request,
          ...(isList && { query: { ...(request.query as object), testSuiteId } }),
          ...(name.startsWith("create") && { body: { ...(request.body as object), testSuiteId } }),
        });
      },
    ]),
  ) as RowHandlers<Name>;
}

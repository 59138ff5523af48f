import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { OperationSpec } from "../operation.ts";
import { fullest } from "../samples/samples.ts";
import { platformOperations } from "./platform-operations.ts";
import { parseRequest, writeAnswer } from "./wire.ts";

const operation: OperationSpec = {
  method: "POST",
  path: "/boat/{kind}",
  parameters: { kind: z.enum(["sail", "oar"]) },
  query: z.strictObject({ crew: z.strictObject({ least: z.coerce.number() }).optional() }),
  body: z.strictObject({ name: z.string() }),
  answer: z.object({ id: z.string() }),
};
const parts = { parameters: { kind: "sail" }, query: [], body: { name: "Alba" } };

describe("a request", () => {
  test("is read by its operation's schemas", () => {
    expect(parseRequest(operation, { ...parts, query: [["crew[least]", "2"]] })).toEqual({
      isValid: true,
      parameters: { kind: "sail" },
      query: { crew: { least: 2 } },
      body: { name: "Alba" },
    });
  });

  test.each([
    ["path", { ...parts, parameters: { kind: "steam" } }, ["kind"]],
    ["query", { ...parts, query: [["crew[least]", "many"] as const] }, ["crew", "least"]],
    ["body", { ...parts, body: {} }, ["name"]],
  ])("with a wrong %s says which field", (part, wrong, path) => {
    expect(parseRequest(operation, wrong)).toMatchObject({ isValid: false, part, issues: [{ path }] });
  });
});

describe("a body of more values than any operation needs", () => {
  const operations = Object.entries(platformOperations as Readonly<Record<string, OperationSpec>>);
  const asking = operations.filter(([, { body }]) => body !== undefined);
  const many = Array.from({ length: 10_000 }, () => []);
  /** Every place where a body may hold something, with too much there. */
  function* overfull(whole: unknown): Generator<unknown> {
    yield many;
    if (typeof whole !== "object" || whole === null) return;
    for (const [name, inside] of Object.entries(whole))
      for (const one of overfull(inside)) yield Array.isArray(whole) ? [one] : { ...whole, [name]: one };
  }

  test.each(asking)("%s reads none of it", (_, asked) => {
    for (const body of overfull(fullest(asked.body ?? z.never()))) {
      const issues = [{ path: [], message: "must be at most 10000 values in all" }];
      const sent = { parameters: { provider: "11labs", resourceName: "pronunciation-dictionary" }, query: [], body };
      const read = parseRequest({ ...asked, query: z.unknown() }, sent);
      expect(read).toMatchObject({ isValid: false, part: "body", issues });
    }
  });

  test("is refused wherever they stand, and one of that many is read", () => {
    const loose = { ...operation, body: z.unknown() };
    const fits = { list: Array.from({ length: 4999 }, () => [1]) };
    expect(parseRequest(loose, { ...parts, body: fits })).toMatchObject({ isValid: true });
    const nested = { list: [...fits.list, { deep: { deeper: 1 } }] };
    expect(parseRequest(loose, { ...parts, body: nested })).toMatchObject({ isValid: false });
  });
});

test("of a long body the first mistake is told, of a short one each", () => {
  const asked = { ...operation, body: z.object({ list: z.array(z.number()) }) };
  const told = (length: number) => {
    const read = parseRequest(asked, { ...parts, body: { list: Array.from({ length }, () => "x") } });
    return read.isValid ? [] : { paths: read.issues.map(({ path }) => path.join(".")), isCut: read.isCut };
  };
  expect(told(2)).toEqual({ paths: ["list.0", "list.1"], isCut: false });
  expect(told(2000)).toEqual({ paths: ["list.0"], isCut: true });
});

describe("an answer", () => {
  test("lets out only what its operation names", () => {
    expect(writeAnswer(operation, 201, { id: "1", secret: "x" })).toEqual({
      status: 201,
      kind: "json",
      json: '{"id":"1"}',
    });
  });

  test("that does not fit its operation is a bug, and never leaves", () => {
    expect(() => writeAnswer(operation, 201, { name: "Alba" })).toThrow(z.ZodError);
  });

  test("is nothing where its operation says so", () => {
    expect(writeAnswer({ ...operation, answer: "empty" }, 204, undefined)).toEqual({
      status: 204,
      kind: "json",
      json: undefined,
    });
  });
});

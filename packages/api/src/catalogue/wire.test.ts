import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { OperationSpec } from "../operation.ts";
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

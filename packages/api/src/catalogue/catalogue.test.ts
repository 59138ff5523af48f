import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ZodType, z } from "zod";
import type { OperationSpec } from "../operation.ts";
import { platformRoutes } from "../operations/routes.ts";
import { operationsByResource, platformOperations } from "./platform-operations.ts";

/** Facts of the published contract: 148 operations and 727 types. They are kept beside the project, not in it. */
const facts = new URL("../../../../../shared/data/platform/", import.meta.url);
const noFacts = !existsSync(new URL("calls.json", facts));

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly type?: string;
}
interface Tally {
  named: number;
  readonly missing: string[];
  readonly seen: Set<string>;
}
interface PublishedOperation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly Field[];
  readonly bodyType: string | null;
  readonly response: string;
}
const operations: readonly (readonly [string, OperationSpec])[] = Object.entries(platformOperations);
const byRoute = new Map(
  operations.map(([, operation]) => [`${operation.method} ${unnamed(operation.path)}`, operation]),
);

/** A path whose parameters have no names: the contract calls one `{id}` what another calls `{runId}`. */
function unnamed(path: string): string {
  return path.replace(/\{\w+\}/g, "{}");
}

/** The objects a schema can be: a union's options, a list's items. */
function objectsOf(schema: unknown): readonly z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsOf);
  if (schema instanceof z.ZodArray) return objectsOf(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return objectsOf(schema.unwrap());
  return [];
}

function fieldsOf(schema: ZodType): readonly Field[] {
  const objects = objectsOf(schema);
  const names = new Set(objects.flatMap((object) => Object.keys(object.shape)));
  const isRequired = (name: string) =>
    objects.every(({ shape }) => shape[name] instanceof z.ZodType && !shape[name].isOptional());
  return [...names].map((name) => ({ name, required: isRequired(name) }));
}

test("the catalogue is what was last agreed on", async () => {
  const lines = operations.map(([name, operation]) => {
    const marks = [operation.list, operation.encoding, operation.access].filter((mark) => mark !== undefined);
    return [operation.method, operation.path, name, ...marks].join(" ");
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./catalogue.snapshot.txt");
});

test("every operation belongs to one resource, and every route to one operation", () => {
  const names = Object.values(operationsByResource).flatMap((operations) => Object.keys(operations));
  expect(names).toHaveLength(operations.length);
  expect(new Set(names)).toEqual(new Set(Object.keys(platformRoutes)));
  expect(byRoute.size).toBe(operations.length);
});

test("a operation carries its own route", () => {
  for (const [name, operation] of operations)
    expect(operation).toMatchObject({ ...platformRoutes[name as keyof typeof platformRoutes] });
});

test("lists that a client can walk through say so", () => {
  for (const [name, operation] of operations) {
    if (typeof operation.answer === "string") continue;
    const names = fieldsOf(operation.answer).map((field) => field.name);
    const query = operation.query === undefined ? [] : fieldsOf(operation.query).map((field) => field.name);
    if (operation.list === "paged") expect(names, name).toEqual(expect.arrayContaining(["results", "metadata"]));
    if (operation.list === "dated")
      expect(query, name).toEqual(expect.arrayContaining(["limit", "createdAtLt", "createdAtLe"]));
    expect(names.includes("metadata") && names.includes("results"), name).toBe(operation.list === "paged");
  }
});

describe("the published contract's operations, one a line, each with the fields its body must have", () => {
  const lines = readFileSync(new URL("published-operations.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const listed = lines.map((line) => {
    const [method = "", path = "", , asked] = line.split(" ");
    return { route: `${method} ${unnamed(path)}`, asked };
  });

  test("all of them are there, by method and path, and no others", () => {
    expect([...byRoute.keys()].sort()).toEqual(listed.map(({ route }) => route).sort());
  });

  // A change may leave out everything but the kind of what it changes; long unions are cut short where we know them from.
  const asking = listed.filter(({ asked }) => asked !== undefined);
  test.each(asking)("$route asks for just $asked", ({ route, asked }) => {
    const schema = byRoute.get(route)?.body;
    if (schema === undefined) throw new Error("The body has no schema.");
    const required = fieldsOf(schema).filter((field) => field.required);
    const names = required.map((field) => field.name).sort();
    expect(names.join(",") || "nothing").toBe(asked);
  });
});

describe.skipIf(noFacts)("the published contract (skipped where ../shared/data/platform is not there)", () => {
  const published = noFacts ? [] : (read("calls.json") as { calls: readonly PublishedOperation[] }).calls;
  const types = noFacts ? {} : (read("types.json") as { types: Record<string, { fields?: readonly Field[] }> }).types;

  /** The fields of a type's text: `Assistant[]`, `Chat | Delta`, `({ provider: "x" } & NewX)`. */
  function optionsOf(text: string): readonly (readonly Field[])[] {
    const names = text.replace(/"[^"]*"/g, "").match(/[A-Za-z]\w+/g) ?? [];
    return names.flatMap((name) => (types[name]?.fields === undefined ? [] : [types[name].fields]));
  }

  function publishedFields(text: string): readonly Field[] {
    const options = optionsOf(text);
    const all = new Set(options.flatMap((fields) => fields.map((field) => field.name)));
    const isRequired = (name: string) =>
      options.every((fields) => fields.some((field) => field.name === name && field.required));
    return [...all].map((name) => ({ name, required: isRequired(name) }));
  }

  test.each(published.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s",
    (_, facts) => {
      const operation = byRoute.get(`${facts.method} ${unnamed(facts.path)}`);
      expect(operation).toBeDefined();
      const parts = [
        { part: "query", schema: operation?.query, fields: facts.query },
        { part: "body", schema: operation?.body, fields: publishedFields(facts.bodyType ?? "") },
        { part: "answer", schema: operation?.answer, fields: publishedFields(facts.response) },
      ];
      for (const { part, schema, fields } of parts) {
        if (fields.length === 0) continue;
        if (schema === undefined || typeof schema === "string") throw new Error(`The ${part} has no schema.`);
        const ours = new Set(fieldsOf(schema).map((field) => field.name));
        const missing = fields.filter((field) => !ours.has(field.name));
        expect(
          missing.filter((field) => field.required),
          `${part}: required`,
        ).toEqual([]);
        expect(
          1 - missing.length / fields.length,
          `${part}: ${missing.map((field) => field.name)}`,
        ).toBeGreaterThanOrEqual(0.8);
      }
    },
  );

  /** Counts a type's fields and those of the types inside it, and notes the places of those a schema lacks. */
  function compare(text: string, schemas: readonly unknown[], place: string, tally: Tally): void {
    const objects = schemas.flatMap(objectsOf);
    const options = optionsOf(text);
    for (const { name } of publishedFields(text)) {
      tally.named += 1;
      const inside = objects.flatMap(({ shape }) => (shape[name] === undefined ? [] : [shape[name]]));
      if (inside.length === 0) tally.missing.push(`${place}.${name}`);
      const types = options.flatMap((fields) =>
        fields.filter((field) => field.name === name).map((field) => field.type),
      );
      const key = `${types.join("|")} in ${inside.length}`;
      if (inside.length === 0 || tally.seen.has(key)) continue;
      tally.seen.add(key);
      // A schema without fields of its own takes any object: nothing to compare.
      if (inside.flatMap(objectsOf).length > 0) compare(types.join(" | "), inside, `${place}.${name}`, tally);
    }
  }

  test("the objects inside bodies and answers have the contract's fields, all the way down", () => {
    const tally: Tally = { named: 0, missing: [], seen: new Set() };
    for (const facts of published) {
      const operation = byRoute.get(`${facts.method} ${unnamed(facts.path)}`);
      compare(facts.bodyType ?? "", [operation?.body], `${facts.path} body`, tally);
      compare(facts.response, [operation?.answer], `${facts.path} answer`, tally);
    }
    expect(tally.named).toBeGreaterThan(2500);
    expect(tally.missing).toEqual([]);
  });

  function read(name: string): unknown {
    return JSON.parse(readFileSync(new URL(name, facts), "utf8"));
  }
});

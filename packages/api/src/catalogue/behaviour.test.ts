import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { marksIn, nodesOf } from "../behaviour/examine.ts";
import { ByKind, Guarded, Mark, type Node } from "../behaviour/marks.ts";
import type { OperationSpec } from "../operation.ts";
import { assistantBehaviour } from "../operations/assistants/behaviour/assistant.ts";
import { operationBehaviour } from "./behaviour.ts";
import { platformOperations } from "./platform-operations.ts";

const facts = new URL("../../../../../shared/data/platform/", import.meta.url);
const noFacts = !existsSync(new URL("types.json", facts));
const operations = Object.entries(platformOperations) as [keyof typeof operationBehaviour, OperationSpec][];

/** Walks a shape and the table together, each pair once, and collects the paths that the table forgets. */
function openSearch(fieldsOf: (shape: unknown) => readonly (readonly [name: string, inside: unknown])[]) {
  const seen = new Map<unknown, Set<Node>>();
  const silent = new Set<string>();
  let count = 0;
  const search = (shape: unknown, node: Node, path: readonly string[]): void => {
    if (node instanceof Mark || seen.get(shape)?.has(node)) return;
    seen.set(shape, (seen.get(shape) ?? new Set()).add(node));
    for (const [name, inside] of fieldsOf(shape)) {
      count += 1;
      const nodes = nodesOf(node, name);
      if (nodes.length === 0) silent.add([...path, name].join("."));
      for (const next of nodes) search(inside, next, [...path, name]);
    }
  };
  return { search, silent, count: () => count };
}

function fieldsOfSchema(schema: unknown): readonly (readonly [string, unknown])[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOfSchema(schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldsOfSchema(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOfSchema);
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

test("no field of any body is silent", () => {
  const { search, silent, count } = openSearch(fieldsOfSchema);
  for (const [name, { body }] of operations) {
    if (body !== undefined) search(body, bodyOf(name), [name]);
  }
  expect(count()).toBeGreaterThan(800);
  expect([...silent]).toEqual([]);
});

test.skipIf(noFacts)(
  "nor is any field of the published contract's bodies (skipped where its facts are not there)",
  () => {
    const read = (name: string) => JSON.parse(readFileSync(new URL(name, facts), "utf8"));
    const { calls } = read("calls.json") as { calls: readonly PublishedOperation[] };
    const { types } = read("types.json") as { types: Readonly<Record<string, PublishedType>> };
    const names = (type: string) => type.replace(/"[^"]*"/g, "").match(/[A-Za-z]\w+/g) ?? [];
    const { search, silent, count } = openSearch((type) =>
      names(String(type)).flatMap((name) =>
        (types[name]?.fields ?? []).map((field) => [field.name, field.type] as const),
      ),
    );
    const route = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`;
    const byRoute = new Map(operations.map(([name, { method, path }]) => [route(method, path), name]));
    for (const { method, path, bodyType } of calls) {
      const name = byRoute.get(route(method, path));
      if (bodyType !== null && name !== undefined) search(bodyType, bodyOf(name), [name]);
    }
    expect(count()).toBeGreaterThan(800);
    expect([...silent]).toEqual([]);
  },
);

function bodyOf(name: keyof typeof operationBehaviour): Node {
  const { body } = operationBehaviour[name];
  if (body === undefined) throw new Error(`The table has no body of ${name}.`);
  return body;
}

test("what refuses and what warns says why, in a sentence", () => {
  for (const [name, { body }] of Object.entries(operationBehaviour)) {
    for (const { behaviour, message } of body === undefined ? [] : new Set(marksIn(body))) {
      if (behaviour === "refused" || behaviour === "warned") expect(message, name).toMatch(/^[A-Z].+\.$/);
      else expect(message, name).toMatch(/^(?:[A-Z].+\.)?$/);
    }
  }
});

test("no operation lacks a telephone: calls, numbers and campaigns all do their work", () => {
  const names = operations.map(([name]) => name).filter((name) => /Call|PhoneNumber|Campaign|Twilio|Vonage/.test(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => operationBehaviour[name].state !== "works")).toEqual([]);
  const told = operations.flatMap(([name]) => {
    const { state, body } = operationBehaviour[name];
    return state === "not-offered" && body !== undefined ? marksIn(body).map(({ message }) => message) : [];
  });
  expect(told.filter((message) => /telephone|carrier|trunk/i.test(message))).toEqual([]);
});

test("the table is what was last agreed on", async () => {
  const states = Object.entries(operationBehaviour).map(([name, { state }]) => `${name}: ${state}`);
  const fields = Object.entries(assistantBehaviour).flatMap(([name, node]) => linesOf(name, node));
  await expect(`${[...states, "", ...fields].join("\n")}\n`).toMatchFileSnapshot("./behaviour.snapshot.txt");
});

/** "model.messages: acts", and for a field of several kinds all that can become of it. */
function linesOf(name: string, node: Node, depth = 0): readonly string[] {
  const found = new Set(marksIn(node).map(({ behaviour }) => behaviour));
  const line = `${name}: ${[...found].sort().join(" or ")}`;
  if (node instanceof Mark || depth === 2) return [line];
  const shapes = node instanceof Guarded ? [node.inside] : [node];
  const names = shapes.flatMap((one) => (one instanceof ByKind ? Object.values(one.kinds) : [one])).flatMap(namesIn);
  const inside = [...new Set(names)].flatMap((field) =>
    nodesOf(node, field)
      .slice(0, 1)
      .flatMap((next) => linesOf(`${name}.${field}`, next, depth + 1)),
  );
  return [line, ...inside];
}

const namesIn = (node: Node): readonly string[] => {
  if (node instanceof Mark || node instanceof ByKind) return [];
  return node instanceof Guarded ? namesIn(node.inside) : Object.keys(node);
};

interface PublishedOperation {
  readonly method: string;
  readonly path: string;
  readonly bodyType: string | null;
}
interface PublishedType {
  readonly fields?: readonly { readonly name: string; readonly type: string }[];
}

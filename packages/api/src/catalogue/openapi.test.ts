import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import type { OperationSpec } from "../operation.ts";
import type { AssistantMessage, ClientMessage } from "../room/messages.ts";
import type { ClientSignal, RoomSignal } from "../room/protocol.ts";
import { fieldDescriptions } from "./field-descriptions.table.ts";
import { writeOpenApi } from "./openapi.ts";
import { platformOperations } from "./platform-operations.ts";

const document = writeOpenApi("/platform");
const text = JSON.stringify(document);

test("an independent validator takes it for OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(text));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

test("the validator would see a mistake", async () => {
  const broken = { ...JSON.parse(text), paths: { "/call": { get: { responses: { ok: {} } } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test("every reference leads somewhere", () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = ""]) => reference);
  expect(references.length).toBeGreaterThan(300);
  for (const reference of new Set(references)) {
    const place = reference.slice(2).split("/");
    const found = place.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document);
    expect(found, reference).toBeDefined();
  }
});

test("every operation is there, each with its own name", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as { operationId: string }[];
  const names = operations.map(({ operationId }) => operationId);
  const media = ["getStereoRecording", "getMonoRecording", "getAssistantRecording", "getCustomerRecording"];
  const others = [...media, ...media.map((name) => `${name}OfCall`), "getFileContent", "joinRoom"];
  expect([...names].sort()).toEqual([...Object.keys(platformOperations), ...others].sort());
});

test("every property that can be sent says what becomes of it, every operation what it does", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as Described[];
  for (const operation of operations) expect(operation["x-behaviour"], operation.operationId).toBeDefined();
  const unmarked = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (schema: unknown, place: string): void => {
    if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
    seen.add(schema);
    const { $ref, properties = {}, example: _, ...others } = schema as Shape;
    if ($ref !== undefined) visit(shapes[$ref.split("/").at(-1) ?? ""], $ref);
    for (const [name, property] of Object.entries(properties)) {
      if (!("x-behaviour" in property)) unmarked.add(`${place}.${name}`);
      visit(property, `${place}.${name}`);
    }
    for (const part of Object.values(others)) visit(part, place);
  };
  const shapes = (document["components"] as { schemas: Record<string, unknown> }).schemas;
  for (const { operationId, requestBody } of operations) visit(requestBody, operationId);
  expect([...unmarked]).toEqual([]);
});

test("a shape of many places is marked by what it does in the best of them", () => {
  const shapes = (document["components"] as { schemas: Record<string, unknown> }).schemas;
  const whole = new Map<string, Set<string>>();
  /** The words of a shape's own properties, without the shapes it refers to. */
  const collect = (part: unknown, words: Set<string>): void => {
    if (typeof part !== "object" || part === null) return;
    const { properties = {}, example: _, ...others } = part as Shape;
    for (const property of Object.values(properties)) words.add((property as Described)["x-behaviour"] ?? "none");
    for (const one of [...Object.values(properties), ...Object.values(others)]) collect(one, words);
  };
  for (const [name, shape] of Object.entries(shapes)) {
    const words = new Set<string>();
    collect(shape, words);
    whole.set(name, words);
  }
  const wordsOf = (name: string) => [...(whole.get(name) ?? [])];
  // Messages of a chat are read by the model; a session has them too.
  expect(wordsOf("ChatMessage")).toEqual(["acts"]);
  // No server is asked by a plan of its own, an imported number's neither.
  expect(wordsOf("BackoffPlan")).toEqual(["warned"]);
  const nowhere = [...whole].filter(([, words]) => words.size > 0 && [...words].every((word) => word === "refused"));
  expect(nowhere.map(([name]) => name)).toEqual([]);
});

test("every property that acts says in a sentence what it does, and no sentence is left over", () => {
  const told = new Set<string>();
  const silent: string[] = [];
  const visit = (part: unknown, place: string): void => {
    if (typeof part !== "object" || part === null) return;
    const { properties = {}, example: _, ...others } = part as Shape;
    for (const [name, property] of Object.entries(properties)) {
      const { "x-behaviour": behaviour, description = "" } = property as Described;
      told.add(description);
      if (behaviour === "acts" && !/^[A-Z`].{8,}[.`]$/s.test(description)) silent.push(`${place}.${name}`);
      visit(property, `${place}.${name}`);
    }
    for (const [name, one] of Object.entries(others)) visit(one, /^[A-Z]/.test(name) ? name : place);
  };
  visit(document.paths, "");
  visit(document["components"], "");
  expect(silent).toEqual([]);
  expect(Object.entries(fieldDescriptions).filter(([, sentence]) => !told.has(sentence))).toEqual([]);
});

test("the base address, and every mark that the document has, are explained in words", () => {
  const { description } = document["info"] as { readonly description: string };
  const marks = new Set(
    [...text.matchAll(/"x-behaviour":"([^"]+)"/g)].flatMap(([, found = ""]) => found.split(" or ")),
  );
  expect(marks.size).toBeGreaterThan(5);
  for (const mark of marks) expect(description).toContain(`\`${mark}\`:`);
  expect(description).toContain("The base address is `/platform`");
});

test("every operation is described, and every body has an example its schema takes", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as Described[];
  for (const { operationId, description, requestBody } of operations) {
    expect(description, operationId).toMatch(/^[A-Z][\s\S]+\.$/);
    // What only repeats its name says nothing.
    expect(description?.split(" ").length, operationId).toBeGreaterThan(2);
    if (!(operationId in platformOperations)) continue;
    const { example } =
      (requestBody as { content: Record<string, { example?: unknown }> })?.content?.["application/json"] ?? {};
    const spec = platformOperations[operationId as keyof typeof platformOperations] as OperationSpec;
    if (spec.body === undefined || spec.encoding === "form") continue;
    expect(spec.body.safeParse(example).error, operationId).toBeUndefined();
  }
});

interface Shape {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, object>>;
  readonly example?: unknown;
}

interface Described {
  readonly description?: string;
  readonly operationId: string;
  readonly "x-behaviour"?: string;
  readonly requestBody?: unknown;
}

test("the room's socket names a described shape for each direction", () => {
  const shapes = (document["components"] as { schemas: Record<string, RoomShape> }).schemas;
  for (const [name, kinds] of Object.entries(roomKinds)) {
    expect(shapes[name]?.oneOf.map(({ properties }) => properties.type.const).sort()).toEqual(
      Object.keys(kinds).sort(),
    );
    expect(text).toContain(`"$ref":"#/components/schemas/${name}"`);
    expect(shapes[name]?.description, name).toMatch(/\.$/);
    for (const { description, properties } of shapes[name]?.oneOf ?? []) {
      expect(description, `${name} ${properties.type.const}`).toMatch(/\.$/);
    }
  }
  // A page may leave out what a schema forgives it.
  const join = shapes["ClientSignal"]?.oneOf.find(({ properties }) => properties.type.const === "join");
  expect(join?.required).toEqual(["type", "version", "abilities"]);
});

/** Every kind of what goes through a room; a new one must be added here to compile, and to its schema to pass. */
const roomKinds: {
  readonly ClientSignal: Readonly<Record<ClientSignal["type"], true>>;
  readonly RoomSignal: Readonly<Record<RoomSignal["type"], true>>;
  readonly ClientMessage: Readonly<Record<ClientMessage["type"], true>>;
  readonly AssistantMessage: Readonly<Record<AssistantMessage["type"], true>>;
} = {
  ClientSignal: {
    join: true,
    app: true,
    ping: true,
    recognised: true,
    played: true,
    offer: true,
    transport: true,
    leave: true,
  },
  RoomSignal: {
    joined: true,
    answer: true,
    transport: true,
    app: true,
    pong: true,
    mark: true,
    flush: true,
    speak: true,
    left: true,
    error: true,
  },
  ClientMessage: { "add-message": true, say: true, "turn-done": true, "end-call": true, control: true },
  AssistantMessage: {
    transcript: true,
    "speech-update": true,
    "status-update": true,
    hang: true,
    error: true,
    "user-interrupted": true,
    "tool-calls": true,
    "tool-calls-result": true,
    "turn-metrics": true,
  },
};

interface RoomShape {
  readonly description?: string;
  readonly oneOf: readonly {
    readonly description?: string;
    readonly properties: { readonly type: { readonly const: string } };
    readonly required?: readonly string[];
  }[];
}

test("the contract is what was last agreed on", async () => {
  await expect(`${inLines(document)}\n`).toMatchFileSnapshot("./openapi.snapshot.txt");
});

/** JSON for people who compare: what fits into a line stays in one. */
function inLines(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (flat.length + indent.length <= 110 || typeof value !== "object" || value === null) return flat;
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, one]) => {
    const name = Array.isArray(value) ? "" : `${key}: `;
    return deeper + name + inLines(one, deeper);
  });
  return ["{", ...parts, `${indent}}`].join("\n");
}

import type { z } from "zod";
import type { OperationSpec } from "../operation.ts";
import { readQuery } from "./query-text.ts";

/** A request's parts as they came, before validation. */
export interface RequestParts {
  readonly parameters: Readonly<Record<string, string>>;
  /** Names and values of the query, in order. */
  readonly query: Iterable<readonly [string, string]>;
  /** JSON, or an object of a form's fields with `File`s in it. */
  readonly body: unknown;
}

/** A request read by its operation's schemas, or the part that does not fit them and why. */
export type ParsedRequest =
  | {
      readonly isValid: true;
      readonly parameters: Readonly<Record<string, string>>;
      /** What the schema reads; undefined when the operation has none. */
      readonly query: unknown;
      readonly body: unknown;
    }
  | {
      readonly isValid: false;
      readonly part: "path" | "query" | "body";
      readonly issues: readonly z.core.$ZodIssue[];
      /** It is a long body, in which more may be wrong. */
      readonly isCut: boolean;
    };

/** Reads a request by its operation's schemas: path first, then query, then body. */
export function parseRequest(operation: OperationSpec, { parameters, query, body }: RequestParts): ParsedRequest {
  for (const [name, schema] of Object.entries(operation.parameters ?? {})) {
    const { error } = schema.safeParse(parameters[name]);
    if (error === undefined) continue;
    return {
      isValid: false,
      part: "path",
      isCut: false,
      issues: error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })),
    };
  }
  const queryRead = operation.query?.safeParse(readQuery(query));
  if (queryRead?.error !== undefined)
    return { isValid: false, part: "query", isCut: false, issues: queryRead.error.issues };
  if (operation.body === undefined) return { isValid: true, parameters, query: queryRead?.data, body: undefined };
  const bodyRead = readBody(operation.body, body);
  if (!bodyRead.isValid) return { ...bodyRead, part: "body" };
  return { isValid: true, parameters, query: queryRead?.data, body: bodyRead.value };
}

/** A body read by a schema, or what is wrong with it. */
type ReadBody<Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly issues: readonly z.core.$ZodIssue[]; readonly isCut: boolean };

/** Reads what others sent by its schema, however long it is, in a short time: of a long one each list is read up to its first mistake. */
export function readBody<Value>(schema: z.ZodType<Value>, body: unknown): ReadBody<Value> {
  if (!hasAtMost(mostValues, body)) return { isValid: false, isCut: false, issues: [tooMany] };
  const isShort = hasAtMost(mostToldWhole, body);
  const { data, error } = schema.safeParse(body, isShort ? {} : tellsFirstMistake);
  return error === undefined
    ? { isValid: true, value: data as Value }
    : { isValid: false, isCut: !isShort, issues: error.issues };
}

/** Fields and items of a body, all together: schemas look at each of them several times, while nobody else is answered. */
const mostValues = 10_000;

/** Values of a body of which each mistake is told. */
export const mostToldWhole = 1000;

/** Telling a mistake takes ten times as long as reading what is right: lists and objects of a long body are read up to their first. */
const tellsFirstMistake: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

const tooMany: z.core.$ZodIssue = {
  code: "custom",
  path: [],
  message: `must be at most ${mostValues} values in all`,
};

/** Whether a value has at most so many values in it, itself included. */
export function hasAtMost(most: number, value: unknown): boolean {
  const waiting: (readonly unknown[])[] = [[value]];
  let count = 0;
  for (let some = waiting.pop(); some !== undefined; some = waiting.pop()) {
    count += some.length;
    if (count > most) return false;
    for (const one of some)
      if (typeof one === "object" && one !== null && !(one instanceof Blob))
        waiting.push(Array.isArray(one) ? one : Object.values(one));
  }
  return true;
}

/** An answer that is not JSON: a file, or server-sent events. */
export type RawAnswer =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array; readonly contentType?: string | undefined }
  | { readonly kind: "events"; readonly events: AsyncIterable<string> | readonly string[] };

/** The answer of an operation, ready for the wire. `json` is undefined for an empty answer. */
export type WireAnswer = { readonly status: number } & (
  | { readonly kind: "json"; readonly json: string | undefined }
  | RawAnswer
);

/**
 * Writes a JSON or empty answer for the wire: only what the operation's schema names leaves the server.
 * @throws Error when the answer does not fit its operation, which is a bug of the handler
 */
export function writeAnswer(operation: OperationSpec, status: number, answer: unknown): WireAnswer {
  if (typeof operation.answer === "string") return { status, kind: "json", json: undefined };
  return { status, kind: "json", json: JSON.stringify(operation.answer.parse(answer)) };
}

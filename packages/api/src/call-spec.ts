import type { ZodType, z } from "zod";

/** Where a call goes. Dependency-free, so that the browser's client carries no schema. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `{name}` parameters. */
  readonly path: string;
  /**
   * How a list goes on: "dated" answers an array that begins before a date, "paged" answers pages with `metadata`.
   * A client offers `all()` for such a call.
   */
  readonly list?: "dated" | "paged";
}

/** One HTTP call, written once: its route, and what goes in and out. */
export interface CallSpec extends Route {
  /** Schemas of path parameters that take only some words; the others take any text. */
  readonly parameters?: Readonly<Record<string, ZodType>>;
  readonly query?: ZodType;
  readonly body?: ZodType;
  /** How the body travels; "json" when left out. A form's files are `File`s. */
  readonly encoding?: "json" | "form";
  /**
   * Who may call: "private" needs a private bearer token, "public" takes a page's token too, "open" needs none.
   * "private" when left out.
   */
  readonly access?: "private" | "public" | "open";
  /** Whether a body with `stream: true` is answered with server-sent events. */
  readonly streams?: true;
  /** Statuses of failures beyond those every such call can have (openapi.ts). */
  readonly failures?: readonly number[];
  /** The answer's JSON; "bytes" for a file, "empty" for 204. */
  readonly answer: ZodType | "bytes" | "empty";
}

/** The parameters in a path: `/form/{id}` has `id`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParameters<Rest>
  : unknown;

/** What the caller of a spec must hand over, all in one object. */
export type CallInput<Spec extends CallSpec> = PathParameters<Spec["path"]> &
  (Spec extends { readonly body: infer Body extends ZodType } ? { readonly body: z.input<Body> } : unknown) &
  (Spec extends { readonly query: infer Query extends ZodType }
    ? Record<never, never> extends z.input<Query>
      ? { readonly query?: z.input<Query> }
      : { readonly query: z.input<Query> }
    : unknown);

/** What the caller of a spec gets. */
export type CallAnswer<Spec extends CallSpec> = Spec["answer"] extends ZodType
  ? z.output<Spec["answer"]>
  : Spec["answer"] extends "bytes"
    ? Uint8Array
    : undefined;

import type { ZodType, z } from "zod";

/** Method and path of an operation. Dependency-free, so that the browser's client carries no schema. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `{name}` parameters. */
  readonly path: string;
  /**
   * How a list is paginated: "dated" answers an array that begins before a date, "paged" answers pages with `metadata`.
   * A client offers `all()` for such an operation.
   */
  readonly list?: "dated" | "paged";
  /** What a client's error says, where a specification words it; the server's own message is then in the error's `body`. */
  readonly failureMessage?: string;
}

/** One HTTP operation, written once: its route, and what goes in and out. Client, server and OpenAPI derive from it. */
export interface OperationSpec extends Route {
  /** Schemas of path parameters that take only certain values; the others take any text. */
  readonly parameters?: Readonly<Record<string, ZodType>>;
  readonly query?: ZodType;
  readonly body?: ZodType;
  /** How the body travels; "json" when left out. A form's files are `File`s. */
  readonly encoding?: "json" | "form";
  /**
   * Who may use it: "private" needs a private bearer token, "public" takes a page's token too, "open" needs none.
   * "private" when left out.
   */
  readonly access?: "private" | "public" | "open";
  /** Whether a body with `stream: true` is answered with server-sent events. */
  readonly streams?: true;
  /** Error statuses beyond those every such operation can have (`catalogue/statuses.ts`). */
  readonly failures?: readonly number[];
  /** The answer's JSON; "bytes" for a file, "empty" for 204. */
  readonly answer: ZodType | "bytes" | "empty";
}

/** The parameters in a path: `/form/{id}` has `id`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParameters<Rest>
  : unknown;

/** What a client passes for an operation, all in one object: path parameters, body and query. */
export type OperationInput<Spec extends OperationSpec> = PathParameters<Spec["path"]> &
  (Spec extends { readonly body: infer Body extends ZodType } ? { readonly body: z.input<Body> } : unknown) &
  (Spec extends { readonly query: infer Query extends ZodType }
    ? Record<never, never> extends z.input<Query>
      ? { readonly query?: z.input<Query> }
      : { readonly query: z.input<Query> }
    : unknown);

/** What a client gets from an operation. */
export type OperationAnswer<Spec extends OperationSpec> = Spec["answer"] extends ZodType
  ? z.output<Spec["answer"]>
  : Spec["answer"] extends "bytes"
    ? Uint8Array
    : undefined;

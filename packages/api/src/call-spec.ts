import type { ZodType, z } from "zod";

/** Where a call goes. Dependency-free, so that the browser's client carries no schema. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `{name}` parameters. */
  readonly path: string;
}

/** One HTTP call, written once: its route, and what goes in and out. */
export interface CallSpec extends Route {
  readonly query?: ZodType;
  readonly body?: ZodType;
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
  (Spec extends { readonly query: infer Query extends ZodType } ? { readonly query?: z.input<Query> } : unknown);

/** What the caller of a spec gets. */
export type CallAnswer<Spec extends CallSpec> = Spec["answer"] extends ZodType
  ? z.output<Spec["answer"]>
  : Spec["answer"] extends "bytes"
    ? Uint8Array
    : undefined;

import type { OperationAnswer, OperationInput, OperationSpec, Route } from "../operation.ts";
import { type AnyInput, type ClientOptions, type RequestOptions, send } from "./request.ts";
import { walk } from "./walk.ts";

/** Sends the operation's request and reads its answer. The input may be left out where the operation needs none. */
export type Send<Spec extends OperationSpec> =
  Record<never, never> extends OperationInput<Spec>
    ? (input?: OperationInput<Spec>, options?: RequestOptions) => Promise<OperationAnswer<Spec>>
    : (input: OperationInput<Spec>, options?: RequestOptions) => Promise<OperationAnswer<Spec>>;

/** Sends the request and gives the answer as it comes: server-sent events, in UTF-8. Cancelling the stream ends the answer. */
export type Stream<Spec extends OperationSpec> = (
  input: OperationInput<Spec> & { readonly body: { readonly stream: true } },
  options?: RequestOptions,
) => Promise<ReadableStream<Uint8Array>>;

/** The rows a list operation answers with, whichever shape the list has. */
export type Listed<Spec extends OperationSpec> =
  OperationAnswer<Spec> extends { readonly results: readonly (infer Row)[] }
    ? Row
    : OperationAnswer<Spec> extends readonly (infer Row)[]
      ? Row
      : never;

/** Walks through all rows of a list, newest first, asking for the next page only when it is needed. */
export interface Walk<Spec extends OperationSpec> {
  all(...args: Parameters<Send<Spec>>): AsyncGenerator<Listed<Spec>, void, undefined>;
}

/** One typed function for each operation of a catalogue; a list also has `all()`, a chat a stream. */
export type Client<Operations extends Record<string, OperationSpec>> = {
  readonly [Name in keyof Operations]: Operations[Name] extends { readonly list: string }
    ? Send<Operations[Name]> & Walk<Operations[Name]>
    : Operations[Name] extends { readonly streams: true }
      ? Stream<Operations[Name]> & Send<Operations[Name]>
      : Send<Operations[Name]>;
};

/**
 * Makes a typed client from a catalogue's routes. The types come from the catalogue, the code only from its routes:
 * `createClient<ProductOperations>(productRoutes)`.
 * @throws ApiError from every operation that does not succeed; TypeError from one whose path lacks a value
 */
export function createClient<Operations extends Record<string, OperationSpec>>(
  routes: Readonly<Record<keyof Operations, Route>>,
  options: ClientOptions = {},
): Client<Operations> {
  const functions = Object.entries<Route>(routes).map(([name, route]) => {
    const request = (input: AnyInput = {}, own: RequestOptions = {}) => send(route, input, { ...options, ...own });
    const { list } = route;
    return [name, list ? Object.assign(request, { all: walk(list, request) }) : request];
  });
  return Object.fromEntries(functions) as Client<Operations>;
}

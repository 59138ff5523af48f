import type { CallAnswer, CallInput, CallSpec, Route } from "./call-spec.ts";
import { type AnyInput, type CallOptions, type ClientOptions, send } from "./request.ts";
import { walk } from "./walk.ts";

/** Calls the server once and reads its answer. Input may be left out where the call needs none. */
export type Send<Spec extends CallSpec> =
  Record<never, never> extends CallInput<Spec>
    ? (input?: CallInput<Spec>, options?: CallOptions) => Promise<CallAnswer<Spec>>
    : (input: CallInput<Spec>, options?: CallOptions) => Promise<CallAnswer<Spec>>;

/** Calls the server once and gives its answer as it comes: server-sent events, in UTF-8. Cancelling it calls the answer off. */
export type Stream<Spec extends CallSpec> = (
  input: CallInput<Spec> & { readonly body: { readonly stream: true } },
  options?: CallOptions,
) => Promise<ReadableStream<Uint8Array>>;

/** The rows a list call answers, whichever shape its list has. */
export type Listed<Spec extends CallSpec> =
  CallAnswer<Spec> extends { readonly results: readonly (infer Row)[] }
    ? Row
    : CallAnswer<Spec> extends readonly (infer Row)[]
      ? Row
      : never;

/** Walks through all rows of a list, newest first, asking for the next page only when it is needed. */
export interface Walk<Spec extends CallSpec> {
  all(...given: Parameters<Send<Spec>>): AsyncGenerator<Listed<Spec>, void, undefined>;
}

/** One typed function for each call of a catalogue; a list also has `all()`, a chat a stream. */
export type Client<Calls extends Record<string, CallSpec>> = {
  readonly [Name in keyof Calls]: Calls[Name] extends { readonly list: string }
    ? Send<Calls[Name]> & Walk<Calls[Name]>
    : Calls[Name] extends { readonly streams: true }
      ? Stream<Calls[Name]> & Send<Calls[Name]>
      : Send<Calls[Name]>;
};

/**
 * Makes a typed client from a catalogue's routes. The types come from the catalogue, the code only from its routes:
 * `createClient<ProductCalls>(productRoutes)`.
 * @throws ApiError from every call that does not succeed; TypeError from one whose path lacks a value
 */
export function createClient<Calls extends Record<string, CallSpec>>(
  routes: Readonly<Record<keyof Calls, Route>>,
  options: ClientOptions = {},
): Client<Calls> {
  const functions = Object.entries<Route>(routes).map(([name, route]) => {
    const call = (input: AnyInput = {}, own: CallOptions = {}) => send(route, input, { ...options, ...own });
    const { list } = route;
    return [name, list ? Object.assign(call, { all: walk(list, call) }) : call];
  });
  return Object.fromEntries(functions) as Client<Calls>;
}

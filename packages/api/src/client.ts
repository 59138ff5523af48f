import type { CallAnswer, CallInput, CallSpec, Route } from "./call-spec.ts";
import { ApiError, type Failure } from "./failure.ts";

/** One typed function for each call of a catalogue. */
export type Client<Calls extends Record<string, CallSpec>> = {
  readonly [Name in keyof Calls]: unknown extends CallInput<Calls[Name]>
    ? (input?: CallInput<Calls[Name]>) => Promise<CallAnswer<Calls[Name]>>
    : (input: CallInput<Calls[Name]>) => Promise<CallAnswer<Calls[Name]>>;
};

export interface ClientOptions {
  /** Put before every path; "" means the page's own origin. */
  readonly baseUrl?: string;
  /** Bearer credential. */
  readonly token?: string;
  /** Milliseconds until a call is given up; default 20 000. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

interface AnyInput {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly [parameter: string]: unknown;
}

/**
 * Makes a typed client from a catalogue's routes. The types come from the catalogue, the code only from its routes:
 * `createClient<ProductCalls>(productRoutes)`.
 * @throws ApiError from every call that does not succeed
 */
export function createClient<Calls extends Record<string, CallSpec>>(
  routes: Readonly<Record<keyof Calls, Route>>,
  options: ClientOptions = {},
): Client<Calls> {
  const names = Object.keys(routes) as (keyof Calls)[];
  const functions = names.map((name) => [name, (input?: AnyInput) => send(routes[name], input ?? {}, options)]);
  return Object.fromEntries(functions) as Client<Calls>;
}

async function send(route: Route, input: AnyInput, options: ClientOptions): Promise<unknown> {
  const { baseUrl = "", token, timeoutMs = 20_000, fetch: send = fetch } = options;
  const hasBody = input.body !== undefined;
  let answer: Response;
  try {
    answer = await send(baseUrl + address(route.path, input), {
      method: route.method,
      credentials: "same-origin",
      headers: {
        ...(hasBody && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(hasBody && { body: JSON.stringify(input.body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new ApiError({ statusCode: 0, code: "not-reached", message: "The server was not reached." }, { cause });
  }
  if (!answer.ok) throw new ApiError(await failureOf(answer));
  return read(answer);
}

function address(path: string, input: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  if (answer.headers.get("content-type")?.includes("json")) return answer.json();
  return new Uint8Array(await answer.arrayBuffer());
}

async function failureOf(answer: Response): Promise<Failure> {
  const body: unknown = await answer.json().catch(() => undefined);
  const said = typeof body === "object" && body !== null ? (body as Partial<Failure>) : {};
  return {
    statusCode: answer.status,
    code: typeof said.code === "string" ? said.code : "unknown",
    message: typeof said.message === "string" ? said.message : answer.statusText,
  };
}

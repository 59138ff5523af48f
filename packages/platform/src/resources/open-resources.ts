import type { OperationSpec } from "@dilo/api";
import { platformOperations, type Role, statusOf } from "@dilo/api/operations";
import { and, eq } from "drizzle-orm";
import { type CallName, mayCall } from "./access.ts";
import { allHandlers } from "./areas/all.ts";
import { type Sound, type WavStream, wavOf } from "./calls/sounds.ts";
import { Refusal } from "./failure.ts";
import type { KeptFile } from "./files/file-store.ts";
import { type AnyGiven, type KnownCaller, Special } from "./given.ts";
import { openHouse, type ResourceSettings } from "./house.ts";
import { type Answer, type NamedRequest, openIdempotency } from "./idempotency.ts";
import { identify } from "./identity/identify.ts";
import { openKnownTokens } from "./identity/known-tokens.ts";
import { couldBeToken, hashOfToken } from "./identity/tokens.ts";
import type { SignedRequest } from "./identity/webhook-signature.ts";
import { isKeepable } from "./keepable.ts";
import { readQuery } from "./query-text.ts";
import { openRecentCounts } from "./recent-counts.ts";
import { refuseMissing } from "./references.ts";
import { describeRefusal } from "./refusals.ts";
import { asRefused } from "./row-calls.ts";
import { maskSecrets } from "./secrets.ts";
import type { StoredRow } from "./store/row-store.ts";
import { platformMembers } from "./store/schema.ts";

type Schema = NonNullable<OperationSpec["body"]>;

/** A request as it came: nothing of it is checked yet. */
export interface ResourceRequest {
  /** The bearer token, without "Bearer "; undefined when there is none. */
  readonly token: string | undefined;
  /** The `origin` header. */
  readonly origin: string | undefined;
  /** Whose line it comes from: one text for all addresses of a line. Left out, pages are not counted. */
  readonly address?: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
  /** Names and values of the query, in order. */
  readonly query: Iterable<readonly [string, string]>;
  /** JSON, or an object of a form's fields with `File`s in it. */
  readonly body: unknown;
  /** The `idempotency-key` header. */
  readonly idempotencyKey?: string | undefined;
  /** How the sender signed it, where the call is one that is signed. */
  readonly signed?: SignedRequest | undefined;
}

/** Calls and chats that pages at one address may begin within a window: anybody may read a public token. */
const mostOfPages = 60;
const pagesWindowMs = 60_000;

/** The platform's 148 calls. Knows no HTTP framework. */
export interface Resources {
  /**
   * Answers one call of the catalogue.
   * @throws Refusal
   */
  answer(name: CallName, request: ResourceRequest): Promise<Answer>;
  /**
   * What was recorded of a call, for members of its org.
   * @throws Refusal
   */
  recording(token: string | undefined, callId: string, sound: Sound): Promise<WavStream>;
  /**
   * Tells, before a large body is read, whether who shows a token may make a call at all.
   * @throws Refusal
   */
  admit(name: CallName, token: string | undefined): Promise<void>;
  /** Resolves when everything that calls have told is written. */
  settled(): Promise<void>;
}

/** Opens the platform's resources over a database that has its tables. */
export function openResources(settings: ResourceSettings): Resources {
  const house = openHouse(settings);
  const handlers = allHandlers(house);
  const idempotency = openIdempotency(settings);
  const knownTokens = openKnownTokens(settings.now);
  const ofPages = openRecentCounts(settings.now, pagesWindowMs);

  async function whoShows(token: string): Promise<KnownCaller | undefined> {
    return couldBeToken(token) ? knownTokens.find(hashOfToken(token), () => identify(token, house)) : undefined;
  }

  async function callerOf(
    name: CallName,
    { token, parameters }: Pick<ResourceRequest, "token" | "parameters">,
  ): Promise<KnownCaller> {
    const known = token === undefined ? undefined : await whoShows(token);
    const caller = known === undefined ? undefined : await inOrgOfPath(name, known, parameters["id"] ?? "");
    const verdict = mayCall(caller ?? { kind: "nobody" }, name);
    if (verdict === "forbidden") throw new Refusal("forbidden", "The token's role or kind may not do this.");
    if (caller !== undefined) return caller;
    if (verdict === "unknown") throw new Refusal("unauthorized", "A valid token is needed.");
    return { kind: "public", orgId: "", restrictions: undefined };
  }

  /** A call on an org is made as the member one is there. */
  async function inOrgOfPath(name: CallName, caller: KnownCaller, orgId: string): Promise<KnownCaller> {
    if (!platformOperations[name].path.startsWith("/org/{id}") || caller.kind === "public") return caller;
    const role = orgId === caller.orgId ? caller.role : await roleIn(orgId, caller.userId);
    if (role === undefined) throw new Refusal("not-found", "There is no such org.");
    return { ...caller, orgId, role };
  }

  async function roleIn(orgId: string, userId: string): Promise<Role | undefined> {
    if (!isKeepable(orgId)) return undefined;
    const isThem = and(eq(platformMembers.orgId, orgId), eq(platformMembers.userId, userId));
    const [member] = await house.db.select({ role: platformMembers.role }).from(platformMembers).where(isThem);
    return member?.role;
  }

  async function recordingOf({ id, orgId, status }: StoredRow): Promise<KeptFile | undefined> {
    const place = { orgId, id };
    return status === "ended" ? house.files.read(place) : house.files.readSoFar(place);
  }

  function countPage({ kind }: KnownCaller, { access }: OperationSpec, address: string | undefined): void {
    if (kind !== "public" || access !== "public" || address === undefined) return;
    if (ofPages.of(address) >= mostOfPages) {
      throw new Refusal("too-many-calls", "Too many calls from pages at this address. Wait a minute.", {
        retryAfterSeconds: ofPages.secondsLeft(address),
      });
    }
    ofPages.count(address);
  }

  return {
    answer: async (name, request) => {
      const call: OperationSpec = platformOperations[name];
      const caller = await callerOf(name, request);
      countPage(caller, call, request.address);
      const { origin, signed } = request;
      const given = { caller, orgId: caller.orgId, origin, signed, ...checked(call, request) };
      const handle = handlers[name] as (given: AnyGiven) => Promise<unknown>;
      const run = async () => {
        // A page's token must not learn which rows there are: its own calls look what it may have.
        if (caller.kind === "private") await refuseMissing(house, caller.orgId, given.body);
        try {
          return answerWith(statusOf(call), await refusing(() => handle(given)));
        } finally {
          knownTokens.called(name);
        }
      };
      const key = keyOf(call, request);
      const answer = await (key === undefined ? run() : idempotency.once(named(name, caller, key, request), run));
      if (call.method === "DELETE") await idempotency.forget(caller.orgId, request.parameters["id"] ?? "");
      return answer;
    },
    recording: async (token, callId, sound) => {
      const { orgId } = await callerOf("getCall", { token, parameters: {} });
      const found = isKeepable(callId) ? await house.store.find({ kind: "call", orgId }, callId) : undefined;
      const kept = found && (await recordingOf(found));
      if (kept === undefined) throw new Refusal("not-found", "There is no such recording.");
      // Damage in the middle shows when the answer has begun: it breaks off, and nobody else would be told why.
      kept.stream.on("error", house.warn);
      return wavOf(kept, sound);
    },
    admit: async (name, token) => {
      await callerOf(name, { token, parameters: {} });
    },
    settled: async () => {
      await Promise.all(house.writing);
    },
  };
}

/** Which key names a request: a signed notice has its own. @throws Refusal bad-request */
function keyOf({ method }: OperationSpec, { idempotencyKey, signed }: ResourceRequest): string | undefined {
  const key = method === "POST" ? (signed?.id ?? idempotencyKey) : undefined;
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Refusal("bad-request", "The header idempotency-key is wrong: it must be 1 to 255 visible characters.");
}

function named(name: CallName, caller: KnownCaller, key: string, request: ResourceRequest): NamedRequest {
  const { token = "", parameters, query, body } = request;
  return { caller: hashOfToken(token), orgId: caller.orgId, key, name, sent: [parameters, [...query], body] };
}

/** Checks a request by the call's schemas. @throws Refusal bad-request that names the field */
function checked(call: OperationSpec, { parameters, query, body }: ResourceRequest) {
  if (!isKeepable(parameters)) throw new Refusal("not-found", "There is no such row.");
  for (const [name, schema] of Object.entries(call.parameters ?? {})) check("path", schema, parameters[name], name);
  return {
    parameters,
    query: call.query && check("query", call.query, readQuery(query)),
    body: call.body && check("body", call.body, body),
  };
}

function check(part: "body" | "query" | "path", schema: Schema, value: unknown, name?: string): unknown {
  if (!isKeepable(value)) {
    throw new Refusal(
      "bad-request",
      `The ${part} is wrong: it holds a NUL, broken characters or what looks like a sealed secret, or is nested too deep.`,
    );
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const findings = read.error.issues.map(({ path, ...issue }) => ({ ...issue, path: name ? [name, ...path] : path }));
  throw new Refusal("bad-request", describeRefusal(part, findings));
}

async function refusing(run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    throw asRefused(error);
  }
}

function answerWith(status: number, answer: unknown): Answer {
  if (answer instanceof Special) return { status, ...answer.answer };
  const json = answer === undefined ? undefined : maskSecrets(JSON.stringify(answer));
  return { status, kind: "json", json };
}

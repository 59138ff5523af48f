import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationSpec } from "@dilo/api";
import { platformOperations, type Role } from "@dilo/api/operations";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import type { CallObserver } from "../../../calls/call-observer.ts";
import { openOutbound } from "../../../outbound/outbound.ts";
import type { CallOrigin } from "../../../platform.ts";
import type { CallPresence } from "../../calls/presence/call-presence.ts";
import { openResources, type ResourceRequest, type Resources } from "../../catalogue/open-resources.ts";
import { fileSecrets } from "../../files/file-secrets.ts";
import type { FileStore } from "../../files/file-store.ts";
import { filesInFolder } from "../../files/in-folder.ts";
import type { OperationName } from "../access/authorize.ts";
import { openFirstOrg, type TokenPair } from "../access/first-org.ts";
import type { Invitation } from "../access/invitations.ts";
import { OperationError, statusOfError } from "../operations/operation-error.ts";
import type { ResourceSettings } from "../operations/resource-context.ts";
import { rowsInSql } from "../store/in-sql.ts";
import type { RowStore } from "../store/row-store.ts";
import { borrowDatabase, giveBackDatabase } from "./test-database.ts";
import { type TestKeys, testKeys } from "./test-keys.ts";

/** What an answer comes to on the wire. */
export interface TestAnswer {
  readonly status: number;
  // Whatever the call answers: each test knows what it asked for.
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface TestRequest {
  readonly token?: string | undefined;
  readonly origin?: string;
  readonly address?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signed?: ResourceRequest["signed"];
}

interface BegunCall {
  readonly id: string;
  readonly body: unknown;
  readonly watch: CallObserver;
  readonly from: CallOrigin;
}

/** The platform's resources over a database of their own, and people to use them. */
export interface TestResources {
  readonly resources: Resources;
  /** Another server over the same database. */
  reopen(): Resources;
  readonly db: PgliteDatabase;
  /** Its rows, to be changed behind the operations' back. */
  readonly store: RowStore;
  readonly files: FileStore;
  readonly keys: TestKeys;
  readonly dir: string;
  /** The operator's tokens. */
  readonly tokens: TokenPair;
  /** Letters that went out. */
  readonly invitations: Invitation[];
  /** Calls begun, each with what watches it. */
  readonly begun: BegunCall[];
  /** Ids of calls that were to end. */
  readonly ended: string[];
  /** Moves the clock. */
  advance(ms: number): void;
  /** What the clock says, and so many milliseconds later; ISO 8601. */
  at(laterMs?: number): string;
  ask(name: OperationName, asked?: TestRequest): Promise<TestAnswer>;
  /** Asks with the operator's private token. */
  do(name: OperationName, asked?: TestRequest): Promise<TestAnswer>;
  /** Makes a member of the first org. @returns their private token */
  member(role: Role): Promise<string>;
  /** Makes another org. @returns a private token of its admin */
  otherOrg(): Promise<string>;
  close(): Promise<void>;
}

/** Opens resources for tests, over an empty database in this process. */
export async function openTestResources(
  options: Partial<
    Pick<
      ResourceSettings,
      | "responder"
      | "webhookSecret"
      | "vendors"
      | "outbound"
      | "messageWaitsMs"
      | "warn"
      | "prices"
      | "voices"
      | "featureFlags"
      | "beginCall"
      | "endCall"
      | "callOf"
      | "telephone"
      | "dialPrefixes"
    >
  > & {
    /** How servers tell each other which of them has which call. */
    readonly presenceOver?: (db: PgliteDatabase) => CallPresence;
  } = {},
): Promise<TestResources> {
  const db = await borrowDatabase();
  const dir = await mkdtemp(join(tmpdir(), "dilo-resources-"));
  const keys = testKeys();
  const files = filesInFolder(dir, fileSecrets(keys));
  let nowMs = Date.parse("2026-03-08T12:00:00.000Z");
  const now = () => new Date(nowMs);
  const tokens = await openFirstOrg({ db, now, newId: randomUUID });
  if (tokens === undefined) throw new Error("A new database has no tokens yet.");
  const invitations: Invitation[] = [];
  const begun: BegunCall[] = [];
  const ended: string[] = [];
  const settings: ResourceSettings = {
    outbound: openOutbound({ privateHosts: ["localhost"] }),
    db,
    now: () => {
      nowMs += 1;
      return now();
    },
    newId: randomUUID,
    sealer: {
      seal: (text) => Buffer.from(text).map((byte) => byte ^ 0x55),
      open: (sealed) => Buffer.from(sealed.map((byte) => byte ^ 0x55)).toString(),
    },
    keys,
    files,
    apiUrl: "https://dilo.example/platform",
    inviter: {
      invite: async (sent) => {
        invitations.push(...sent);
      },
    },
    warn: (error) => {
      throw error;
    },
    beginCall: async (body, watch, from) => {
      const id = randomUUID();
      begun.push({ id, body, watch, from });
      const { assistant } = body as { readonly assistant: object };
      return {
        id,
        webCallUrl: "ws://localhost/room",
        artifactPlan: { videoRecordingEnabled: false },
        assistant: { ...assistant, voice: { provider: "none" } },
      };
    },
    callOf: () => undefined,
    endCall: (callId) => {
      ended.push(callId);
      begun.find(({ id }) => id === callId)?.watch.onEnded("assistant-ended-call");
    },
    presence: options.presenceOver?.(db),
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  };
  const resources = openResources(settings);

  const ask = async (name: OperationName, asked: TestRequest = {}): Promise<TestAnswer> => {
    const { parameters = {}, query = {}, token, origin, body, ...more } = asked;
    try {
      const request = { ...more, token, origin, parameters, query: Object.entries(query), body };
      return await written(await resources.answer(name, request));
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      const { code, message } = error;
      return { status: statusOfError[code], body: { code, message }, text: message };
    }
  };
  const member = async (role: Role): Promise<string> => {
    const [org] = (await ask("listOrgs", { token: tokens.private })).body as unknown as { readonly id: string }[];
    const body = { emails: [`${randomUUID()}@dilo.example`], role };
    await ask("inviteUsers", { token: tokens.private, parameters: { id: org?.id ?? "" }, body });
    return invitations.at(-1)?.token ?? "";
  };

  return {
    resources,
    reopen: () => openResources(settings),
    db,
    store: rowsInSql(db, keys),
    files,
    keys,
    dir,
    tokens,
    invitations,
    begun,
    ended,
    ask,
    member,
    do: (name, asked) => ask(name, { token: tokens.private, ...asked }),
    otherOrg: async () => {
      // A stranger is nobody's member but their own org's: the operator makes it, invites them, and leaves.
      const { body: org } = await ask("createOrg", { token: tokens.private, body: { name: "Other" } });
      const parameters = { id: String(org["id"]) };
      const body = { emails: [`${randomUUID()}@dilo.example`], role: "admin" };
      await ask("inviteUsers", { token: tokens.private, parameters, body });
      const token = invitations.at(-1)?.token ?? "";
      await ask("listOrgs", { token });
      await ask("leaveOrg", { token: tokens.private, parameters });
      return token;
    },
    advance: (ms) => {
      nowMs += ms;
    },
    at: (laterMs = 0) => new Date(nowMs + laterMs).toISOString(),
    close: async () => {
      resources.stop();
      await resources.workDone();
      await giveBackDatabase(db);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function written(answer: Awaited<ReturnType<Resources["answer"]>>): Promise<TestAnswer> {
  const { status } = answer;
  switch (answer.kind) {
    case "json": {
      const text = answer.json ?? "";
      return { status, text, body: text === "" ? {} : (JSON.parse(text) as TestAnswer["body"]) };
    }
    case "bytes":
      return { status, text: Buffer.from(answer.bytes).toString(), body: {} };
    case "events": {
      let text = "";
      for await (const event of answer.events) text += event;
      return { status, text, body: {} };
    }
  }
}

/** Everything the catalogue has, as pairs. */
export const everyOperation = Object.entries(platformOperations) as [OperationName, OperationSpec][];

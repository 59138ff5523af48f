import type { WebCall } from "@dilo/api";
import type { CallWatch } from "../calls/call-watch.ts";
import type { Interviewer } from "../interviewers/interviewer.ts";
import type { CallOrigin } from "../platform.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Inviter } from "./identity/invitations.ts";
import type { RowCalls } from "./row-calls.ts";
import { rowCalls } from "./row-calls.ts";
import type { Sealer } from "./secrets.ts";
import type { Db } from "./store/db.ts";
import { rowsInSql } from "./store/in-sql.ts";
import type { RowStore } from "./store/row-store.ts";

/** What the host gives the platform's resources to work with. */
export interface ResourceSettings {
  readonly db: Db;
  readonly now: () => Date;
  /** Makes an id: UUID v4. */
  readonly newId: () => string;
  readonly sealer: Sealer;
  readonly files: FileStore;
  /** Where the platform's calls are reached: recordings are linked below it. */
  readonly apiUrl: string;
  readonly inviter: Inviter;
  /** What notices of the consent service are signed with; without it they are not heard. */
  readonly webhookSecret?: string | undefined;
  /** Answers for assistants that have a model; without it they say only what they are given to say. */
  readonly interviewer?: Interviewer | undefined;
  /** Begins a call in a room of this platform. Throws PlatformError. */
  readonly beginCall: (body: unknown, watch: CallWatch, from: CallOrigin) => Promise<WebCall>;
  /** Ends a call that `beginCall` began, if it is still under way. */
  readonly endCall: (callId: string) => void;
  /** Is told of what failed when nobody was waiting for it: a call's row could not be written. */
  readonly warn: (error: unknown) => void;
}

/** The settings, and what all areas need of them. */
export interface House extends ResourceSettings {
  readonly store: RowStore;
  /** What is still being written into the rows of calls. */
  readonly writing: Set<Promise<void>>;
  /** The calls on rows of one kind, of one org. */
  rows(kind: string, orgId: string): RowCalls;
  /** Runs changes that stand or fall together; they go through the house handed over. */
  together<Result>(run: (house: House) => Promise<Result>): Promise<Result>;
}

/** Opens the house over a database or a transaction. */
export function openHouse(settings: ResourceSettings, writing = new Set<Promise<void>>()): House {
  const { db, now, newId } = settings;
  const store = rowsInSql(db);
  return {
    ...settings,
    store,
    writing,
    rows: (kind, orgId) => rowCalls({ kind, orgId }, { store, newId, now }),
    together: (run) => db.transaction((tx) => run(openHouse({ ...settings, db: tx }, writing))),
  };
}

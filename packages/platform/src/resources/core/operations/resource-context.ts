import type { WebCall } from "@dilo/api";
import type { Served } from "@dilo/api/operations";
import type { CallObserver } from "../../../calls/call-observer.ts";
import type { CallOrigin } from "../../../platform.ts";
import type { Responder } from "../../../responders/responder.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { Inviter } from "../access/invitations.ts";
import type { RowKind, RowKinds } from "../rows/row-kinds.ts";
import type { RowOperations } from "../rows/row-operations.ts";
import { rowOperations } from "../rows/row-operations.ts";
import type { Sealer } from "../rows/secrets.ts";
import { rowsInSql } from "../store/in-sql.ts";
import type { RowStore } from "../store/row-store.ts";
import type { Db } from "../store/schema.ts";

/** What the host provides to the platform's resources. */
export interface ResourceSettings {
  readonly db: Db;
  readonly now: () => Date;
  /** Generates an id: UUID v4. */
  readonly newId: () => string;
  readonly sealer: Sealer;
  readonly files: FileStore;
  /** Base URL of the platform's operations: recordings are linked below it. */
  readonly apiUrl: string;
  readonly inviter: Inviter;
  /** Secret that signs the consent service's webhooks; without it they are rejected. */
  readonly webhookSecret?: string | undefined;
  /** Answers for assistants that have a model; without it they say only what they are given to say. */
  readonly responder?: Responder | undefined;
  /** Starts a call in a room of this platform. @throws PlatformError */
  readonly beginCall: (body: unknown, watch: CallObserver, from: CallOrigin) => Promise<WebCall>;
  /** Ends a call that `beginCall` started, if it is still in progress. */
  readonly endCall: (callId: string) => void;
  /** Receives errors of work that is not awaited: a call's row could not be written. */
  readonly warn: (error: unknown) => void;
}

/** What every handler needs besides its request. */
export interface ResourceContext extends ResourceSettings {
  readonly store: RowStore;
  /** Writes to rows of calls that are still in progress. */
  readonly pendingWrites: Set<Promise<void>>;
  /** Who can serve the assistants of an org: by the server's settings, or by the org's own credentials. */
  served(orgId: string): Promise<Served>;
  /** The operations on rows of one kind, of one org. */
  rows<Kind extends RowKind>(kind: Kind, orgId: string): RowOperations<RowKinds[Kind]>;
  /** Runs changes in one database transaction, through the context passed to `run`. */
  transaction<Result>(run: (context: ResourceContext) => Promise<Result>): Promise<Result>;
}

/** Opens the context over a database or a transaction. */
export function openContext(settings: ResourceSettings, pendingWrites = new Set<Promise<void>>()): ResourceContext {
  const { db, now, newId } = settings;
  const store = rowsInSql(db);
  return {
    ...settings,
    store,
    pendingWrites,
    served: async () => ({
      hasModel: settings.responder !== undefined,
      models: new Map(),
      voices: new Map(),
      transcribers: new Map(),
    }),
    rows: <Kind extends RowKind>(kind: Kind, orgId: string) =>
      // The store's JSON has the type its kind says: the operations' schemas let nothing else in.
      rowOperations({ kind, orgId }, { store, newId, now }) as RowOperations<unknown> as RowOperations<RowKinds[Kind]>,
    transaction: (run) => db.transaction((tx) => run(openContext({ ...settings, db: tx }, pendingWrites))),
  };
}

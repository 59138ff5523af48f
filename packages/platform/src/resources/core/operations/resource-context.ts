import type { WebCall } from "@dilo/api";
import type { Served } from "@dilo/api/operations";
import type { Telephone } from "@dilo/telephone";
import type { CallControl } from "../../../calls/call-control.ts";
import type { CallObserver } from "../../../calls/call-observer.ts";
import type { Outbound } from "../../../outbound/outbound.ts";
import type { CallOrigin } from "../../../platform.ts";
import type { Responder } from "../../../responders/responder.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { CallEars } from "../../calls/call-ears.ts";
import type { CallOwners } from "../../calls/call-owners.ts";
import type { Prices } from "../../calls/costs.ts";
import type { CallPresence } from "../../calls/presence/call-presence.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Messenger } from "../../messages/messenger.ts";
import type { CarrierLegs } from "../../telephone/carriers/carrier-legs.ts";
import type { Inviter } from "../access/invitations.ts";
import type { RowKind, RowKinds } from "../rows/row-kinds.ts";
import type { RowOperations } from "../rows/row-operations.ts";
import type { Sealer } from "../rows/secrets.ts";
import type { RowKeys } from "../store/row-keys.ts";
import type { RowStore } from "../store/row-store.ts";
import type { Db } from "../store/schema.ts";

/** A way in which the server itself speaks. */
export interface OwnVoice {
  /** Who speaks, as assistants name it: "11labs"; undefined: this machine. */
  readonly vendor?: string | undefined;
  /** What that service, or espeak-ng, calls the voice. */
  readonly voiceId: string;
  /** Two letters; undefined where the voice speaks any. */
  readonly languageCode?: string | undefined;
  readonly language?: string | undefined;
  readonly accent?: string | undefined;
}

/** What the host provides to the platform's resources. */
export interface ResourceSettings {
  readonly db: Db;
  readonly now: () => Date;
  /** Generates an id: UUID v4. */
  readonly newId: () => string;
  readonly sealer: Sealer;
  /** The keys of rows that hold what people say. */
  readonly keys: RowKeys;
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
  /** Telephone lines; absent where no telephone is configured. */
  readonly telephone?: Pick<Telephone, "setTrunks" | "dial"> | undefined;
  /** Beginnings of the numbers that may be called: "+1" when left out, without the places and services that cost more. */
  readonly dialPrefixes?: readonly string[] | undefined;
  /** How servers tell each other which of them has which call; in the database when left out. */
  readonly presence?: CallPresence | undefined;
  /** Ends a call that `beginCall` started, if it is still in progress. */
  readonly endCall: (callId: string) => void;
  /** A call that `beginCall` started here, if it is still in progress. */
  readonly callOf: (callId: string) => CallControl | undefined;
  /** The vendors whose services the server's settings name, as assistants name them: "11labs", "deepgram". */
  readonly vendors?: { readonly voice?: string | undefined; readonly transcriber?: string | undefined } | undefined;
  /** The voices that the server's own settings give it, one for each way it can speak. */
  readonly voices?: readonly OwnVoice[] | undefined;
  /** Names of features that the operator has turned on. */
  readonly featureFlags?: readonly string[] | undefined;
  /** Asks addresses that developers name. */
  readonly outbound: Outbound;
  /** Waits between the attempts to bring a message to a developer's server. Milliseconds. */
  readonly messageWaitsMs?: readonly number[] | undefined;
  /** What services cost, where the operator says so. */
  readonly prices?: Prices | undefined;
  /** Receives errors of work that is not awaited: a call's row could not be written. */
  readonly warn: (error: unknown) => void;
}

/** What every handler needs besides its request. */
export interface ResourceContext extends ResourceSettings {
  readonly store: RowStore;
  /** Who did what. */
  readonly audit: AuditLog;
  /** Brings messages to developers' servers. */
  readonly messenger: Messenger;
  /** Which server each call lives in. */
  readonly callOwners: CallOwners;
  /** Who listens in on calls. */
  readonly callEars: CallEars;
  /** Calls that carriers make for this server. */
  readonly carrierLegs: CarrierLegs;
  /** Does work outside of requests. */
  readonly jobs: Jobs;
  /** Writes to rows of calls that are still in progress. */
  readonly pendingWrites: Set<Promise<void>>;
  /** Who can serve what these bodies or rows hold: by the server's settings, or by credentials in them or of the org. */
  served(orgId: string, values: readonly unknown[]): Promise<(value: unknown) => Served>;
  /** The operations on rows of one kind, of one org. */
  rows<Kind extends RowKind>(kind: Kind, orgId: string): RowOperations<RowKinds[Kind]>;
  /** Runs changes in one database transaction, through the context passed to `run`. */
  transaction<Result>(run: (context: ResourceContext) => Promise<Result>): Promise<Result>;
}

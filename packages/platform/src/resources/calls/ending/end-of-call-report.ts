import type { ServerSettings } from "../../../tools/tool-settings.ts";
import { readServer } from "../../../tools/tool-settings.ts";
import type { ResolvedAssistant } from "../../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import type { StoredRow } from "../../core/store/row-store.ts";
import { callEnvelope } from "../envelope.ts";

/** The kinds a server gets when its assistant names none (platform contract). */
const usualKinds = [
  "conversation-update",
  "end-of-call-report",
  "hang",
  "speech-update",
  "status-update",
  "tool-calls",
  "user-interrupted",
];

/** The server that is told of a call, and the kinds of messages it gets. */
export interface Reports {
  readonly server: ServerSettings;
  readonly kinds: ReadonlySet<string>;
}

/** The server an assistant wants told of its calls; undefined when there is none. */
export function reportsOf(assistant: ResolvedAssistant): Reports | undefined {
  const server = readServer(assistant["server"]);
  const named = [assistant["serverMessages"]].flat().filter((kind) => typeof kind === "string");
  return server && { server, kinds: new Set(named.length > 0 ? named : usualKinds) };
}

/** When a call began and ended, and why, as a report has it. */
export function endingOf({ endedReason, startedAt, endedAt }: Readonly<Record<string, unknown>>) {
  const durationMs = startedAt === undefined ? 0 : Date.parse(String(endedAt)) - Date.parse(String(startedAt));
  return { endedReason, startedAt, endedAt, durationMs, durationSeconds: durationMs / 1000 };
}

/** Sends the report of a call that is over, with what its row holds. */
export async function sendReport(context: ResourceContext, call: StoredRow): Promise<void> {
  const { messages, artifact, analysis, cost, costs, costBreakdown } = call;
  const named = { messages, artifact, analysis, cost, costs, costBreakdown };
  await tell(context, call, { type: "end-of-call-report", ...endingOf(call), ...named });
}

/** Says that a call is over, where its own server could not. */
export async function sendEnded(context: ResourceContext, call: StoredRow): Promise<void> {
  await tell(context, call, { type: "status-update", status: "ended", endedReason: call["endedReason"] });
}

/** The envelope of messages about a call whose own server is no more, or that is over. */
export function envelopeOfRow(call: StoredRow): ResolvedAssistant {
  const overrides = [call["assistantOverrides"], call["workflowOverrides"]] as readonly ResolvedAssistant[];
  const values = Object.assign({}, ...overrides.map((one) => one?.["variableValues"])) as ResolvedAssistant;
  const [assistant, artifact] = [call["assistant"], call["artifact"]] as readonly ResolvedAssistant[];
  return callEnvelope({ row: call, assistant: assistant ?? {}, values, artifact: artifact ?? {} });
}

type Told = Readonly<Record<string, unknown>> & { readonly type: string };

async function tell(context: ResourceContext, call: StoredRow, told: Told): Promise<void> {
  const reports = reportsOf((call["assistant"] ?? {}) as ResolvedAssistant);
  if (!reports?.kinds.has(told.type)) return;
  const { id, orgId } = call;
  const message = {
    timestamp: context.now().getTime(),
    ...envelopeOfRow(call),
    ...told,
  };
  await context.messenger.send({ orgId, callId: id, server: reports.server, body: { message }, isStored: true });
}

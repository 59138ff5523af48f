import { isAnalysed, talkedIn } from "../../analysis/analyse-call.ts";
import type { ResolvedAssistant } from "../../assistants/resolve-assistant.ts";
import { usualVariables } from "../../assistants/template-variables.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import type { StoredRow } from "../../core/store/row-store.ts";
import { envelopeOfRow, sendEnded, sendReport } from "./end-of-call-report.ts";
import { endingHooks } from "./ending-hooks.ts";

/**
 * Does what is due when a call ends, from its row alone: its own server is no more. The developer's server is told of the
 * end and gets the report, hooks are carried out, and what is to be worked out of the call is queued.
 */
export async function concludeCall(context: ResourceContext, call: StoredRow): Promise<void> {
  const { id, orgId } = call;
  const assistant = (call["assistant"] ?? {}) as ResolvedAssistant;
  const [ofAssistant, ofWorkflow] = ["assistantOverrides", "workflowOverrides"].map(
    (name) => (call[name] as { readonly variableValues?: object } | undefined)?.variableValues,
  );
  const values = { ...usualVariables(context.now(), undefined), ...ofAssistant, ...ofWorkflow };
  const mine = {
    callId: Promise.resolve(id),
    about: async () => envelopeOfRow(call),
    isConcludedHere: async () => true,
  };
  endingHooks({ context, orgId, assistant, values, ...mine })?.onEnded(String(call["endedReason"]));
  await sendEnded(context, call);
  const hasWords = ((call["messages"] ?? []) as readonly unknown[]).length > 0;
  if (hasWords && (await isAnalysed(context, orgId, talkedIn(call)))) {
    await context.jobs.add({ orgId, kind: "call-analysis", rowId: id });
  } else await sendReport(context, call);
}

import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";

/** What may be stored of a conversation. */
export interface Privacy {
  /** What was said, and the values of variables. */
  readonly keepsText: boolean;
  readonly keepsSound: boolean;
}

/** Whether nothing of a conversation may be stored: the assistant or its org says so. */
export async function isConfidential(
  context: ResourceContext,
  orgId: string,
  { compliancePlan }: ResolvedAssistant,
): Promise<boolean> {
  if (flagIn(compliancePlan, "hipaaEnabled") === true) return true;
  const org = await context.store.find({ kind: "org", orgId }, orgId);
  return org?.["hipaaEnabled"] === true || flagIn(org?.["compliancePlan"], "hipaaEnabled") === true;
}

/** What may be stored of a call. Nobody is recorded unless the assistant says so. */
export async function privacyOf(
  context: ResourceContext,
  orgId: string,
  assistant: ResolvedAssistant,
): Promise<Privacy> {
  if (await isConfidential(context, orgId, assistant)) return { keepsText: false, keepsSound: false };
  const { artifactPlan } = assistant;
  const transcriptPlan = (artifactPlan as ResolvedAssistant | undefined)?.["transcriptPlan"];
  return {
    keepsText: flagIn(transcriptPlan, "enabled") !== false,
    keepsSound: flagIn(artifactPlan, "recordingEnabled") === true,
  };
}

function flagIn(plan: unknown, name: string): unknown {
  return typeof plan === "object" && plan !== null ? (plan as Readonly<Record<string, unknown>>)[name] : undefined;
}

import type { Resolution, ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";

/** What may be stored of a conversation. */
export interface Privacy {
  /** What was said, and the values of variables. */
  readonly keepsText: boolean;
  readonly keepsSound: boolean;
}

/** Whether nothing of a conversation may be stored: the assistant or its org says so. */
async function isConfidential(
  context: ResourceContext,
  orgId: string,
  { compliancePlan }: ResolvedAssistant,
): Promise<boolean> {
  if (flagIn(compliancePlan, "hipaaEnabled") === true) return true;
  const org = await context.store.find({ kind: "org", orgId }, orgId);
  return org?.["hipaaEnabled"] === true || flagIn(org?.["compliancePlan"], "hipaaEnabled") === true;
}

/** Whether anybody who talks in a conversation says that nothing of it may be stored. */
export async function areConfidential(context: ResourceContext, orgId: string, resolution: Parties): Promise<boolean> {
  const answers = await Promise.all(everybodyIn(resolution).map((one) => isConfidential(context, orgId, one)));
  return answers.includes(true);
}

/** What may be stored of a call. Nobody is recorded unless the assistant says so. */
export async function privacyOf(context: ResourceContext, orgId: string, resolution: Parties): Promise<Privacy> {
  if (await areConfidential(context, orgId, resolution)) return { keepsText: false, keepsSound: false };
  const { assistant } = resolution;
  const keepsText = everybodyIn(resolution).every(({ artifactPlan }) => {
    const transcriptPlan = (artifactPlan as ResolvedAssistant | undefined)?.["transcriptPlan"];
    return flagIn(transcriptPlan, "enabled") !== false;
  });
  return { keepsText, keepsSound: flagIn(assistant["artifactPlan"], "recordingEnabled") === true };
}

type Parties = Pick<Resolution, "assistant" | "members" | "guests">;

/** Everybody who may come to talk. */
function everybodyIn({ assistant, members, guests }: Parties): readonly ResolvedAssistant[] {
  return [assistant, ...members.map((member) => member.assistant), ...guests.values()];
}

function flagIn(plan: unknown, name: string): unknown {
  return typeof plan === "object" && plan !== null ? (plan as Readonly<Record<string, unknown>>)[name] : undefined;
}

import { z } from "zod";
import type { ServerSecret } from "../../tools/ask-server.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { openSecret } from "../core/rows/secrets.ts";

const Plan = z.discriminatedUnion("type", [
  z.object({ type: z.literal("bearer"), token: z.string(), headerName: z.string().optional() }),
  z.object({ type: z.literal("hmac"), secretKey: z.string(), signatureHeader: z.string().optional() }),
]);

/** What a developer's server knows us by: the plan of the credential that its settings name. */
export async function serverSecret(
  context: ResourceContext,
  orgId: string,
  credentialId: string | undefined,
): Promise<ServerSecret | undefined> {
  if (credentialId === undefined) return undefined;
  const row = await context.store.find({ kind: "credential", orgId }, credentialId);
  const plan = Plan.safeParse(row?.["authenticationPlan"]).data;
  const clear = (text: string) => openSecret(text, { sealer: context.sealer, orgId });
  if (plan === undefined) return undefined;
  if (plan.type === "bearer")
    return { kind: "bearer", secret: clear(plan.token), header: plan.headerName?.toLowerCase() };
  return { kind: "hmac", secret: clear(plan.secretKey), header: plan.signatureHeader?.toLowerCase() };
}

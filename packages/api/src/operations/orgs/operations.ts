import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { compliancePlan } from "../assistants/plans.ts";
import { orgRoutes as routes } from "../routes.ts";
import { amount, flag, id, instant, type Shape, server, text, upTo, warnings } from "../shared/common.ts";
import { subscription } from "./subscription.ts";

/** What a member may do: admins everything, editors everything but members, tokens and money, viewers only look. */
export const role = z.enum(["admin", "editor", "viewer"]);
export type Role = z.infer<typeof role>;

const settings = z.strictObject({
  hipaaEnabled: flag,
  /** Ours: whoever this org calls has agreed to an artificial voice (FCC 24-17). */
  hasCallConsent: flag,
  subscriptionId: text,
  name: upTo(40),
  channel: z.enum(["default", "weekly"]).optional(),
  /** US dollars. */
  billingLimit: z.number().min(0).max(1000).optional(),
  server: server.optional(),
  concurrencyLimit: z.number().min(1).max(10).optional(),
  compliancePlan: compliancePlan.optional(),
});

const row = z.object({
  ...settings.shape,
  subscription: subscription.optional(),
  stripeSubscriptionId: text,
  stripeSubscriptionItemId: text,
  stripeSubscriptionCurrentPeriodStart: instant.optional(),
  stripeSubscriptionStatus: text,
  jwtSecret: text,
  minutesUsed: amount,
  id,
  createdAt: instant,
  updatedAt: instant,
  ...warnings,
});

/** An organisation: every other row belongs to one. */
export interface Org extends z.infer<typeof row> {}
export const org: Shape<Org> = row;

/** A member of an org. */
export const user = z.object({
  id,
  createdAt: instant,
  updatedAt: instant,
  email: z.string(),
  fullName: text,
});

/** A member with the role they have in the org that was asked for. */
const member = z.object({ ...user.shape, role });

/** An invitation that nobody has used yet. Its token is in the letter alone. */
const invitation = z.object({ email: z.string(), role, expiresAt: instant });

export const orgOperations = {
  createOrg: { ...routes.createOrg, body: settings, answer: org },
  listOrgs: { ...routes.listOrgs, answer: z.array(org) },
  getFeatureFlag: {
    ...routes.getFeatureFlag,
    query: z.strictObject({ key: z.string().max(100), orgId: id }),
    answer: z.boolean(),
  },
  getOrg: { ...routes.getOrg, answer: org },
  updateOrg: { ...routes.updateOrg, body: settings, answer: org },
  deleteOrg: { ...routes.deleteOrg, answer: "empty" },
  listUsers: { ...routes.listUsers, answer: z.array(member) },
  leaveOrg: { ...routes.leaveOrg, answer: "empty" },
  removeMember: { ...routes.removeMember, answer: "empty" },
  inviteUsers: {
    ...routes.inviteUsers,
    body: z.strictObject({ emails: z.array(z.email().max(254)).max(100), role, redirectTo: text }),
    answer: "empty",
  },
  listInvitations: { ...routes.listInvitations, answer: z.array(invitation) },
  updateUserRole: { ...routes.updateUserRole, body: z.strictObject({ userId: id, role }), answer: "empty" },
  getOrgAuth: {
    ...routes.getOrgAuth,
    answer: z.object({ accessToken: z.string(), aud: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  },
} as const satisfies Record<string, OperationSpec>;

import type { Route } from "../../operation.ts";
import { get, patch, post, remove, rowRoutes } from "../shared/make-routes.ts";

/** The routes of orgs and their members, below the platform's base URL. */
export const orgRoutes = {
  ...rowRoutes("Org", "/org"),
  getFeatureFlag: get("/org/feature-flag"),
  listUsers: get("/org/{id}/user"),
  leaveOrg: remove("/org/{id}/leave"),
  removeMember: remove("/org/{id}/member/{memberId}/leave"),
  inviteUsers: post("/org/{id}/invite"),
  updateUserRole: patch("/org/{id}/role"),
  getOrgAuth: get("/org/{id}/auth"),
} as const satisfies Record<string, Route>;

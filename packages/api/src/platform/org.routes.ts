import type { Route } from "../call-spec.ts";

/** The routes of orgs and their members, below the platform's base URL. */
export const orgRoutes = {
  createOrg: { method: "POST", path: "/org" },
  listOrgs: { method: "GET", path: "/org" },
  getFeatureFlag: { method: "GET", path: "/org/feature-flag" },
  getOrg: { method: "GET", path: "/org/{id}" },
  updateOrg: { method: "PATCH", path: "/org/{id}" },
  deleteOrg: { method: "DELETE", path: "/org/{id}" },
  listUsers: { method: "GET", path: "/org/{id}/user" },
  leaveOrg: { method: "DELETE", path: "/org/{id}/leave" },
  removeMember: { method: "DELETE", path: "/org/{id}/member/{memberId}/leave" },
  inviteUsers: { method: "POST", path: "/org/{id}/invite" },
  updateUserRole: { method: "PATCH", path: "/org/{id}/role" },
  getOrgAuth: { method: "GET", path: "/org/{id}/auth" },
} as const satisfies Record<string, Route>;

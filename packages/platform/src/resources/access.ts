import { platformOperations, type Role } from "@dilo/api/operations";

export type CallName = keyof typeof platformOperations;

/** Who calls: nobody known, a page with a public token, or a member with a private one. */
export type Caller =
  | { readonly kind: "nobody" }
  | { readonly kind: "public" }
  | { readonly kind: "private"; readonly role: Role };

/** Members, tokens and the org itself are for admins: with them one could make oneself anything else. */
const adminsOnly: ReadonlySet<CallName> = new Set<CallName>([
  "createToken",
  "listTokens",
  "getToken",
  "updateToken",
  "deleteToken",
  "createOrg",
  "updateOrg",
  "deleteOrg",
  "inviteUsers",
  "updateUserRole",
  "removeMember",
]);

/** What looks is for viewers too; these look, or concern only the caller, though they are no GET. */
const viewersToo: ReadonlySet<CallName> = new Set<CallName>(["queryAnalytics", "leaveOrg"]);

/**
 * Tells whether a caller may make a call.
 * @returns "unknown" when a valid token is missing (401), "forbidden" when it may not do this (403)
 */
export function mayCall(caller: Caller, name: CallName): "yes" | "unknown" | "forbidden" {
  const call = platformOperations[name];
  const access = "access" in call ? call.access : "private";
  if (access === "open") return "yes";
  if (caller.kind === "nobody") return "unknown";
  if (caller.kind === "public") return access === "public" ? "yes" : "forbidden";
  return mayRole(caller.role, name, call.method) ? "yes" : "forbidden";
}

function mayRole(role: Role, name: CallName, method: string): boolean {
  switch (role) {
    case "admin":
      return true;
    case "editor":
      return !adminsOnly.has(name);
    case "viewer":
      return !adminsOnly.has(name) && (method === "GET" || viewersToo.has(name));
  }
}

import { platformOperations, type Role } from "@dilo/api/operations";

export type OperationName = keyof typeof platformOperations;

/** The caller: unknown, a page with a public token, or a member with a private one. */
export type Caller =
  | { readonly kind: "nobody" }
  | { readonly kind: "public" }
  | { readonly kind: "private"; readonly role: Role };

/** Members, tokens and the org itself are for admins only: they allow privilege escalation. So is what everybody did. */
const adminsOnly: ReadonlySet<OperationName> = new Set<OperationName>([
  "createToken",
  "listTokens",
  "getToken",
  "updateToken",
  "deleteToken",
  "createOrg",
  "updateOrg",
  "deleteOrg",
  "inviteUsers",
  "listInvitations",
  "updateUserRole",
  "removeMember",
  "listAuditEntries",
]);

/** Viewers may read. These are reads, or concern only the caller, though they are not GETs. */
const viewersToo: ReadonlySet<OperationName> = new Set<OperationName>(["queryAnalytics", "leaveOrg"]);

/**
 * Tells whether a caller may use an operation.
 * @returns "unknown" when a valid token is missing (401), "forbidden" when it may not do this (403)
 */
export function authorize(caller: Caller, name: OperationName): "yes" | "unknown" | "forbidden" {
  const operation = platformOperations[name];
  const access = "access" in operation ? operation.access : "private";
  if (access === "open") return "yes";
  if (caller.kind === "nobody") return "unknown";
  if (caller.kind === "public") return access === "public" ? "yes" : "forbidden";
  return roleMay(caller.role, name, operation.method) ? "yes" : "forbidden";
}

function roleMay(role: Role, name: OperationName, method: string): boolean {
  switch (role) {
    case "admin":
      return true;
    case "editor":
      return !adminsOnly.has(name);
    case "viewer":
      return !adminsOnly.has(name) && (method === "GET" || viewersToo.has(name));
  }
}

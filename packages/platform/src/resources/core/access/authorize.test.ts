import { platformOperations } from "@dilo/api/operations";
import { expect, test } from "vitest";
import { authorize, type Caller, type OperationName } from "./authorize.ts";

const names = Object.keys(platformOperations) as OperationName[];
const allowed = (caller: Caller) => names.filter((name) => authorize(caller, name) === "yes");
const member = (role: "admin" | "editor" | "viewer"): Caller => ({ kind: "private", role });

test("nobody known can only report to the credential webhook", () => {
  expect(allowed({ kind: "nobody" })).toEqual(["receiveCredentialWebhook"]);
  expect(authorize({ kind: "nobody" }, "getAssistant")).toBe("unknown");
});

test("a page's token starts web calls and web chats, and nothing else", () => {
  expect(allowed({ kind: "public" }).sort()).toEqual(
    ["createWebCall", "createWebChat", "createWebChatResponse", "receiveCredentialWebhook"].sort(),
  );
  expect(authorize({ kind: "public" }, "listCalls")).toBe("forbidden");
});

test("an admin may do everything, an editor less, a viewer least", () => {
  const [admin, editor, viewer] = [allowed(member("admin")), allowed(member("editor")), allowed(member("viewer"))];
  expect(admin).toHaveLength(names.length);
  expect(admin.filter((name) => !editor.includes(name))).toHaveLength(13);
  expect(viewer.every((name) => editor.includes(name))).toBe(true);
});

test("a viewer changes nothing", () => {
  const changing = allowed(member("viewer")).filter((name) => platformOperations[name].method !== "GET");
  expect(changing.sort()).toEqual(["leaveOrg", "queryAnalytics", "receiveCredentialWebhook"].sort());
});

test.each([
  "getToken",
  "inviteUsers",
  "updateUserRole",
  "removeMember",
  "updateOrg",
  "deleteOrg",
  "listAuditEntries",
  "listInvitations",
] as const)("%s is for admins", (name) => {
  expect(authorize(member("admin"), name)).toBe("yes");
  expect(authorize(member("editor"), name)).toBe("forbidden");
  expect(authorize(member("viewer"), name)).toBe("forbidden");
});

import { platformOperations } from "@dilo/api/operations";
import { expect, test } from "vitest";
import { type Caller, type CallName, mayCall } from "./access.ts";

const names = Object.keys(platformOperations) as CallName[];
const allowed = (caller: Caller) => names.filter((name) => mayCall(caller, name) === "yes");
const member = (role: "admin" | "editor" | "viewer"): Caller => ({ kind: "private", role });

test("nobody known can only report to the credential webhook", () => {
  expect(allowed({ kind: "nobody" })).toEqual(["receiveCredentialWebhook"]);
  expect(mayCall({ kind: "nobody" }, "getAssistant")).toBe("unknown");
});

test("a page's token starts web calls and web chats, and nothing else", () => {
  expect(allowed({ kind: "public" }).sort()).toEqual(
    ["createWebCall", "createWebChat", "createWebChatResponse", "receiveCredentialWebhook"].sort(),
  );
  expect(mayCall({ kind: "public" }, "listCalls")).toBe("forbidden");
});

test("an admin may do everything, an editor less, a viewer least", () => {
  const [admin, editor, viewer] = [allowed(member("admin")), allowed(member("editor")), allowed(member("viewer"))];
  expect(admin).toHaveLength(148);
  expect(admin.filter((name) => !editor.includes(name))).toHaveLength(11);
  expect(viewer.every((name) => editor.includes(name))).toBe(true);
});

test("a viewer changes nothing", () => {
  const changing = allowed(member("viewer")).filter((name) => platformOperations[name].method !== "GET");
  expect(changing.sort()).toEqual(["leaveOrg", "queryAnalytics", "receiveCredentialWebhook"].sort());
});

test.each(["getToken", "inviteUsers", "updateUserRole", "removeMember", "updateOrg", "deleteOrg"] as const)(
  "%s is for admins",
  (name) => {
    expect(mayCall(member("admin"), name)).toBe("yes");
    expect(mayCall(member("editor"), name)).toBe("forbidden");
    expect(mayCall(member("viewer"), name)).toBe("forbidden");
  },
);

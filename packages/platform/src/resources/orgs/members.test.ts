import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let org: string;
beforeAll(async () => {
  fixture = await openTestResources();
  org = String(((await fixture.do("listOrgs")).body as unknown as { id: string }[])[0]?.id);
});
afterAll(() => fixture.close());

const inOrg = (more: object = {}) => ({ parameters: { id: org, ...more } });
const users = async () => (await fixture.do("listUsers", inOrg())).body as unknown as { id: string; email: string }[];
const idOf = async (email: string) => (await users()).find((user) => user.email === email)?.id ?? "";
const invite = async (email: string, role: string) => {
  await fixture.do("inviteUsers", { ...inOrg(), body: { emails: [email], role } });
  return fixture.invitations.at(-1)?.token ?? "";
};

let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `member${count}@dilo.example`;
});

test("an invitation makes a member of whoever uses its token, once, within a week", async () => {
  const token = await invite(email.toUpperCase(), "editor");
  expect(await idOf(email)).toBe("");
  expect((await fixture.ask("createSquad", { token, body: { members: [] } })).status).toBe(201);
  expect(await idOf(email)).not.toBe("");
  expect((await fixture.ask("listSquads", { token })).status).toBe(200);
  const late = await invite(`late-${email}`, "admin");
  fixture.advance(7 * 24 * 3_600_000 + 1000);
  expect((await fixture.ask("listSquads", { token: late })).status).toBe(401);
});

test("members are listed with their roles, and invitations until they are used or over", async () => {
  const token = await invite(email, "editor");
  const open = async () => (await fixture.do("listInvitations", inOrg())).body as unknown as { email: string }[];
  const expiresAt = expect.stringMatching(/^2026-/);
  expect((await open()).filter((one) => one.email === email)).toEqual([{ email, role: "editor", expiresAt }]);
  expect(JSON.stringify(await open())).not.toContain(token);
  expect((await fixture.ask("listInvitations", { token, ...inOrg() })).status).toBe(403);
  expect((await open()).filter((one) => one.email === email)).toEqual([]);
  expect((await users()).find((user) => user.email === email)).toMatchObject({ role: "editor" });
  await invite(`late-${email}`, "viewer");
  fixture.advance(7 * 24 * 3_600_000 + 1000);
  expect(await open()).toEqual([]);
});

test("a role that changes is the role of every token at once", async () => {
  const token = await invite(email, "admin");
  const made = await fixture.ask("createToken", { token, body: { name: "second" } });
  const second = String(made.body["value"]);
  const body = { userId: await idOf(email), role: "viewer" };
  expect((await fixture.do("updateUserRole", { ...inOrg(), body })).status).toBe(204);
  for (const one of [token, second]) {
    expect((await fixture.ask("createSquad", { token: one, body: { members: [] } })).status).toBe(403);
    expect((await fixture.ask("listSquads", { token: one })).status).toBe(200);
  }
});

test("who leaves or is removed has no way in any more", async () => {
  const token = await invite(email, "editor");
  await fixture.ask("listSquads", { token });
  expect((await fixture.ask("leaveOrg", { token, ...inOrg() })).status).toBe(204);
  expect((await fixture.ask("listSquads", { token })).status).toBe(401);

  const other = await invite(email, "editor");
  await fixture.ask("listSquads", { token: other });
  const memberId = await idOf(email);
  expect((await fixture.do("removeMember", inOrg({ memberId }))).status).toBe(204);
  expect((await fixture.ask("listSquads", { token: other })).status).toBe(401);
  expect((await fixture.do("removeMember", inOrg({ memberId }))).status).toBe(404);
});

test("who is removed, or given another role, can't use a letter that was sent before", async () => {
  const used = await invite(email, "editor");
  const old = [await invite(email, "editor"), await invite(email.toUpperCase(), "admin")];
  await fixture.ask("listSquads", { token: used });
  const other = await invite(`other-${email}`, "viewer");
  const memberId = await idOf(email);
  await fixture.do("removeMember", inOrg({ memberId }));
  for (const token of old) expect((await fixture.ask("listSquads", { token })).status).toBe(401);
  expect(await idOf(email)).toBe("");
  expect((await fixture.ask("listSquads", { token: other })).status).toBe(200);

  const raising = await invite(`other-${email}`, "admin");
  const body = { userId: await idOf(`other-${email}`), role: "viewer" };
  await fixture.do("updateUserRole", { ...inOrg(), body });
  expect((await fixture.ask("listSquads", { token: raising })).status).toBe(401);
});

test("an invitation raises a member's role, and never lowers it", async () => {
  const first = await invite(email, "editor");
  await fixture.ask("listSquads", { token: first });
  const higher = await invite(email, "admin");
  expect((await fixture.ask("listTokens", { token: higher })).status).toBe(200);
  fixture.advance(2000);
  expect((await fixture.ask("listTokens", { token: first })).status).toBe(200);
  const lower = await invite(email, "viewer");
  expect((await fixture.ask("listTokens", { token: lower })).status).toBe(200);
  expect((await fixture.ask("leaveOrg", { token: first, ...inOrg() })).status).toBe(204);
});

test("an org keeps an admin", async () => {
  const me = await idOf("operator@localhost");
  expect((await fixture.do("leaveOrg", inOrg())).status).toBe(403);
  expect((await fixture.do("removeMember", inOrg({ memberId: me }))).status).toBe(403);
  const body = { userId: me, role: "viewer" };
  expect((await fixture.do("updateUserRole", { ...inOrg(), body })).status).toBe(403);
  const nobody = { userId: "nobody", role: "viewer" };
  expect((await fixture.do("updateUserRole", { ...inOrg(), body: nobody })).status).toBe(404);
});

test("whoever makes an org is its admin, and gets in for an hour at a time", async () => {
  const { body: other } = await fixture.do("createOrg", { body: { name: "Otra" } });
  const parameters = { id: String(other["id"]) };
  const { body: lent } = await fixture.do("getOrgAuth", { parameters });
  const token = String(lent["accessToken"]);
  await fixture.ask("createSquad", { token, body: { name: "Solo", members: [] } });
  expect((await fixture.ask("listSquads", { token })).body).toHaveLength(1);
  const kept = await fixture.ask("createToken", { token, body: {} });
  fixture.advance(3_600_001);
  expect((await fixture.ask("listSquads", { token })).status).toBe(401);
  const stays = String(kept.body["value"]);
  expect((await fixture.ask("listSquads", { token: stays })).body).toHaveLength(1);

  expect((await fixture.do("deleteOrg", { parameters })).status).toBe(204);
  expect((await fixture.ask("listSquads", { token: stays })).status).toBe(401);
  expect((await fixture.do("getOrg", { parameters })).status).toBe(404);
});

test("an org that is deleted leaves no call of it talking", async () => {
  const { body: other } = await fixture.do("createOrg", { body: { name: "Tres" } });
  const parameters = { id: String(other["id"]) };
  const token = String((await fixture.do("getOrgAuth", { parameters })).body["accessToken"]);
  const call = { body: { assistant: { firstMessage: "Hola." } } };
  const { body: theirs } = await fixture.ask("createWebCall", { token, ...call });
  const { body: ours } = await fixture.do("createWebCall", call);
  expect((await fixture.do("deleteOrg", { parameters })).status).toBe(204);
  expect(fixture.ended).toContain(theirs["id"]);
  expect(fixture.ended).not.toContain(ours["id"]);
});

test("a member of two orgs has in each the role of that org", async () => {
  const token = await invite(email, "viewer");
  expect((await fixture.ask("createOrg", { token, body: {} })).status).toBe(403);
  const { body: other } = await fixture.do("createOrg", { body: { name: "Dos" } });
  const parameters = { id: String(other["id"]) };
  expect((await fixture.ask("updateOrg", { token, parameters, body: { name: "Mía" } })).status).toBe(404);
  await fixture.do("inviteUsers", { parameters, body: { emails: [email], role: "admin" } });
  await fixture.ask("listSquads", { token: fixture.invitations.at(-1)?.token });
  expect((await fixture.ask("updateOrg", { token, parameters, body: { name: "Mía" } })).status).toBe(200);
  expect((await fixture.ask("updateOrg", { token, ...inOrg(), body: { name: "Mía" } })).status).toBe(403);
});

test("flags are for the orgs one is in", async () => {
  expect((await fixture.do("getFeatureFlag", { query: { key: "new", orgId: org } })).text).toBe("false");
  expect((await fixture.do("getFeatureFlag", { query: { key: "new", orgId: "other" } })).status).toBe(404);
});

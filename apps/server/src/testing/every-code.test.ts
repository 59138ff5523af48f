import { afterAll, beforeAll, expect, test } from "vitest";
import { readTokens } from "../resources/testing-requests.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** What the table "Every code and link" of docs/threats.md says that is given to a person, a browser, a page or an operator. */
const operatorToken = "a-token-of-the-operator-alone";
const said = { formType: "N-400", said: "Rosa Ficticia", heardAt: "2026-11-20T11:00:00.000Z" };

let server: TestServer;
/** Each code by its name, and the cookies by theirs. */
let codes: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer({ env: { OPS_TOKEN: operatorToken } });
  const { private: privateToken, public: publicToken } = await readTokens(server);
  const payer = server.browser();
  const sessionId = await payer.enter();
  await payer.send("PUT", "/draft/answers/nombre_completo", { body: said });
  const { code } = (await payer.send("POST", "/api/resume-code")).json();
  const voiceToken = (await payer.send("POST", "/api/voice-token")).json().token;
  const signedIn = await server
    .browser()
    .send("POST", "/console/session", { headers: { authorization: `Bearer ${privateToken}` } });
  const cookies = Object.fromEntries([...payer.cookies].map(([name, value]) => [`cookie ${name}`, value]));
  const [, consoleCookie = ""] = /^[\w-]+=([^;]+)/.exec(String(signedIn.headers["set-cookie"])) ?? [];
  codes = {
    ...cookies,
    "cookie dilo-console": consoleCookie,
    ...{ "session's id": sessionId, "payment's code": code, "voice token": voiceToken },
    ...{ "private token": privateToken, "public token": publicToken, "operator's token": operatorToken },
  };
});
afterAll(async () => {
  await server.services.platform?.close();
  await server.close();
});

/** Where something is behind a code. */
const doors = [
  ["GET", "/draft"],
  ["GET", "/forms"],
  ["POST", "/api/resume-code"],
  ["POST", "/api/voice-token"],
  ["GET", "/platform/assistant"],
  ["GET", "/platform/call"],
  ["POST", "/platform/call/web"],
  ["GET", "/platform/audit"],
  ["GET", "/console/api/assistant"],
  ["GET", "/metrics"],
  ["GET", "/ops"],
  ["DELETE", "/my-data"],
] as const;

/** How a code may be shown. */
function waysToShow(code: string): readonly { readonly how: string; readonly headers: Record<string, string> }[] {
  const cookieNames = Object.keys(codes).flatMap((name) => (name.startsWith("cookie ") ? [name.slice(7)] : []));
  return [
    { how: "bearer", headers: { authorization: `Bearer ${code}` } },
    { how: "password", headers: { authorization: `Basic ${Buffer.from(`me:${code}`).toString("base64")}` } },
    ...cookieNames.map((name) => ({ how: `cookie ${name}`, headers: { cookie: `${name}=${code}` } })),
  ];
}

/** Where a door opens for a code, however it is shown: what is refused answers as it answers nobody. */
async function openedBy(code: string): Promise<readonly string[]> {
  const opened = new Set<string>();
  for (const { how, headers } of waysToShow(code)) {
    for (const [method, url] of doors) {
      const answer = await server.browser().send(method, url, { headers, ...(method === "POST" && { body: {} }) });
      if (![401, 403, 404].includes(answer.statusCode)) opened.add(`${method} ${url} by ${how}`);
    }
  }
  const body = { code };
  if ((await server.browser().send("POST", "/api/resume", { body })).statusCode < 400) opened.add("resume");
  const { payment } = (await server.browser().send("POST", "/api/find-payment", { body: { sessionId: code } })).json();
  if (payment?.resumeCode || payment?.isYours) opened.add("find");
  const verified = await server.browser().send("POST", "/api/verify-payment", { body: { sessionId: code } });
  if (verified.json().verified === true) opened.add("verify");
  return [...opened];
}

test("each code and link opens what the table says, and nothing else, wherever and however it is shown", async () => {
  const opened: Record<string, readonly string[]> = {};
  // The doors that delete come last of each: the form's own cookie is tried at the end.
  for (const [name, code] of Object.entries(codes).reverse()) opened[name] = await openedBy(code);
  const mine = ["GET /draft", "GET /forms", "POST /api/resume-code", "POST /api/voice-token", "DELETE /my-data"];
  const platform = ["GET /platform/assistant", "GET /platform/call", "POST /platform/call/web", "GET /platform/audit"];
  expect(opened).toEqual({
    "cookie dilo-capability": mine.map((door) => `${door} by cookie dilo-capability`),
    "cookie dilo-console": ["GET /console/api/assistant by cookie dilo-console"],
    // With the session's id it verifies the payment: payments.test.ts.
    "cookie dilo-order": [],
    "operator's token": ["bearer", "password"].flatMap((how) => [`GET /metrics by ${how}`, `GET /ops by ${how}`]),
    "payment's code": ["resume"],
    "private token": platform.map((door) => `${door} by bearer`),
    "public token": ["POST /platform/call/web by bearer"],
    "session's id": [],
    "voice token": ["POST /platform/call/web by bearer"],
  });
}, 240_000);

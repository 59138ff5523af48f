import { describe, expect, test } from "vitest";
import type { Mailer } from "../mail/mailer.ts";
import { ServerError } from "../server-error.ts";
import type { Services } from "../services.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { resumeCodes } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { emptyStore } from "../store/testing.ts";
import { type Browser, openTestServer, type TestServer } from "../testing/test-server.ts";
import { dataKey } from "./stripe/testing-stripe.ts";

const hourMs = 3_600_000;
const said = { formType: "N-400", said: "Rosa Ficticia", heardAt: "2026-11-20T11:00:00.000Z" };

type CodeAnswer = { readonly code: string; readonly expiresAt: string } | null;

const find = async (from: Browser, sessionId: string): Promise<{ resumeCode: CodeAnswer; isYours: boolean }> =>
  (await from.send("POST", "/api/find-payment", { body: { sessionId } })).json().payment;
const codeFor = async (from: Browser, sessionId: string) => (await find(from, sessionId)).resumeCode?.code ?? "";
const resume = async (from: Browser, code: string) =>
  (await from.send("POST", "/api/resume", { body: { code } })).statusCode;
const ownCode = async (from: Browser): Promise<string> => (await from.send("POST", "/api/resume-code")).json().code;
const draft = async (from: Browser) => (await from.send("GET", "/draft")).statusCode;
const say = (from: Browser) => from.send("PUT", "/draft/answers/nombre_completo", { body: said });
/** As the page does before it sends a code: it has a cookie by which it is known again. */
const enterByCode = async (from: Browser, code: string) => {
  await from.send("POST", "/api/check-cookies");
  return resume(from, code);
};

/** Whatever a stranger got opens nothing, and erases nothing. */
async function expectShut(stranger: Browser, codes: readonly string[], sessionId: string): Promise<void> {
  expect(await draft(stranger)).toBe(401);
  for (const [method, url] of [
    ["POST", "/api/resume-code"],
    ["GET", "/forms"],
    ["POST", "/api/voice-token"],
    ["DELETE", "/my-data"],
  ] as const) {
    expect((await stranger.send(method, url)).statusCode).toBe(401);
  }
  expect(await find(stranger, sessionId)).toMatchObject({ isYours: false, resumeCode: null });
  expect((await stranger.send("POST", "/api/verify-payment", { body: { sessionId } })).json()).toEqual({
    verified: false,
  });
  for (const code of codes) expect(await resume(stranger, code)).toBe(404);
}

/** Every order of events, on servers that share one store: `server(0)` and `server(1)` may be the same one. */
function ordersOfEvents(open: () => Promise<{ servers: readonly TestServer[]; close: () => Promise<void> }>): void {
  const withServers = async (
    run: (payer: Browser, stranger: Browser, others: () => [Browser, Browser]) => Promise<void>,
  ) => {
    const { servers, close } = await open();
    const [first, second] = [servers[0], servers.at(-1)];
    if (first === undefined || second === undefined) throw new Error("No server.");
    try {
      const people = (): [Browser, Browser] => [first.browser(), second.browser()];
      await run(...people(), people);
    } finally {
      await close();
    }
  };

  test("the payer first: the session's id gives a stranger nothing", () =>
    withServers(async (payer, stranger) => {
      const sessionId = await payer.enter();
      await say(payer);
      await expectShut(stranger, [], sessionId);
    }));

  test("a stranger's code, not used before the payer came, opens nothing afterwards", () =>
    withServers(async (payer, stranger) => {
      const sessionId = await payer.pay();
      const code = await codeFor(stranger, sessionId);
      await payer.comeBack(sessionId);
      await say(payer);
      await expectShut(stranger, [code], sessionId);
      expect(await ownCode(payer)).not.toBe(code);
      expect(await draft(payer)).toBe(200);
    }));

  test("a stranger who was in already is out as soon as the payer comes, with every code they saw", () =>
    withServers(async (payer, stranger) => {
      const sessionId = await payer.pay();
      const code = await codeFor(stranger, sessionId);
      expect(await enterByCode(stranger, code)).toBe(200);
      const noted = await ownCode(stranger);
      expect(await draft(stranger)).toBe(200);
      await payer.comeBack(sessionId);
      await say(payer);
      await expectShut(stranger, [code, noted], sessionId);
      const own = await ownCode(payer);
      expect([code, noted]).not.toContain(own);
      expect(await resume(stranger, own)).toBe(200);
    }));

  test("both at once, six times over: whoever is quicker, the payer is in and the stranger is not", () =>
    withServers(async (_payer, _stranger, others) => {
      for (let round = 0; round < 6; round += 1) {
        const [payer, stranger] = others();
        const sessionId = await payer.pay();
        const code = await codeFor(stranger, sessionId);
        const stays = [
          () => enterByCode(stranger, code),
          () => payer.comeBack(sessionId),
          () => codeFor(stranger, sessionId),
        ];
        const [, , seen] = await Promise.all(stays.map((step) => step()));
        expect((await say(payer)).statusCode).toBe(204);
        await expectShut(stranger, seen ? [code, String(seen)] : [code], sessionId);
      }
    }));
}

describe("whoever knows only the session's id, on one server", () => {
  ordersOfEvents(async () => {
    const server = await openTestServer();
    return { servers: [server], close: () => server.close() };
  });
});

describeOnPostgres("whoever knows only the session's id, on two servers of one store", (postgres) => {
  ordersOfEvents(async () => {
    const store = await postgres.emptyStore();
    const first = await openTestServer({ env: { DATA_KEY: dataKey }, store });
    const env = { DATA_KEY: dataKey, KEY_DIR: first.config.keyDir };
    const second = await openTestServer({ env, store });
    return {
      servers: [first, second],
      close: async () => {
        for (const server of [second, first]) await server.close();
      },
    };
  });
});

describe("over a restart", () => {
  async function restarted(server: TestServer, store: Store): Promise<TestServer> {
    return openTestServer({ env: { DATA_KEY: dataKey, KEY_DIR: server.config.keyDir }, store });
  }
  /** The same browser, at the server as it is now. */
  function moved(from: Browser, to: TestServer): Browser {
    const browser = to.browser();
    for (const [name, value] of from.cookies) browser.cookies.set(name, value);
    return browser;
  }

  test("what a stranger has before it ends with the payer's coming after it", async () => {
    const store = await emptyStore();
    const before = await openTestServer({ env: { DATA_KEY: dataKey }, store });
    const [payer, stranger] = [before.browser(), before.browser()];
    const sessionId = await payer.pay();
    const code = await codeFor(stranger, sessionId);
    await enterByCode(stranger, code);
    const noted = await ownCode(stranger);
    const after = await restarted(before, store);
    const [payerLater, strangerLater] = [moved(payer, after), moved(stranger, after)];
    expect(await draft(strangerLater)).toBe(200);
    await payerLater.comeBack(sessionId);
    await expectShut(strangerLater, [code, noted], sessionId);
    const again = await restarted(before, store);
    await expectShut(moved(stranger, again), [code, noted], sessionId);
    for (const server of [again, after, before]) await server.close();
  });
});

describe("a payer who lost their cookies", () => {
  async function paid(services: Partial<Services> = {}) {
    const server = await openTestServer({ with: services });
    const payer = server.browser();
    const sessionId = await payer.pay();
    const lost = server.browser();
    return { server, payer, lost, sessionId, close: () => server.close() };
  }

  test("has an hour for the code of the payment page, which is given again as long as nobody opened the form", async () => {
    const { server, lost, sessionId, close } = await paid();
    const first = await find(lost, sessionId);
    expect(first.resumeCode?.expiresAt).toBe("2026-11-20T13:00:00.000Z");
    server.clock.advance(hourMs - 1);
    expect(await codeFor(lost, sessionId)).toBe(first.resumeCode?.code);
    server.clock.advance(hourMs);
    expect(await resume(lost, first.resumeCode?.code ?? "")).toBe(404);
    const second = await codeFor(lost, sessionId);
    expect(second).not.toBe(first.resumeCode?.code);
    expect(await enterByCode(lost, second)).toBe(200);
    await close();
  });

  test("may send it again when the answer was lost, and nobody else may", async () => {
    const { server, lost, sessionId, close } = await paid();
    const code = await codeFor(lost, sessionId);
    expect(await enterByCode(lost, code)).toBe(200);
    lost.cookies.delete("dilo-capability");
    const stranger = server.browser();
    expect(await enterByCode(stranger, code)).toBe(404);
    expect(await find(stranger, sessionId)).toMatchObject({ resumeCode: null });
    expect(await enterByCode(lost, code)).toBe(200);
    expect(await draft(lost)).toBe(200);
    await close();
  });

  test("of two who send one code at once, one is in", async () => {
    const { server, lost, sessionId, close } = await paid();
    const stranger = server.browser();
    const code = await codeFor(lost, sessionId);
    expect((await Promise.all([enterByCode(lost, code), enterByCode(stranger, code)])).sort()).toEqual([200, 404]);
    await close();
  });

  test("gets a code for paper that lives as long as the answers, and opens them on another phone", async () => {
    const { server, lost, sessionId, close } = await paid();
    const code = await codeFor(lost, sessionId);
    await enterByCode(lost, code);
    const noted = await ownCode(lost);
    expect(noted).not.toBe(code);
    await say(lost);
    server.clock.advance(70 * hourMs);
    expect(await ownCode(lost)).toBe(noted);
    const phone = server.browser();
    expect(await resume(phone, noted)).toBe(200);
    expect((await phone.send("GET", "/draft")).json().draft.answers.nombre_completo.said).toBe("Rosa Ficticia");
    await close();
  });

  test("erases what was told and their own code, and not the payment's", async () => {
    const { server, payer, lost, sessionId, close } = await paid();
    await enterByCode(lost, await codeFor(lost, sessionId));
    const noted = await ownCode(lost);
    await say(lost);
    expect((await lost.send("DELETE", "/my-data")).json()).toMatchObject({ drafts: 1 });
    expect(await resume(server.browser(), noted)).toBe(404);
    await payer.comeBack(sessionId);
    expect(await draft(payer)).toBe(200);
    await close();
  });

  test("a letter that was asked for and waits is not sent once somebody else proves to be the payer", async () => {
    const sent: string[] = [];
    let isAway = true;
    const mailer: Mailer = {
      async send({ to, messageId }) {
        if (isAway) throw new ServerError("mail-unreachable", "away");
        sent.push(to);
        return { messageId };
      },
    };
    const { server, payer, lost, sessionId, close } = await paid({ mailer });
    await enterByCode(lost, await codeFor(lost, sessionId));
    const form = { formType: "N-400", data: { nombre_completo: "Rosa Ficticia" } };
    const { id } = (await lost.send("POST", "/submit-form", { body: form })).json();
    const body = { id, email: "rosa@example.test", includePDF: false };
    const asked = await lost.send("POST", "/email-form", { body });
    expect(asked.json()).toEqual({ queued: true, isSent: false });
    await payer.comeBack(sessionId);
    isAway = false;
    server.clock.advance(hourMs);
    await server.worker.runDue();
    expect(sent).toEqual([]);
    await payer.send("POST", "/email-form", { body: { ...body, email: "payer@example.test" } });
    expect(sent).toEqual(["payer@example.test"]);
    await close();
  });
});

test("the payment's own code is made for nobody who has not opened the form with proof", async () => {
  const server = await openTestServer();
  const [payer, lost] = [server.browser(), server.browser()];
  const sessionId = await payer.pay();
  for (const from of [payer, lost]) await find(from, sessionId);
  await enterByCode(lost, await codeFor(lost, sessionId));
  await ownCode(lost);
  await find(payer, sessionId);
  expect(await server.services.store.db.select().from(resumeCodes)).toEqual([]);
  await payer.comeBack(sessionId);
  expect(await find(payer, sessionId)).toMatchObject({ resumeCode: { code: await ownCode(payer) } });
  await server.close();
});

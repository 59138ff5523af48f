import { randomBytes, randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { type Browser, openTestServer } from "./test-server.ts";

const token = randomUUID();

/** Two servers of one store, the second of which has another time. */
async function openPair(apartMs: number) {
  const env = {
    DATA_KEY: randomBytes(32).toString("base64"),
    PLATFORM_PRIVATE_TOKEN: token,
    PLATFORM_PUBLIC_TOKEN: randomUUID(),
  };
  const one = await openTestServer({ env });
  const other = await openTestServer({ env: { ...env, KEY_DIR: one.config.keyDir }, store: one.services.store });
  other.clock.advance(apartMs);
  onTestFinished(async () => {
    for (const server of [other, one]) {
      await server.services.platform?.close();
      await server.close();
    }
  });
  /** One browser, whose requests a proxy brings to either of them. */
  const person = () => {
    const [ofOne, ofOther] = [one.browser(), other.browser()];
    const at = (here: Browser, there: Browser): Pick<Browser, "send"> => ({
      send: async (...asked) => {
        for (const [name, value] of there.cookies) here.cookies.set(name, value);
        there.cookies.clear();
        return here.send(...asked);
      },
    });
    return { ofOne, atOne: at(ofOne, ofOther), atOther: at(ofOther, ofOne) };
  };
  return { one, other, person };
}

test.each([5000, -5000])(
  "a person whose requests go to either of two servers whose clocks are %i ms apart",
  async (apartMs) => {
    const { one, other, person } = await openPair(apartMs);
    const { ofOne, atOne, atOther } = person();
    const sessionId = await ofOne.pay();
    const statuses: number[] = [];
    const ask = async (at: Pick<Browser, "send">, ...asked: Parameters<Browser["send"]>) => {
      const answer = await at.send(...asked);
      statuses.push(answer.statusCode);
      return answer.statusCode === 204 ? {} : answer.json();
    };
    expect(await ask(atOther, "POST", "/api/verify-payment", { body: { sessionId } })).toMatchObject({
      verified: true,
    });

    // By the phone's clock, whichever server hears them.
    for (let second = 0; second < 8; second += 1) {
      const [here, there] = second % 2 === 0 ? [atOne, atOther] : [atOther, atOne];
      const heardAt = new Date(Date.parse("2026-11-20T12:00:00Z") + second * 1000).toISOString();
      const said = `Rosa Ficticia ${second}`;
      await ask(here, "PUT", "/draft/answers/nombre_completo", { body: { formType: "N-400", said, heardAt } });
      const { draft } = await ask(there, "GET", "/draft");
      expect(draft.answers.nombre_completo.said).toBe(said);
    }

    const headers = { "idempotency-key": randomUUID() };
    const body = { formType: "N-400", data: { nombre_completo: "Rosa Ficticia" } };
    const saved = await ask(atOther, "POST", "/submit-form", { body, headers });
    expect(await ask(atOne, "POST", "/submit-form", { body, headers })).toEqual(saved);
    for (const [revision, at] of [atOne, atOther, atOne].entries()) {
      const changed = {
        revision: revision + 1,
        data: { nombre_completo: `Rosa ${"A".repeat(revision + 1)} Ficticia` },
      };
      expect(await ask(at, "PATCH", `/form/${saved.id}`, { body: changed })).toMatchObject({ revision: revision + 2 });
    }

    const { code } = await ask(atOther, "POST", "/api/resume-code");
    const second = person();
    expect(await ask(second.atOne, "POST", "/api/resume", { body: { code } })).toEqual({ verified: true });
    expect(await ask(second.atOther, "GET", `/form/${saved.id}`)).toMatchObject({ revision: 4 });

    for (const [here, there] of [
      [atOne, atOther],
      [atOther, atOne],
    ] as const) {
      const bearer = (await ask(here, "POST", "/api/voice-token")).token;
      const call = { assistant: { name: "Dilo", firstMessage: "Hola." } };
      const asked = { body: call, headers: { authorization: `Bearer ${bearer}` } };
      expect(await ask(there, "POST", "/platform/call/web", asked)).toMatchObject({ webCallUrl: expect.any(String) });
    }

    for (const [at, email] of [
      [atOne, "rosa@correo.example"],
      [atOther, "eva@correo.example"],
    ] as const) {
      await ask(at, "POST", "/email-form", { body: { id: saved.id, email, includePDF: false } });
    }
    for (let times = 0; times < 2; times += 1) {
      for (const server of [one, other]) {
        await server.worker.runDue();
        server.clock.advance(Math.abs(apartMs));
      }
    }
    expect([...(await one.letters()), ...(await other.letters())]).toHaveLength(2);

    const { answerEpoch } = await ask(atOne, "GET", "/draft");
    expect(await ask(atOther, "DELETE", "/my-data")).toMatchObject({ forms: 1, drafts: 1 });
    const late = { formType: "N-400", said: "Rosa", heardAt: "2026-11-20T12:01:00Z", epoch: answerEpoch.epoch };
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    expect((await atOne.send("PUT", "/draft/answers/nombre_completo", { body: late })).json().code).toBe("stale-epoch");
    expect((await atOne.send("GET", "/draft")).json()).toMatchObject({ draft: null });
    expect((await atOne.send("GET", `/form/${saved.id}`)).statusCode).toBe(404);
  },
  60_000,
);

test.each([5000, -5000])(
  "a developer whose changes go to either of two servers whose clocks are %i ms apart",
  async (apartMs) => {
    const { one, other } = await openPair(apartMs);
    const servers = [one, other];
    const ask = async (turn: number, method: "POST" | "PATCH" | "GET", path: string, payload?: object) => {
      const { http } = servers[turn % 2] ?? one;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await http.inject({ method, url: `/platform${path}`, headers, ...(payload && { payload }) });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json();
    };
    const made = [await ask(0, "POST", "/assistant", { name: "0" }), await ask(1, "POST", "/assistant", { name: "0" })];
    for (const { id, updatedAt } of made) {
      let last = updatedAt;
      for (let turn = 1; turn < 6; turn += 1) {
        const changed = await ask(turn, "PATCH", `/assistant/${id}`, { name: `${turn}` });
        expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(last));
        expect(await ask(turn + 1, "GET", `/assistant/${id}`)).toMatchObject({ name: `${turn}` });
        last = changed.updatedAt;
      }
    }
    const { results } = await ask(1, "GET", "/audit?operation=updateAssistant");
    expect(results).toHaveLength(10);
  },
  60_000,
);

import { like, sum } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { type Documents, documentsAtOnce, openDocuments } from "../documents/documents.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { tries } from "../store/schema.ts";
import {
  type Browser,
  openTestServer,
  type SharedServer,
  sharedTestServer,
  type TestServer,
} from "../testing/test-server.ts";

let own: TestServer[] = [];
afterEach(async () => {
  for (const server of own) await server.close();
  own = [];
});
async function open(options: Parameters<typeof openTestServer>[0] = {}): Promise<TestServer> {
  const server = await openTestServer(options);
  own.push(server);
  return server;
}

const save = async (browser: Browser, said: string) =>
  browser.send("POST", "/submit-form", { body: { formType: "N-400", data: { nombre_completo: said } } });
const savedId = async (browser: Browser, said = "Rosa Ficticia") =>
  (await save(browser, said)).json<{ id: string }>().id;
const mail = (browser: Browser, id: string, number: number) =>
  browser.send("POST", "/email-form", { body: { id, email: `rosa${number}@example.test`, includePDF: false } });

async function payer(server: SharedServer): Promise<Browser> {
  const browser = server.browser();
  await browser.enter();
  return browser;
}

describe("mails", () => {
  test("a payment sends ten, over all its forms and whatever it erases, and another payment has its own", async () => {
    const server = await sharedTestServer();
    const rosa = await payer(server);
    const statuses: number[] = [];
    for (const round of [0, 1, 2]) {
      const id = await savedId(rosa);
      for (const number of [0, 1, 2, 3]) statuses.push((await mail(rosa, id, round * 4 + number)).statusCode);
      if (round === 2) {
        const refused = await mail(rosa, id, 99);
        expect(refused.json()).toMatchObject({ statusCode: 429, code: "no-mails-left" });
        expect(refused.headers).not.toHaveProperty("retry-after");
        expect(refused.body).not.toContain("rosa");
      }
      expect((await rosa.send("DELETE", "/my-data")).statusCode).toBe(200);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const other = await payer(server);
    expect((await mail(other, await savedId(other), 0)).statusCode).toBe(200);
  });

  test("what a payment is good for is a setting, and what is left of it is told", async () => {
    const env = { PAYMENT_FORMS: "2", PAYMENT_MAILS: "2", PAYMENT_CALLS: "3", PAYMENT_DAYS: "4" };
    const server = await open({ env });
    const rosa = await payer(server);
    const left = async () => (await rosa.send("GET", "/forms")).json().left;
    const until = new Date(server.clock().getTime() + 4 * 86_400_000).toISOString();
    expect(await left()).toEqual({ forms: 2, mails: 2, until });
    const id = await savedId(rosa);
    expect((await mail(rosa, id, 0)).statusCode).toBe(200);
    expect(await left()).toEqual({ forms: 1, mails: 1, until });
    await savedId(rosa, "Inés Ficticia");
    expect((await mail(rosa, id, 1)).statusCode).toBe(200);
    expect((await save(rosa, "Luz Ficticia")).json()).toMatchObject({ statusCode: 429, code: "no-forms-left" });
    expect((await mail(rosa, id, 2)).json()).toMatchObject({ statusCode: 429, code: "no-mails-left" });
    expect(await left()).toMatchObject({ forms: 0, mails: 0 });
    expect((await rosa.send("POST", "/api/voice-token")).json()).toMatchObject({ callsLeft: 3 });
    expect((await rosa.send("GET", "/config")).json().limits).toEqual({ calls: 3, forms: 2, mails: 2, days: 4 });
    server.clock.advance(4 * 86_400_000);
    expect((await rosa.send("GET", "/forms")).statusCode).toBe(401);
  });

  test("a letter asked for again while it waits is not counted again", async () => {
    const mailer = { send: () => Promise.reject(new Error("away")) };
    const rosa = await payer(await open({ env: { MAILS_PER_DAY: "1" }, with: { mailer } }));
    const id = await savedId(rosa);
    for (let time = 0; time < 12; time += 1) expect((await mail(rosa, id, 0)).statusCode).toBe(200);
    expect((await mail(rosa, id, 1)).json()).toMatchObject({ code: "mails-full-today" });
  });

  test("a server sends so many in a day, and says when the next day begins", async () => {
    const server = await open({ env: { MAILS_PER_DAY: "3" } });
    const people = [await payer(server), await payer(server)];
    const ids = [await savedId(people[0] as Browser), await savedId(people[1] as Browser)];
    const ask = (which: 0 | 1, number: number) => mail(people[which] as Browser, ids[which] as string, number);
    expect((await ask(0, 0)).statusCode).toBe(200);
    server.clock.advance(3_600_000);
    expect([(await ask(0, 1)).statusCode, (await ask(1, 2)).statusCode]).toEqual([200, 200]);
    const refused = await ask(1, 3);
    expect(refused.json()).toMatchObject({ statusCode: 429, code: "mails-full-today" });
    expect(refused.headers["retry-after"]).toBe(String(23 * 3600));
    server.clock.advance(23 * 3_600_000);
    expect((await ask(1, 3)).statusCode).toBe(200);
  });
});

test("a payment saves twenty forms, whatever it erases, and the one it has can still be saved again and changed", async () => {
  const rosa = await payer(await sharedTestServer());
  for (let number = 1; number <= 19; number += 1) expect((await save(rosa, `Rosa ${number}`)).statusCode).toBe(200);
  await rosa.send("DELETE", "/my-data");
  const { id } = (await save(rosa, "Rosa 20")).json();
  expect((await save(rosa, "Rosa 21")).json()).toMatchObject({ statusCode: 429, code: "no-forms-left" });
  expect((await save(rosa, "Rosa 20")).json()).toMatchObject({ id });
  const change = { data: { nombre_completo: "Rosa Ficticia" }, revision: 1 };
  expect((await rosa.send("PATCH", `/form/${id}`, { body: change })).json()).toMatchObject({ revision: 2 });
});

/** Documents that are made when the test says so, and who has one in the making. */
function slowDocuments() {
  const making: { readonly name: string; readonly done: () => void }[] = [];
  const begun: string[] = [];
  let most = 0;
  const documents: Documents = {
    ...openDocuments(),
    answerSheet({ lines }) {
      const name = lines.find(({ field }) => field.id === "nombre_completo")?.english ?? "";
      begun.push(name);
      return new Promise((resolve) => {
        making.push({ name, done: () => resolve({ bytes: Buffer.from("%PDF-"), hasForm: false }) });
        most = Math.max(most, making.length);
      });
    },
  };
  /** Finishes what is being made until these requests are answered. */
  const finish = async <T>(requests: readonly Promise<T>[]): Promise<T[]> => {
    let isOver = false;
    const all = Promise.all(requests).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      for (const one of making.splice(0)) one.done();
      await new Promise(setImmediate);
    }
    return all;
  };
  return { documents, making, begun, finish, most: () => most };
}

const pdf = (browser: Browser, formId: string) =>
  browser.send("POST", "/generate-pdf", { body: { formId, formType: "N-400" } });
const codes = (answers: readonly Awaited<ReturnType<typeof pdf>>[]) =>
  answers.map((answer) => (answer.statusCode === 200 ? "made" : answer.json<{ code: string }>().code));

/** Resolves when so many of these requests are answered. */
function answered(requests: readonly Promise<unknown>[], count: number): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    for (const request of requests) {
      void request.then(() => {
        left -= 1;
        if (left === 0) resolve();
      });
    }
  });
}

/** Resolves when so many PDFs are being made or wait for their turn. */
async function waiting(server: TestServer, count: number): Promise<void> {
  const isPdf = like(tries.key, "pdfs %");
  const read = () =>
    server.services.store.db
      .select({ sum: sum(tries.count) })
      .from(tries)
      .where(isPdf);
  while (Number((await read())[0]?.sum ?? 0) < count) await new Promise(setImmediate);
  await new Promise(setImmediate);
}

describe("PDFs", () => {
  test("150 at once of one payer are one after the other, four in all, and another's is the next one made", async () => {
    const { documents, making, begun, finish } = slowDocuments();
    const server = await open({ with: { documents } });
    const [greedy, rosa] = [await payer(server), await payer(server)];
    const [greedyId, rosaId] = [await savedId(greedy, "Codicia Ficticia"), await savedId(rosa)];
    const flood = Array.from({ length: 150 }, () => pdf(greedy, greedyId));
    await answered(flood, 146);
    await expect.poll(() => making.map(({ name }) => name)).toEqual(["Codicia Ficticia"]);
    const hers = pdf(rosa, rosaId);
    await waiting(server, 5);
    // Where there is a second core hers is begun beside the other.
    await expect.poll(() => making.length).toBe(Math.min(2, documentsAtOnce));
    const [answer] = await finish([hers]);
    expect(answer?.statusCode).toBe(200);
    expect(begun.indexOf("Rosa Ficticia")).toBe(1);
    const answers = await finish(flood);
    expect(codes(answers).filter((code) => code === "made")).toHaveLength(4);
    expect(codes(answers).filter((code) => code === "pdf-under-way")).toHaveLength(146);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect(codes(await finish([pdf(greedy, greedyId)]))).toEqual(["made"]);
  });

  test("a failed one makes room for the next one", async () => {
    const documents = { ...openDocuments(), answerSheet: () => Promise.reject(new Error("died")) };
    const rosa = await payer(await open({ with: { documents } }));
    const id = await savedId(rosa);
    for (let time = 0; time < 6; time += 1) expect((await pdf(rosa, id)).statusCode).toBe(500);
    expect((await pdf(rosa, "form_unknown")).statusCode).toBe(404);
  });

  test("a first PDF waits in line however long that is, with its place told; only second ones are refused then", async () => {
    const { documents, finish } = slowDocuments();
    const server = await open({ with: { documents } });
    const [people, ids]: [Browser[], string[]] = [[], []];
    while (people.length < 45) {
      const browser = await payer(server);
      people.push(browser);
      ids.push(await savedId(browser));
    }
    const [first, last] = [people[0] as Browser, people[44] as Browser];
    const place = async (browser: Browser) => (await browser.send("GET", "/pdf-turn")).json<{ ahead: number | null }>();
    expect(await place(last)).toEqual({ ahead: null });
    const asked: ReturnType<typeof pdf>[] = [];
    for (const [index, browser] of people.entries()) {
      asked.push(pdf(browser, ids[index] as string));
      await waiting(server, index + 1);
    }
    expect(await place(first)).toEqual({ ahead: 0 });
    expect(await place(last)).toEqual({ ahead: 44 });
    expect(codes([await pdf(last, ids[44] as string)])).toEqual(["pdf-under-way"]);
    expect(new Set(codes(await finish(asked)))).toEqual(new Set(["made"]));
    expect(await place(last)).toEqual({ ahead: null });
  });

  test("a letter waits for its turn behind the payer's downloads, and is not refused", async () => {
    const { documents, begun, finish } = slowDocuments();
    const server = await open({ with: { documents } });
    const rosa = await payer(server);
    const id = await savedId(rosa);
    const downloads = [0, 1, 2, 3].map(() => pdf(rosa, id));
    await waiting(server, 4);
    const letter = rosa.send("POST", "/email-form", { body: { id, email: "rosa@example.test" } });
    const [answer] = await finish([letter]);
    expect(answer?.json()).toEqual({ queued: true, isSent: true });
    await finish(downloads);
    expect(begun).toHaveLength(5);
  });
});

describeOnPostgres("two servers of one store", (postgres) => {
  test("count mails, forms and PDFs together", async () => {
    const store = await postgres.emptyStore();
    const slow = slowDocuments();
    const DATA_KEY = Buffer.alloc(32, 1).toString("base64");
    const one = await open({ store, with: { documents: slow.documents }, env: { DATA_KEY } });
    const env = { DATA_KEY, KEY_DIR: one.config.keyDir };
    const two = await open({ store, with: { documents: slow.documents }, env });
    const rosa = await payer(one);
    const atTwo = two.browser();
    for (const [name, value] of rosa.cookies) atTwo.cookies.set(name, value);
    const each = (number: number) => (number % 2 === 0 ? rosa : atTwo);
    const ids = [await savedId(rosa, "Rosa Una"), await savedId(atTwo, "Rosa Dos"), await savedId(rosa, "Rosa Tres")];
    const mails = await Promise.all(
      Array.from({ length: 15 }, (_, number) => mail(each(number), ids[number % 3] as string, number)),
    );
    expect(mails.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const forms = await Promise.all(Array.from({ length: 24 }, (_, number) => save(each(number), `Rosa ${number}`)));
    expect(forms.filter(({ statusCode }) => statusCode === 200)).toHaveLength(17);
    const asked = Array.from({ length: 20 }, (_, number) => pdf(each(number), ids[0] as string));
    await answered(asked, 16);
    // One of hers at a time, whichever server she asks.
    await expect.poll(() => slow.making.length).toBe(1);
    expect(codes(await slow.finish(asked)).filter((code) => code === "made")).toHaveLength(4);
    expect(slow.most()).toBe(1);
  });
});

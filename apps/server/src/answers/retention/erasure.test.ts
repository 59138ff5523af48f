import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDocuments } from "../../documents/documents.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { openOutbox } from "../../mail/via-outbox.ts";
import { openStoreIn } from "../../store/testing.ts";
import {
  type Browser,
  openTestServer,
  type SharedServer,
  sharedTestServer,
  type TestServer,
} from "../../testing/test-server.ts";

const email = "canaria.secreta@example.test";
const isCanary = /canaria|secreta/i;
const data = { nombre_completo: "Canaria Secreta Peña" };

let server: SharedServer;
let own: TestServer | undefined;
let browser: Browser;
/** Opens the app on the tests' server, or on one of its own with other services. */
async function open(options?: Parameters<typeof openTestServer>[0]): Promise<void> {
  own = options && (await openTestServer(options));
  server = own ?? (await sharedTestServer());
  browser = server.browser();
  await browser.enter();
}
beforeEach(() => open());
afterEach(() => own?.close());

const erase = (from = browser) => from.send("DELETE", "/my-data");
const outbox = () => join(server.dataDir, "outbox");
const mail = (id: string, change: object = {}) =>
  browser.send("POST", "/email-form", { body: { id, email, includePDF: false, ...change } });

async function fill(from = browser): Promise<string> {
  const said = { formType: "N-400", said: data.nombre_completo, heardAt: "2026-11-20T11:00:00.000Z" };
  await from.send("PUT", "/draft/answers/nombre_completo", { body: said });
  return (await from.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json().id;
}

async function count(table: string): Promise<number> {
  const { rows } = (await server.services.store.db.execute(
    sql.raw(`select count(*)::int as n from ${table}`),
  )) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? -1;
}

async function filesWithCanary(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) if (isCanary.test(await readFile(file, "latin1"))) found.push(file);
  return found;
}

test("everything goes at once, the receipt counts it, and the payment stays", async () => {
  const id = await fill();
  const body = { formType: "N-400", data: { ...data, telefono: "3055550123" } };
  await browser.send("DELETE", "/draft");
  await browser.send("POST", "/submit-form", { body });
  await browser.send("PATCH", `/form/${id}`, { body: { data: { telefono: "3055550199" }, revision: 1 } });
  await mail(id);
  await browser.send("POST", "/api/resume-code");
  const at = "2026-11-20T10:00:00.000Z";
  const consent = { textVersion: "1", shownAt: at, agreedAt: at, language: "es", mode: "voice" };
  expect((await browser.send("POST", "/api/consent", { body: consent })).statusCode).toBe(204);

  const answer = await erase();
  expect(answer.statusCode).toBe(200);
  const counts = { forms: 2, drafts: 1, letters: 1, jobs: 1 };
  const answerEpoch = { epoch: 2, deviceKey: expect.any(String) };
  expect(answer.json()).toEqual({ erasedAt: "2026-11-20T12:00:00.000Z", ...counts, answerEpoch });
  const tables = ["forms", "answers", "mails", "drafts", "draft_answers", "consents", "resume_codes", "jobs"];
  for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
  expect(await readdir(outbox())).toEqual([]);
  expect((await browser.send("GET", "/draft")).json()).toMatchObject({ draft: null });
  expect((await browser.send("GET", `/form/${id}`)).statusCode).toBe(404);
  expect(await fill()).not.toBe(id);
});

test("what was on its way while all was erased is refused, and brings nothing back", async () => {
  const id = await fill();
  const { epoch, deviceKey } = (await browser.send("GET", "/draft")).json().answerEpoch;
  const { answerEpoch } = (await erase()).json();
  const late = { formType: "N-400", said: data.nombre_completo, heardAt: "2026-11-20T11:00:00.000Z", epoch };
  const staleEpoch = { statusCode: 409, code: "stale-epoch" };
  const answer = await browser.send("PUT", "/draft/answers/nombre_completo", { body: late });
  expect(answer.json()).toMatchObject(staleEpoch);
  const save = (body: object) => browser.send("POST", "/submit-form", { body: { formType: "N-400", data, ...body } });
  expect((await save({ epoch })).json()).toMatchObject(staleEpoch);
  const revision = { data, revision: 1, epoch };
  expect((await browser.send("PATCH", `/form/${id}`, { body: revision })).json()).toMatchObject(staleEpoch);
  for (const table of ["forms", "drafts", "draft_answers"]) expect([table, await count(table)]).toEqual([table, 0]);
  expect(answerEpoch.deviceKey).not.toBe(deviceKey);
  expect((await save({ epoch: answerEpoch.epoch })).statusCode).toBe(200);
});

test("asking twice is no failure", async () => {
  await fill();
  await erase();
  const again = await erase();
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ forms: 0, drafts: 0, letters: 0, jobs: 0 });
});

test("a waiting letter is erased with its job and never sent", async () => {
  const id = await fill();
  await writeFile(outbox(), "a file where the folder should be");
  expect((await mail(id)).json()).toEqual({ queued: true, isSent: false });
  await rm(outbox());
  expect((await erase()).json()).toMatchObject({ forms: 1, letters: 1, jobs: 1 });
  server.clock.advance(24 * 3_600_000);
  await server.worker.runDue();
  expect(await count("jobs")).toBe(0);
  await expect(readdir(outbox())).rejects.toThrow("ENOENT");
});

test("a letter on its way to the outbox while all is erased does not stay there", async () => {
  const mailer: Mailer = {
    async send(letter) {
      expect((await erase()).statusCode).toBe(200);
      const sent = await openOutbox({
        dir: outbox(),
        from: "Dilo <dilo@example.test>",
        vault: server.services.vault,
        clock: server.clock,
        lifeMs: 1e8,
      }).send(letter);
      expect(await readdir(outbox())).toHaveLength(1);
      return sent;
    },
  };
  await open({ with: { mailer } });
  await mail(await fill());
  expect(await readdir(outbox())).toEqual([]);
});

test("a person who erases while the PDF is made gets no letter", async () => {
  const documents = {
    ...openDocuments(),
    async answerSheet() {
      await erase();
      return { bytes: Buffer.from("%PDF-"), hasForm: false };
    },
  };
  await open({ with: { documents } });
  await mail(await fill(), { includePDF: true });
  await expect(readdir(outbox())).rejects.toThrow("ENOENT");
});

test("PDFs of the last minutes are not kept for a letter any longer", async () => {
  const forget = vi.fn();
  await open({ with: { documents: { ...openDocuments(), forget } } });
  await fill();
  await erase();
  expect(forget).toHaveBeenCalledOnce();
});

test("files that cannot be deleted are told, and nothing is forgotten until they can", async () => {
  let isStuck = true;
  const files = {
    removeFor: async () => {
      if (isStuck) throw new Error("stuck");
      return 1;
    },
    removeOlderThan: async () => 0,
  };
  await open({ with: { files } });
  await fill();
  expect((await erase()).json()).toMatchObject({ statusCode: 500, code: "failed" });
  expect(await count("forms")).toBe(1);
  isStuck = false;
  expect((await erase()).json()).toMatchObject({ forms: 1 });
});

test("other people's data stays, and without a payment nothing is erased", async () => {
  const other = server.browser();
  await other.enter();
  const id = await fill(other);
  await fill();
  expect((await erase(server.browser())).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  expect((await erase()).json()).toMatchObject({ forms: 1, drafts: 1 });
  expect((await other.send("GET", `/form/${id}`)).statusCode).toBe(200);
  expect((await other.send("GET", "/draft")).json().draft).not.toBeNull();
});

test("another site cannot have it erased", async () => {
  const id = await fill();
  const answer = await browser.send("DELETE", "/my-data", { headers: { origin: "https://elsewhere.example" } });
  expect(answer.json()).toMatchObject({ statusCode: 403, code: "wrong-origin" });
  expect((await browser.send("GET", `/form/${id}`)).statusCode).toBe(200);
});

test("no byte of it is readable on the disk, nor in the log", async () => {
  const store = await openStoreIn();
  await open({ store });
  await mail(await fill());
  expect((await erase()).json()).toMatchObject({ forms: 1, drafts: 1, letters: 1, jobs: 1 });
  expect(await filesWithCanary(server.dataDir)).toEqual([]);
  expect(await filesWithCanary(store.dataDir)).toEqual([]);
  expect(server.logged()).not.toMatch(isCanary);
  await store.remove();
});

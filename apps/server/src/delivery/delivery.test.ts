import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Documents } from "../documents/documents.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import { type MailErrorCode, ServerError } from "../server-error.ts";
import {
  type Browser,
  openTestServer,
  type SharedServer,
  sharedTestServer,
  type TestServer,
} from "../testing/test-server.ts";

let server: SharedServer;
let own: TestServer | undefined;
let browser: Browser;
let sessionId: string;
let id: string;
const data = { nombre_completo: "Rosa Ficticia Peña", pais_nacimiento: "México" };

/** Opens the app on the tests' server, or on one of its own with other services. */
async function open(options?: Parameters<typeof openTestServer>[0]): Promise<void> {
  own = options && (await openTestServer(options));
  server = own ?? (await sharedTestServer());
  browser = server.browser();
  sessionId = await browser.enter();
  id = (await browser.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json().id;
}
afterEach(() => own?.close());

const email = "rosa@example.test";
const mail = (change: object = {}, from = browser) =>
  from.send("POST", "/email-form", { body: { id, email, ...change } });
const pdf = (change: object = {}, from = browser) =>
  from.send("POST", "/generate-pdf", { body: { formId: id, formType: "N-400", ...change } });
const status = async (from = browser) => (await from.send("GET", `/form/${id}/mail`)).json().mail;
const outbox = () => join(server.dataDir, "outbox");
const letters = () => server.letters();

describe("download", () => {
  beforeEach(() => open());

  test("a saved form comes as a PDF under its own name", async () => {
    const answer = await pdf();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="Formulario_N400_2026-11-20.pdf"');
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("the other form's type, an unknown form and a stranger are refused", async () => {
    expect((await pdf({ formType: "I-130" })).json()).toMatchObject({ statusCode: 400, code: "wrong-form-type" });
    expect((await pdf({ formType: "N-600" })).json()).toMatchObject({ message: "Unknown form type" });
    expect((await pdf({ formId: "form_unknown" })).json()).toMatchObject({ statusCode: 404, code: "not-found" });
    const other = server.browser();
    expect((await pdf({}, other)).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
    await other.enter();
    expect((await pdf({}, other)).json()).toMatchObject({ statusCode: 404, code: "not-found" });
  });

  test("an expired form is not found", async () => {
    server.clock.advance(72 * 3_600_000);
    await browser.comeBack(sessionId);
    expect((await pdf()).statusCode).toBe(404);
  });
});

test("what a form has of the official one is told to its owner; without the official one, that there is none", async () => {
  await open();
  const boxes = (from = browser) => from.send("GET", `/form/${id}/boxes`);
  expect((await boxes()).json()).toEqual({ boxes: null });
  const other = server.browser();
  await other.enter();
  expect((await boxes(other)).statusCode).toBe(404);
});

describe("pages to look at", () => {
  const page = (change: object = {}, from = browser) =>
    from.send("POST", "/pdf-page", { body: { formId: id, formType: "N-400", page: 1, ...change } });

  test("are pictures of the owner's PDF, and null behind its last one", async () => {
    await open();
    const { page: first } = (await page()).json();
    expect(first).toMatchObject({ marked: 0 });
    expect(first.sheets).toBe(first.pages);
    expect(Buffer.from(first.picture, "base64").toString("latin1", 8, 12)).toBe("WEBP");
    expect((await page({ page: first.pages + 1 })).json()).toEqual({ page: null });
    const other = server.browser();
    await other.enter();
    expect((await page({}, other)).statusCode).toBe(404);
    expect((await page({ formType: "I-130" })).json()).toMatchObject({ code: "wrong-form-type" });
    expect((await page({ revision: 7 })).json()).toMatchObject({ code: "revision-conflict" });
  });
});

test("a PDF that cannot be made is a plain failure, and the form is still there", async () => {
  const documents = { answerSheet: () => Promise.reject(new ServerError("document-failed", "worker died")) };
  await open({ with: { documents: documents as unknown as Documents } });
  expect((await pdf()).json()).toEqual({
    statusCode: 500,
    code: "failed",
    message: "Something went wrong on the server.",
  });
  expect((await browser.send("GET", `/form/${id}`)).json()).toMatchObject({ data });
});

describe("mail", () => {
  beforeEach(() => open());

  test("a letter with the PDF lies in the outbox, and the address is forgotten", async () => {
    expect((await mail()).json()).toEqual({ queued: true, isSent: true });
    expect(await status()).toEqual({ state: "sent" });
    const [text] = await letters();
    expect(text).toContain(`To: ${email}`);
    expect(text).toContain("Formulario_N400_2026-11-20.pdf");
    const { rows } = (await server.services.store.db.execute("select address from mails")) as unknown as {
      rows: { address: unknown }[];
    };
    expect(rows).toEqual([{ address: null }]);
  });

  test("of two petitions on one day each file names its relative; no header and no log does", async () => {
    const save = async (nombre_familiar: string) => {
      const body = { formType: "I-130", data: { ...petition, nombre_familiar } };
      return (await browser.send("POST", "/submit-form", { body })).json().id as string;
    };
    const petition = { nombre_peticionario: "Rosa Ficticia Peña", relacion_familiar: "mi hermano" };
    const ids = [
      await save("nombres Óscar, apellidos Inventado Luna"),
      await save("nombres Luis, apellidos Inventado"),
    ];
    const { forms } = (await browser.send("GET", "/forms")).json();
    const relatives = forms.map(({ relative }: { relative?: string }) => relative);
    expect(relatives.toSorted()).toEqual(["Luis Inventado", "Óscar Inventado Luna", undefined]);
    for (const petitionId of ids) {
      await mail({ id: petitionId });
      const { headers } = await pdf({ formId: petitionId, formType: "I-130" });
      expect(headers["content-disposition"]).toBe('attachment; filename="Formulario_I130_2026-11-20.pdf"');
    }
    const sent = (await letters()).join("\n");
    expect(sent).toContain("Formulario_I130_Oscar_Inventado_Luna_2026-11-20.pdf");
    expect(sent).toContain("Formulario_I130_Luis_Inventado_2026-11-20.pdf");
    expect(server.logged()).not.toMatch(/Inventado/);
  });

  test("the PDF stays away when it is not wanted", async () => {
    await mail({ includePDF: false });
    expect((await letters())[0]).not.toContain("application/pdf");
  });

  test("a form is mailed five times, not six", async () => {
    for (let time = 1; time <= 5; time += 1) expect((await mail({ includePDF: false })).statusCode).toBe(200);
    expect((await mail()).json()).toMatchObject({ statusCode: 429, code: "too-many-mails" });
    expect(await letters()).toHaveLength(5);
  });

  test.each([
    "rosa@example.test\r\nBcc: other@example.test",
    "rosa@example.test, other@example.test",
    "rosa@example.test;other@example.test",
    "Rosa <rosa@example.test>",
    "rosa",
    "",
    `${"r".repeat(250)}@example.test`,
  ])("%j is no address", async (address) => {
    const answer = await mail({ email: address });
    expect(answer.json()).toMatchObject({ statusCode: 400, code: "bad-body" });
    expect(answer.body).not.toContain("example.test");
    await expect(readdir(outbox())).rejects.toThrow("ENOENT");
  });

  test("an unknown, foreign or expired form is not mailed", async () => {
    expect((await mail({ id: "form_unknown" })).statusCode).toBe(404);
    const other = server.browser();
    expect((await mail({}, other)).statusCode).toBe(401);
    await other.enter();
    expect((await mail({}, other)).statusCode).toBe(404);
    server.clock.advance(72 * 3_600_000);
    await browser.comeBack(sessionId);
    expect((await mail()).statusCode).toBe(404);
  });

  test("an outbox that cannot be written is told, and the letter goes once when it can be", async () => {
    expect(await status()).toBeNull();
    await writeFile(outbox(), "a file where the folder should be");
    expect((await mail()).json()).toEqual({ queued: true, isSent: false });
    expect((await mail()).json()).toEqual({ queued: true, isSent: false });
    expect(await status()).toEqual({ state: "waiting", email });
    await rm(outbox());
    server.clock.advance(3_600_000);
    await server.worker.runDue();
    await server.worker.runDue();
    expect(await letters()).toHaveLength(1);
    expect(await status()).toEqual({ state: "sent" });
  });

  test("a letter whose form expired while it waited is never sent", async () => {
    await writeFile(outbox(), "a file where the folder should be");
    await mail();
    await rm(outbox());
    await mkdir(outbox());
    server.clock.advance(73 * 3_600_000);
    await server.worker.runDue();
    expect(await letters()).toEqual([]);
  });
});

describe("a carrier that says no", () => {
  test("forever is not asked again, and one that says not now gets the same letter", async () => {
    const sent: Mail[] = [];
    const answers = [new ServerError("mail-deferred", "later"), undefined, new ServerError("mail-rejected", "no")];
    const mailer: Mailer = {
      async send(letter) {
        sent.push(letter);
        const error = answers.shift();
        if (error !== undefined) throw error;
        return { messageId: letter.messageId };
      },
    };
    await open({ with: { mailer } });
    expect((await mail()).json()).toEqual({ queued: true, isSent: false });
    expect((await mail()).json()).toEqual({ queued: true, isSent: true });
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    server.clock.advance(1000);
    expect((await mail({ email: "nobody@example.test" })).json()).toMatchObject({ code: "mail-not-sent" });
    expect(await status()).toEqual({ state: "failed", email: "nobody@example.test" });
    expect((await browser.send("GET", "/readyz")).json()).toMatchObject({ jobs: { dead: 1 } });
    server.clock.advance(24 * 3_600_000);
    await server.worker.runDue();
    expect(sent).toHaveLength(3);
  });
});

test("a letter the carrier has taken is not sent again, though the store fails right after", async () => {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    async send(letter) {
      sent.push(letter);
      if (sent.length === 1) await server.services.store.db.execute("alter table forms rename to away");
      return { messageId: letter.messageId };
    },
  };
  await open({ with: { mailer } });
  expect((await mail()).json()).toEqual({ queued: true, isSent: false });
  await server.services.store.db.execute("alter table away rename to forms");
  server.clock.advance(3_600_000);
  await server.worker.runDue();
  expect(await status()).toEqual({ state: "sent" });
  expect(sent).toHaveLength(1);
});

/** A carrier that answers each letter to another address than Rosa's with these refusals, one after the other. */
function carrierSaying(...codes: readonly MailErrorCode[]) {
  const left = [...codes];
  const sent: Mail[] = [];
  const mailer: Mailer = {
    async send(letter) {
      const code = letter.to === email ? undefined : left.shift();
      if (code !== undefined) throw new ServerError(code, "no");
      sent.push(letter);
      return { messageId: letter.messageId };
    },
  };
  return { mailer, sent };
}

describe("an address that takes no mail is told to the person, is nothing to look after, and may be mended", () => {
  const wrong = "roas@example.test";

  test.each([
    ["unknown-recipient", "mail-refused", "refused"],
    ["mailbox-full", "mailbox-full", "mailbox-full"],
  ] as const)("at once: %s", async (refusal, code, state) => {
    const { mailer, sent } = carrierSaying(refusal);
    await open({ with: { mailer } });
    const answer = await mail({ email: wrong });
    expect(answer.json()).toMatchObject({ statusCode: 422, code });
    expect(answer.body + server.logged()).not.toContain("roas@");
    expect(await status()).toEqual({ state, email: wrong });
    expect((await browser.send("GET", "/readyz")).json()).toMatchObject({ jobs: { dead: 0 } });
    server.clock.advance(1000);
    expect((await mail()).json()).toEqual({ queued: true, isSent: true });
    expect(await status()).toEqual({ state: "sent" });
    server.clock.advance(24 * 3_600_000);
    await server.worker.runDue();
    expect(sent).toHaveLength(1);
  });

  test("when they come back, where the carrier first said not now", async () => {
    const { mailer } = carrierSaying("mail-deferred", "unknown-recipient");
    await open({ with: { mailer } });
    expect((await mail({ email: wrong })).json()).toEqual({ queued: true, isSent: false });
    expect(await status()).toEqual({ state: "waiting", email: wrong });
    server.clock.advance(3_600_000);
    await server.worker.runDue();
    expect(await status()).toEqual({ state: "refused", email: wrong });
  });
});

test("a carrier that is slow to say no is not waited for, and its no is told when they ask again", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const mailer: Mailer = {
    async send() {
      begin();
      await released;
      throw new ServerError("unknown-recipient", "no");
    },
  };
  await open({ with: { mailer } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answering = mail();
    await begun;
    await vi.advanceTimersByTimeAsync(2500);
    expect((await answering).json()).toEqual({ queued: true, isSent: false });
  } finally {
    vi.useRealTimers();
  }
  expect(await status()).toEqual({ state: "waiting", email });
  release();
  await server.worker.stop();
  expect(await status()).toEqual({ state: "refused", email });
});

test("how a mail stands is told to its owner only", async () => {
  await open({ with: carrierSaying() });
  await mail();
  const other = server.browser();
  expect((await other.send("GET", `/form/${id}/mail`)).statusCode).toBe(401);
  await other.enter();
  expect((await other.send("GET", `/form/${id}/mail`)).statusCode).toBe(404);
});

test("the official forms have their place, whether they are at hand or not", async () => {
  await open();
  expect((await browser.send("GET", "/official-forms/status")).json()).toMatchObject({
    "N-400": { status: "missing" },
    "I-130": { status: "missing" },
  });
  expect((await browser.send("GET", "/official-forms/n-400.pdf")).json()).toMatchObject({ code: "not-found" });
});

import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Documents, openDocuments } from "../documents/documents.ts";
import { type Browser, openTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let browser: Browser;
let id: string;
let printed: string[];
beforeEach(async () => {
  printed = [];
  const documents: Documents = {
    ...openDocuments(),
    async answerSheet({ lines }) {
      printed.push(JSON.stringify(lines));
      return { bytes: Buffer.from("%PDF-"), hasForm: false };
    },
  };
  server = await openTestServer({ with: { documents } });
  browser = server.browser();
  await browser.enter();
  const body = { formType: "N-400", data: { telefono: "3055550123" } };
  id = (await browser.send("POST", "/submit-form", { body })).json().id;
});
afterEach(() => server.close());

const revise = () => browser.send("PATCH", `/form/${id}`, { body: { data: { telefono: "3055550199" }, revision: 1 } });
const expectTheLatest = () => {
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain("(305) 555-0199");
  expect(printed[0]).not.toContain("0123");
};

test("a download is of the latest revision", async () => {
  await revise();
  await browser.send("POST", "/generate-pdf", { body: { formId: id, formType: "N-400" } });
  expectTheLatest();
});

test("a letter that waited is of the revision made meanwhile", async () => {
  const outbox = join(server.dataDir, "outbox");
  await writeFile(outbox, "a file where the folder should be");
  const asked = await browser.send("POST", "/email-form", { body: { id, email: "rosa@example.test" } });
  expect(asked.json()).toEqual({ queued: true, isSent: false });
  await rm(outbox);
  await mkdir(outbox);
  await revise();
  printed = [];
  server.clock.advance(3_600_000);
  await server.worker.runDue();
  expectTheLatest();
  expect((await server.letters())[0]).toContain("To: rosa@example.test");
});

test("the same words told on another day may be another date, and are a revision", async () => {
  const heardAt = () => ({ fecha_residencia: server.clock().toISOString() });
  const data = { telefono: "3055550123", fecha_residencia: "ayer mismo" };
  const before = await browser.send("PATCH", `/form/${id}`, { body: { data, heardAt: heardAt(), revision: 1 } });
  server.clock.advance(24 * 3_600_000);
  const { revision } = before.json();
  const after = await browser.send("PATCH", `/form/${id}`, { body: { data, heardAt: heardAt(), revision } });
  expect(after.json().revision).toBe(revision + 1);
});

test("paper of other answers than the page shows is refused, and none is made", async () => {
  await revise();
  const pdf = await browser.send("POST", "/generate-pdf", { body: { formId: id, formType: "N-400", revision: 1 } });
  expect([pdf.statusCode, pdf.json().code]).toEqual([409, "revision-conflict"]);
  const body = { id, email: "rosa@example.test", revision: 1 };
  const mail = await browser.send("POST", "/email-form", { body });
  expect([mail.statusCode, mail.json().code]).toEqual([409, "revision-conflict"]);
  expect(printed).toEqual([]);
  expect(await server.letters()).toEqual([]);
});

test("whatever is saved in two windows, paper says what its window shows, or is refused", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("save" as const), tab: fc.nat(1), digit: fc.nat(9) }),
    fc.record({ do: fc.constantFrom("reload" as const, "pdf" as const), tab: fc.nat(1) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const current = async () => (await browser.send("GET", `/form/${id}`)).json();
      const shownIn = async () => {
        const { revision, data } = await current();
        return { revision: revision as number, phone: data.telefono as string };
      };
      const tabs = [await shownIn(), await shownIn()];
      for (const one of steps) {
        const shown = tabs[one.tab] as (typeof tabs)[number];
        if (one.do === "reload") tabs[one.tab] = await shownIn();
        if (one.do === "save") {
          const phone = `305555012${one.digit}`;
          const { revision } = shown;
          const saved = await browser.send("PATCH", `/form/${id}`, { body: { data: { telefono: phone }, revision } });
          if (saved.statusCode === 200) tabs[one.tab] = { revision: saved.json().revision, phone };
        }
        if (one.do === "pdf") {
          printed = [];
          const body = { formId: id, formType: "N-400", revision: shown.revision };
          const pdf = await browser.send("POST", "/generate-pdf", { body });
          if (pdf.statusCode === 200) expect(printed[0]).toContain(shown.phone.slice(-4));
          else expect([pdf.json().code, (await current()).revision]).not.toContain(shown.revision);
        }
      }
    }),
    { numRuns: 25 },
  );
});

import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

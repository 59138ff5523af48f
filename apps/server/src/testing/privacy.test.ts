import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStoreIn } from "../store/testing.ts";
import { openTestServer } from "./test-server.ts";

const answer = "Canaria Secreta Peña";
const email = "canaria.secreta@example.test";
const isCanary = /canaria|secreta/i;

test("no answer, name or e-mail reaches the log, whatever goes wrong", async () => {
  const server = await openTestServer();
  const browser = server.browser();
  const sessionId = await browser.enter();
  const body = { formType: "N-400", data: { nombre_completo: answer } };
  const { id } = (await browser.send("POST", "/submit-form", { body })).json();
  await browser.send("GET", `/form/${id}?q=${encodeURIComponent(answer)}`);
  await browser.send("GET", `/${encodeURIComponent(answer)}`);
  await browser.send("PUT", `/draft/answers/${encodeURIComponent(answer)}`, {
    body: { formType: "N-400", said: answer },
  });
  await browser.send("POST", "/submit-form", { body: { ...body, [answer]: answer } });
  await browser.send("POST", "/submit-form", { body: `{"${answer}` });
  await browser.send("POST", "/email-form", { body: { id, email: `${email},${email}` } });
  await browser.send("POST", "/email-form", { body: { id, email } });
  await rm(join(server.dataDir, "outbox"), { recursive: true, force: true });
  await writeFile(join(server.dataDir, "outbox"), "");
  await browser.send("POST", "/email-form", { body: { id, email } });
  await browser.send("DELETE", "/draft");
  // A database's own message repeats the row.
  await server.services.store.db.execute("alter table answers rename to answers_gone");
  const failed = await browser.send("POST", "/submit-form", { body: { ...body, data: { email } } });
  await server.services.store.db.execute("alter table answers_gone rename to answers");
  expect(failed.json()).toEqual({ statusCode: 500, code: "failed", message: "Something went wrong on the server." });

  const logged = server.logged();
  expect(logged).toContain('"route":"/form/:id"');
  expect(logged).toContain('"code":"failed"');
  expect(logged).toContain('"code":"42P01"');
  expect(logged).not.toMatch(isCanary);
  expect(logged).not.toContain(sessionId);
  expect(logged).not.toContain(id);
  await server.close();
});

test("nothing a person said lies readable on the disk, save the letters they asked for", async () => {
  const store = await openStoreIn();
  const server = await openTestServer({ store });
  const browser = server.browser();
  await browser.enter();
  const heardAt = "2026-11-20T11:00:00Z";
  await browser.send("PUT", "/draft/answers/nombre_completo", { body: { formType: "N-400", said: answer, heardAt } });
  const body = { formType: "N-400", data: { nombre_completo: answer, email } };
  const { id } = (await browser.send("POST", "/submit-form", { body })).json();
  await writeFile(join(server.dataDir, "outbox"), "");
  const asked = await browser.send("POST", "/email-form", { body: { id, email } });
  expect(asked.json()).toEqual({ queued: true, isSent: false });
  expect((await browser.send("GET", "/draft")).body).toMatch(isCanary);
  const files = await readdir(store.dataDir, { recursive: true, withFileTypes: true });
  let bytesRead = 0;
  for (const file of files.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name), "latin1");
    bytesRead += bytes.length;
    expect([file.name, isCanary.test(bytes)]).toEqual([file.name, false]);
  }
  // The form's id is there: the search looks where the answers are.
  const found = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFile(join(entry.parentPath, entry.name), "latin1"));
  expect((await Promise.all(found)).some((bytes) => bytes.includes(id))).toBe(true);
  expect(bytesRead).toBeGreaterThan(1_000_000);
  await server.close();
  await store.remove();
});

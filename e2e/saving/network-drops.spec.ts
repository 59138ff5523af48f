import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { expectListed, finish, preferWriting, startWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The network drops between an answer and its saving, and the page is left: the next question comes back", async ({
  origin,
  problems,
  page,
}) => {
  const visitor = page.context();
  await startWriting(page, origin, rosa.form);

  // Nothing has arrived yet: not even the draft is on the server.
  await visitor.setOffline(true);
  await write(page, rosa.answers[0][1]);
  await page.getByText("Su respuesta está guardada en este aparato.").waitFor();
  await page.getByText("Pregunta 2 de 10").waitFor();
  const held = await stored(page);
  assert.equal(pendingOf(held).length, 1);
  for (const word of rosa.answers[0][1].split(" ")) assert.ok(!JSON.stringify(held).includes(word), "held unread");
  await assert.rejects(page.reload(), "a dead network brings no page");

  await visitor.setOffline(false);
  await page.goto(`${origin}/form`);
  await page.getByText("Pregunta 2 de 10").waitFor();
  await released(page);
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(1, 3));
  await page.getByText("Pregunta 4 de 10").waitFor();

  // With a draft on the server, and the tab closed before the network is back.
  await visitor.setOffline(true);
  await write(page, rosa.answers[3][1]);
  await page.getByText("Pregunta 5 de 10").waitFor();
  await page.getByText("Su respuesta está guardada en este aparato.").waitFor();
  await page.close();
  await visitor.setOffline(false);
  const next = await visitor.newPage();
  await next.goto(`${origin}/form`);
  await next.getByText("Pregunta 5 de 10").waitFor();
  await preferWriting(next);
  await writeAll(next, rosa.answers.slice(4));
  await finish(next);
  await released(next);
  await expectListed(next, rosa.answers);
  // The browser notes the calls that did not arrive.
  problems.splice(0);
});

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
const pendingOf = (held: Record<string, unknown>) => Object.keys(held).filter((key) => key.startsWith("dilo_pending_"));

/** Waits until the server has everything, and nothing of it is left on the device. */
async function released(page: Page) {
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith("dilo_pending_")));
}

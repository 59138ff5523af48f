import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { rosa } from "@dilo/testing/people";
import type { Page, Request } from "@playwright/test";
import { choose, finish, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

const minuteMs = 60_000;
/** What a screen asks for as it comes is on its way within this time. Milliseconds. */
const settledMs = 1000;

test("A screen that is left alone for a minute asks the server for nothing", async ({ origin, page }) => {
  const isQuiet = watch(page);
  await page.clock.install();
  await page.goto(origin);
  await isQuiet("the landing page");
  await pay(page, origin);
  await isQuiet("the choice of form");
  await choose(page, "N-400");
  await preferWriting(page);
  const before = rosa.answers.findIndex(([field]) => field === "direccion_actual");
  await writeAll(page, rosa.answers.slice(0, before));
  await page.getByText("Pregunta 5 de 10").waitFor();
  // Five digits that are no ZIP code.
  await page.getByRole("textbox").fill("12 Main Street 99999");
  await page.clock.runFor(3000);
  await isQuiet("a question with words in its box");
  await writeAll(page, rosa.answers.slice(before));
  await page.getByText("Revise sus 10 respuestas").waitFor();
  await isQuiet("the review");
  await finish(page);
  await isQuiet("the completed form");
});

/** Follows a page's requests. @returns what turns its clock on by a minute and holds that nothing was asked meanwhile */
function watch(page: Page): (screen: string) => Promise<void> {
  const open = new Set<Request>();
  let asked: string[] = [];
  page.on("request", (request) => {
    open.add(request);
    asked.push(new URL(request.url()).pathname);
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => open.delete(request));
  }
  return async (screen) => {
    // A request that waits while the clock is turned would run into its limit, and be sent again.
    for (let seen = -1; open.size > 0 || seen !== asked.length; await wait(settledMs)) seen = asked.length;
    asked = [];
    await page.clock.runFor(minuteMs);
    assert.deepEqual(asked, [], screen);
  };
}

import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import type { Page } from "@playwright/test";
import { choose, finish, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

const minuteMs = 60_000;

test("A screen that is left alone for a minute asks the server for nothing", async ({ origin, page }) => {
  await page.clock.install();
  await page.goto(origin);
  await isQuiet(page, "the landing page");
  await pay(page, origin);
  await isQuiet(page, "the choice of form");
  await choose(page, "N-400");
  await preferWriting(page);
  const before = rosa.answers.findIndex(([field]) => field === "direccion_actual");
  await writeAll(page, rosa.answers.slice(0, before));
  await page.getByText("Pregunta 5 de 10").waitFor();
  // Five digits that are no ZIP code.
  await page.getByRole("textbox").fill("12 Main Street 99999");
  await page.clock.runFor(3000);
  await isQuiet(page, "a question with words in its box");
  await writeAll(page, rosa.answers.slice(before));
  await page.getByText("Revise sus 10 respuestas").waitFor();
  await isQuiet(page, "the review");
  await finish(page);
  await isQuiet(page, "the completed form");
});

async function isQuiet(page: Page, screen: string): Promise<void> {
  // What the screen asks for when it comes is on its way before.
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  const note = (request: { url(): string }) => void asked.push(new URL(request.url()).pathname);
  page.on("request", note);
  await page.clock.runFor(minuteMs);
  page.off("request", note);
  assert.deepEqual(asked, [], screen);
}

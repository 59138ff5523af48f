import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import { axeFaults } from "../fixtures/axe.ts";
import { choose, finish, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test("Nobody is shut out of any page or screen, on a phone or at a desk", async ({ origin, problems, page }) => {
  const look = async (screen: string) => {
    for (const size of widths) {
      await page.setViewportSize(size);
      assert.deepEqual(await axeFaults(page), [], `${screen} at ${size.width} px`);
    }
    await page.setViewportSize(widths[0]);
  };
  for (const path of ["/", "/ayuda", "/terminos", "/no-existe"]) {
    await page.goto(origin + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(path);
  }
  // The browser itself notes the 404 we asked for.
  problems.splice(0);

  await pay(page, origin);
  await look("choosing");
  await choose(page, rosa.form);
  await preferWriting(page);
  await look("asking");
  await writeAll(page, rosa.answers);
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
  await look("reviewing");
  await finish(page);
  await look("complete");
});

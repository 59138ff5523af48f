import assert from "node:assert/strict";
import { axeFaults } from "./axe.mjs";
import { rosa } from "./people.mjs";
import { choose, finish, listed, pay, preferWriting, writeAll } from "./steps.mjs";

export const name = "The microphone is refused: the page says so, and writing carries the interview";

export const env = { TRANSCRIBER_URL: "http://127.0.0.1:9/v1", TRANSCRIBER_KEY: "key", TRANSCRIBER_MODEL: "none" };

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run({ origin, openBrowser }) {
  const browser = await openBrowser(["--use-fake-device-for-media-stream", "--deny-permission-prompts"]);
  const page = await browser.openPage();
  await pay(page, origin);
  await choose(page, rosa.form);
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.getByText("El micrófono está bloqueado.").waitFor();
  await page.getByRole("button", { name: "Iniciar con su voz" }).waitFor();
  assert.deepEqual(await axeFaults(page), []);
  await preferWriting(page);
  await writeAll(page, rosa.answers);
  await finish(page);
  assert.equal((await listed(page))["numero_alien"], "A089345678");
}

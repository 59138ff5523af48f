import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import { axeFaults } from "../fixtures/axe.ts";
import { chromiumFlags } from "../fixtures/browser.ts";
import { choose, finish, listed, pay, preferWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...chromiumFlags, "--use-fake-device-for-media-stream", "--deny-permission-prompts"],
    });
  },
});

test("The microphone is refused: the page says so, and writing carries the interview", async ({
  deafServer: { origin },
  page,
}) => {
  await pay(page, origin);
  await choose(page, rosa.form);
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.getByText("El micrófono está bloqueado.").waitFor();
  await page.getByText("Cómo permitir el micrófono").waitFor();
  await page.getByRole("button", { name: "Iniciar con su voz" }).waitFor();
  assert.deepEqual(await axeFaults(page), []);
  await preferWriting(page);
  await writeAll(page, rosa.answers);
  await finish(page);
  assert.equal((await listed(page))["numero_alien"], "A089345678");
});

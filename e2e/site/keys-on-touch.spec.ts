import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { givePageMicrophone } from "../fixtures/page/microphone.ts";
import { choose, pay } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("Where one points with a finger, neither 'Más opciones' nor the help names a key; elsewhere both do", async ({
  deafServer: { origin },
  openPage,
}) => {
  const finger = await openPage({ isMobile: true, hasTouch: true });
  assert.equal(await finger.evaluate(() => matchMedia("(pointer: coarse)").matches), true);
  assert.deepEqual(await linesWithKeys(finger, origin), { help: [], "Más opciones": [] });

  const mouse = await openPage();
  const named = await linesWithKeys(mouse, origin);
  assert.deepEqual(named.help, ["Con teclado, use la tecla Alt y una letra. Cuáles son, lo dice “Más opciones”."]);
  assert.deepEqual(
    named["Más opciones"].map((line) => line.replace(/\s+/g, " ").trim()),
    [
      "Con teclado, use la tecla Alt y una letra.",
      ...["R Repetir", "T Escribir", "V Más despacio", "U Pausa", "L Deletrear", "P ¿Por qué?", "X Terminar"].map(
        (key) => `Alt + ${key}`,
      ),
    ],
  );
});

/** The lines that name the Alt key: of the help, and of "Más opciones" during a call. */
async function linesWithKeys(page: Page, origin: string) {
  const lines = async (within: string) =>
    (await page.locator(within).innerText()).split("\n").filter((line) => /\bAlt\b|teclad/i.test(line));
  await page.goto(`${origin}/ayuda`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const help = await lines("main");
  await givePageMicrophone(page);
  await pay(page, origin);
  await choose(page, "N-400");
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByRole("button", { name: "Acepto" }).click();
  await page.getByRole("button", { name: "Detener" }).waitFor();
  await page.getByText("Más opciones").click();
  await page.getByRole("button", { name: "Deletrear" }).waitFor();
  return { help, "Más opciones": await lines("main") };
}

import { axeFaults } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/test.ts";
import { holdCall } from "./held-call.ts";
import { makeAssistant, phone, signIn } from "./signed-in.ts";

test("An editor sees who is in a call, hears it, has something said there, and ends it", async ({ origin, page }) => {
  await page.setViewportSize(phone);
  const call = await holdCall(origin, await makeAssistant(origin, "Centralita"));
  await signIn(page, origin);
  await page.getByRole("link", { name: "En vivo" }).click();
  const row = page.getByRole("row", { name: /Centralita/ });
  call.say("Esto se oye ahora.");
  await expect(row).toContainText("Esto se oye ahora.");
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await row.getByRole("link").press("Enter");
  await page.getByRole("button", { name: "Escuchar" }).press("Enter");
  await expect(page.getByText("Se oye la llamada.")).toBeVisible();
  const loudnessOfPerson = page.getByRole("meter", { name: "Persona" });
  const hummed = async () => {
    call.hum();
    return Number(await loudnessOfPerson.getAttribute("value"));
  };
  await expect.poll(hummed).toBeGreaterThan(0.2);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Dejar de escuchar" }).click();
  await expect(loudnessOfPerson).toHaveCount(0);
  await page.getByLabel("Palabras que dirá el asistente").fill("Le atiende una persona.");
  await page.keyboard.press("Enter");
  const timeline = page.getByRole("region", { name: "Lo que pasó" });
  await expect(timeline.getByRole("listitem").last()).toContainText("Le atiende una persona.");
  await page.getByRole("button", { name: /Terminar la llamada:/ }).press("Enter");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Terminar la llamada", exact: true }).click();
  await expect(page.getByText("El asistente colgó")).toBeVisible();
  await page.getByRole("link", { name: "En vivo" }).click();
  await expect(row).toHaveCount(0);
});

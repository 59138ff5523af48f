import { axeFaults } from "../fixtures/axe.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { askAsOperator, holdCall } from "./held-call.ts";
import { makeAssistant, phone, signIn } from "./signed-in.ts";

test("An operator signs in, finds a call by its ending, and reads and hears what happened in it", async ({
  origin,
  page,
  problems,
}) => {
  await page.setViewportSize(phone);
  const recorded = await makeAssistant(origin, "Recepción", { artifactPlan: { recordingEnabled: true } });
  const other = await makeAssistant(origin, "Ventas");
  const call = await holdCall(origin, recorded);
  call.say("Quiero una cita el lunes.");
  await call.hangUp();
  await (await holdCall(origin, other)).hangUp();

  await signIn(page, origin, "a-token-that-opens-nothing-at-all");
  await expect(page.getByRole("alert")).toContainText("Este token no abre nada");
  expect(problems.splice(0).every((problem) => problem.includes("401"))).toBe(true);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByLabel("Token privado o invitación").fill(platformTokens.PLATFORM_PRIVATE_TOKEN);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { name: "Llamadas" })).toBeVisible();
  await expect(page.getByText("Administra")).toBeVisible();
  await expect(page.getByRole("row", { name: /Ventas/ }).first()).toContainText("La persona colgó");
  expect(await axeFaults(page)).toEqual([]);

  await page.getByLabel("Asistente").selectOption("Recepción");
  await page.getByLabel("Cómo terminó").selectOption("La persona colgó");
  await expect(page.getByRole("row", { name: /Ventas/ })).toHaveCount(0);
  await page.getByLabel("Palabras que se dijeron").fill("quiero CITA");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Recepción/ })).toHaveCount(1);
  expect(page.url()).not.toMatch(/cita/i);
  await page.getByLabel("Palabras que se dijeron").fill("martes");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No hay nada con estos filtros.")).toBeVisible();
  await page.getByLabel("Palabras que se dijeron").fill("");
  await page.keyboard.press("Enter");
  await page.getByLabel("Costó al menos (USD)").fill("100");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No hay nada con estos filtros.")).toBeVisible();
  await page.getByLabel("Costó al menos (USD)").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Recepción/ })).toHaveCount(1);
  await page.getByLabel("Desde").fill("2100-01-01");
  await expect(page.getByText("No hay nada con estos filtros.")).toBeVisible();
  await page.getByLabel("Desde").fill("");
  await page
    .getByRole("row", { name: /Recepción/ })
    .getByRole("link")
    .first()
    .press("Enter");

  const timeline = page.getByRole("region", { name: "Lo que pasó" });
  await expect(timeline.getByRole("listitem")).toHaveText([
    /Asistente.*Buenos días/,
    /Persona.*Quiero una cita el lunes/,
  ]);
  await expect(page.getByRole("img", { name: /Forma de la onda/ }).locator("canvas")).toBeVisible();
  await timeline
    .getByRole("button", { name: /Oír desde aquí/ })
    .first()
    .click();
  expect(await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(0.5);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Private token or invitation")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in to the console" })).toBeVisible();
});

test("A call under way shows its words as they come, and says when the server is away", async ({
  origin,
  page,
  problems,
}) => {
  const call = await holdCall(origin, await makeAssistant(origin, "En vivo"));
  await signIn(page, origin);
  await page
    .getByRole("row", { name: /En vivo/ })
    .getByRole("link")
    .click();
  await expect(page.getByText("En curso: las palabras aparecen mientras se dicen.")).toBeVisible();
  call.say("Esto se oye ahora.");
  await expect(page.getByText("Esto se oye ahora.")).toBeVisible();
  await page.route("**/console/api/**", (route) => route.abort());
  await expect(page.getByText("Se perdió la conexión con el servidor.")).toBeVisible();
  await expect(page.getByText("Esto se oye ahora.")).toBeVisible();
  await page.unroute("**/console/api/**");
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByText("En curso: las palabras aparecen mientras se dicen.")).toBeVisible();
  await call.hangUp();
  await expect(page.getByText("La persona colgó")).toBeVisible();
  problems.splice(0);
});

test("A viewer signs in with an invitation, and a session that ended elsewhere asks to sign in again", async ({
  startServer,
  page,
  problems,
}) => {
  const { origin } = await startServer({ env: platformTokens });
  const made = (await askAsOperator(origin, "POST", "/token", { name: "Mesa" })) as { id: string; value: string };
  await signIn(page, origin, made.value);
  await expect(page.getByText("No hay nada todavía.")).toBeVisible();
  await askAsOperator(origin, "DELETE", `/token/${made.id}`);
  await page.getByLabel("Desde").fill("2020-01-01");
  await expect(page.getByRole("heading", { name: "Entrar a la consola" })).toBeVisible();
  problems.splice(0);
});

import { axeFaults } from "../fixtures/axe.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { openToolModel, openWeather } from "../fixtures/tool-model.ts";
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

test("A call that used a tool shows it with its result, and a suite is run and judged", async ({
  startServer,
  page,
  cleanUp,
}) => {
  const [model, weather] = [await openToolModel(), await openWeather()];
  cleanUp(model.close);
  cleanUp(weather.close);
  const env = { MODEL_URL: model.url, MODEL_KEY: "sk-of-a-test", MODEL_NAME: "m", PLATFORM_PRIVATE_HOSTS: "localhost" };
  const { origin } = await startServer({ env: { ...platformTokens, ...env } });
  const idOf = async (path: string, body: object) =>
    ((await askAsOperator(origin, "POST", path, body)) as { readonly id: string }).id;
  const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
  const tool = { type: "function", function: { name: "weather", parameters }, server: { url: weather.url } };
  const toolIds = [await idOf("/tool", tool)];
  const assistantId = await makeAssistant(origin, "Tiempo", {
    model: { provider: "openai", model: "gpt-4o-mini", toolIds },
  });
  const testSuiteId = await idOf("/test-suite", { name: "Tiempos", targetPlan: { assistantId } });
  const played = {
    type: "chat",
    name: "León",
    script: "Ask for the weather.",
    scorers: [{ type: "ai", rubric: "Told." }],
  };
  await idOf(`/test-suite/${testSuiteId}/test`, played);
  const call = await holdCall(origin, assistantId);
  call.say("¿Qué tiempo hace en León?");

  await page.setViewportSize(phone);
  await signIn(page, origin);
  await page.getByRole("main").getByRole("link").first().click();
  const timeline = page.getByRole("region", { name: "Lo que pasó" });
  // A machine with much else to do is late, and then a call asks for a moment.
  const happened = timeline.getByRole("listitem").filter({ hasNotText: "Un momento, por favor." });
  await expect(happened).toHaveText(
    [
      /Asistente.*Buenos días/,
      /Persona.*en León/,
      /Herramienta · weather.*"city": ?"León"/,
      /Resultado · weather.*En León hace sol\./,
      /Asistente.*Me dicen que en León hace sol\./,
    ],
    { timeout: 60_000 },
  );
  await call.hangUp();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Herramientas" }).press("Enter");
  await expect(page.getByRole("region", { name: "Herramientas guardadas" })).toContainText("weather");
  const use = page.getByRole("row").filter({ hasText: "Contestó" });
  await use.locator("summary").press("Enter");
  await expect(use.getByRole("region", { name: "Lo que contestó" })).toHaveText("En León hace sol.");
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Pruebas" }).click();
  await page.getByRole("link", { name: "Tiempos" }).click();
  await page.getByRole("button", { name: "Probar ahora" }).press("Enter");
  const latest = page.getByRole("region", { name: "La última vez, prueba por prueba" });
  await expect(latest).toContainText("Pass. It told it.");
  await expect(page.getByRole("row", { name: /Terminó.*1 \/ 1/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
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

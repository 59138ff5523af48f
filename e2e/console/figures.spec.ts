import type { Locator } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { openRefusing } from "../fixtures/tool-model.ts";
import { askAsOperator, holdCall } from "./held-call.ts";
import { makeAssistant, phone, signIn } from "./signed-in.ts";

const idOf = async (origin: string, path: string, body: object) =>
  ((await askAsOperator(origin, "POST", path, body)) as { readonly id: string }).id;

test("Figures, tests, telephones and campaigns are read, and an eval is run and judged", async ({
  startServer,
  page,
}) => {
  const { origin } = await startServer({ env: platformTokens });
  await page.setViewportSize(phone);
  const assistantId = await makeAssistant(origin, "Recepción");
  const call = await holdCall(origin, assistantId);
  call.say("Quiero una cita.");
  await call.hangUp();
  const judged = { role: "assistant", judgePlan: { type: "exact", content: "Adiós." } };
  const messages = [{ role: "user", content: "Hola" }, judged];
  await idOf(origin, "/eval", { type: "chat.mockConversation", name: "Despedida", messages });
  await idOf(origin, "/test-suite", { name: "Citas", targetPlan: { assistantId } });
  const trunk = { provider: "byo-sip-trunk", gateways: [{ ip: "192.0.2.7" }] };
  const credentialId = await idOf(origin, "/credential", trunk);
  const number = { provider: "byo-phone-number", number: "+13055550111", credentialId };
  const phoneNumberId = await idOf(origin, "/phone-number", number);
  const customers = [{ number: "+13055550122", consent: true }];
  await idOf(origin, "/campaign", { name: "Recordatorios", phoneNumberId, assistantId, customers });

  await signIn(page, origin);
  await page.getByRole("link", { name: "Cifras" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Llamadas: 1" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Llamadas, día por día/ }).locator("canvas")).toBeVisible();
  await expect(page.getByRole("row", { name: /La persona colgó.*1.*100 %/ })).toBeVisible();
  const drawn = page.getByRole("img", { name: /Cómo terminaron, día por día/ }).locator("canvas");
  expect(await drawn.evaluate(coloursIn)).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { name: "Espera en cada turno (ms)" })).toBeVisible();
  await page.getByLabel("Periodo").selectOption("Últimos 90 días");
  await expect(page).toHaveURL(/days=90/);
  await page.getByText("Las mismas cifras en una tabla").click();
  await expect(page.getByRole("region", { name: "Las mismas cifras en una tabla" }).getByRole("row")).toHaveCount(91);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Pruebas" }).click();
  await expect(page.getByRole("link", { name: "Citas" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Despedida" }).press("Enter");
  await page.getByRole("button", { name: "Probar ahora" }).press("Enter");
  await expect(page.getByRole("row", { name: /Recepción|No pasó/ })).toContainText("No pasó");
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Teléfonos" }).click();
  await page.getByLabel("Quién contesta: +13055550111").selectOption("Recepción");
  await expect(page.getByLabel("Quién contesta: +13055550111")).toHaveValue(assistantId);
  const campaign = page.getByRole("row", { name: /Recordatorios/ });
  await expect(campaign).toContainText("0 / 1");
  expect(await axeFaults(page)).toEqual([]);
  await campaign.getByRole("button", { name: "Terminar: Recordatorios" }).press("Enter");
  await campaign.getByRole("button", { name: "Terminar", exact: true }).click();
  await expect(campaign).toContainText("Terminada");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Telephones" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

/** How many strong colours a picture has: its axes are grey, and its lines are not. */
function coloursIn(canvas: HTMLCanvasElement | SVGElement | HTMLElement): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const data = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    if (opacity > 200 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60)
      found.add(`${red} ${green} ${blue}`);
  }
  return found.size;
}

test("The commonest tasks take three presses from signing in at most", async ({ startServer, page, cleanUp }) => {
  const developer = await openRefusing(400);
  cleanUp(developer.close);
  const { origin } = await startServer({ env: { ...platformTokens, PLATFORM_PRIVATE_HOSTS: "localhost" } });
  const told = { server: { url: developer.url }, serverMessages: ["end-of-call-report"] };
  const assistantId = await makeAssistant(origin, "Recepción", told);
  const call = await holdCall(origin, assistantId);
  call.say("Quiero una cita.");
  await call.hangUp();
  await signIn(page, origin);
  await expect(page.getByRole("link", { name: "Cifras" })).toBeVisible();
  /** Does a task from the page that signing in leads to. */
  const inThree = async (task: string, presses: readonly Locator[], done: Locator) => {
    await page.goto(`${origin}/console`);
    for (const press of presses) await press.click();
    await expect(done, task).toBeVisible();
    expect(presses.length, task).toBeLessThanOrEqual(3);
  };
  const link = (name: string | RegExp) => page.getByRole("link", { name }).first();
  const button = (name: string) => page.getByRole("button", { name });
  const main = page.getByRole("main");
  const assistant = [link("Asistentes"), link("Recepción")];
  await inThree("read the last call", [main.getByRole("link").first()], page.getByText("Quiero una cita."));
  await inThree("try a call", [...assistant, button("Llamar")], button("Colgar"));
  await inThree("save an assistant", [...assistant, button("Guardar")], page.getByText("Guardado."));
  await inThree("see how calls went", [link("Cifras")], page.getByRole("heading", { name: /^Llamadas: \d/ }));
  const calls = page.getByRole("heading", { name: "Llamadas", exact: true });
  await inThree("find calls by ending", [link("Cifras"), link("La persona colgó")], calls);
  await expect(page).toHaveURL(/ended=customer-ended-call/);
  const again = [link("Mensajes"), button("Enviar de nuevo: end-of-call-report").first()];
  await inThree("send a message again", again, page.getByText("Se envía de nuevo."));
  const live = await holdCall(origin, await makeAssistant(origin, "Centralita"));
  live.say("Esto se oye ahora.");
  const reading = [link("En vivo"), main.getByRole("link", { name: "Centralita" })];
  await inThree("read along", reading, page.getByText("Esto se oye ahora."));
  await live.hangUp();
});

import { axeFaults } from "../fixtures/axe.ts";
import { letterTo } from "../fixtures/outbox.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { askAsOperator } from "./held-call.ts";
import { makeAssistant, phone, signIn } from "./signed-in.ts";

test("An editor makes an assistant by form and JSON, and tries it in writing and in a call", async ({
  origin,
  page,
  problems,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, origin);
  await page.getByRole("link", { name: "Asistentes" }).click();
  await page.getByRole("link", { name: "Asistente nuevo" }).click();
  await page.getByLabel("name etiqueta").fill("Florería");
  await page.getByLabel("firstMessage actúa", { exact: true }).fill("Florería Rosa, buenas tardes.");
  await page.getByLabel("maxDurationSeconds actúa").fill("5");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert")).toContainText("maxDurationSeconds");
  expect(problems.splice(0).every((problem) => problem.includes("400"))).toBe(true);

  const json = page.getByLabel("JSON");
  await json.fill('{ "name": "Florería", ');
  await expect(page.getByText("Esto todavía no es JSON")).toBeVisible();
  await json.fill(
    '{ "name": "Florería", "firstMessage": "Florería Rosa, buenas tardes.", "backgroundSound": "office" }',
  );
  await expect(page.getByLabel("maxDurationSeconds actúa")).toHaveValue("");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("heading", { name: "Florería" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ajustes sin efecto" })).toContainText("backgroundSound");

  const versions = page.getByRole("region", { name: "Versiones" });
  await expect(versions).toContainText("Todavía no ha cambiado");
  await page.getByLabel("endCallMessage actúa", { exact: true }).fill("Adiós.");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(versions.getByRole("row", { name: /endCallMessage.*Adiós/ })).toBeVisible();

  await page.getByLabel("Lo que usted dice").fill("Hola");
  await page.keyboard.press("Enter");
  const chat = page.getByRole("region", { name: "Probar por escrito" });
  await expect(chat.getByRole("listitem")).toHaveText([/Persona.*Hola/, /Asistente.*Florería Rosa/]);
  const call = page.getByRole("region", { name: "Probar una llamada" });
  await call.getByRole("button", { name: "Llamar" }).click();
  await expect(call.getByRole("listitem")).toHaveText([/Asistente.*Florería Rosa, buenas tardes/]);
  expect(await axeFaults(page)).toEqual([]);
  await call.getByRole("button", { name: "Colgar" }).click();
  await expect(call.getByRole("button", { name: "Llamar" })).toBeVisible();
  await page.getByRole("link", { name: "Llamadas" }).click();
  await expect(page.getByRole("row", { name: /Florería.*La persona colgó/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test("A viewer who was invited reads an assistant, and sees no button that changes or calls", async ({
  startServer,
  page,
}) => {
  const { origin, dataDir } = await startServer({ env: platformTokens });
  await makeAssistant(origin, "Recepción");
  const [org] = (await askAsOperator(origin, "GET", "/org")) as { readonly id: string }[];
  const email = "viewer@example.com";
  await askAsOperator(origin, "POST", `/org/${org?.id}/invite`, { emails: [email], role: "viewer" });
  const letter = await letterTo(dataDir, email);
  expect(letter).toContain(`${origin}/console`);
  await signIn(page, origin, /private token:\s+([\w-]{43})/.exec(letter)?.[1]);
  await expect(page.getByText("Solo mira")).toBeVisible();
  await page.getByRole("link", { name: "Asistentes" }).click();
  await expect(page.getByRole("link", { name: "Recepción" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Asistente nuevo" })).toHaveCount(0);
  await page.getByRole("link", { name: "Recepción" }).click();
  await expect(page.getByLabel("name etiqueta")).toHaveValue("Recepción");
  await expect(page.getByLabel("name etiqueta")).not.toBeEditable();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
});

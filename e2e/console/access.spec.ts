import { axeFaults } from "../fixtures/axe.ts";
import { letterTo } from "../fixtures/outbox.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { phone, signIn } from "./signed-in.ts";

test("An admin makes a token and ends it, invites somebody, and gives and takes their role", async ({
  startServer,
  page,
}) => {
  const { origin, dataDir } = await startServer({ env: platformTokens });
  await page.setViewportSize(phone);
  await signIn(page, origin);
  await page.getByRole("link", { name: "Acceso" }).click();
  const tokens = page.getByRole("region", { name: "Tokens" }).first();
  await tokens.getByLabel("Nombre").fill("Tienda");
  await tokens.getByLabel("Clase").selectOption("Público");
  await tokens.getByLabel("Páginas para las que vale").fill("https://tienda.example");
  await tokens.getByRole("button", { name: "Token nuevo" }).press("Enter");
  const value = tokens.locator("code");
  await expect(value).toHaveText(/^[\w-]{43}$/);
  expect(await axeFaults(page)).toEqual([]);
  await tokens.getByRole("button", { name: "Ya lo tengo" }).click();
  await expect(value).toHaveCount(0);
  const row = tokens.getByRole("row", { name: /Tienda/ });
  await row.getByRole("button", { name: /Terminar/ }).press("Enter");
  await expect(row.getByText("deja de entrar de inmediato")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await row.getByRole("button", { name: "Terminar", exact: true }).click();
  await expect(row).toHaveCount(0);

  const email = "editora@example.com";
  const members = page.getByRole("region", { name: "Miembros" }).first();
  await members.getByLabel("Correo").fill(email);
  await members.getByLabel("Papel", { exact: true }).selectOption("Edita");
  await members.getByRole("button", { name: "Invitar" }).press("Enter");
  await expect(members.getByRole("listitem")).toContainText(email);
  const letter = await letterTo(dataDir, email);
  const token = /private token:\s+([\w-]{43})/.exec(letter)?.[1];
  await fetch(`${origin}/platform/call`, { headers: { authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(members.getByRole("listitem")).toHaveCount(0);
  await members.getByLabel(`Papel: ${email}`).selectOption("Solo mira");
  await expect(members.getByLabel(`Papel: ${email}`)).toHaveValue("viewer");
  await members.getByRole("button", { name: `Quitar: ${email}` }).click();
  const asked = members.getByRole("group", { name: `Quitar: ${email}` });
  await asked.getByRole("button", { name: "Quitar", exact: true }).click();
  await expect(members.getByRole("row", { name: new RegExp(email) })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Access" })).toBeVisible();
});

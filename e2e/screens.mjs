// usage: node e2e/screens.mjs   takes a picture of every screen at phone size into docs/screens
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/house/built.mjs";
import { root } from "../scripts/house/run.mjs";
import { launchBrowser } from "./browser.mjs";
import { ensureChromium } from "./chromium.mjs";
import { rosa } from "./people.mjs";
import { startServer } from "./server.mjs";
import { choose, finish, pay, preferWriting, write, writeAll } from "./steps.mjs";

const folder = join(root, "docs/screens");
await mkdir(folder, { recursive: true });
await ensureBuilt();
const server = await startServer({
  env: { TRANSCRIBER_URL: "http://127.0.0.1:9/v1", TRANSCRIBER_KEY: "none", TRANSCRIBER_MODEL: "none" },
});
const browser = await launchBrowser({
  chromium: await ensureChromium(),
  args: ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
});
try {
  const page = await browser.openPage({ colorScheme: "light" });
  const take = (name, options = {}) =>
    page.screenshot({ path: join(folder, `${name}-390.png`), animations: "disabled", ...options });
  for (const [name, path] of [
    ["landing", "/"],
    ["help", "/ayuda"],
    ["terms", "/terminos"],
    ["unknown", "/no-existe"],
  ]) {
    await page.goto(server.origin + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await take(name);
  }
  await page.goto(server.origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  await take("checkout");
  await pay(page, server.origin);
  await page.getByRole("heading", { name: "Seleccione el tipo de formulario" }).waitFor();
  await take("choose");
  await choose(page, rosa.form);
  await take("ask");
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  await page.getByText("Quien le habla es una máquina.").waitFor();
  await take("consent");
  await preferWriting(page);
  await write(page, rosa.answers[0][1]);
  await page.getByText("Pregunta 2 de 10").waitFor();
  await take("write");
  await write(page, "03/05/1990");
  await page.getByText("Toque la respuesta correcta").waitFor();
  await take("doubt");
  await write(page, rosa.answers[1][1]);
  await page.getByText("Pregunta 3 de 10").waitFor();
  await writeAll(page, rosa.answers.slice(2));
  await page.getByRole("button", { name: "Todo está bien" }).waitFor();
  await take("review");
  await finish(page);
  await take("complete");
  await page.getByRole("heading", { name: "Sus respuestas" }).scrollIntoViewIfNeeded();
  await take("answers");

  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Completar otro formulario" }).click();
  await choose(page, rosa.form);
  await page.getByRole("button", { name: "Iniciar con su voz" }).click();
  const accept = page.getByRole("button", { name: "Acepto" });
  if (await accept.isVisible()) await accept.click();
  await page.getByRole("button", { name: "Detener" }).waitFor();
  await take("listening");
  await page.getByRole("button", { name: "Escribir" }).click();
  await write(page, `creo que es ${rosa.answers[0][1]}`);
  await page.getByRole("button", { name: "Sí, está bien" }).waitFor();
  await take("confirm");
  await page.getByRole("button", { name: "Pausa" }).click();
  await page.getByText("En pausa").waitFor();
  await take("paused");
  await page.getByRole("button", { name: "Detener" }).click();
  await page.getByRole("button", { name: "Borrar mis datos ahora" }).click();
  await page.getByRole("heading", { name: "Sus datos están borrados" }).waitFor();
  await take("receipt");
} finally {
  await browser.close();
  await server.stop();
}

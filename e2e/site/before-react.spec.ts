import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { test } from "../fixtures/test.ts";

const noConnection = "No hay conexión. Seguimos intentando; no cierre esta página.";
const code = "111 111 111 111 111";

test("What is tapped, typed and sent before React is there is kept, and done once it is", async ({
  origin,
  problems,
  page,
}) => {
  // A code that is typed and sent.
  let react = await holdBack(page, "react");
  await page.goto(origin);
  await page.getByText("Ya pagué y tengo un código").click();
  await page.getByLabel("Su código").fill(code);
  await page.getByLabel("Su código").press("Enter");
  await react.isAsked;
  react.letThrough();
  await page.getByText("Ese código no sirve.").waitFor();
  assert.equal(await page.getByLabel("Su código").inputValue(), code);

  // The other language, on the form page, while it still says its first words.
  react = await holdBack(page, "react");
  await page.goto(`${origin}/form`);
  await page.getByText("Verificando pago...").waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await react.isAsked;
  react.letThrough();
  await page.getByRole("button", { name: "Español" }).waitFor();

  // Once it is remembered the page is shown in it, and a tap on what was there in Spanish is not taken for another.
  react = await holdBack(page, "react");
  await page.goto(`${origin}/ayuda`);
  await page.getByRole("button", { name: "English" }).click();
  await react.isAsked;
  react.letThrough();
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("heading", { level: 1, name: "Ayuda" }).waitFor();

  // The payment.
  react = await holdBack(page, "react");
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await react.isAsked;
  react.letThrough();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  // The code that does not serve, and a form page nobody paid for, were answered so.
  problems.splice(0);
});

test("React that the network drops is told of, the page can be read, and it goes on when React comes", async ({
  origin,
  problems,
  page,
}) => {
  await page.route("**/healthz", (route) => route.abort("internetdisconnected"));
  await page.route(filesOf("react"), (route) => route.abort("internetdisconnected"));
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await page.getByText(noConnection).waitFor();
  await page.getByRole("link", { name: "Ayuda" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Ayuda" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await page.getByText(noConnection).waitFor();
  await page.unrouteAll();
  await page.getByRole("heading", { name: "Pago de prueba" }).waitFor();
  problems.splice(0);
});

test("A page whose script does not come, and a browser that is too old for it, say so and can be read", async ({
  origin,
  problems,
  page,
}) => {
  const missing = page.getByText("Una parte de esta página no llegó.");
  const old = page.getByText("Su navegador es muy viejo");
  for (const path of ["/", "/form"]) {
    await page.route(filesOf("index"), (route) => route.abort("connectionfailed"));
    await page.goto(origin + path);
    await missing.waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Abrir otra vez" }).click();
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-started"));
    assert.ok(!(await missing.isVisible()));

    // Syntax that a browser does not know: nothing of the script runs.
    await page.route(filesOf("index"), (route) =>
      route.fulfill({ contentType: "text/javascript", body: "const new = 1;" }),
    );
    await page.goto(origin + path);
    await old.waitFor();
    await page.unrouteAll();
  }
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "findLast");
  });
  await page.goto(origin);
  await old.waitFor();
  await page.getByText("Safari 16.4").waitFor();
  problems.splice(0);
});

const filesOf = (part: string) => new RegExp(`/assets/${part}-[\\w-]+\\.js$`);

/** Leaves a part of the site's code on its way until it is let through; from then on it comes as it is asked for. */
async function holdBack(page: Page, part: string) {
  let goOn: () => void = () => {};
  let tell = () => {};
  const isFree = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const isAsked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(filesOf(part), async (route) => {
    tell();
    await isFree;
    await route.continue();
  });
  return { isAsked, letThrough: goOn };
}

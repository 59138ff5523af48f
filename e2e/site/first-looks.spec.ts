import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { pay } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const size of sizes) {
  test(`Without a touch one sees whole what one pays for, and the button to speak, at ${size.width} x ${size.height}`, async ({
    deafServer: { origin },
    openPage,
  }) => {
    const page = await openPage({ viewport: size });
    await page.goto(origin);
    await standOnFirstScreen(page, {
      "what each form is for": page.getByText("Para hacerse ciudadano (N-400) o pedir a un familiar (I-130)."),
      "how much of the form it fills": page.getByText("Primero llena 10 u 11 datos básicos."),
      "the button to pay": page.getByRole("button", { name: "Comenzar - $9.99" }),
      "a filled page": page.getByRole("link", { name: "Ver un PDF de ejemplo" }),
    });

    await pay(page, origin);
    const speak = page.getByRole("button", { name: "Iniciar con su voz" });
    await speak.waitFor();
    await page.waitForLoadState("networkidle");
    await standOnFirstScreen(page, { "the button to speak": speak });
  });
}

/** Holds that each thing stands whole between the top and the bottom of the page as it was opened. */
async function standOnFirstScreen(page: Page, things: Readonly<Record<string, Locator>>): Promise<void> {
  assert.equal(await page.evaluate(() => scrollY), 0);
  const high = page.viewportSize()?.height ?? 0;
  const below: string[] = [];
  for (const [thing, locator] of Object.entries(things)) {
    const box = await locator.boundingBox();
    assert.ok(box !== null, `${thing} is not there`);
    const bottom = Math.round(box.y + box.height);
    if (box.y < 0 || bottom > high) below.push(`${thing} ends at ${bottom} of ${high}`);
  }
  assert.deepEqual(below, []);
}

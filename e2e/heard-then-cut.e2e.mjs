import assert from "node:assert/strict";
import { sayUntil } from "./page-microphone.mjs";
import { rosa } from "./people.mjs";
import { lacksSpeech } from "./spoken.mjs";
import { openSpokenPage, startVoice } from "./spoken-page.mjs";

export const name =
  "Rosa's spoken answer is heard but never arrives, and the tab closes: the next one asks what comes next";
export const hasSound = true;
export const needs = lacksSpeech;

/** @param {import("./tell-story.mjs").Scene} scene */
export async function run(scene) {
  const [, says, english] = rosa.answers[0];
  const agreed = "sí, está bien";
  const opened = await openSpokenPage(scene, { says: [says, agreed], form: rosa.form });
  const { page, browser, server, spoken, close } = opened;
  const visitor = page.context();
  try {
    // What the page sends is lost from here on; the call goes on.
    const calls = /\/(draft\/answers\/|api\/consent)/;
    await visitor.route(calls, (route) => route.abort());
    await startVoice(page);
    const next = page.getByText("Pregunta 2 de 10");
    const readBack = page.getByRole("button", { name: "Sí, está bien" });
    await sayUntil(page, "¿", spoken[says].wav, readBack);
    await sayUntil(page, "Oí:", spoken[agreed].wav, next);
    await page.getByText("Su respuesta está guardada en este aparato.").waitFor();
    await page.close();

    await visitor.unroute(calls);
    const again = await visitor.newPage();
    const consent = again.waitForResponse((response) => response.url().endsWith("/api/consent"));
    await again.goto(`${server.origin}/form`);
    await again.getByText("Pregunta 2 de 10").waitFor();
    await again.locator(".heard").getByText(english).first().waitFor();
    assert.equal((await consent).status(), 204, "the consent is noted as well");
    await again.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith("dilo_pending_")));
    // The browser notes the calls that did not arrive.
    browser.problems.splice(0);
  } finally {
    await close();
  }
}

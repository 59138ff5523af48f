import assert from "node:assert/strict";
import { startTranscriberDouble } from "./doubles/transcriber.mjs";
import { givePageMicrophone, sayUntil } from "./page-microphone.mjs";
import { rosa } from "./people.mjs";
import { lacksSpeech, microphoneFlags, recordMicrophone, speak } from "./spoken.mjs";
import { choose, pay } from "./steps.mjs";

export const name =
  "Rosa's spoken answer is heard but never arrives, and the tab closes: the next one asks what comes next";
export const needs = lacksSpeech;

/** @param {import("./run-stories.mjs").Scene} scene */
export async function run({ startServer, openBrowser }) {
  const [, says, english] = rosa.answers[0];
  const answer = await speak(says);
  const yes = await speak("sí, está bien");
  const transcriber = await startTranscriberDouble({ answers: [answer, yes] });
  const silence = await recordMicrophone([1]);
  try {
    const server = await startServer({
      env: { TRANSCRIBER_URL: transcriber.url, TRANSCRIBER_KEY: "key-of-this-story", TRANSCRIBER_MODEL: "fixture" },
    });
    const browser = await openBrowser(microphoneFlags(silence.path));
    const page = await browser.openPage();
    const visitor = page.context();
    await givePageMicrophone(page);
    await pay(page, server.origin);
    await choose(page, rosa.form);
    // What the page sends is lost from here on; the call goes on.
    const calls = /\/(draft\/answers\/|api\/consent)/;
    await visitor.route(calls, (route) => route.abort());
    await page.getByRole("button", { name: "Iniciar con su voz" }).click();
    await page.getByRole("button", { name: "Acepto" }).click();
    await page.getByRole("button", { name: "Detener" }).waitFor();
    const next = page.getByText("Pregunta 2 de 10");
    const readBack = page.getByRole("button", { name: "Sí, está bien" });
    await sayUntil(page, "¿", answer.wav, readBack);
    await sayUntil(page, "Oí:", yes.wav, next);
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
    await transcriber.close();
    await silence.remove();
  }
}

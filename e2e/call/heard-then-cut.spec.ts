import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import { openRecognisingPage } from "../fixtures/page/recognition.ts";
import { startVoice } from "../fixtures/spoken-page.ts";
import { test } from "../fixtures/test.ts";

test("Rosa's spoken answer is heard but never arrives, and the tab closes: the next one asks what comes next", async ({
  stage,
  problems,
}) => {
  const [, says, english] = rosa.answers[0];
  const { page, server, wire, hear } = await openRecognisingPage(stage, { form: rosa.form });
  const visitor = page.context();
  // What the page sends is lost from here on; the call goes on.
  const calls = /\/(draft\/answers\/|api\/consent)/;
  await visitor.route(calls, (route) => route.abort());
  await startVoice(page);
  const next = page.getByText("Pregunta 2 de 10");
  const readBack = page.getByRole("button", { name: "Sí, está bien" });
  await wire.said("¿");
  await hear(says);
  await readBack.waitFor();
  await wire.said("Oí:");
  await hear("sí, está bien");
  await next.waitFor();
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
  problems.splice(0);
});

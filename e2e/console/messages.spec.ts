import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { axeFaults } from "../fixtures/axe.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { holdCall } from "./held-call.ts";
import { makeAssistant, signIn } from "./signed-in.ts";

test("A message that a developer's server refused is seen with its reason, and sent again when the server is mended", async ({
  startServer,
  page,
  cleanUp,
}) => {
  let status = 400;
  const received: string[] = [];
  const developer = createServer((request, response) => {
    void json(request).then((body) => {
      if (status === 200) received.push((body as { message: { type: string } }).message.type);
      response.writeHead(status).end();
    });
  });
  developer.listen(0, "127.0.0.1");
  cleanUp(() => developer.close());
  await once(developer, "listening");
  const url = `http://localhost:${(developer.address() as AddressInfo).port}/`;
  const { origin } = await startServer({ env: { ...platformTokens, PLATFORM_PRIVATE_HOSTS: "localhost" } });
  const told = { server: { url }, serverMessages: ["end-of-call-report"] };
  await (await holdCall(origin, await makeAssistant(origin, "Avisos", told))).hangUp();

  await signIn(page, origin);
  await page.getByRole("link", { name: "Mensajes" }).click();
  const row = page.getByRole("row", { name: /end-of-call-report/ });
  await expect(row).toContainText("No llegó");
  await row.getByText("end-of-call-report").click();
  await expect(row).toContainText("Respuesta del servidor (HTTP): 400");
  await expect(row.getByRole("region", { name: "Lo que dice" })).toContainText('"endedReason": "customer-ended-call"');
  expect(await axeFaults(page)).toEqual([]);
  status = 200;
  await row.getByRole("button", { name: /Enviar de nuevo/ }).press("Enter");
  await expect(page.getByText("Todos los mensajes llegaron.")).toBeVisible();
  expect(received).toEqual(["end-of-call-report"]);
});

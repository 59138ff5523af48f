import assert from "node:assert/strict";
import { join } from "node:path";
import { root } from "../../scripts/bootstrap.mjs";
import { test } from "../fixtures/test.ts";
import { FakeRoom } from "./fake-room.ts";
import { openSdkSite } from "./sdk-site.ts";

test("The widget calls where a page allows no inline style and no HTML from text", { tag: "@sound" }, async ({
  cleanUp,
  page,
}) => {
  const site = await openSdkSite({
    webCallUrl: (origin) => `${origin.replace("http", "ws")}/room/1`,
    rules: "style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    script: `
      import ${JSON.stringify(join(root, "packages/voice/src/widget/dilo-call.ts"))};
      const widget = document.createElement("dilo-call");
      const attributes = { "base-url": "/platform", token: "token", assistant: "a-1", "worklet-url": "/worklet.js", lang: "es" };
      for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
      document.body.append(widget);
    `,
  });
  cleanUp(site.close);
  const rooms: FakeRoom[] = [];
  await page.routeWebSocket(/\/room\//, (socket) => void rooms.push(new FakeRoom(socket)));
  // A page's policy that something breaks is an error in its console, which fails the test.
  await page.goto(site.origin);
  const call = page.getByRole("button", { name: "Hable con nosotros" });
  assert.equal(await call.evaluate((button) => getComputedStyle(button).backgroundColor), "rgb(20, 83, 45)");
  await call.click();
  await page.getByText("Le escuchamos.").waitFor();
  await rooms[0]?.until(({ frames }) => frames.length > 5);
  await page.getByRole("button", { name: "Colgar" }).click();
  await page.getByText("La llamada terminó.").waitFor();
});

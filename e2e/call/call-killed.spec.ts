import assert from "node:assert/strict";
import { ernesto } from "@dilo/testing/people";
import { childrenOf } from "../fixtures/server.ts";
import { answer, openCall } from "../fixtures/spoken-call.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

const [first, birthday] = ernesto.answers.map(([, says]) => says);

test("Ernesto answers over WebRTC, the media worker is killed in mid-answer, and not a word is lost", {
  tag: "@sound",
}, async ({ stage }) => {
  // The media worker has no handle of its own: it is found among the server's children, which /proc lists on Linux alone.
  test.skip(process.platform !== "linux", "the media worker is found by its parent in /proc, which only Linux has");
  const call = await openCall(stage, { says: [first, birthday] });
  const { page, server } = call;
  await call.travels("rtc");
  await answer(call, [first]);
  assert.equal(await page.evaluate(() => globalThis.sound.way()), "rtc");
  const before = call.wire.framesSent();

  await call.asked();
  assert.equal(call.wire.framesSent(), before, "the microphone does not travel twice");
  const said = call.say(birthday);
  const [worker] = (await childrenOf(server.pid)).filter(({ command }) => command.includes("media-worker"));
  process.kill(worker.pid, "SIGKILL");
  await said;
  await call.travels("pcm");
  await page.getByText("Pregunta 3 de").waitFor();
  assert.equal(call.transcriber.heard.at(-1)?.text, birthday);
  await call.asked();
});

test("Ernesto answers, the server is killed, the page says that the line is gone, and he goes on in writing", {
  tag: "@sound",
}, async ({ stage, problems }) => {
  const call = await openCall(stage, { says: [first] });
  const { page, server } = call;
  await answer(call, [first]);
  await call.asked();
  await server.kill();
  const gone = page.getByRole("alert").filter({ hasText: "Se cortó la llamada" });
  await gone.waitFor({ timeout: 5000 });
  await page.getByRole("button", { name: "Seguir por escrito" }).click();
  await gone.waitFor({ state: "detached" });
  await page.getByText("Pregunta 2 de").waitFor();
  await page.getByRole("textbox").first().waitFor();
  // Nobody answers any more, and the page keeps asking for the server until it is left.
  await page.goto("about:blank");
  problems.splice(0);
});

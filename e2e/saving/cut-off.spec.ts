import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rosa } from "@dilo/testing/people";
import { expectListed, finish, preferWriting, startWriting, write, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

test("The line is cut and the server is killed in mid-interview, and no answer is lost", async ({
  startServer,
  cleanUp,
  problems,
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-cut-off-"));
  cleanUp(() => rm(dataDir, { recursive: true }));
  const first = await startServer({ dataDir });
  const notKept = page.getByText("Su respuesta está guardada en este aparato.");
  const answer = async (index: number) => {
    await write(page, rosa.answers[index][1]);
    await page.getByText(`Pregunta ${index + 2} de 10`).waitFor();
  };
  await startWriting(page, first.origin, rosa.form);

  await page.context().setOffline(true);
  await answer(0);
  await notKept.waitFor();
  await page.context().setOffline(false);
  await notKept.waitFor({ state: "hidden" });
  // In its place, so that nothing jumps while one answers.
  await page.getByText("Ya volvió la conexión.").waitFor();

  await first.kill();
  await answer(1);
  await notKept.waitFor();
  const { port } = new URL(first.origin);
  await startServer({ dataDir, env: { PORT: port } });
  await notKept.waitFor({ state: "hidden" });
  await page.reload();
  await page.getByText("Pregunta 3 de 10").waitFor();
  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(2));
  await finish(page);
  await expectListed(page, rosa.answers);
  // The browser notes every request that did not arrive.
  problems.splice(0);
});

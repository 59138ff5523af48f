import assert from "node:assert/strict";
import { visitSlowly } from "../fixtures/slow-phone.ts";
import { startWriting, write } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

/** How far a page may jump. It does not depend on what else this machine does, as the times do: those are only noted. */
const mostShift = 0.02;
const settlesMs = 1500;

test("On a slow phone nothing jumps, paid or not", async ({ origin, page }) => {
  const visitor = page.context();
  const visit = async (path: string, ends: string) => {
    const { lcp, cls, blocked, path: end } = await visitSlowly(visitor, origin + path, settlesMs);
    test.info().annotations.push({
      type: "measured",
      description: `${path}: LCP ${Math.round(lcp)} ms, CLS ${cls.toFixed(3)}, blocked ${Math.round(blocked)} ms`,
    });
    assert.equal(end, ends);
    assert.ok(cls <= mostShift, `${path}: CLS ${cls}`);
  };
  await visit("/", "/");
  await visit("/form", "/");

  await startWriting(page, origin, "N-400");
  await write(page, "Sofía Prado Luna");
  await page.getByText("Pregunta 2 de 10").waitFor();
  await page.waitForLoadState("networkidle");
  await page.close();
  await visit("/form", "/form");
});

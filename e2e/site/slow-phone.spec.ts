import assert from "node:assert/strict";
import { rosa } from "@dilo/testing/people";
import { answerSlowly, visitSlowly } from "../fixtures/slow-phone.ts";
import { startWriting, writeAll } from "../fixtures/steps.ts";
import { test } from "../fixtures/test.ts";

/** How far a page may jump. It does not depend on what else this machine does, as the times do: those are only noted. */
const mostShift = 0.02;
const settlesMs = 1500;

test("On a slow phone nothing jumps, paid or not, at a question, at the review and where an answer is corrected", async ({
  origin,
  page,
}) => {
  // Six visits on a slow line.
  test.slow();
  const visitor = page.context();
  const visit = async (path: string, ends: string) => {
    const { lcp, cls, blocked } = await visitSlowly(visitor, origin + path, { ends, settlesMs });
    test.info().annotations.push({
      type: "measured",
      description: `${path}: LCP ${Math.round(lcp)} ms, CLS ${cls.toFixed(3)}, blocked ${Math.round(blocked)} ms`,
    });
    assert.ok(cls <= mostShift, `${path}: CLS ${cls}`);
  };
  await visit("/", "/");
  await visit("/form", "/");

  await startWriting(page, origin, rosa.form);
  await writeAll(page, rosa.answers.slice(0, 1));
  await page.getByText("Pregunta 2 de 10").waitFor();
  await page.waitForLoadState("networkidle");
  await page.close();
  await visit("/form", "/form");

  // What is typed as soon as there is a box for it is taken, kept and read, long before the page is all there.
  const { kept, next } = await answerSlowly(visitor, `${origin}/form`, rosa.answers[1][1]);
  const description = `an answer: kept after ${Math.round(kept)} ms, read after ${Math.round(next)} ms`;
  test.info().annotations.push({ type: "measured", description });

  const again = await visitor.newPage();
  await again.goto(`${origin}/form`);
  await again.getByText("Pregunta 3 de 10").waitFor();
  await writeAll(again, rosa.answers.slice(2));
  const correct = again.getByRole("button", { name: "Corregir: Nombre completo" });
  await correct.waitFor();
  await again.waitForLoadState("networkidle");
  await visit("/form", "/form");
  await again.reload();
  await correct.click();
  await again.getByText("Pregunta 1 de 10").waitFor();
  await again.waitForLoadState("networkidle");
  await again.close();
  await visit("/form", "/form");
});

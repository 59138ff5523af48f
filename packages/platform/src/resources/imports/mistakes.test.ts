import { expect, test } from "vitest";
import { z } from "zod";
import { mistakesIn } from "./mistakes.ts";

const item = z.strictObject({ name: z.string(), parts: z.array(z.number()).optional() });
const schema = z.object({
  name: z.string().optional(),
  model: z.object({ tools: z.array(item).min(1) }).optional(),
  hooks: z.array(item).optional(),
});

function found(value: unknown) {
  const steps = mistakesIn(schema, value);
  for (let count = 1; ; count += 1) {
    const step = steps.next();
    if (step.done === true) return { count, paths: step.value.map(({ path }) => path.join(".")).sort() };
  }
}
const whole = (value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join(".")).sort();

test("of short JSON every mistake is found at once, of one that fits none", () => {
  const wrong = { name: 7, model: { tools: [{ name: 7 }] }, hooks: [{ name: "x" }, {}] };
  expect(found(wrong)).toEqual({ count: 2, paths: whole(wrong) });
  expect(found({ hooks: Array.from({ length: 3000 }, () => ({ name: "x" })) })).toEqual({ count: 2, paths: [] });
});

test("in a long list every mistake is found, by its own number, in a step for each few hundred values", () => {
  const hooks = Array.from({ length: 3000 }, (_, at) => (at % 3 === 0 ? { name: at } : { name: "x" }));
  const { count, paths } = found({ name: "Ana", hooks });
  expect(paths).toEqual(whole({ hooks }));
  expect(paths).toHaveLength(1000);
  expect(count).toBeGreaterThan(6000 / 500);
});

test("a list beside another that is wrong is found once that one is mended", () => {
  const wrong = Array.from({ length: 900 }, () => ({}));
  const { paths } = found({ model: { tools: wrong }, hooks: wrong });
  expect(paths).toEqual(wrong.map((_, at) => `model.tools.${at}.name`).sort());
  expect(found({ hooks: [...wrong, ...wrong] }).paths).toHaveLength(1800);
});

test("of an item that is long itself the first mistake is found", () => {
  const parts = Array.from({ length: 2000 }, () => "x");
  expect(found({ hooks: [{ name: "x" }, { name: "x", parts }] }).paths).toEqual(["hooks.1.parts.0"]);
});

test("what is wrong outside of lists is found in long JSON too", () => {
  const hooks = Array.from({ length: 3000 }, () => ({ name: "x" }));
  expect(found({ name: 7, hooks }).paths).toEqual(["name"]);
  expect(found({ model: { tools: [] }, hooks }).paths).toEqual(["model.tools"]);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openMadeLately } from "./made-lately.ts";
import type { Template } from "./official-forms/template/template.ts";
import { samplePerson } from "./testing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function maker(size = 10) {
  const lately = openMadeLately();
  let made = 0;
  const make = async () => {
    made += 1;
    return { bytes: new Uint8Array(size), hasForm: false };
  };
  const ask = (said = "Rosa", template?: Template) => {
    const lines = samplePerson.lines.map((line) => ({ ...line, said }));
    return lately.once({ sheet: { ...samplePerson, lines }, template }, make);
  };
  return { lately, ask, made: () => made };
}

describe("a PDF of the last minutes", () => {
  test("is made once for who asks twice, also at the same time", async () => {
    const { ask, made } = maker();
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    expect(await ask()).toBe(one);
    expect(made()).toBe(1);
  });

  test("is another one for another answer, and for another file of the form", async () => {
    const { ask, made } = maker();
    const files = [{}, {}] as Template[];
    for (const asked of [ask(), ask("Rosa María"), ask("Rosa", files[0]), ask("Rosa", files[1])]) await asked;
    expect(made()).toBe(4);
  });

  test("goes after five minutes, and when somebody erases", async () => {
    const { lately, ask, made } = maker();
    await ask();
    vi.advanceTimersByTime(5 * 60_000 + 1);
    await ask();
    expect(made()).toBe(2);
    lately.forget();
    await ask();
    expect(made()).toBe(3);
    expect(vi.getTimerCount()).toBe(1);
  });

  test("leaves memory, the oldest first, where there are many", async () => {
    const { ask, made } = maker(10 * 2 ** 20);
    for (const name of ["a", "b", "c", "d"]) await ask(name);
    await ask("d");
    await ask("b");
    expect(made()).toBe(4);
    await ask("a");
    expect(made()).toBe(5);
  });

  test("counts with what is kept beside it", async () => {
    const { lately, ask, made } = maker(10 * 2 ** 20);
    const [a, b] = [await ask("a"), await ask("b")];
    lately.grow(b, 5 * 2 ** 20);
    await ask("a");
    expect(made()).toBe(2);
    lately.grow(b, 10 * 2 ** 20);
    lately.grow(a, 1);
    await ask("b");
    expect(made()).toBe(2);
    await ask("a");
    expect(made()).toBe(3);
  });

  test("that failed is made again", async () => {
    const lately = openMadeLately();
    const of = { sheet: samplePerson, template: undefined };
    await expect(lately.once(of, () => Promise.reject(new Error("died")))).rejects.toThrow("died");
    const bytes = new Uint8Array(1);
    expect(await lately.once(of, async () => ({ bytes, hasForm: false }))).toEqual({ bytes, hasForm: false });
  });
});

import { afterEach, expect, test, vi } from "vitest";
import { openTypedText } from "./typed-text.ts";

const key = (letter: string) => btoa(letter.repeat(32)).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
const epoch = { epoch: 3, deviceKey: key("ÿ") };
const stored = () => localStorage.getItem("dilo_typed");

afterEach(() => localStorage.clear());

async function next(answerEpoch = epoch) {
  const typed = openTypedText();
  await typed.open(answerEpoch);
  return typed;
}

test("half-written words come back on the next page, about their question only, and cannot be read in the storage", async () => {
  const typed = await next();
  typed.write("direccion_actual", "742 calle");
  typed.write("direccion_actual", "742 calle Evergreen");
  await vi.waitFor(async () => expect((await next()).read("direccion_actual")).toBe("742 calle Evergreen"));
  expect((await next()).read("telefono")).toBeUndefined();
  expect(stored()).not.toContain("Evergreen");
});

test("what was sent and waits for a yes comes back too, until it is stored", async () => {
  const typed = await next();
  typed.write("telefono", "305 555");
  typed.given("telefono", "305 555 0123");
  typed.write("telefono", "");
  await vi.waitFor(async () => expect((await next()).read("telefono")).toBe("305 555 0123"));
  typed.given("telefono", "");
  await vi.waitFor(() => expect(stored()).toBeNull());
});

test("what was erased, or is another payment's, comes back to nobody", async () => {
  const typed = await next();
  typed.write("telefono", "305 555");
  await vi.waitFor(() => expect(stored()).not.toBeNull());
  expect((await next({ epoch: 3, deviceKey: key("a") })).read("telefono")).toBeUndefined();
  expect(stored()).toBeNull();
  typed.write("telefono", "305 555 0");
  await vi.waitFor(() => expect(stored()).not.toBeNull());
  typed.forget();
  await vi.waitFor(() => expect(stored()).toBeNull());
});

import { describe, expect, test } from "vitest";
import { interpret } from "./interpret.ts";

const today = "2026-11-20";
const readAfter = (said: string, heard: string, kind: "phone" | "alien-number" = "phone") =>
  interpret({ kind, heard, today, before: { said, isWhole: false } });

describe("words that come after digits that were too few", () => {
  test.each([
    ["tres cero cinco", "uno dos", "tres cero cinco, uno dos"],
    ["tres cero cinco", "cincuenta cincuenta", "tres cero cinco, cinco cero cinco, cero"],
    ["tres cero cinco", "doble nueve", "tres cero cinco, nueve nueve"],
    ["tres cero cinco", "diez", "tres cero cinco, uno cero"],
    ["tres cero cinco", "tres ceros", "tres cero cinco, cero cero cero"],
    ["tres cero cinco", "una", "tres cero cinco, uno"],
  ])("%s + %s are gathered", (said, heard, told) => {
    const reading = readAfter(said, heard);
    expect(reading).toMatchObject({ status: "ask", whole: `${said} ${heard}` });
    expect(reading.question).toContain(`Llevo ${told}.`);
  });

  test.each(["eso son todos", "y luego otra vez", "una cosa", "un momento", "o sea"])("%s adds nothing", (heard) =>
    expect(readAfter("tres cero cinco", heard).whole).toBeUndefined(),
  );
});

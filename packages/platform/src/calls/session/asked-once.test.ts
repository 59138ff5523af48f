import { expect, test } from "vitest";
import { askedOnce } from "./asked-once.ts";

test("each question is asked once for the same words, and again for other words or another answer", () => {
  const asked: string[] = [];
  const note = (name: string) => (expecting: string, text: string) => {
    asked.push(`${name} ${expecting} ${text}`);
    return text === "Rosa Prado";
  };
  const once = askedOnce({ isWhole: note("whole"), isClosed: note("closed"), pausesIn: () => "short" });
  for (let frame = 0; frame < 50; frame += 1) {
    expect(once.isWhole("name", "Rosa")).toBe(false);
    expect(once.isClosed("name", "Rosa")).toBe(false);
    expect(once.pausesIn("name", "Rosa")).toBe("short");
  }
  expect(once.isWhole("name", "Rosa Prado")).toBe(true);
  expect(once.isWhole("town", "Rosa Prado")).toBe(true);
  expect(asked).toEqual(["whole name Rosa", "closed name Rosa", "whole name Rosa Prado", "whole town Rosa Prado"]);
});

import { expect, test } from "vitest";
import { importPdfJs } from "./pdf-js.ts";

test("it leaves the functions of this thread as they are", async () => {
  const functions = () => [JSON.parse, JSON.stringify, Array.prototype.push];
  const before = functions();
  await importPdfJs();
  expect(functions()).toEqual(before);
  for (const one of functions()) expect(String(one)).toContain("[native code]");
});

import { perspicuity, wordsOf } from "@dilo/testing/readability";
import { expect, test } from "vitest";
import { phoneTexts } from "./phone.texts.ts";

const texts = Object.entries({
  ...phoneTexts,
  codeGoesOn: phoneTexts.codeGoesOn(9),
  consent: phoneTexts.consent(phoneTexts.heardByService("Oído Claro"), 72),
  heardByService: phoneTexts.heardByService("Oído Claro"),
  welcome: phoneTexts.welcome("Dilo"),
});
const long = texts.filter(([, text]) => wordsOf(text).length >= 20);

test.each(long)("'%s' is easy to follow by ear", (_, text) => {
  expect(perspicuity(text)).toBeGreaterThanOrEqual(75);
});

test("the long ones are measured", () => {
  expect(long.map(([name]) => name)).toEqual(expect.arrayContaining(["welcome", "consent", "how"]));
});

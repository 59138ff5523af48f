import { describe, expect, test } from "vitest";
import { formTypes } from "../forms/form-types.ts";
import { forms } from "../forms/registry.ts";
import { pronounce } from "./pronounce.ts";
import { handOffAnswer, termAnswers, topicAnswers } from "./topics.ts";

const english =
  /\b(Street|Avenue|Boulevard|Drive|Road|Lane|Apt|Suite|USCIS|ZIP|PDF|North|South|East|West|\d+(st|nd|rd|th))\b|#/;

test.each([
  "1234 Main Street, Apt 4B, Los Angeles",
  "55 West 21st Street, Suite 7, New York",
  "9 N Oak Ave, #3, Houston",
  "La oficina se llama USCIS, y está en uscis.gov.",
  "En su tarjeta dice USCIS# o A#.",
  "700 NE 3rd Blvd, Miami",
])("nothing English is left in '%s'", (text) => {
  expect(pronounce(text)).not.toMatch(english);
});

test.each([
  ["1st Street", "ferst estrit"],
  ["350 5th Avenue", "350 fifz ávenu"],
  ["12 West 20th Street", "12 uést tuéntiez estrit"],
  ["55 West 21st Street", "55 uést tuénti ferst estrit"],
  ["911 East 163rd Street", "911 ist uan síxti zerd estrit"],
  ["9 105th Road", "9 uan ou fifz roud"],
  ["9 200th Road", "9 tu jóndredz roud"],
  ["9 112th Road", "9 uan tuelfz roud"],
])("the number of a street is said as it is called: %s", (written, said) => {
  expect(pronounce(written)).toBe(said);
});

test("a voice of another language reads it as it stands", () => {
  expect(pronounce("55 West 21st Street", "en-US")).toBe("55 West 21st Street");
  expect(pronounce("03/15/1985", "pt-BR")).toBe("03/15/1985");
});

test.each([
  ["I heard: 03/15/1985. Is that right?", "I heard: March 15, 1985. Is that right?"],
  ["Noted: A089345678.", "Noted: A, 0 8 9 3 4 5 6 7 8."],
  ["(305) 555-0123", "3 0 5, 5 5 5, 0 1 2 3"],
  ["1234 Main Street, Los Angeles, CA 90012", "1234 Main Street, Los Angeles, C A, 9 0 0 1 2"],
])("an English voice says figures as people do: %s", (written, said) => {
  expect(pronounce(written, "en")).toBe(said);
});

test("no question is mangled", () => {
  for (const formType of formTypes)
    for (const { question } of forms[formType].fields) expect(pronounce(question)).not.toMatch(english);
});

describe("what is answered to people's questions", () => {
  const answers = [...Object.values(topicAnswers), ...Object.values(termAnswers), handOffAnswer];

  test.each(answers)(
    "'$spanish' is two or three plain sentences, in both languages",
    ({ spanish, english: translated }) => {
      for (const text of [spanish, translated]) {
        const sentences = text
          .replace(/\w\.\w/g, "")
          .split(/[.?!](?:\s|$)/)
          .filter((one) => one.trim() !== "");
        expect(sentences.length).toBeLessThanOrEqual(4);
        for (const sentence of sentences) expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(24);
      }
      // About fifteen characters a second, twelve seconds at most.
      expect(spanish.length).toBeLessThan(180);
      expect(pronounce(spanish)).not.toMatch(english);
    },
  );
});

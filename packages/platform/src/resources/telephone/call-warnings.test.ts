import { expect, test } from "vitest";
import { callWarnings } from "./dial.ts";

const [noon, night] = [new Date("2026-11-29T17:00:00Z"), new Date("2026-11-29T04:00:00Z")];
const miami = "+13055550122";

test.each([
  ["a call at noon with consent", { number: miami, at: noon, hasConsent: true }, undefined],
  [
    "a call at noon without consent",
    { number: miami, at: noon, hasConsent: false },
    /^Only who has consented.*org\)\.$/,
  ],
  ["a call at night with consent", { number: miami, at: night, hasConsent: true }, /^It is not from 8 to 21/],
  ["a call at night without consent", { number: miami, at: night, hasConsent: false }, /^Only who.*It is not from 8/],
  ["noon in New York is 7 in Hawaii", { number: "+18085550122", at: noon, hasConsent: true }, /^It is not from/],
  ["a place nobody knows", { number: "+99955550122", at: noon, hasConsent: true }, /nobody knows/],
  ["an exchange's own number at night", { number: "104", at: night, hasConsent: true }, undefined],
  ["a SIP address", { number: undefined, at: night, hasConsent: false }, undefined],
])("%s", (_what, call, message) => {
  const warned = message === undefined ? [] : [{ path: "customer.number", message: expect.stringMatching(message) }];
  expect(callWarnings(call)).toEqual(warned);
});

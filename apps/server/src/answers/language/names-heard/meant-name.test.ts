import { expect, test } from "vitest";
import { isCityHeard, streetMeant } from "./meant-name.ts";

test.each([
  ["sikamor", "sycamore"],
  ["magnolla", "magnolia"],
  ["guilson", "wilson"],
  ["yorch", "george"],
  ["jarbor", "harbor"],
  ["estoun", "stone"],
  ["guestgud", "westwood"],
  ["kanterburi", "canterbury"],
  ["guait ouk", "white oak"],
  ["main", "main"],
  ["guadalupe", "guadalupe"],
])("a Spanish ear writes %s for %s", (heard, name) => {
  expect(streetMeant(heard, true)).toEqual({ name });
});

test.each([
  ["brodway", "broadway"],
  ["wasingtn", "washington"],
  ["magnoila", "magnolia"],
  ["hosuton", "houston"],
  ["lexintong", "lexington"],
  ["linkon", "lincoln"],
])("a thumb types %s for %s", (typed, name) => {
  expect(streetMeant(typed, false)).toEqual({ name });
});

test.each([
  ["sudley", "dudley"],
  ["bingahm", "bingham"],
])("%s may be a name of its own, or %s: that is asked", (typed, name) => {
  expect(streetMeant(typed, false)).toEqual({ name, isUnsure: true });
});

test.each(["kedzie", "kalakaua", "gulfton", "bissonnet", "qwrt"])("for %s there is no name", (typed) => {
  expect(streetMeant(typed, false)).toEqual({ name: null });
});

test.each([
  "southridge",
  "glenway",
  "charlestowne",
  "piney branch",
  "san julian",
  "four mile",
  "flores",
  "alvarado",
  "guadalupe",
  "cienega",
  "kowalski",
  "la cienega",
])("%s is a name as it is", (typed) => {
  expect(streetMeant(typed, false)).toEqual({ name: typed });
});

test.each([
  ["mijuauki", "Milwaukee", true],
  ["guorchester", "Worcester", false],
  ["jiuston", "Houston", true],
  ["saint pol", "Saint Paul", true],
  ["seint yeims", "St James", true],
  ["dalas", "Houston", false],
])("%s before a ZIP code of %s", (heard, city, isHeard) => {
  expect(isCityHeard(heard, city)).toBe(isHeard);
});

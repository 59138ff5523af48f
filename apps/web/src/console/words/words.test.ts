import { endedReasons } from "@dilo/api";
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";

test.each(Object.entries({ es, en }))("every end of a call has words in %s", (_, { calls }) => {
  expect(endedReasons.filter((reason) => !calls.endings[reason])).toEqual([]);
});

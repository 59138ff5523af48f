import { expect, test } from "vitest";
import { extractVariables } from "./extract-variables.ts";

test("aliases have the values of what was sent, and of all of it by $", () => {
  const plan = {
    schema: { type: "object", properties: { city: { type: "string" } } },
    aliases: [
      { key: "place", value: "{{ city | upcase }}, {{ name }}" },
      { key: "all", value: "{{$.city}}" },
    ],
  };
  expect(extractVariables(plan, { city: "León" }, { name: "Ana" })).toEqual({
    variables: { city: "León", place: "LEÓN, Ana", all: "León" },
  });
});

test("all aliases share one budget, and the model is told when it is used up", () => {
  const aliases = Array.from({ length: 9 }, (_, at) => ({
    key: `a${at}`,
    value: `{{ "${"x".repeat(60_000)}" | upcase }}`,
  }));
  expect(extractVariables({ aliases }, {}, {})).toEqual({
    wrong: expect.stringContaining("All templates of a request"),
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { fillTemplates } from "./template-variables.ts";

const values = { name: "Ana", age: 7, isNew: false, address: { city: "Lima" }, tags: ["a"], twice: "{{name}}" };

test.each([
  ["Hola, {{name}}.", "Hola, Ana."],
  ["{{ name }} y {{name}}", "Ana y Ana"],
  ["{{address.city}}, {{age}}, {{isNew}}", "Lima, 7, false"],
  ["{{tags}}", '["a"]'],
  ["{{unknown}} {{address.street}}", "{{unknown}} {{address.street}}"],
  ["{{twice}}", "{{name}}"],
  ["{{toString}} {{name.length}}", "{{toString}} {{name.length}}"],
  ["{name} {{}} {{na me}}", "{name} {{}} {{na me}}"],
])("%s becomes %s", (text, expected) => {
  expect(fillTemplates(text, values)).toBe(expected);
});

test("all texts of the settings are filled, and nothing else is touched", () => {
  const settings = {
    firstMessage: "Hola, {{name}}",
    model: { messages: [{ content: "Edad: {{age}}" }], maxTokens: 100 },
  };
  expect(fillTemplates(settings, values)).toEqual({
    firstMessage: "Hola, Ana",
    model: { messages: [{ content: "Edad: 7" }], maxTokens: 100 },
  });
  expect(settings.firstMessage).toBe("Hola, {{name}}");
});

test("settings without variables come back equal", () => {
  const noBraces = fc.string().filter((text) => !text.includes("{{"));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(noBraces, fc.integer(), fc.array(noBraces))), (settings) => {
      expect(fillTemplates(settings, values)).toEqual(settings);
    }),
  );
});

import type { OperationSpec } from "@dilo/api";
import { platformOperations } from "@dilo/api/operations";
import { broken, variants } from "@dilo/api/samples";
import fc from "fast-check";
import { expect, test } from "vitest";
import { describeIssues } from "./validation-message.ts";

const operationErrorOf = (body: unknown) => {
  const { error } = platformOperations.createAssistant.body.safeParse(body);
  return describeIssues("body", { issues: error?.issues ?? [] });
};

test.each([
  [{ name: "x".repeat(41) }, "The body's field name is wrong: too_big, it must be at most 40 characters long."],
  [{ firstMessage: 7 }, "The body's field firstMessage is wrong: invalid_type, it must be a string."],
  [
    { voice: { provider: "azure", voiceId: "v", speed: 9 } },
    "The body's field voice.speed is wrong: too_big, it must be at most 2.",
  ],
  [{ model: { provider: "openai" } }, "The body's field model.model is wrong: invalid_type, it must be a string."],
  [
    { firstMessageMode: "x" },
    "The body's field firstMessageMode is wrong: invalid_value, it must be one of assistant-speaks-first, assistant-speaks-first-with-model-generated-message, assistant-waits-for-user.",
  ],
  [{ fristMessage: "Hola" }, "The body has fields this operation does not know: fristMessage."],
  [
    Object.fromEntries("abcdefghijklmnopqrstuvwxyz".split("").map((name) => [name, 1])),
    "The body has fields this operation does not know: a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, and 6 more.",
  ],
  [{ endCallPhrases: ["adiós", 3] }, "The body's field endCallPhrases.1 is wrong: invalid_type, it must be a string."],
  ["words", "The body's field (the whole) is wrong: invalid_type, it must be an object."],
  [
    { firstMessage: 7, name: 8, maxDurationSeconds: "x" },
    "The body's field name is wrong: invalid_type, it must be a string. The body's field firstMessage is wrong: invalid_type, it must be a string. The body's field maxDurationSeconds is wrong: invalid_type, it must be a number.",
  ],
])("%j: %s", (body, sentence) => {
  expect(operationErrorOf(body)).toBe(sentence);
});

test("a kind that is not known is told with those that are, never as a union", () => {
  expect(operationErrorOf({ voice: { provider: "nobody" } })).toMatch(
    /^The body's field voice\.provider is wrong: invalid_value, it must be one of .*11labs.*openai/,
  );
  const { error } = platformOperations.createTool.body.safeParse({ type: "telegram" });
  expect(describeIssues("body", { issues: error?.issues ?? [] })).toMatch(
    /field type is wrong: .*one of .*apiRequest.*transferCall/,
  );
});

test("a schema's mistakes are told in words, and $ref by its name", () => {
  const parametersWrong = (parameters: unknown) => {
    const { error } = platformOperations.createTool.body.safeParse({
      type: "function",
      function: { name: "f", parameters },
    });
    return describeIssues("body", { issues: error?.issues ?? [] });
  };
  expect(parametersWrong({ type: "object", properties: [] })).toContain(
    "parameters.properties is wrong: invalid_type, it must be an object.",
  );
  expect(parametersWrong({ type: "object", properties: { a: { $ref: "https://dilo.example/a" } } })).toContain(
    "properties.a.$ref is wrong: invalid_format, it must be a place within the schema, such as #/$defs/name.",
  );
});

test("a field whose name could be a person's is not repeated", () => {
  expect(operationErrorOf({ "María Pérez": 1 })).toBe("The body has fields this operation does not know: ?.");
});

test("a value never appears", () => {
  const secret = "sk-4242-secret";
  fc.assert(
    fc.property(fc.constantFrom("name", "voice", "model", "hooks", "metadata", "server", "credentials"), (field) => {
      for (const value of [secret.repeat(4), [secret], { provider: secret }, { url: [secret] }]) {
        expect(operationErrorOf({ [field]: value })).not.toContain("4242");
      }
    }),
  );
});

test("every broken body of every operation is refused with a sentence that names the field", () => {
  let refused = 0;
  for (const [name, call] of Object.entries<OperationSpec>(platformOperations)) {
    for (const option of call.body === undefined ? [] : variants(call.body)) {
      for (const { how, value } of broken(option)) {
        const { error } = option.safeParse(value);
        const sentence = describeIssues("body", { issues: error?.issues ?? [] });
        expect(sentence, `${name} ${how}`).not.toContain("invalid_union");
        expect(sentence, `${name} ${how}`).toContain(` field ${how.split(" ")[1]}`);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(1000);
});

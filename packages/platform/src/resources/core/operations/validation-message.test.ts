import type { OperationSpec } from "@dilo/api";
import { platformOperations } from "@dilo/api/operations";
import { broken, variants } from "@dilo/api/samples";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { describeIssues, type Issue, wordsOf } from "./validation-message.ts";

const operationErrorOf = (body: unknown) => {
  const { error } = platformOperations.createAssistant.body.safeParse(body);
  return describeIssues("body", { issues: error?.issues ?? [] });
};

test.each([
  [{ name: "x".repeat(41) }, "The body's field name is wrong: it must be at most 40 characters long."],
  [{ firstMessage: 7 }, "The body's field firstMessage is wrong: it must be a string."],
  [
    { voice: { provider: "azure", voiceId: "v", speed: 9 } },
    "The body's field voice.speed is wrong: it must be at most 2.",
  ],
  [{ model: { provider: "openai" } }, "The body's field model.model is wrong: it must be a string."],
  [
    { firstMessageMode: "x" },
    "The body's field firstMessageMode is wrong: it must be one of assistant-speaks-first, assistant-speaks-first-with-model-generated-message, assistant-waits-for-user.",
  ],
  [{ fristMessage: "Hola" }, "The body has fields this operation does not know: fristMessage."],
  [
    Object.fromEntries("abcdefghijklmnopqrstuvwxyz".split("").map((name) => [name, 1])),
    "The body has fields this operation does not know: a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, and 6 more.",
  ],
  [{ endCallPhrases: ["adiós", 3] }, "The body's field endCallPhrases.1 is wrong: it must be a string."],
  ["words", "The body's field (the whole) is wrong: it must be an object."],
  [
    { endCallMessage: 7, silenceTimeoutSeconds: 1 },
    "The body's field silenceTimeoutSeconds is wrong: it must be at least 10. The body's field endCallMessage is wrong: it must be a string.",
  ],
  [
    { firstMessageInterruptionsEnabled: "yes" },
    "The body's field firstMessageInterruptionsEnabled is wrong: it must be true or false.",
  ],
  [
    { firstMessage: 7, name: 8, maxDurationSeconds: "x" },
    "The body's field name is wrong: it must be a string. The body's field firstMessage is wrong: it must be a string. The body's field maxDurationSeconds is wrong: it must be a number.",
  ],
])("%j: %s", (body, sentence) => {
  expect(operationErrorOf(body)).toBe(sentence);
});

test("a kind that is not known is told with those that are, never as a union", () => {
  expect(operationErrorOf({ voice: { provider: "nobody" } })).toMatch(
    /^The body's field voice\.provider is wrong: it must be one of .*11labs.*openai/,
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
    "parameters.properties is wrong: it must be an object.",
  );
  expect(parametersWrong({ type: "object", properties: { a: { $ref: "https://dilo.example/a" } } })).toContain(
    "properties.a.$ref is wrong: it must be a place within the schema, such as #/$defs/name.",
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

/** Made-up mistakes that show each word of the schemas' code. */
test.each<[Partial<Issue>, string]>([
  [{ code: "invalid_type", expected: "int" }, "it must be a whole number"],
  [{ code: "invalid_type", expected: "boolean" }, "it must be true or false"],
  [{ code: "invalid_type", expected: "undefined" }, "it must be left out"],
  [{ code: "invalid_value", values: ["es"] }, "it must be es"],
  [{ code: "too_small", origin: "string", minimum: 1 }, "it must be at least 1 character long"],
  [{ code: "too_small", origin: "array", minimum: 2 }, "it must be at least 2 items long"],
  [{ code: "too_small", origin: "number", minimum: 0, inclusive: false }, "it must be more than 0"],
  [{ code: "not_multiple_of", divisor: 5 }, "it must be a multiple of 5"],
  [{ code: "invalid_format", format: "uuid" }, "it must be a UUID"],
  [{ code: "invalid_format", format: "regex", pattern: "/^a$/" }, "it must match the pattern /^a$/"],
  [{ code: "custom", message: "must have at most 3 properties" }, "it must have at most 3 properties"],
  [{ code: "custom", message: "it must have text" }, "it must have text"],
  [{ code: "custom", message: "Invalid input" }, "it is not as expected"],
])("%j: %s", (issue, words) => {
  expect(wordsOf({ path: [], message: "", ...issue })).toBe(words);
});

test("kinds within kinds are each told once, in words", () => {
  const number = z.union([z.number(), z.union([z.number(), z.array(z.string())])]);
  const { error } = z.object({ seconds: number }).safeParse({ seconds: "x" });
  expect(describeIssues("body", { issues: error?.issues ?? [] })).toBe(
    "The body's field seconds is wrong: it must be a number or an array.",
  );
});

/** The words that schemas call mistakes by. */
const codeWords = /\b(?:invalid|too|unrecognized|not)_\w+|\ban? an? |undefined/;

test("every broken body of every operation is refused with a sentence that names the field", () => {
  let refused = 0;
  for (const [name, call] of Object.entries<OperationSpec>(platformOperations)) {
    for (const option of call.body === undefined ? [] : variants(call.body)) {
      for (const { how, value } of broken(option)) {
        const { error } = option.safeParse(value);
        const sentence = describeIssues("body", { issues: error?.issues ?? [] });
        expect(sentence, `${name} ${how}`).not.toMatch(codeWords);
        expect(sentence, `${name} ${how}`).toContain(` field ${how.split(" ")[1]}`);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(1000);
});

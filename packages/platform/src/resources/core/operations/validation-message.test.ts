import type { OperationSpec } from "@dilo/api";
import { platformOperations } from "@dilo/api/operations";
import { broken, variants } from "@dilo/api/samples";
import fc from "fast-check";
import { expect, test } from "vitest";
import { describeIssues } from "./validation-message.ts";

const operationErrorOf = (body: unknown) => {
  const { error } = platformOperations.createAssistant.body.safeParse(body);
  return describeIssues("body", error?.issues ?? []);
};

test.each([
  [{ name: "x".repeat(41) }, "The body's field name is wrong: too_big."],
  [{ firstMessage: 7 }, "The body's field firstMessage is wrong: invalid_type."],
  [{ voice: { provider: "azure", voiceId: "v", speed: 9 } }, "The body's field voice.speed is wrong: too_big."],
  [{ voice: { provider: "nobody" } }, "The body's field voice.provider is wrong: invalid_union."],
  [{ model: { provider: "openai" } }, "The body's field model.model is wrong: invalid_type."],
  [{ fristMessage: "Hola" }, "The body has fields this operation does not know: fristMessage."],
  [{ endCallPhrases: ["adiós", 3] }, "The body's field endCallPhrases.1 is wrong: invalid_type."],
  ["words", "The body's field (the whole) is wrong: invalid_type."],
])("%j: %s", (body, sentence) => {
  expect(operationErrorOf(body)).toBe(sentence);
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
        const sentence = describeIssues("body", error?.issues ?? []);
        expect(sentence, `${name} ${how}`).toContain(` field ${how.split(" ")[1]}`);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(1000);
});

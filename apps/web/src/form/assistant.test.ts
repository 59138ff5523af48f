import { forms, whichForm } from "@dilo/forms";
import { expect, test } from "vitest";
import { buildAssistant } from "./assistant.ts";

test("the assistant is the specification's: small model at 0.7, Spanish, one voice", () => {
  expect(buildAssistant("Dilo")).toMatchObject({
    name: "Dilo",
    model: { temperature: 0.7, messages: [{ role: "system" }] },
    transcriber: { language: "es" },
    voice: { provider: "11labs" },
  });
});

test("the greeting asks which form, or names the one chosen", () => {
  expect(buildAssistant("Ana").firstMessage).toContain(whichForm);
  expect(buildAssistant("Ana").firstMessage).toContain("Soy Ana");
  for (const formType of Object.keys(forms) as (keyof typeof forms)[]) {
    const { firstMessage } = buildAssistant("Ana", formType);
    expect(firstMessage).toContain(formType);
    expect(firstMessage).not.toContain(whichForm);
  }
});

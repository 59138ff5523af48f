import { forms, whichForm } from "@dilo/forms";
import * as english from "@dilo/forms/english";
import { expect, test } from "vitest";
import { spokenBy } from "../interview-view/in-language.ts";
import { buildAssistant } from "./assistant.ts";

test("the assistant is the specification's: small model at 0.7, Spanish, one voice", () => {
  expect(buildAssistant("Dilo")).toMatchObject({
    name: "Dilo",
    model: { provider: "openai", model: "gpt-4o-mini", temperature: 0.7, messages: [{ role: "system" }] },
    transcriber: { language: "es" },
    voice: { provider: "11labs", voiceId: "paula" },
  });
});

test("a call in English is spoken by an English voice, and heard in both languages", () => {
  const assistant = buildAssistant("Ana", { formType: "N-400", spoken: spokenBy(english) });
  expect(assistant).toMatchObject({
    firstMessage: "Hello. I am Ana. I am a machine, not a lawyer. We will fill in your form N-400.",
    voice: { provider: "11labs", voiceId: "paula", language: "en" },
    transcriber: { language: "multi" },
  });
  expect(JSON.stringify(assistant["model"])).not.toMatch(/español|Usted|diga/);
});

test("the greeting asks which form, or names the one chosen", () => {
  expect(buildAssistant("Ana").firstMessage).toContain(whichForm);
  expect(buildAssistant("Ana").firstMessage).toContain("Soy Ana");
  for (const formType of Object.keys(forms) as (keyof typeof forms)[]) {
    const { firstMessage } = buildAssistant("Ana", { formType });
    expect(firstMessage).toContain(formType);
    expect(firstMessage).not.toContain(whichForm);
  }
});

test("the prompt forbids what the product never does: advice, comment, and a question nobody sent", () => {
  const model = buildAssistant("Ana")["model"] as { readonly messages: readonly { readonly content: string }[] };
  const prompt = model.messages.map(({ content }) => content).join(" ");
  expect(prompt).toContain("No haga ninguna pregunta que no le hayan enviado.");
  expect(prompt).toContain("No comente las respuestas.");
  expect(prompt).toContain("No dé consejos legales.");
  expect(prompt).toContain("dígala tal como está");
});

test("whoever asked for a slower voice is greeted by one", () => {
  expect(buildAssistant("Ana").voice).not.toHaveProperty("speed");
  expect(buildAssistant("Ana", { pace: 0.7 }).voice).toMatchObject({ provider: "11labs", speed: 0.7 });
});

test("whoever hosts the call is told to keep neither sound nor transcript", () => {
  expect(buildAssistant("Ana")).toMatchObject({
    artifactPlan: { recordingEnabled: false, videoRecordingEnabled: false, transcriptPlan: { enabled: false } },
  });
});

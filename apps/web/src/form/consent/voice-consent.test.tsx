import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { configExample } from "../../testing/config-example.ts";
import { formEs } from "../../words/es/form.ts";
import { consentSentences } from "./consent-text.ts";
import { chooseRecognizer } from "./recognizer.ts";
import { VoiceConsent } from "./voice-consent.tsx";

const { testVoice } = formEs.ask;

test.each([true, false])("a test voice is said to be one before it is heard: %s", (isTestVoice) => {
  const { voice } = configExample;
  const hears = { ...configExample, voice: { ...voice, transcriber: { kind: "server", name: "Oído Claro" } } } as const;
  const recognizer = chooseRecognizer(hears, "none");
  render(<VoiceConsent recognizer={recognizer} isTestVoice={isTestVoice} onAccept={() => {}} onDecline={() => {}} />);
  const agreed = consentSentences(recognizer, formEs.consent).join(" ");
  expect(screen.queryByText(testVoice) !== null).toBe(isTestVoice);
  const card = screen.getByRole("group", { name: formEs.consent.legend });
  const read = (card.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(read).toEqual(isTestVoice ? [agreed, testVoice] : [agreed]);
});

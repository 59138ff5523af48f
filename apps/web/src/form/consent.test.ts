import type { PublicConfig } from "@dilo/api";
import { expect, test } from "vitest";
import { formEs } from "../words/form.es.ts";
import { chooseRecogniser, consentSentences } from "./consent.ts";

function configWith(kind: "server" | "browser" | "none", name = ""): PublicConfig {
  return { voice: { transcriber: { kind, name } } } as PublicConfig;
}

test("the server's transcriber is named in the consent", () => {
  const recogniser = chooseRecogniser(configWith("server", "Oído Claro"), "none");
  expect(consentSentences(recogniser, formEs.consent)).toEqual([
    "Quien le habla es una máquina.",
    "Su voz pasa a texto con Oído Claro.",
    "No guardamos el audio.",
  ]);
});

test("without one the browser's own recognition is, and its maker is not hidden", () => {
  const recogniser = chooseRecogniser(configWith("browser"), "elsewhere");
  expect(consentSentences(recogniser, formEs.consent)).toContain(formEs.consent.heardByBrowser);
});

test("with neither, it says so before any microphone is asked for", () => {
  const recogniser = chooseRecogniser(configWith("browser"), "none");
  expect(consentSentences(recogniser, formEs.consent)).toEqual([formEs.consent.noRecognition]);
});

test("recognition on the device itself says so", () => {
  const recogniser = chooseRecogniser(configWith("browser"), "on-device");
  expect(consentSentences(recogniser, formEs.consent)).toContain(formEs.consent.heardOnDevice);
});

import type { PublicConfig } from "@dilo/api";
import { expect, test } from "vitest";
import { formEn } from "../../words/en/form.ts";
import { formEs } from "../../words/es/form.ts";
import { consentNote, consentSentences, textVersion } from "./consent-text.ts";
import { chooseRecognizer } from "./recognizer.ts";

const nobody = { kind: "none", name: "" } as const;

function configWith(kind: "server" | "browser" | "none", name = "", model: PublicConfig["model"] = nobody) {
  return { voice: { transcriber: { kind, name } }, model } as PublicConfig;
}

test("the server's transcriber is named in the consent", () => {
  const recognizer = chooseRecognizer(configWith("server", "Oído Claro"), "none");
  expect(consentSentences(recognizer, formEs.consent)).toEqual([
    "Quien le habla es una máquina.",
    "Su voz pasa a texto con Oído Claro.",
    "No guardamos el audio.",
  ]);
});

test("without one the browser's own recognition is, and its maker is not hidden", () => {
  const recognizer = chooseRecognizer(configWith("browser"), "elsewhere");
  expect(consentSentences(recognizer, formEs.consent)).toContain(formEs.consent.heardByBrowser);
});

test("with neither, it says so before any microphone is asked for", () => {
  const recognizer = chooseRecognizer(configWith("browser"), "none");
  expect(consentSentences(recognizer, formEs.consent)).toEqual([formEs.consent.noRecognition]);
});

test("what the browser can do is unknown before its code is here, and no reason to say that it can nothing", () => {
  expect(chooseRecognizer(configWith("browser"), undefined)).toEqual({ kind: "unknown" });
  expect(chooseRecognizer(configWith("server"), undefined)).toMatchObject({ kind: "server" });
  expect(chooseRecognizer(configWith("none"), "none")).toEqual({ kind: "none" });
});

test("recognition on the device itself says so", () => {
  const recognizer = chooseRecognizer(configWith("browser"), "on-device");
  expect(consentSentences(recognizer, formEs.consent)).toContain(formEs.consent.heardOnDevice);
});

test("what is noted says which of the texts it was, and when it was shown and agreed to", () => {
  const given = { language: "es", shownAt: "2026-11-20T15:00:00.000Z", agreedAt: "2026-11-20T15:00:09.000Z" } as const;
  const recognizer = chooseRecognizer(configWith("browser"), "on-device");
  expect(consentNote({ recognizer, ...given })).toEqual({ textVersion: "voice-2.on-device", mode: "voice", ...given });
  const versions = [
    chooseRecognizer(configWith("server"), "none"),
    chooseRecognizer(configWith("browser"), "elsewhere"),
  ].map((other) => consentNote({ recognizer: other, ...given }).textVersion);
  expect(versions).toEqual(["voice-2.server", "voice-2.browser"]);
});

test("a sentence of the consent that changes is a new version", async () => {
  const sentences = [formEs, formEn].flatMap(({ consent }) =>
    Object.values(consent).map((text) => (typeof text === "string" ? text : text("…"))),
  );
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sentences.join("\n")));
  const print = Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
  expect({ [textVersion]: print }).toEqual({ "voice-2": "cff13ee2d658" });
});

test("a model that reads what we do not understand is named too, that it gets no numbers, and in a text of its own", () => {
  const readBy = (name: string) => {
    const recognizer = chooseRecognizer(configWith("browser", "", { kind: "server", name }), "on-device");
    const note = consentNote({ recognizer, language: "es", shownAt: "", agreedAt: "" });
    return { sentences: consentSentences(recognizer, formEs.consent), note };
  };
  expect(readBy("Lectura Clara").sentences).toContain(
    "Si no entendemos una respuesta, Lectura Clara lee sus palabras, pero no los números.",
  );
  expect(readBy("").sentences).toContain(formEs.consent.readAgainByUs);
  expect(readBy("").note.textVersion).toBe(`${textVersion}.on-device.read-again`);
});

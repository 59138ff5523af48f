import { expect, test } from "vitest";
import { codeLetter } from "./code-letter.ts";

const parts = {
  to: "rosa@example.test",
  code: "481 205 937 164 028",
  expiresAt: "2026-11-23T16:00:00.000Z",
  publicOrigin: "https://dilo.example",
  operator: { name: "Dilo", contact: "ayuda@example.com" },
  messageId: "<order-1.job-1@dilo.example>",
};

test("the letter brings the code and the way to use it, Spanish first, then English", () => {
  const { text, html, subject, attachments } = codeLetter(parts);
  expect([subject, attachments]).toEqual(["Su código de Dilo / Your code from Dilo", []]);
  for (const body of [text, html]) {
    expect(body.split("481 205 937 164 028")).toHaveLength(3);
    for (const part of [
      "No tiene que pagar otra vez.",
      "Toque este enlace, que ya lleva su código:",
      "https://dilo.example/#codigo=481205937164028",
      "O vaya a https://dilo.example y toque “Ya pagué y tengo un código”.",
      "hasta el 23 de noviembre de 2026 a las 11:00",
      "No comparta el código ni el enlace.",
      "You do not have to pay again.",
      "tap “I have paid and have a code”",
      "until November 23, 2026",
      "Dilo · ayuda@example.com",
    ]) {
      expect(body).toContain(part);
    }
    expect(body.indexOf("Recibimos su pago")).toBeLessThan(body.indexOf("We have received your payment"));
  }
});

test("the letter says nothing of immigration, and has no empty headings", () => {
  const { text, html, subject } = codeLetter(parts);
  expect(subject + text + html).not.toMatch(/N-400|I-130|USCIS|inmigra|immigra/i);
  expect(text).not.toMatch(/Lo que falta|Aviso|What remains|Notice/);
  expect(html).not.toContain("<h2");
});

test("the letter says the same as text and as HTML", () => {
  const { text, html } = codeLetter(parts);
  const shown = html.replace(/<head>.*?<\/head>/s, "").replace(/<[^>]+>/g, " ");
  expect(shown.split(/\s+/).join("")).toBe(text.replace(/^-+$/gm, "").split(/\s+/).join(""));
});

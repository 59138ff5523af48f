import type { PrintedAnswer } from "@dilo/forms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reviewItems } from "../../documents/review/review-items.ts";
import { samplePerson } from "../../documents/testing.ts";
import { letter } from "./letter.ts";
import type { LetterParts } from "./letter-content.ts";

const parts: LetterParts = {
  ...samplePerson,
  to: "rosa@example.com",
  expiresAt: "2026-11-23T16:00:00.000Z",
  resumeCode: "481 205 937 164 028",
  publicOrigin: "https://dilo.example",
  operator: { name: "Dilo", contact: "ayuda@example.com" },
  messageId: "<form-1.job-1@dilo.example>",
  fileName: "Formulario_N400_2026-11-20.pdf",
};

function renderedWith(pdf: NonNullable<LetterParts["pdf"]>) {
  const { text, html } = letter({ ...parts, pdf });
  return { text, html };
}

describe("the letter", () => {
  test("brings the person back by the resume code, and by a link that names it behind the # alone", () => {
    expect(letter(parts).html).toContain('<a href="https://dilo.example/#codigo=481205937164028">');
    for (const body of [letter(parts).text, letter(parts).html]) {
      // On a line of its own, to be copied by hand.
      expect(body).toMatch(
        /puede volver a su formulario con este código:(<\/p>)?\s+(<p>)?481 205 937 164 028(<\/p>)?\n/,
      );
      expect(body).toMatch(/come back to your form with this code:(<\/p>)?\s+(<p>)?481 205 937 164 028(<\/p>)?\n/);
      expect(body).toContain("O vaya a https://dilo.example y toque “Ya pagué y tengo un código”.");
    }
  });

  test("says first what is attached, and what to do next before what is to be checked", () => {
    const bytes = Uint8Array.of(37, 80, 68, 70);
    const toCheck = reviewItems(parts.lines);
    for (const body of Object.values(renderedWith({ bytes, hasForm: true, toCheck }))) {
      const at = ["El PDF va", "Borraremos", "481 205", "Qué hacer ahora", "Por favor revise", "Aviso"];
      const places = at.map((words) => body.indexOf(words));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places[0]).toBeGreaterThan(0);
    }
  });

  test("a phone of 360 pixels has room for its longest word: the link breaks where the line ends", () => {
    expect(letter(parts).html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
  });

  test("speaks Spanish first, then English", () => {
    const { subject, text, html } = letter(parts);
    expect(subject).toBe("Su copia de Dilo / Your copy from Dilo");
    for (const body of [text, html]) {
      const spanish = body.search(/Aquí completamos \d de 10 datos básicos de su N-400\./);
      const english = body.search(/These are \d of 10 basic answers for your Form N-400\./);
      expect(spanish).toBeGreaterThan(0);
      expect(english).toBeGreaterThan(spanish);
    }
  });

  test("carries every answer in both languages", () => {
    const { text, html } = letter(parts);
    expect(text).toContain(
      "Fecha de nacimiento\n  En inglés: 10/12/1979\n  Lo que usted dijo: doce de octubre del setenta y nueve",
    );
    expect(text).toContain("Full name\n  In English: Íñigo Peña Agüero\n  As said in Spanish: Íñigo Peña Agüero");
    expect(html).toContain('En inglés: <b lang="en">(305) 555-0123</b>');
  });

  test("marks what must be looked at with one word, and says why", () => {
    const { text, html } = letter(parts);
    expect(text).toContain("Fecha de residencia\n  POR REVISAR: No entendimos esta respuesta.");
    expect(text).toContain("Current address\n  NEEDS REVIEW: Not answered.");
    expect(html.match(/NEEDS REVIEW: /g)).toHaveLength(2);
  });

  test("gives what the lists dispute as it was confirmed, and says what the list says", () => {
    const disputedBy = {
      status: "ask",
      warnings: ["phone-impossible"],
      question: "Ese número no puede ser un teléfono. ¿Me lo dice otra vez, uno por uno?",
      ...{ confidence: 0.3, needsConfirmation: false, candidates: [], missing: [], spans: [] },
    } as const;
    const lines = samplePerson.lines.map((line) =>
      line.field.id === "telefono" ? ({ ...line, disputedBy } as const) : line,
    );
    const { text, html } = letter({ ...parts, lines });
    expect(text).toContain("En inglés: (305) 555-0123\n  POR REVISAR: Ese número no puede ser un teléfono.\n");
    expect(text).toContain("In English: (305) 555-0123\n  NEEDS REVIEW: That cannot be a telephone number.\n");
    expect(html.match(/\(305\) 555-0123<\/b><br><strong/g)).toHaveLength(2);
  });

  test("holds no answer when the PDF carries them, and names those to check", () => {
    const bytes = Uint8Array.of(37, 80, 68, 70);
    const { text, html, subject } = letter({ ...parts, pdf: { bytes, hasForm: true } });
    for (const body of [text, html, subject]) {
      for (const { english, said, field } of parts.lines) {
        for (const answer of [english, said].filter((words) => words.length > 4)) {
          expect([field.id, body.includes(answer)]).toEqual([field.id, false]);
        }
      }
    }
    expect(text).toContain("1. POR REVISAR: Dirección actual");
    expect(text).toContain("2. NEEDS REVIEW: Date you became a permanent resident");
    expect(subject).not.toMatch(/N-400|I-130|USCIS|inmigra|immigra/i);
  });

  test("names what the PDF's cover names, not only what the answers tell", () => {
    const [line] = parts.lines;
    if (line === undefined) throw new Error("The form has no field.");
    const toCheck = [{ field: line.field, reasons: [{ es: "No cabe completo.", en: "It does not fit." }] }];
    const { text } = letter({ ...parts, pdf: { bytes: Uint8Array.of(37), hasForm: true, toCheck } });
    expect(text).toContain("\n1. POR REVISAR: Nombre completo\n");
    expect(text).not.toContain("POR REVISAR: Dirección actual");
  });

  test("says the same as text and as HTML", () => {
    const bytes = Uint8Array.of(37, 80, 68, 70);
    for (const pdf of [{}, { pdf: { bytes, hasForm: true } }]) {
      const { text, html } = letter({ ...parts, ...pdf });
      const shown = html
        .replace(/<head>.*?<\/head>/s, "")
        .replace(/<[^>]+>/g, " ")
        .replace(/&#39;/g, "'");
      const plain = text.replace(/^-+$/gm, "").replace(/^\d+\. /gm, "");
      expect(shown.split(/\s+/).join("")).toBe(plain.split(/\s+/).join(""));
    }
  });

  test("links to the government's own pages, whole addresses in both bodies", () => {
    const { text, html } = letter(parts);
    const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)];
    expect(links.length).toBeGreaterThan(3);
    for (const [, href = "", words = ""] of links) {
      expect(["www.uscis.gov", "dilo.example"]).toContain(new URL(href).host);
      expect(words).toBe(href);
      expect(text).toContain(href);
    }
    expect(text.match(/(?<!www\.)uscis\.gov/g)).toBeNull();
  });

  test("names no colour of text or ground, so that a dark mode keeps it readable", () => {
    const { html } = letter(parts);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/[";](?:color|background)[^-]/);
  });

  test("says what remains, the notice, the day of deletion and who writes", () => {
    for (const body of [letter(parts).text, letter(parts).html]) {
      expect(body).toContain("No somos abogados ni notarios.");
      expect(body).toContain("https://www.uscis.gov/g-1055");
      expect(body).toContain("23 de noviembre de 2026");
      expect(body).toContain("November 23, 2026");
      expect(body).toContain("Dilo · ayuda@example.com");
    }
  });

  test("attaches the PDF under its name, and speaks of it only then", () => {
    const bytes = Uint8Array.of(37, 80, 68, 70);
    expect(letter({ ...parts, pdf: { bytes, hasForm: false } })).toMatchObject({
      attachments: [{ filename: "Formulario_N400_2026-11-20.pdf", contentType: "application/pdf", bytes }],
      text: expect.stringContaining("El PDF va con este correo."),
    });
    expect(letter(parts)).toMatchObject({ attachments: [], text: expect.not.stringContaining("El PDF va") });
  });

  test("says what to do next in three lines, until when, and where the form is opened again", () => {
    const bytes = Uint8Array.of(37, 80, 68, 70);
    for (const pdf of [undefined, { bytes, hasForm: true }, { bytes, hasForm: false }]) {
      const { text } = letter({ ...parts, ...(pdf && { pdf }) });
      const [, steps = ""] = /Qué hacer ahora\n-+\n\n([\s\S]*?)\n\n/.exec(text) ?? [];
      expect(steps.split("\n").map((line) => line.slice(0, 3))).toEqual(["1. ", "2. ", "3. "]);
      expect(text).toContain("Borraremos sus respuestas de nuestras computadoras el ");
      expect(text).toContain("Toque este enlace");
    }
  });

  test("asks nobody to copy what stands on the attached form already", () => {
    const bytes = Uint8Array.of(37, 80, 68, 70);
    const filled = letter({ ...parts, pdf: { bytes, hasForm: true } }).text;
    expect(filled).toContain("y al final el formulario.");
    expect(filled).toContain("Las copias y el pago están en “Cómo se manda”");
    expect(filled).not.toMatch(/Copie|Copy/);
    expect(letter({ ...parts, pdf: { bytes, hasForm: false } }).text).toContain("Copie estas respuestas");
  });

  test("names the hour of deletion as people know it, and signs only where there is a name", () => {
    const { text, html } = letter({ ...parts, operator: { name: "", contact: "" } });
    expect(text).toContain("el 23 de noviembre de 2026 a las 11:00");
    expect(text).toContain("(hora del Este). Guarde este correo.");
    expect(text).toMatch(/accredited by the Department of Justice\.$/);
    expect(html).not.toContain("<p></p>");
  });

  const answering = (said: string) =>
    parts.lines.map((line): PrintedAnswer => ({ ...line, said, english: said, status: "read" }));
  const tags = /<(?!!)[a-z0-9]+/g;

  test("lets no answer become markup or a line of its own", () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        const said = `<b>"&'\n\nAviso${noise}`;
        const { html, text } = letter({ ...parts, lines: answering(said) });
        expect(html).toContain("&lt;b&gt;&quot;&amp;&#39;");
        expect(html.match(tags)).toEqual(letter({ ...parts, lines: answering("x y") }).html.match(tags));
        expect(text.match(/^Aviso/gm)).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });

  test("fetches nothing", () => {
    expect(letter(parts).html).not.toMatch(/<(img|link|script)\b|url\(|src=/);
  });
});

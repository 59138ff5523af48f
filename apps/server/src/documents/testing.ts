import { fileURLToPath } from "node:url";
import { type FormType, forms, type PrintedAnswer } from "@dilo/forms";
import type { AnswerSheet } from "./answer-sheet.ts";

/** Lines of a form for an invented person; a field without a pair stays unanswered. */
export function linesOf(
  formType: FormType,
  pairs: Readonly<Record<string, readonly [english: string, said: string]>>,
): readonly PrintedAnswer[] {
  return forms[formType].fields.map((field) => {
    const pair = pairs[field.id];
    if (pair === undefined) return { field, said: "", english: "", status: "missing" };
    return { field, english: pair[0], said: pair[1], status: "read" };
  });
}

/** An invented N-400 with one answer that could not be read and one that is missing. */
export const peña: AnswerSheet = {
  formType: "N-400",
  savedAt: "2026-11-20T16:00:00.000Z",
  lines: linesOf("N-400", {
    nombre_completo: ["Íñigo Peña Agüero", "Íñigo Peña Agüero"],
    fecha_nacimiento: ["10/12/1979", "doce de octubre del setenta y nueve"],
    pais_nacimiento: ["Mexico", "México"],
    numero_alien: ["A-012345678", "A cero doce tres cuarenta y cinco seiscientos setenta y ocho"],
    telefono: ["(305) 555-0123", "tres cero cinco cinco cinco cinco cero uno dos tres"],
    email: ["None", "no tengo"],
    fecha_residencia: ["05/01/2001", "el primero de mayo de dos mil uno"],
    estado_civil: ["Married", "casado"],
    nombre_conyuge: ["Rosa Elena Prado", "Rosa Elena Prado"],
  }).map((line) =>
    line.field.id === "fecha_residencia" ? { ...line, english: line.said, status: "needs-review" } : line,
  ),
};

/** What a PDF says and is, read by pdf.js. */
export interface ReadPdf {
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: unknown;
  readonly lang: unknown;
  readonly isTagged: boolean;
  /** Each page's structure as nested roles. */
  readonly roles: readonly string[];
}

/** Reads a PDF back with a program that did not write it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const standardFontDataUrl = fileURLToPath(
    new URL("../../standard_fonts/", import.meta.resolve("pdfjs-dist/legacy/build/pdf.mjs")),
  );
  const task = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl, verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    pages.push(
      content.items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/gu, " "),
    );
    roles.push(outline(await page.getStructTree()));
  }
  const { info } = await pdf.getMetadata();
  const facts = info as { Title?: unknown; Language?: unknown };
  const mark = await pdf.getMarkInfo();
  await task.destroy();
  return {
    pages,
    text: pages.join(" "),
    title: facts.Title,
    lang: facts.Language,
    isTagged: mark?.["Marked"] === true,
    roles,
  };
}

interface Node {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

function outline(node: unknown): string {
  const { role, children } = (node ?? {}) as Node;
  if (role === undefined) return "";
  const inner = (children ?? []).map(outline).filter((text) => text !== "");
  return inner.length === 0 ? role : `${role}(${inner.join(" ")})`;
}

import { type Html, html } from "./html.ts";
import type { AnswerRow, LetterContent } from "./letter-content.ts";
import { withAddresses, withLinks } from "./links.ts";

type Language = "es" | "en";

const heads = {
  es: {
    answers: "Sus respuestas",
    english: "En inglés",
    said: "Lo que usted dijo",
    toCheck: "Por favor revise en el PDF",
    remains: "Qué hacer ahora",
    notice: "Aviso",
  },
  en: {
    answers: "Your answers",
    english: "In English",
    said: "As said in Spanish",
    toCheck: "Please check in the PDF",
    remains: "What to do now",
    notice: "Notice",
  },
} as const;

/** Renders a letter as plain text and as HTML, which say the same. */
export function renderLetter(letter: LetterContent): { readonly text: string; readonly html: string } {
  return { text: renderText(letter), html: renderHtml(letter) };
}

function renderText(letter: LetterContent): string {
  const bodies = (["es", "en"] as const).map((language) => textIn(language, letter));
  return [...bodies, ...(letter.signature === "" ? [] : [letter.signature])].join("\n\n");
}

function textIn(language: Language, letter: LetterContent): string {
  const head = heads[language];
  const titled = (title: string, body: string) => (body === "" ? [] : [underlined(title), body]);
  const list = (points: readonly { readonly [key in Language]: string }[]) =>
    points.map((point, index) => `${index + 1}. ${withAddresses(point[language])}`).join("\n");
  return [
    underlined(letter.heading[language]),
    ...letter.opening.map((words) => withAddresses(words[language])),
    ...titled(head.answers, letter.rows.map((row) => textRow(language, row)).join("\n\n")),
    ...titled(head.remains, list(letter.remains)),
    ...titled(head.toCheck, list(letter.toCheck)),
    ...titled(head.notice, list(letter.notice)),
  ].join("\n\n");
}

function underlined(title: string): string {
  return `${title}\n${"-".repeat(title.length)}`;
}

function textRow(language: Language, { label, english, said, mark }: AnswerRow): string {
  const head = heads[language];
  const lines = [label[language]];
  if (english !== "") lines.push(`  ${head.english}: ${oneLine(english)}`);
  if (mark) lines.push(`  ${oneLine(mark[language])}`);
  if (said !== "") lines.push(`  ${head.said}: ${oneLine(said)}`);
  return lines.join("\n");
}

/** An answer with line breaks in it must not look like a line of ours. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}

/**
 * The letter as HTML: no picture, no style sheet from anywhere, links to the government's pages and to ours only. It names no colour
 * of text or ground, so that a mail program's dark mode has nothing to get wrong.
 */
function renderHtml(letter: LetterContent): string {
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${letter.heading.es}</title><style>:root{color-scheme:light dark}</style></head>
<body style="font-family:system-ui,sans-serif;font-size:18px;line-height:1.5;max-width:40em;margin:auto;padding:16px;overflow-wrap:anywhere">
${htmlIn("es", letter)}
<hr>
${htmlIn("en", letter)}
${letter.signature === "" ? "" : html`<p>${letter.signature}</p>`}
</body></html>`.markup;
}

function htmlIn(language: Language, letter: LetterContent): Html {
  const head = heads[language];
  const titled = (title: string, isThere: boolean, body: Html) =>
    isThere ? html`<h2 style="font-size:20px">${title}</h2>\n${body}\n` : "";
  const list = (points: readonly { readonly [key in Language]: string }[]) =>
    html`<ol>${points.map((words) => html`<li>${withLinks(words[language])}</li>\n`)}</ol>`;
  const rows = html`${letter.rows.map((row) => htmlRow(language, row))}`;
  return html`<div lang="${language}">
<h1 style="font-size:24px">${letter.heading[language]}</h1>
${letter.opening.map((words) => html`<p>${withLinks(words[language])}</p>\n`)}
${titled(head.answers, letter.rows.length > 0, rows)}
${titled(head.remains, letter.remains.length > 0, list(letter.remains))}
${titled(head.toCheck, letter.toCheck.length > 0, list(letter.toCheck))}
${titled(head.notice, letter.notice.length > 0, list(letter.notice))}
</div>`;
}

/** One below the other: three columns leave a phone no room for a word. */
function htmlRow(language: Language, { label, english, said, mark }: AnswerRow): Html {
  const head = heads[language];
  const inEnglish = english === "" ? "" : html`<br>${head.english}: <b lang="en">${english}</b>`;
  const warned = mark === undefined ? "" : html`<br><strong>${mark[language]}</strong>`;
  const asSaid = said === "" ? "" : html`<br>${head.said}: <span lang="es">${said}</span>`;
  return html`<p style="margin:0;padding:12px 0;border-bottom:1px solid #76827c"><strong>${label[language]}</strong>
${inEnglish}${warned}${asSaid}</p>
`;
}

import type { BilingualText } from "../../documents/notice.ts";
import { type Html, html } from "./html.ts";
import type { AnswerRow, LetterContent } from "./letter-content.ts";

type Language = "es" | "en";

const heads = {
  es: {
    answers: "Sus respuestas",
    english: "En inglés",
    said: "Lo que usted dijo",
    remains: "Lo que falta",
    notice: "Aviso",
  },
  en: {
    answers: "Your answers",
    english: "In English",
    said: "As said in Spanish",
    remains: "What remains to do",
    notice: "Notice",
  },
} as const;

/** Renders a letter as plain text and as HTML. */
export function renderLetter(letter: LetterContent): { readonly text: string; readonly html: string } {
  return { text: renderText(letter), html: renderHtml(letter) };
}

function renderText(letter: LetterContent): string {
  const bodies = (["es", "en"] as const).map((language) => textIn(language, letter));
  return [...bodies, ...(letter.signature === "" ? [] : [letter.signature])].join("\n\n");
}

function textIn(language: Language, letter: LetterContent): string {
  const head = heads[language];
  const list = (points: readonly { readonly [key in Language]: string }[]) =>
    points.map((point, index) => `${index + 1}. ${point[language]}`).join("\n");
  return [
    letter.heading[language].toUpperCase(),
    ...letter.opening.map((words) => words[language]),
    head.answers.toUpperCase(),
    letter.rows.map((row) => textRow(language, row)).join("\n\n"),
    head.remains.toUpperCase(),
    list(letter.remains),
    head.notice.toUpperCase(),
    list(letter.notice),
  ].join("\n\n");
}

function textRow(language: Language, { label, english, said, mark, check }: AnswerRow): string {
  const head = heads[language];
  const lines = [`${label[language]}`];
  if (mark) lines.push(`  ** ${mark[language]} **`);
  if (english !== "" && !mark) lines.push(`  ${head.english}: ${oneLine(english)}`);
  if (check) lines.push(`  ** ${check[language]} **`);
  if (said !== "") lines.push(`  ${head.said}: ${oneLine(said)}`);
  return lines.join("\n");
}

/** An answer with line breaks in it must not look like a line of ours. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}

/** The letter as HTML: no picture, no link, no style sheet from anywhere. */
function renderHtml(letter: LetterContent): string {
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>${letter.heading.es}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:18px;line-height:1.5;color:#1d2521;background:#fbf8f2;max-width:40em;margin:auto;padding:16px">
${htmlIn("es", letter)}
<hr>
${htmlIn("en", letter)}
${letter.signature === "" ? "" : html`<p>${letter.signature}</p>`}
</body></html>`.markup;
}

function htmlIn(language: Language, letter: LetterContent): Html {
  const head = heads[language];
  return html`<div lang="${language}">
<h1 style="font-size:24px">${letter.heading[language]}</h1>
${letter.opening.map((words) => html`<p>${words[language]}</p>`)}
<h2 style="font-size:20px">${head.answers}</h2>
${letter.rows.map((row) => htmlRow(language, row))}
<h2 style="font-size:20px">${head.remains}</h2>
<ol>${letter.remains.map((words) => html`<li>${words[language]}</li>`)}</ol>
<h2 style="font-size:20px">${head.notice}</h2>
<ol>${letter.notice.map((words) => html`<li>${words[language]}</li>`)}</ol>
</div>`;
}

/** One below the other: three columns leave a phone no room for a word. */
function htmlRow(language: Language, { label, english, said, mark, check }: AnswerRow): Html {
  const head = heads[language];
  const warned = ({ [language]: words }: BilingualText) => html`<br><strong style="color:#7a4b00">${words}</strong>`;
  const inEnglish = english !== "" && !mark ? html`<br>${head.english}: <b lang="en">${english}</b>` : "";
  const asSaid = said === "" ? "" : html`<br>${head.said}: <span lang="es">${said}</span>`;
  return html`<p style="margin:0;padding:12px 0;border-bottom:1px solid #76827c;overflow-wrap:anywhere"><strong>${label[language]}</strong>
${mark ? warned(mark) : ""}${inEnglish}${check ? warned(check) : ""}${asSaid}</p>
`;
}

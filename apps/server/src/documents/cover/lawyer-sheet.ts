import type { PrintedAnswer } from "@dilo/forms";
import { factsFor, listOf } from "../filing/facts-for.ts";
import { notice } from "../notice.ts";
import type { FormBoxes, FormRemark } from "../official-forms/boxes/form-boxes.ts";
import type { Placed } from "../official-forms/values/filling.ts";
import { writeList } from "../paper/list.ts";
import { ink, type Paper } from "../paper/paper.ts";
import { type Row, writeTable } from "../paper/table.ts";
import { printedEnglish } from "../review/is-answered.ts";
import type { PartLeft } from "../review/parts-left.ts";
import { type FilledForm, placeOf, type ReviewItem } from "../review/review-items.ts";
import type { Cover } from "./cover.ts";
import { englishLeft } from "./left-words.ts";
import { englishPlace, inFormOrder } from "./place.ts";
import { lawyer, usDate, writeHeading, writeText, writeTopic } from "./sheet-text.ts";

const { size } = lawyer;
const english = { size, lang: "en" } as const;

/** What the rows are made from: with a form they stand in the order of its pages, without one as they were asked. */
export interface Answered {
  readonly lines: readonly PrintedAnswer[];
  readonly items: readonly ReviewItem[];
  readonly filled?: Pick<FilledForm, "form" | "placed">;
}

/** Every answer for an expert reader: where it goes, what was written, what was said, and whether it is sure. */
export function writeAnswers(paper: Paper, { lines, items, filled }: Answered): void {
  writeHeading(paper, lawyer, "Answers: value, as said, sure or not");
  const placeOfLine = ({ field }: PrintedAnswer) => filled && placeOf(filled, field.id);
  const sorted = lines.toSorted((one, other) => inFormOrder(placeOfLine(one), placeOfLine(other)));
  const rows = sorted.map((line): Row => {
    const box = placeOfLine(line);
    const reasons = items.find(({ field }) => field.id === line.field.id)?.reasons ?? [];
    // Whoever left out what is asked of them has it among what to check.
    const isNotAsked = line.status === "missing" && reasons.length === 0;
    return [
      [
        { ...english, bold: true, text: line.field.label },
        ...(box ? [{ ...english, text: englishPlace(box), page: box.page }] : []),
      ],
      [{ ...english, text: writtenValue(line, filled?.placed ?? []) }],
      [line.said === "" ? { ...english, text: isNotAsked ? "(not asked)" : "(no answer)" } : { size, text: line.said }],
      reasons.length === 0
        ? [{ ...english, text: isNotAsked ? "Not asked of this person" : "Sure" }]
        : [
            { ...english, bold: true, color: ink.alarm, text: "To check" },
            { ...english, text: reasons.map(({ en }) => en).join(" ") },
          ],
    ];
  });
  const heads = ["Question and place", "Value", "As said", "Sure or not"];
  writeTable(paper, { heads, lang: "en", size, shares: [0.25, 0.25, 0.22, 0.28] }, rows);
}

/** What stands on the form for one answer: of a name or an address box by box. */
function writtenValue(line: PrintedAnswer, placed: readonly Placed[]): string {
  const written = placed.filter(
    ({ answer, isCopy, isReference }) => answer === line.field.id && !isCopy && !isReference,
  );
  const isInParts =
    written.length > 1 && (line.status !== "read" || written.every(({ label }) => label.endsWith("Name")));
  if (isInParts) return written.map(({ label, value }) => `${label}: ${value === true ? "X" : value}`).join(" · ");
  // Of a date only the year or the month may be known.
  const [part] = line.status === "needs-review" ? written : [];
  return printedEnglish(line) || (typeof part?.value === "string" ? part.value : "(not written)");
}

/** What is still empty in each part, by the form's own conditions. */
export function writeEnglishLeft(paper: Paper, parts: readonly PartLeft[]): void {
  writeHeading(paper, lawyer, "Items left, by the form's own conditions");
  const rows = parts.map(
    (part): Row => [
      [{ ...english, bold: true, text: `Part ${part.part.part}` }],
      [{ ...english, text: part.part.title }],
      [{ ...english, text: `p. ${part.part.pages}`, page: Number.parseInt(part.part.pages, 10) }],
      [{ ...english, text: englishLeft(part) }],
    ],
  );
  writeTable(
    paper,
    { heads: ["Part", "Title", "Page", "Left"], lang: "en", size, shares: [0.1, 0.36, 0.1, 0.44] },
    rows,
  );
}

/** What the filing sheet tells, where each was read, and on which day. */
export function writeSources(paper: Paper, cover: Pick<Cover, "sheet" | "form">): void {
  writeHeading(paper, lawyer, "Where the filing sheet has it from");
  const rows = listOf(factsFor(cover)).map(
    (fact): Row => [
      [{ ...english, text: fact.english }],
      [{ ...english, text: fact.source }],
      [{ ...english, text: usDate(fact.lookedAt) }],
    ],
  );
  writeTable(paper, { heads: ["Told", "Source", "Looked at"], lang: "en", size, shares: [0.52, 0.34, 0.14] }, rows);
}

/** What the form itself asks to be explained, and what else it says beside its questions, in its own words. */
export function writeEnglishRemarks(paper: Paper, { redFlags, remarks }: FormBoxes): void {
  writeHeading(paper, lawyer, "What the form itself asks to be explained");
  writeText(paper, lawyer, "Everybody gets the same list: it says nothing about this case.");
  writeEach(paper, redFlags);
  if (remarks.length === 0) return;
  writeHeading(paper, lawyer, "What else the form says beside its questions");
  writeEach(paper, remarks);
}

function writeEach(paper: Paper, remarks: readonly FormRemark[]): void {
  writeList(
    paper,
    remarks.map(({ part, items, page, words }) => [
      {
        size,
        text: page === 0 ? `Instructions, “${items}”: ${words}` : `Part ${part}, ${items}, p. ${page}: ${words}`,
      },
    ]),
    { size, lang: "en" },
  );
}

/** What must be said wherever answers are handed out. */
export function writeEnglishNotice(paper: Paper): void {
  writeTopic(paper, lawyer, "Notice", notice.map(({ en }) => en).join(" "));
}

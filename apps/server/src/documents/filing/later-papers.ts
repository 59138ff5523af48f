import type { PrintedAnswer } from "@dilo/forms";
import { isSeveral, numbersText } from "../cover/sheet-text.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import { visits } from "../official-forms/items/items-left.ts";
import { knownItems } from "../official-forms/items/known-items.ts";
import { type Fact, type LaterPaper, laterPapers, onForm } from "./facts.table.ts";

/** The papers that this person's answers call for, and those that answers which are open may call for. */
export function laterPapersFor({ formType, items }: FormBoxes, lines: readonly PrintedAnswer[]) {
  const known = knownItems(items, lines, { placed: [], notes: [] });
  const asked = new Set(visits(items, known).flatMap(({ item, isAsked }) => (isAsked === false ? [] : item.id)));
  const all: readonly LaterPaper[] = formType === "N-400" ? Object.values(laterPapers) : [];
  const standing = all.map((paper) => {
    const open = paper.items.filter((id) => asked.has(id));
    const answers = open.map((id) => answerTo(id, known.value(id), lines));
    return { paper, is: answers.includes("calls") ? "called" : answers.includes("open") ? "open" : "not" };
  });
  const those = (wanted: string) => standing.flatMap(({ paper, is }) => (is === wanted ? paper : []));
  return { called: those("called"), open: those("open") };
}

/** Names the places whose answers are open and may call for more papers. */
export function openPapers(papers: readonly LaterPaper[]): Fact {
  const parts = [...new Set(papers.map(({ place }) => place.part))].map((part) => {
    const own = papers.filter(({ place }) => place.part === part).map(({ place }) => place.numbers);
    return { part: `Part ${part}`, numbers: own.join(", ") };
  });
  const named = (of: (numbers: string) => string) =>
    parts.map(({ part, numbers }) => (numbers === "" ? part : `${part}, ${of(numbers)}`)).join("; ");
  const english = named((numbers) => `${isSeveral(numbers) ? "items" : "item"} ${numbers}`);
  return {
    spanish: `Según lo que conteste, el formulario pide más papeles: ${named(numbersText)}. Ahí dice cuáles.`,
    english: `More by the answers in ${english}.`,
    source: "N-400 pages 2, 5, 6, 8, 9 and 11",
    ...onForm,
  };
}

type Value = ReturnType<ReturnType<typeof knownItems>["value"]>;

/** Whether the answer to an item calls for papers; one that is not sure is still open. */
function answerTo(id: string, value: Value, lines: readonly PrintedAnswer[]): "calls" | "open" | "not" {
  if (value === "no") return "not";
  if (id === "trips") return ofTrips(lines);
  if (/^\d+$/.test(value ?? "")) return Number(value) > 1 ? "calls" : "not";
  return value === "yes" ? "calls" : "open";
}

/** The form asks of trips "that lasted more than 6 months". */
function ofTrips(lines: readonly PrintedAnswer[]): "calls" | "open" | "not" {
  const day = (id: string) => {
    const value = lines.find(({ field, status }) => field.id === id && status === "read")?.reading?.value;
    return typeof value === "string" ? value : "";
  };
  const rows = lines.flatMap(({ field: { id } }) => /^trips\.\d+(?=\.left$)/.exec(id)?.[0] ?? []);
  const lengths = rows.map((row) => Date.parse(day(`${row}.returned`)) - Date.parse(day(`${row}.left`)));
  if (lengths.some((length) => length > sixMonths)) return "calls";
  const isLast = day(`${rows.at(-1)}.another`) === "no";
  return isLast && lengths.every((length) => length >= 0) ? "not" : "open";
}

/** As the interview counts them: 180 days. */
const sixMonths = 180 * 24 * 60 * 60 * 1000;

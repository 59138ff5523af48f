// usage: npx tsx bench/language/pieces/measure.ts
// Of what authors said whose sayings were never learned of: how often it is understood as its pieces mean it, by rules and
// acts alone, and parted as it was learned.

import { momentOf } from "../../../packages/forms/src/interview/reading.ts";
import { at, idsOf, person, sample, upTo } from "../../../packages/forms/src/interview/testing.ts";
import type { Act, Moment } from "../../../packages/forms/src/understanding/act.ts";
import { composed } from "../../../packages/forms/src/understanding/pieces/composed.ts";
import { learnedParter } from "../../../packages/forms/src/understanding/pieces/learned.ts";
import { partBy } from "../../../packages/forms/src/understanding/pieces/piece.ts";
import { readLearnedActs } from "../../../packages/forms/src/understanding/sorter/learned.ts";
import { understand } from "../../../packages/forms/src/understanding/understand.ts";
import { type Parted, readParted, textOf } from "./sayings.ts";

/** Commands that ask something of the question that stands. */
const asking = new Set(["why", "where", "help"]);

readLearnedActs();
const byAuthor = new Map<string, { sayings: number; byRules: number; parted: number; lost: number }>();
for (const saying of readParted("unseen")) {
  const moment = momentFor(saying);
  if (moment === undefined) continue;
  const pieces = saying.pieces.map(([role, text]) => ({ role, text, likelihood: 1 }));
  const meant = composed(pieces, moment, (text) => understand(text, moment));
  if (meant === undefined) continue;
  const byRules = isAs(understand(textOf(saying), moment).acts, meant.acts);
  partBy(learnedParter);
  const parted = isAs(understand(textOf(saying), { ...moment }).acts, meant.acts);
  partBy(undefined);
  const counts = byAuthor.get(saying.by) ?? { sayings: 0, byRules: 0, parted: 0, lost: 0 };
  byAuthor.set(saying.by, counts);
  counts.sayings += 1;
  counts.byRules += Number(byRules);
  counts.parted += Number(parted);
  counts.lost += Number(byRules && !parted);
}
console.log(Object.fromEntries(byAuthor));

/** Where it was said; undefined where the interview would not stand there. */
function momentFor({ where, field = "", heard }: Parted): Moment | undefined {
  if (where === "part" || where === "which") return undefined;
  const form = /familiar|peticionario/.test(field) ? "I-130" : "N-400";
  const rosa = person(form, where === "review" ? idsOf(form) : upTo(field, form));
  if (where === "back") rosa.says(heard ?? sample[field] ?? "");
  const moment = momentOf(rosa.now(), "spoken", at);
  const stands = { ask: "answer", back: "verdict", review: "yes-no" }[where];
  return moment.expects.kind === stands ? moment : undefined;
}

/** Tells whether two lists of acts do the same: the same values, the same wishes, and whether anything is asked. */
function isAs(acts: readonly Act[], others: readonly Act[]): boolean {
  return outline(acts) === outline(others);
}

function outline(acts: readonly Act[]): string {
  const tells = acts.some(({ kind }) => kind === "inform" || kind === "partial" || kind === "letters");
  const names = acts.flatMap((act) => {
    if (act.kind === "social" || act.kind === "none" || act.kind === "noise") return [];
    return tells && (act.kind === "deny" || act.kind === "dont-know") ? [] : nameOf(act);
  });
  return [...new Set(names)].sort().join(" + ");
}

function nameOf(act: Act): string {
  if (act.kind === "ask" || (act.kind === "command" && asking.has(act.command))) return "ask";
  const told =
    act.kind === "partial" && act.values.length === 1 ? act.values[0] : act.kind === "inform" ? act : undefined;
  if (told === undefined) return JSON.stringify(act);
  const { value, parts } = told.reading;
  return `${told.field} ${JSON.stringify(value ?? parts ?? "")}`;
}

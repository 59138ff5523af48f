// What it costs to fill the N-400 of somebody whose trips need sheets behind the form.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Answers } from "@dilo/forms";
import { openLookups } from "../../apps/server/src/answers/language/lookups.ts";
import { sheetOf } from "../../apps/server/src/delivery/derive-sheet.ts";
import { drawCoverSheet, titleOf } from "../../apps/server/src/documents/cover/draw-cover-sheet.ts";
import { knownForms } from "../../apps/server/src/documents/official-forms/boxes/known-forms.ts";
import { filledForm } from "../../apps/server/src/documents/official-forms/fill/filled-form.ts";
import { prepare } from "../../apps/server/src/documents/official-forms/template/prepare.ts";
import { fillIn } from "../../apps/server/src/documents/official-forms/values/fill-in.ts";
import { reviewItems } from "../../apps/server/src/documents/review/review-items.ts";
import { savedFileOf } from "../../apps/server/src/documents/saved-form/saved-answers.ts";
import { readBoxes } from "../../apps/server/src/documents/testing-pdf.ts";
import type { Language } from "../../scripts/language/open-language.ts";
import type { openFigures } from "../figures.ts";
import { officialFolder } from "./boxes.ts";
import { playWhole } from "./play.ts";
import { usualSaying } from "./usual.ts";

const mostMs = 150;
/** The first ones warm up what every process has warm. */
const warmUps = 4;
const times = 15;
/** As many trips as are asked for. */
const trips = 40;

/** Fills the usual life's form, with as many trips as anybody may tell, again and again. */
export async function measurePrinting(language: Language, row: ReturnType<typeof openFigures>["row"]): Promise<void> {
  const inspection = await prepare("N-400", await readFile(join(officialFolder, "n-400.pdf")));
  if (inspection.kind !== "ready") throw new Error("The N-400 could not be filled.");
  const { template } = inspection;
  const { answers } = playWhole(language, { form: "N-400", seed: 1, channel: "written", sayingOf: usualSaying });
  const savedAt = "2026-11-20T16:00:00.000Z";
  const sheet = sheetOf({ formType: "N-400", answers: withTrips(answers, savedAt), savedAt }, openLookups());
  const form = knownForms["N-400"];
  const costs = { filling: [] as number[], sheets: [] as number[], printing: [] as number[] };
  const costing = async <Made>(part: keyof typeof costs, make: () => Made | Promise<Made>): Promise<Made> => {
    const before = process.cpuUsage();
    const made = await make();
    const { user, system } = process.cpuUsage(before);
    costs[part].push((user + system) / 1000);
    return made;
  };
  let bytes: Uint8Array = new Uint8Array();
  let attached = 0;
  for (let time = 0; time < warmUps + times; time += 1) {
    const filling = await costing("filling", () => fillIn({ form, boxes: template.boxes, lines: sheet.lines }));
    const { boxCount, hasJoinedCopies } = template;
    const toCheck = reviewItems(sheet.lines, { form, ...filling });
    const sheets = await costing("sheets", () =>
      drawCoverSheet({ sheet, form, filling, toCheck, boxCount, hasJoinedCopies }),
    );
    const values = filling.placed.map(({ box, value }) => ({ field: box.field, value }));
    const saved = savedFileOf(sheet, values);
    bytes = await costing("printing", () =>
      filledForm(template, values, { ...sheets, form, saved, title: titleOf({ form }), madeAt: savedAt }),
    );
    attached = sheets.attached;
  }
  const { pages } = await readBoxes(bytes);
  const [filling, sheets, printing] = [middleOf(costs.filling), middleOf(costs.sheets), middleOf(costs.printing)];
  row(
    "filling and printing a whole N-400 with 40 trips",
    `${(filling + printing).toFixed(0)} ms of a core, ${filling.toFixed(0)} of them to choose the boxes; our own sheets ${sheets.toFixed(0)} (${pages} pages, ${attached} behind the form)`,
    { goal: `${mostMs} ms`, isMet: filling + printing <= mostMs },
  );
}

function middleOf(all: readonly number[]): number {
  const warm = all.slice(warmUps).toSorted((one, other) => one - other);
  return warm[Math.floor(warm.length / 2)] ?? Number.NaN;
}

const months = ["enero", "marzo", "mayo", "julio", "septiembre", "noviembre"];

/** The same person with more trips. */
function withTrips(answers: Answers, heardAt: string): Answers {
  const told = Array.from({ length: trips }, (_, index): readonly (readonly [string, string])[] => {
    const [row, year] = [index + 1, 2025 - Math.floor(index / months.length)];
    const month = months.at(-1 - (index % months.length));
    return [
      [`trips.${row}.left`, `3 de ${month} de ${year}`],
      [`trips.${row}.returned`, `19 de ${month} de ${year}`],
      [`trips.${row}.countries`, "Guatemala y El Salvador"],
      [`trips.${row}.another`, row < trips ? "sí" : "no"],
    ];
  });
  return { ...answers, ...Object.fromEntries(told.flat().map(([id, said]) => [id, { said, heardAt }])) };
}

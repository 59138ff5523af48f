import { expect, test } from "vitest";
import { sheetOf } from "../../delivery/printing.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { templateOf } from "../official-forms/testing/official-files.ts";
import { twentyPeople } from "../official-forms/testing/twenty-people.ts";
import { fillIn } from "../official-forms/values/fill-in.ts";
import { reviewItems } from "../review/review-items.ts";
import { readPdf } from "../testing-pdf.ts";
import { drawCoverSheet } from "./draw-cover-sheet.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const unread = "la verdad no me acuerdo ahorita de eso, déjeme buscar el papel en la casa";

test.each([
  ["N-400", 5, 2],
  ["N-400", 9, 2],
  ["N-400", 10, 3],
  ["I-130", 10, 2],
  ["I-130", 11, 3],
] as const)(
  "the cover of an %s with %i answers that were not read has at most %i pages",
  async (formType, count, most) => {
    const said = twentyPeople.find((person) => person.formType === formType && person.who.startsWith("in "))?.said;
    const spoken = Object.entries(said ?? twentyPeople[0]?.said ?? {});
    const answers = Object.fromEntries(
      spoken.map(([field, words], index) => [field, { said: index < count ? unread : words, heardAt }]),
    );
    const sheet = sheetOf({ formType, answers, savedAt: heardAt }, {});
    const form = knownForms[formType];
    const { boxes, boxCount, hasJoinedCopies } = await templateOf(formType);
    const filling = fillIn({ form, boxes, lines: sheet.lines });
    const toCheck = reviewItems(sheet.lines, { form, ...filling });
    const cover = await drawCoverSheet({ sheet, form, filling, toCheck, boxCount, hasJoinedCopies });
    const { pages, text } = await readPdf(cover);
    expect(pages.length).toBeLessThanOrEqual(most);
    expect(text.match(/Usted dijo: la verdad no me acuerdo/g)).toHaveLength(count);
  },
);

import { availableParallelism } from "node:os";
import { ServerError } from "../server-error.ts";
import type { AnswerSheet } from "./answer-sheet.ts";
import { openMadeLately } from "./made-lately.ts";
import { knownForms } from "./official-forms/boxes/known-forms.ts";
import type { OfficialForms } from "./official-forms/official-forms.ts";
import type { DrawnPage } from "./official-forms/pictures/draw-page.ts";
import { type OfficialFormsSettings, openOfficialForms } from "./official-forms/source/open-official-forms.ts";
import { fillIn } from "./official-forms/values/fill-in.ts";
import { type PartLeft, partsLeft } from "./review/parts-left.ts";
import type { ReviewItem } from "./review/review-items.ts";
import type { TakenUp } from "./saved-form/take-up.ts";
import { openPool, startLimited } from "./worker/pool.ts";

/** Makes the PDFs a person downloads or gets by e-mail. */
export interface Documents {
  /**
   * Makes the English PDF of a form: the official form filled, behind a cover sheet, where we have it in the
   * edition we know; else the answer sheet alone.
   * @throws ServerError `document-failed`, or `documents-closed` after `close`
   */
  answerSheet(sheet: AnswerSheet): Promise<MadePdf>;
  /** Which boxes of the official form would be written; undefined where we have no form to fill. */
  writtenBoxes(sheet: AnswerSheet): Promise<WrittenBoxes | undefined>;
  /**
   * One page of that PDF as a picture, from 1; undefined where there is no such page or none can be drawn. The PDF is
   * there all the same.
   */
  page(sheet: AnswerSheet, page: number): Promise<PdfPage | undefined>;
  readonly officialForms: OfficialForms;
  /** Reads a form that somebody brings back, with bounded time and memory; what takes more is refused as broken. */
  takeUp(bytes: Uint8Array, today: string): Promise<TakenUp>;
  /** PDFs of the last minutes are no longer kept for whoever asks for the same one again: somebody erased theirs. */
  forget(): void;
  /** Finishes what is being made, then ends the worker threads. */
  close(): Promise<void>;
}

/** A PDF, and whether it contains the filled official form. */
export interface MadePdf {
  readonly bytes: Uint8Array;
  readonly hasForm: boolean;
  /** What its cover names as to be checked; undefined where the answers alone tell. */
  readonly toCheck?: readonly ReviewItem[];
  /** How many sheets of ours go behind the official form; none where nothing is told. */
  readonly attached?: number;
  /** The names of the official form's boxes that are still for this person to fill. */
  readonly empty?: readonly string[];
}

/** One page of a PDF, drawn. */
export interface PdfPage extends DrawnPage {
  /** How many of the file's pages are sheets of ours, before the form. */
  readonly sheets: number;
  /** How many, its last ones, go behind the form. */
  readonly attached: number;
}

/** How many of the boxes that are for the person are written, and what is left in each printed part. */
export interface WrittenBoxes {
  readonly written: number;
  readonly all: number;
  readonly parts: readonly PartLeft[];
}

/** Where the official forms come from; without settings there are none. */
export type DocumentsSettings = Partial<Omit<OfficialFormsSettings, "inspect" | "draw">>;

/** Documents made at the same time. Their threads come after everything else that wants a core (documents-worker.ts). */
export const documentsAtOnce = Math.min(4, availableParallelism());

/** A form that is brought back is read in this time. Milliseconds. */
const longestReadMs = 2000;

/** Opens the makers of documents. No thread starts before there is something to make or to look at. */
export function openDocuments(settings: DocumentsSettings = {}): Documents {
  const pool = openPool({ size: documentsAtOnce });
  // What a stranger made is read by one thread alone, which is ended when it takes too much.
  const readers = openPool({ size: 1, start: startLimited });
  const officialForms = openOfficialForms({
    now: () => new Date(),
    warn: () => undefined,
    ...settings,
    inspect: (formType, bytes) => pool.run("prepare", { formType, bytes }),
    draw: async (bytes, page) => (await pool.run("page-picture", { bytes, page }))?.picture,
  });
  const lately = openMadeLately<MadePdf>();
  /** Kept as long as their PDF is. */
  const pictures = new WeakMap<MadePdf, Map<number, Promise<DrawnPage | undefined>>>();
  const begun = new Set<Promise<MadePdf>>();
  let isClosed = false;

  async function make(told: AnswerSheet): Promise<MadePdf> {
    const official = await officialForms.current(told.formType);
    const template = official?.template;
    const sheet = official && template === undefined ? { ...told, unknownEdition: official.edition } : told;
    return lately.once({ sheet, template }, async () => {
      if (template === undefined) return { bytes: await pool.run("answer-sheet", { sheet }), hasForm: false };
      return { hasForm: true, ...(await pool.run("filled-form", { sheet, template })) };
    });
  }

  async function draw(made: MadePdf, page: number): Promise<DrawnPage | undefined> {
    const { bytes, empty = [] } = made;
    const drawn = await pool.run("page-picture", { bytes, page, marks: empty }).catch(() => undefined);
    if (drawn) lately.grow(made, drawn.picture.byteLength);
    return drawn;
  }

  function answerSheet(sheet: AnswerSheet): Promise<MadePdf> {
    if (isClosed) return Promise.reject(new ServerError("documents-closed", "No documents are made after close."));
    const making = make(sheet).finally(() => begun.delete(making));
    begun.add(making);
    return making;
  }

  return {
    officialForms,
    async page(sheet, page) {
      const made = await answerSheet(sheet);
      const drawn = pictures.get(made) ?? new Map<number, Promise<DrawnPage | undefined>>();
      pictures.set(made, drawn);
      const picture = drawn.get(page) ?? draw(made, page);
      drawn.set(page, picture);
      const one = await picture;
      if (one === undefined) drawn.delete(page);
      return one && { ...one, ...sheetsAround(made, knownForms[sheet.formType].pages, one.pages) };
    },
    async writtenBoxes({ formType, lines }) {
      const template = (await officialForms.current(formType))?.template;
      if (template === undefined) return undefined;
      const form = knownForms[formType];
      const filling = fillIn({ form, boxes: template.boxes, lines });
      return { written: filling.count, all: template.boxCount, parts: partsLeft(form, lines, filling) };
    },
    answerSheet,
    async takeUp(bytes, today) {
      try {
        // A thread that has still to start is not counted against the file.
        await readers.run("take-up", { bytes: Uint8Array.of(), today });
        return await readers.run("take-up", { bytes, today }, longestReadMs);
      } catch {
        return { kind: "refused", reason: "broken" };
      }
    },
    forget: lately.forget,
    async close() {
      isClosed = true;
      lately.forget();
      officialForms.close();
      await Promise.allSettled(begun);
      await Promise.all([pool.close(), readers.close()]);
    },
  };
}

/** How many sheets of ours stand before the official form, and how many behind it. */
function sheetsAround({ hasForm, attached = 0 }: MadePdf, ofForm: number, all: number) {
  return { sheets: all - attached - (hasForm ? ofForm : 0), attached };
}

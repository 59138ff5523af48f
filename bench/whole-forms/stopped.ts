// Whether who stops at a question is asked the same one again: from the draft that is kept, on any device, and from the PDF.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Answers, FormType } from "@dilo/forms";
import { openLookups } from "../../apps/server/src/answers/language/lookups.ts";
import { sheetOf } from "../../apps/server/src/delivery/derive-sheet.ts";
import { prepare } from "../../apps/server/src/documents/official-forms/template/prepare.ts";
import { takeUp } from "../../apps/server/src/documents/saved-form/take-up.ts";
import type { TaskResults } from "../../apps/server/src/documents/worker/document-task.ts";
import { runTask } from "../../apps/server/src/documents/worker/run-task.ts";
import type { Language } from "../../scripts/language/open-language.ts";
import { openInterview } from "../../scripts/language/play-interview.ts";
import { officialFolder } from "./boxes.ts";
import type { Stop } from "./play.ts";

/** Where somebody came back to another question than the one that stood. */
export interface Astray {
  readonly by: "draft" | "pdf";
  readonly stood: string;
  readonly asked: string;
}

/** Stops at each of these questions and comes back. */
export async function astray(language: Language, form: FormType, stops: readonly Stop[]): Promise<readonly Astray[]> {
  const inspection = await prepare(form, await readFile(join(officialFolder, `${form.toLowerCase()}.pdf`)));
  if (inspection.kind !== "ready") throw new Error(`The ${form} could not be filled.`);
  const { template } = inspection;
  const savedAt = "2026-11-20T16:00:00.000Z";
  const found: Astray[] = [];
  for (const { field: stood, answers } of stops) {
    const look = (by: Astray["by"], kept: Answers) => {
      const asked = firstAsked(language, { form, answers: kept, stood });
      if (asked !== stood) found.push({ by, stood, asked });
    };
    look("draft", answers);
    if (Object.keys(answers).length === 0) continue;
    const sheet = sheetOf({ formType: form, answers, savedAt }, openLookups());
    const made = (await runTask({ kind: "filled-form", sheet, template })) as TaskResults["filled-form"];
    const taken = takeUp(Buffer.from(made.bytes), savedAt.slice(0, 10));
    const told = taken.kind === "taken-up" ? Object.entries(taken.answers) : [];
    look("pdf", Object.fromEntries(told.map(([id, said]) => [id, { said, heardAt: savedAt }])));
  }
  return found;
}

/** The first question of who comes back; where a part was to begin, of that part. */
function firstAsked(
  language: Language,
  { form, answers, stood }: { form: FormType; answers: Answers; stood: string },
): string {
  const interview = openInterview(language, { form, isWhole: true, channel: "written", answers });
  if (interview.opening.field !== null) return interview.opening.field;
  // The few extra questions are offered without a title of their own; those that belong to a part stand there again.
  const now = interview.now();
  const isOffered = now.phase === "reviewing" && now.extra.kind === "offered";
  const part = isOffered ? (language.offeredPart(now)?.part ?? 0) : undefined;
  const isAwaited = part !== undefined && language.fieldsOfPart(form, part).some(({ id }) => id === stood);
  return isAwaited ? (interview.takePart(part).field ?? "nothing") : `the review, which offers ${part ?? "nothing"}`;
}

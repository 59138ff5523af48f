import { fieldsOf, samePersonId } from "@dilo/forms/questions";
import { continueDraft, type DraftParts } from "../session/open-draft.ts";
import { type Draft, isNewer } from "./pending.ts";

/**
 * Takes in what was answered on another phone since this page opened the draft: the newer of two answers counts, and the
 * page names what that changed. Nothing happens where it would take away what the person is about to agree to.
 * @param onStaleEpoch everything was erased or begun again there, or another form is being answered
 * @returns whether anything was new
 */
export async function takeInElsewhere(
  { api, unsent, keptUntil, runner, update }: Pick<DraftParts, "api" | "unsent" | "keptUntil" | "runner" | "update">,
  onStaleEpoch: () => void,
): Promise<boolean> {
  const before = runner.current();
  await unsent.settled();
  const found = await api.getDraft({}, { retries: 0 }).catch(() => undefined);
  const interview = runner.current();
  if (!found || interview !== before || isBusy(interview)) return false;
  const { draft, answerEpoch } = found;
  const isOther = draft && interview.phase !== "choosing" && interview.formType !== draft.formType;
  if (answerEpoch.epoch !== unsent.epoch() || isOther) {
    onStaleEpoch();
    return true;
  }
  const known = interview.phase === "choosing" ? {} : interview.answers;
  const changed = draft ? newerIn(draft, known) : [];
  if (draft === null || changed.length === 0) return false;
  keptUntil.remember(Date.parse(draft.expiresAt));
  const { formType, isChanged, saved } = draft;
  const answers = { ...known, ...draft.answers };
  const restored = { kind: "restored", formType, answers, isChanged, ...(saved && { saved }) } as const;
  await continueDraft(runner, restored, { update, open: runner.reopen });
  const opened = runner.current();
  const fields = opened.phase === "choosing" ? [] : fieldsOf(opened);
  update({ elsewhere: fields.filter(({ id }) => changed.includes(id)) });
  return true;
}

/** A call goes on, an answer waits for its yes, or the form stands as it was saved. */
function isBusy(interview: ReturnType<DraftParts["runner"]["current"]>): boolean {
  if (interview.isCallActive) return true;
  if (interview.phase === "asking") return interview.turn.kind !== "waiting" || interview.aside !== undefined;
  return interview.phase === "complete" && interview.saving !== "saving";
}

function newerIn({ answers }: Draft, known: Draft["answers"]): readonly string[] {
  return Object.entries(answers).flatMap(([field, answer]) =>
    field !== samePersonId && isNewer(answer, known[field]) ? [field] : [],
  );
}

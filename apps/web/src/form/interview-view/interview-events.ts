import type { DialogueCommand, FormType, FullName, InterviewEvent } from "@dilo/forms";

/** What a person can do on the screens, as the interview hears it. */
export interface InterviewEvents {
  readonly chooseForm: (formType: FormType) => void;
  readonly type: (text: string) => void;
  /** These words stand in the text box and are not sent yet. */
  readonly typing: (text: string) => void;
  /** Takes a candidate or choice by its index. */
  readonly pick: (index: number) => void;
  readonly command: (command: DialogueCommand) => void;
  readonly correct: (field: string) => void;
  /** Takes back the change that one has just come back from. */
  readonly undo: () => void;
  readonly confirmName: (field: string, name: FullName) => void;
  readonly answerExtraOffer: (isWanted: boolean) => void;
  /** Goes to a part of the form, or to where all of them stand. */
  readonly choosePart: (part?: number) => void;
  readonly acceptReview: () => void;
  readonly saveAgain: () => void;
}

/** Turns what is tapped and typed into events of the interview. */
export function interviewEvents(
  dispatch: (event: InterviewEvent) => void,
  now: () => string = () => new Date().toISOString(),
): InterviewEvents {
  return {
    chooseForm: (formType) => dispatch({ kind: "form-chosen", formType }),
    type: (text) => dispatch({ kind: "typed", text, at: now() }),
    typing: (text) => dispatch({ kind: "typing", text, at: now() }),
    pick: (candidate) => dispatch({ kind: "picked", candidate, at: now() }),
    command: (command) => dispatch({ kind: "command", command, at: now() }),
    correct: (field) => dispatch({ kind: "correct", field }),
    undo: () => dispatch({ kind: "undone", at: now() }),
    confirmName: (field, name) => dispatch({ kind: "name-confirmed", field, ...name, at: now() }),
    answerExtraOffer: (isWanted) => dispatch({ kind: isWanted ? "extra-wanted" : "extra-declined" }),
    choosePart: (part) => dispatch({ kind: "extra-wanted", ...(part !== undefined && { part }) }),
    acceptReview: () => dispatch({ kind: "review-accepted" }),
    saveAgain: () => dispatch({ kind: "save-again" }),
  };
}

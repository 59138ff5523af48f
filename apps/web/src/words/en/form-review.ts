import type { FormWords } from "../es/form.ts";

/** What the form page says in the review, in English. */
export const reviewEn: FormWords["review"] = {
  title: (count) => `Check your ${count} answers`,
  lead: "What is written the same in English is there only once.",
  correct: "Correct",
  accept: "All is right",
  write: "Do you want to change something? Write it in Spanish, for example: corregir el teléfono.",
  writeHint: "Write here",
  send: "Tell Dilo",
  columns: ["You answered", "In English"],
  doubts: {
    unread: "We did not understand this answer. It will be printed like this.",
    contradicts: "This answer does not agree with another one.",
    lacking: "The form asks for this.",
    left: "This question was left for later.",
  },
  returned: { changed: "Changed ✓", "as-was": "Left as it was." },
  unsaved: "Not saved yet. Tap “All is right”. Then the PDF and the e-mail have what you see here.",
  open: {
    split: "Before saving, confirm the given and the family names. Or leave them as they are.",
    unread: "Before saving, check this answer. You may correct it, or leave it as it is.",
    left: "This question was left for later. You may answer it now, or leave it.",
    answerNow: "Answer now",
    leave: "Leave as it is",
  },
  hear: "Hear answers",
  help: "Help",
  extra: {
    title: "Would you like to fill in more boxes?",
    text: "There are a few more questions. You may skip each one.",
    yes: "Yes, more questions",
    no: "No, thank you",
    coming: "One moment, please.",
    failed: "We could not fetch the questions. Your answers are still here. Tap again.",
    afterAll: "Fill in more boxes",
    partTitle: ({ english }) => `Would you like to go on with ${english}?`,
    partText: (questions) =>
      `The form has ${questions === 1 ? "one question" : `${questions} questions`} there. You may stop whenever you want. Each answer is kept.`,
    partAfterAll: "Go on with another part",
  },
  nameNote: "On the form both surnames go into Family Name. Check which ones are your surnames.",
  nameParts: {
    title: "Which are the given names, and which the family names?",
    change: "Change",
    given: "Given names",
    first: "First name",
    middle: "Middle name",
    family: "Family names",
    confirm: "Confirm name",
    confirmed: "You confirmed this name.",
  },
};

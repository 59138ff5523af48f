/**
 * What shows a question and none of what reads an answer: the forms, the prompts and an interview's beginning. The page
 * loads this first, and the readers behind the first question.
 */
export { samePersonId } from "./forms/carry/carried.ts";
export { choicesOf } from "./forms/choices.ts";
export { formTypes } from "./forms/form-types.ts";
export { fieldOf, forms } from "./forms/registry.ts";
export { progressOf } from "./interview/parts/progress.ts";
export { candidatesOf, currentField, extraOf, fieldsOf, isCorrection, offeredPart } from "./interview/questions.ts";
export { asksSamePerson } from "./interview/situation.ts";
export { openedUnread, startOf } from "./interview/start.ts";
export { inEnglish, type QuestionInEnglish } from "./prompts/english/in-english.ts";
export { englishExamples, writtenExamples } from "./prompts/examples.ts";
export { greeting } from "./prompts/greeting.ts";
export { render } from "./prompts/prompt.ts";

// Everything that reads an answer, and what is shown of one: most of the page's code. It is loaded behind the first question.
export { next, placesToFind } from "@dilo/forms";
export { completeView, textsOf, typedSoFar } from "../interview-view/read-answers.ts";
export { reviewingView } from "../interview-view/review-view.ts";
export { ruleOf } from "../interview-view/rule.ts";

/** The readers, once they are here. */
export type Readers = typeof import("./readers.ts");

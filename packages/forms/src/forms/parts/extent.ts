import type { FormType } from "../form-types.ts";
import { forms } from "../registry.ts";
import { partsOf } from "./offers.ts";

/** How many questions something has, and how many minutes they take. */
interface Extent {
  readonly questions: number;
  readonly minutes: number;
}

/**
 * A first question is mostly a name, a date or an address; of a part's most are a yes or a no, some of them long, and those
 * of tables come again with each child, job and trip. Seconds, by `npm run bench:whole-forms` of a usual life.
 */
const secondsEach = { first: 27, ofPart: 28 } as const;

/** How much a form asks: its first questions alone, and the whole of it for who says no to all that may be told more of. */
export function extentOf(formType: FormType): { readonly first: Extent; readonly whole: Extent } {
  const first = forms[formType].fields.length;
  const further = partsOf(formType).reduce((sum, { questions }) => sum + questions, 0);
  const seconds = first * secondsEach.first + further * secondsEach.ofPart;
  return {
    first: { questions: first, minutes: Math.round((first * secondsEach.first) / 60) },
    // Nobody promises such a time to the minute.
    whole: { questions: first + further, minutes: Math.round(seconds / 60 / 5) * 5 },
  };
}

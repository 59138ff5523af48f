import { waysOf } from "../../answers/words/phrases.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { formIn, forRelative } from "../form-wanted.ts";
import { otherFormPhrases } from "../phrases/other-forms.ts";

const ways = waysOf(otherFormPhrases);

/** While a form is chosen: what is wanted is another form than ours. Undefined where one of ours does it. */
export function otherFormWanted(text: string, plain: string, moment: Moment): Understanding | undefined {
  if (moment.expects.kind !== "form") return undefined;
  const [found] = ways.filter(([, words]) => words.test(plain));
  if (found === undefined) return undefined;
  const [name] = found;
  const own = formIn(text, moment);
  const isOwn =
    name !== "petitioned" &&
    own !== undefined &&
    (own.kind === "affirm" || own.isNamed || name === "residence" || name === "court");
  if (isOwn || (name === "residence" && forRelative.test(plain))) return undefined;
  return one({ kind: "ask", topic: "other-form", term: name });
}

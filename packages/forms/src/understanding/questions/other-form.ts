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

/** "No, yo nomás quiero renovar la mica", in the middle of a form: what it is not for is said, and the question stands. */
export function otherFormInstead(plain: string, { expects }: Moment): Understanding | undefined {
  if (expects.kind !== "answer" || !wishes.test(plain)) return undefined;
  // Who writes by ear writes b for v: "renobar".
  const [found] = ways.filter(
    ([name, words]) => !ours.has(name) && [plain, plain.replaceAll("b", "v")].some((one) => words.test(one)),
  );
  return found && one({ kind: "ask", topic: "other-form", term: found[0] });
}

/** What one of our forms may be for as well. */
const ours: ReadonlySet<string> = new Set(["petitioned", "residence", "court"]);
const wishes =
  /\b(?:quiero|quisiera|queria|vengo|vine|necesito|ocupo|ando|(?:es|era|sirve) (?:para|pa)|nomas|solo|nada mas)\b/;

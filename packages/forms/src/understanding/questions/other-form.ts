import { formType } from "../../answers/form-type/reading.ts";
import { waysOf } from "../../answers/words/phrases.ts";
import { tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { formIn, forRelative } from "../form-wanted.ts";
import { otherFormPhrases } from "../phrases/other-forms.ts";

const ways = waysOf(otherFormPhrases);

/** While a form is chosen: what is wanted is another form than ours. Undefined where one of ours does it. */
export function otherFormWanted(text: string, plain: string, moment: Moment): Understanding | undefined {
  if (moment.expects.kind !== "form") return undefined;
  const [found] = ways.filter(([, words]) => words.test(plain));
  if (found === undefined || (found[0] === "petitioned" && asksForOther.test(plain))) return undefined;
  const [name] = found;
  const own = formIn(text, moment);
  const isOwn =
    name !== "petitioned" &&
    own !== undefined &&
    (own.kind === "affirm" || own.isNamed || name === "residence" || name === "court");
  if (isOwn || (name === "residence" && forRelative.test(plain))) return undefined;
  return one({ kind: "ask", topic: "other-form", term: name });
}

/** "No ella a mí, yo a ella": who is asked for is the other one. */
const asksForOther =
  /\byo (?:(?:la|lo|las|los|le|les|se) )?(?:a (?:ell[oa]s?|el|mi)|pid\w+|pedi\w+|voy a ped\w+|quiero ped\w+)/;

/**
 * "No, yo nomás quiero renovar la mica", in the middle of a form: what it is not for is said, and the question stands. "Mejor
 * la de la ciudadanía" is the wish for our other form.
 */
export function otherFormInstead(plain: string, moment: Moment): Understanding | undefined {
  if (moment.expects.kind !== "answer" || !wishes.test(plain)) return undefined;
  const { status, value } = formType.read(tokensOf(plain), { kind: "form-type", today: moment.today });
  if (status === "value" && value !== moment.form) return one({ kind: "command", command: "change-form" });
  // Who writes by ear writes b for v: "renobar".
  const [found] = ways.filter(
    ([name, words]) => !ours.has(name) && [plain, plain.replaceAll("b", "v")].some((one) => words.test(one)),
  );
  return found && one({ kind: "ask", topic: "other-form", term: found[0] });
}

/** What one of our forms may be for as well. */
const ours: ReadonlySet<string> = new Set(["petitioned", "residence", "court"]);
const wishes =
  /\b(?:quiero|quisiera|queria|vengo|vine|necesito|ocupo|ando|(?:es|era|sirve) (?:para|pa)|mejor|prefiero|primero|nomas|solo|nada mas)\b/;

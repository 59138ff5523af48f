import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Act, asActs, isLeaving, type Moment, one, type Understanding } from "../act.ts";
import { refusesToSave } from "./refused.ts";

/** What some words mean, without the yes that a question or a no beside it takes back, and with the one that holds whatever is done next. */
export function asItHolds(meant: Understanding, utterance: string, moment: Moment): Understanding {
  const understood = withoutYesBesideQuestion(withoutUnknown(meant), utterance, moment);
  const sure = onlyIfSure(notSaved(understood, utterance, moment), utterance, moment);
  return endedWithYes(notThrownAway(withYesBefore(sure, utterance, moment), utterance, moment), utterance, moment);
}

/** "¿Y qué me falta? No me falta nada": beside a question only the word for it saves a form. */
function withoutYesBesideQuestion(
  { acts, ...rest }: Understanding,
  utterance: string,
  { expects }: Moment,
): Understanding {
  const isAsked = expects.kind === "yes-no" && expects.isReview && acts.some(({ kind }) => kind === "ask");
  const isTold = /guard|salv|grab/.test(plainText(tokensOf(utterance)));
  return { ...rest, acts: isAsked && !isTold ? asActs(acts.filter(({ kind }) => kind !== "affirm")) : acts };
}

/** "Espérese, no lo guarde": who refuses to save is not waited for. */
function notSaved(meant: Understanding, utterance: string, { expects }: Moment): Understanding {
  const isRefused =
    expects.kind === "yes-no" && expects.isReview && meant.acts.some(isPause) && meant.acts.some(isRefusal);
  return isRefused && refusesToSave(utterance) ? one({ kind: "deny", isOfSaving: true }) : meant;
}

const isPause = (act: Act) => act.kind === "command" && act.command === "pause";
const isRefusal = ({ kind }: Act) => kind === "deny";

/** "Espérese, no todo, nomás el estado civil": what is to be taken back for good is not taken back with a no in the same breath. */
function onlyIfSure(meant: Understanding, utterance: string, { expects }: Moment): Understanding {
  if (expects.kind !== "yes-no" || expects.isTakingBack !== true) return meant;
  const plain = plainText(tokensOf(utterance));
  const isDoing = meant.acts.some(
    (act) => act.kind === "affirm" || (act.kind === "take-back" && act.what !== "answer" && act.what !== "unclear"),
  );
  if (!isDoing || !unsure.test(plain)) return meant;
  return one({ kind: /^(?:que )?si\b/.test(plain) ? "none" : "deny" });
}

/** "Sí, y también el correo cambió": the yes to what was read back holds, whatever is done next. */
function withYesBefore({ acts, ...rest }: Understanding, utterance: string, { expects, field }: Moment): Understanding {
  const [act, ...others] = acts;
  const isElsewhere =
    (act.kind === "inform" && act.field !== field?.id) ||
    (act.kind === "name-field" && !act.fields.includes(field?.id ?? "")) ||
    (act.kind === "take-back" && act.what === "answer" && !act.fields.includes(field?.id ?? "")) ||
    (act.kind === "take-back" && act.what === "unsaved") ||
    act.kind === "later" ||
    isLeaving(act);
  const isYes =
    expects.kind === "verdict" && isElsewhere && others.every(({ kind }) => kind !== "deny" && kind !== "affirm");
  return isYes &&
    /^s[ií](?: (?:es[aeo]|as[ií](?: es)?|correcto))?(?:[,.;]| (?:y|pero|ahora)(?!\p{L}))/iu.test(utterance.trim())
    ? { ...rest, acts: [{ kind: "affirm" }, ...acts] }
    : { ...rest, acts };
}

/** "Sí, el día de la Candelaria": with a yes at an end of the words and nothing that is put right no value is thrown away. */
function notThrownAway(meant: Understanding, utterance: string, { expects }: Moment): Understanding {
  const [act, other] = meant.acts;
  const isThrown = expects.kind === "verdict" && act.kind === "deny" && other === undefined;
  return isThrown && agreesAtAnEnd.test(utterance) && !faults.test(utterance) ? one({ kind: "none" }) : meant;
}

const agreesAtAnEnd =
  /^\P{L}*(?:s[ií]|as[ií] es|correcto|exacto)(?!\p{L})|(?<!\p{L})(?:s[ií]|est[aá] bien|correcto)\P{L}*$/iu;
const faults =
  /(?<!\p{L})(?:mal|pero|equivoc\p{L}*|error\p{L}*|cambi\p{L}*|corr[ei][gj]\p{L}*|quit\p{L}*|borr\p{L}*|falt\p{L}*|sobr\p{L}*|no (?:es|era|quiero|est[aá]|lo|la|vive|va|guard|mand)\p{L}*)(?!\p{L})/iu;

/** "Sí, termine, y cuando vuelva me pregunta el correo": a yes to whether to end is one, whatever is wished for then. */
function endedWithYes(meant: Understanding, utterance: string, { expects }: Moment): Understanding {
  const isEnding =
    expects.kind === "yes-no" && !expects.isReview && !expects.isTakingBack && !expects.isSaving && !expects.samePerson;
  const isYes = meant.acts.length > 1 && meant.acts.some(({ kind }) => kind === "affirm");
  return isEnding && isYes && /^\P{L}*s[ií](?!\p{L})/iu.test(utterance) ? one({ kind: "affirm" }) : meant;
}

const unsure = /\b(?:no|ni|esper\w+|perese|aguant\w+|menos|pero|excepto|(?:nomas|solo|solamente)(?= \w))\b/;

/** "No me acuerdo, déjeme ir por la mica": who goes for an answer leaves nothing out. */
function withoutUnknown({ acts, ...rest }: Understanding): Understanding {
  const isFetched = acts.some((act) => act.kind === "command" && act.command === "pause");
  return { ...rest, acts: isFetched ? asActs(acts.filter(({ kind }) => kind !== "dont-know")) : acts };
}

import { formType } from "../answers/form-type/reading.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { detectForm } from "../forms/detect.ts";
import type { FormType } from "../forms/form-types.ts";
import { forms } from "../forms/registry.ts";
import { type Act, type ActOf, type Moment, one, type Topic, type Understanding } from "./act.ts";
import { otherFormWanted } from "./questions/other-form.ts";
import { questionIn } from "./questions/topics.ts";
import { peel } from "./verdicts/verdict.ts";

/**
 * What is said where a form is chosen, in one breath with something else: both forms, what one is, a question. Undefined
 * where nothing stands beside the choice.
 */
export function formBeside(text: string, moment: Moment): Understanding | undefined {
  const { expects } = moment;
  if (expects.kind !== "form") return undefined;
  const plain = plainText(tokensOf(text));
  const { wanted, isOtherDenied } = formsWanted(text, moment);
  if (expects.proposed !== undefined && wanted.length === 0 && opensWithYes.test(text)) {
    const asked = questionBeside(plain);
    return asked?.topic === "advice" ? one(asked) : one({ kind: "affirm" }, ...(asked ? [asked] : []));
  }
  if (otherFormWanted(text, plain, moment) !== undefined) return undefined;
  if (wanted.length > 1 && together.test(plain)) return one({ kind: "ask", topic: "both-forms" });
  const question = questionBeside(plain);
  const choice = choiceIn(text, plain, { wanted, proposed: expects.proposed });
  if (choice === undefined && question !== undefined && wanted.length === 0) return one(question);
  const named = standing.test(plain) && wanted.length === 0 ? detectForm(text) : undefined;
  // "No soy ciudadana" tells what one is: whether one wishes to be it is asked.
  if (named !== undefined && choice?.kind !== "affirm")
    return one(
      expects.proposed === undefined ? { kind: "choose-form", formType: named, isNamed: false } : { kind: "none" },
    );
  if (choice === undefined) return undefined;
  // Whether one may ask for it at all is asked before the yes holds.
  if (question?.topic === "advice" && choice.kind === "affirm" && !(isYes(text) || isCitizen(plain)))
    return one(question);
  if (question !== undefined) return one(choice, question);
  const isTold = isOtherDenied || (choice.kind === "affirm" && isCitizen(plain));
  return isTold ? one(choice) : undefined;
}

/** "Sí, esa. Pero yo todavía no soy ciudadana": a yes with its pause is to the form that was asked about. */
const opensWithYes = /^\P{L}*s[ií](?: es[ae])?\s*[.,;!]/iu;

/** Two things are wanted, or it is asked which. */
const together =
  /\b(?:tambien|tmb|tambn|las dos|los dos|ambas|ambos|cual|primero|al mismo tiempo|a la vez|y|pero|aparte|ademas)\b/;

/** "Sí", and not "sí, pero soy residente nomás". */
function isYes(text: string): boolean {
  return peel(text).verdict === "affirm" && !/(?<!\p{L})pero(?!\p{L})/iu.test(text);
}

/** Where one wish ends and the next begins. */
const joints =
  /[,;.:!¡¿?]+|(?<!\p{L})(?:pero|y|mejor|o sea|oiga|oye|tambi[eé]n|tmb|aparte|adem[aá]s|primero)(?!\p{L})/giu;

/** The forms that the parts of some words want, without those that are denied: "un familiar no". */
function formsWanted(text: string, { today }: Moment) {
  const wanted = new Set<FormType>();
  const denied = new Set<FormType>();
  for (const part of text.split(joints)) {
    // Who writes by ear writes s for c: "siudadanía".
    const plain = plainText(tokensOf(part)).replace(/\bsi(?=udadan)/g, "ci");
    const bare = plain.replace(/^(?:no )+|(?: no)+$/g, "");
    const { status, value } = formType.read(tokensOf(bare), { kind: "form-type", today });
    const form = detectForm(bare) ?? (status === "value" ? (value as FormType) : undefined);
    if (form === undefined || standing.test(plain) || ofRelative.test(plain)) continue;
    (bare === plain ? wanted : denied).add(form);
  }
  const rest = [...wanted].filter((form) => !denied.has(form));
  return { wanted: rest, isOtherDenied: denied.size > 0 && rest.length === 1 };
}

/** The form that is chosen, or the yes or the no to the one that was asked about. */
function choiceIn(
  text: string,
  plain: string,
  {
    wanted: [form, other],
    proposed,
  }: { readonly wanted: readonly FormType[]; readonly proposed: FormType | undefined },
): ActOf<"affirm"> | ActOf<"deny"> | ActOf<"choose-form"> | undefined {
  if (other !== undefined) return undefined;
  if (form !== undefined && form === proposed) return { kind: "affirm" };
  if (form !== undefined) return { kind: "choose-form", formType: form, isNamed: detectForm(text) === form };
  if (proposed === undefined) return undefined;
  const { verdict } = peel(text);
  if (verdict !== undefined) return { kind: verdict };
  return isCitizen(plain) && isOfOthers(proposed) ? { kind: "affirm" } : undefined;
}

/** "Yo soy ciudadana": who is one asks for somebody else. */
function isCitizen(plain: string): boolean {
  return citizen.test(plain);
}

/** What one is, or is not yet. */
const standing = /\b(?:soy|eres|somos) (?:una? )?(?:ciudadan|residente)\w*/;
/** "Mi hija me ayuda": what somebody does, and nothing that is wished for them. */
const ofRelative = /^mis? \w+ (?:\w+ ){0,2}?(?:me|nos) (?:\w+ )?(?!pid|ped)/;

const citizen = /(?<!\bno (?:\w+ )?)\b(?:yo |ya )*soy (?:una? )?ciudadan[oa]\b/;

function isOfOthers(form: FormType): boolean {
  return forms[form].fields.some((field: Field) => field.about === "relative");
}

/** What is asked beside the choice; what only may be a question is taken for none. */
function questionBeside(plain: string): ActOf<"ask"> | undefined {
  const known: Act | undefined = questionIn(plain);
  if (known?.kind === "ask" && asked.has(known.topic)) return known;
  return may.test(plain) ? { kind: "ask", topic: "advice" } : undefined;
}

const asked: ReadonlySet<Topic> = new Set<Topic>([
  "cost",
  "deportation",
  "time-needed",
  "how-many-left",
  "government",
  "who-hears",
  "lawyer",
  "language",
  "others-may-help",
  "advice",
  "must-i-answer",
]);

/** "¿Puedo pedirla así?", "y si mejor me hago ciudadana". */
const may =
  /\b(?:si|y|nomas|asi|verde|residente|todavia|entonces) (?:\w+ ){0,2}?(?:puedo|se puede|podria|podre)\b|\b(?:puedo|se puede|podria|podre) (?:\w+ ){0,3}?(?:asi|todavia|aunque|con (?:la|mi) (?:verde|mica|green|tarjeta|residencia))\b|\by si (?:mejor )?\w+/;

import { aliases, byForm, type FormType, formTypes } from "../../forms/form-types.ts";
import { namedIn, somewhere, waysOf } from "../words/phrases.ts";
import { numberStems, otherServices } from "./words.table.ts";

const furtherNumber = `(?! (?:y )?(?:${numberStems.replaceAll(" ", "|")}))`;

/** Another form, or a letter and a number that go with different forms: "I-485", "la i cuatrocientos". */
const otherForm = new RegExp([unknownNumber(), ...formTypes.map(mixedUp)].join("|"));

/** The letter of a form of ours, and a number that is none. */
function unknownNumber(): string {
  const known = formTypes.map((formType) => `${digitsOf(formType)}\\b`).join("|");
  return `\\b[${formTypes.map(letterOf).join("")}] ?(?!${known})\\d{2,3}\\b`;
}

/** The number of a form behind another form's letter. */
function mixedUp(formType: FormType): string {
  const others = formTypes.filter((other) => letterOf(other) !== letterOf(formType));
  const letters = others.map((other) => aliases[other].number.letter).join("|");
  return `\\b(?:${letters}) ?(?:${digitsOf(formType)}|${somewhere(aliases[formType].number.spoken).source})\\b`;
}

function letterOf(formType: FormType): string {
  return formType.slice(0, 1).toLowerCase();
}

function digitsOf(formType: FormType): string {
  return formType.replace(/\D/g, "");
}

const numbers = byForm((formType) => {
  const { written, spoken } = aliases[formType].number;
  return new RegExp(`${somewhere(written).source}|${somewhere(spoken).source}${furtherNumber}`);
});
const purposes = waysOf(byForm((formType) => aliases[formType].purposes));
const hinting = formTypes.flatMap((formType) => {
  const { hints } = aliases[formType];
  return hints === undefined ? [] : [[formType, somewhere(hints)] as const];
});
const isOtherService = somewhere(otherServices);
/** What stands right before the words it denies. */
const denial =
  /(?:\b(?:ya |yo )?soy (?:una? )?|\b(no|ni|nunca) (quiero|es|busco|necesito|vengo)? ?(la |el |lo de |lo del |a |por |para |hacer )*)$/;

/** The one form that some folded words want; undefined where they want none of ours, or more than one. */
export function formWantedIn(text: string): FormType | undefined {
  const isOther = isOtherService.test(text) && !/\b(ciudadan|peticion|naturaliz)/.test(text);
  const [named, second] = purposes
    .filter(([form, words]) => says(text, numbers[form]) || says(text, words))
    .map(([form]) => form);
  const [hinted] = /\bno (quiero|busco|necesito|es|voy)\b/.test(text) ? [] : namedIn(hinting, text);
  return otherForm.test(text) || isOther || second !== undefined ? undefined : (named ?? hinted);
}

function says(text: string, words: RegExp): boolean {
  const match = words.exec(text);
  return match !== null && !denial.test(text.slice(0, match.index));
}

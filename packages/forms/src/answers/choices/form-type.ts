import type { FormType } from "../../form.ts";
import { ask, type Reader, understood } from "../reading.ts";
import { plainText, spanOf, type Token } from "../words/tokens.ts";

/** What neither form is for. */
const otherService =
  /\b(renov|asilo|permiso|divorci|pasaporte(?! (american|de aqui|de estados))|daca|tps|fianza|turista|licencia|corte|deport|dolares|pesos)/;
const furtherNumber =
  "(?! (?:y )?(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci|veint|treint|cuarent|cincuent|sesent|setent|ochent|novent))";
/** Another form, or a letter and a number that go with different forms: "I-485", "la i cuatrocientos". */
const otherForm =
  /\b[in] ?(?!400\b|130\b)\d{2,3}\b|\b(?:i|ai) ?(?:400|cuatrocientos)\b|\b(?:n|ene) ?(?:130|ciento treinta)\b/;

const numbers: Readonly<Record<FormType, RegExp>> = {
  "N-400": new RegExp(
    `\\b(?:n|ene|en) ?400\\b|\\b400\\b|\\bcuatro ?cientos\\b${furtherNumber}|\\bcuatro (?:cero cero|doble cero)\\b`,
  ),
  "I-130": new RegExp(
    `\\b(?:i|y|ai) ?130\\b|\\b130\\b|\\bciento treinta\\b${furtherNumber}|\\buno (?:tres cero|treinta)\\b${furtherNumber}`,
  ),
};
const citizenship =
  /\b(ciudadan|citizen|naturali[zs]|nacionali[zsd]|juramento|jurar la bandera|pasaporte (americano|de aqui|de estados)|americano|americana|hacerme ciudad|examen de civ)/;
const family =
  /\b(petici|petition|familiar(es)?\b|pedir (a|por) |pedirl|peticionar|pido a|solicitar? (a|por) (mi|un)|ayudar a (mi|un)|traer(me)? a|traerl|arreglar(le)? (los papeles )?(a|de|para) mi|papeles (de|para|a) mi|reclam|patrocin|meter(le)? (papeles|peticion)|emigrar a mi|inmigrar a mi|para (mi|mis) (espos|marid|mujer|mama|papa|madre|padre|herman|hij|famil)|residencia (de|para) mi)/;
const weakFamily = /\bfamilia\b|\bmi (espos|marid|mujer|mama|papa|madre|padre|herman|hij|conyug)/;
const denied =
  /\b(?:ya |yo )?soy (?:una? )?|\b(no|ni|nunca) (quiero|es|busco|necesito|vengo)? ?(la |el |lo de |lo del |a |por |para |hacer )*/;

/** Reads which of the two forms the person wants. */
export const formType: Reader = {
  read(tokens) {
    const text = plainText(tokens);
    const isOther = otherService.test(text) && !/\b(ciudadan|peticion|naturaliz)/.test(text);
    if (otherForm.test(text) || isOther) return which(tokens);
    const isCitizenship = says(text, numbers["N-400"], citizenship);
    const isFamily = says(text, numbers["I-130"], family);
    if (isCitizenship && isFamily) return which(tokens);
    if (!isCitizenship && !isFamily && (!weakFamily.test(text) || /\bno (quiero|busco|necesito|es|voy)\b/.test(text)))
      return which(tokens);
    const value: FormType = isCitizenship ? "N-400" : "I-130";
    return understood({
      value,
      english: value,
      spanishReadback: isCitizenship ? "la ciudadanía" : "la petición familiar",
      spans: spanOf(tokens),
    });
  },
};

function says(text: string, number: RegExp, words: RegExp): boolean {
  return [number, words].some((pattern) => {
    const match = pattern.exec(text);
    if (match === null) return false;
    const before = text.slice(0, match.index);
    return !new RegExp(`${denied.source}$`).test(before);
  });
}

function which(tokens: readonly Token[]) {
  return ask("¿Quiere hacerse ciudadano, o ayudar a un familiar?", { missing: ["form"], spans: spanOf(tokens) });
}

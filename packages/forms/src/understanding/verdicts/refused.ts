import { eachOf } from "../../answers/words/phrases.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { faultlessPhrases, harmlessNoPhrases } from "../phrases/opinions.ts";

const harmless = eachOf(`${faultlessPhrases}\n${harmlessNoPhrases}`);

/** What is done with a form or an answer: to save it, send it, leave it, go on, end. */
const deeds = String.raw`(?:guard|salv(?!ador)|grab|mand|envi|imprim|descarg|registr|termin|acab|finaliz|cerr|cierr|colg|cuelg|sig[aou]|seg(?:ui|uir)|contin|proced|prosig|dej[aeo]|pong|dele$|de$|list[oa]|segur|acept|confirm|tod[oa]s?\b|adelante)\w*`;
/** What is thought of it. */
const judgements = String.raw`(?:bien|buen[oa]|correct|perfect|exact|(?<=de )acuerdo|conforme|convenc|satisf|qued|gust|va\b)\w*`;
/**
 * An order with its pronoun behind it ("guárdelo") is never what a "no" denies: denied, the pronoun stands in front ("no
 * lo guarde").
 */
const noOrder = String.raw`(?!\w+[aei]l[aeo]s?\b)`;

/** Verbs and words that refuse without a no: "evite guardarlo", "me opongo a que lo guarde". */
const declining = String.raw`abst(?:en|ien)\w+|rehus\w+|opon\w+|nieg[oau]\w*|neg(?:ar|am)\w+|evit\w+|cuidad\w+|prohib\w+|rechaz\w+|imp[ie]d\w+|innecesari\w+`;
/** A no, and behind it what it denies. What parts the two says that it does not: "no, así está bien", "no ya guárdelo". */
const no = String.raw`\b(?:no+|ni|nunca|jamas|tampoco|nel|nada|nadie|ningun\w*|sin|(?:como|que) va|quien (?:le )?dijo|${declining})\b(?! (?:asi|ya|gracias|senor\w*|pues)\b)(?: \w+)*? `;
/** "Antes de guardar", "hasta que lo vea mi hija": not now. */
const later = String.raw`\b(?:todavia|aun|antes (?:de|que)|hasta que|primero|despues de)\b(?: \w+)*? `;
/** "Guardarlo no", "bien no está". */
const noBehind = String.raw`(?: \w+)? no(?: (?:es|esta|queda|va))?(?: por favor| gracias| senor\w*| pues| mija)*$`;

/** "Guardarlo, no", "lo que se dice bien, no está": the no at the very end belongs to what it follows; "está bien, ¿no?" asks. */
const noApart = /,\s*no(?:\s+(?:est[aá]|es|queda|va))?(?=[.!\s]*$)/iu;

/** "Sí, pero mejor no": the yes is taken back. */
const butNo =
  /\bpero(?:[,\s]+\p{L}+){0,2}[,\s]+no(?=(?:[,\s]+(?:gracias|por favor|señor\p{L}*|joven|mija|pues))*[.!\s]*$)/iu;

/** What some words refuse: that something is done, or that it is right. */
export type Refused = keyof typeof refused;

/** "Lo demás no": of a part alone it was said that it is right. */
const restNot = /\b(?:demas|resto|otr[oa]s?) no\b/;

const refused = { deed: shapesOf(deeds), judgement: [...shapesOf(judgements), restNot] };

function shapesOf(words: string): readonly RegExp[] {
  return [no, later].map((lead) => new RegExp(lead + noOrder + words)).concat(new RegExp(`\\b${words}${noBehind}`));
}

/**
 * What some words refuse: "no lo guarde", "todavía no le siga" and "antes de guardar quiero verlo" a deed, "así no está
 * bien" a judgement. Such words are never a yes, whatever else is in them.
 */
export function refusalIn(text: string): Refused | undefined {
  const parts = text
    .replace(noApart, " no")
    .replace(butNo, ", no lo acepto")
    .split(/[,;:.!¡¿?…]+|\bpero\b/u)
    .flatMap((clause) => withoutHarmless(plainText(tokensOf(clause)), ",").split(","));
  const names = ["deed", "judgement"] as const;
  return names.find((name) => parts.some((part) => refused[name].some((shape) => shape.test(part))));
}

/** Some folded words without what denies nothing: "no falta nada", "no quiero más preguntas". */
export function withoutHarmless(plain: string, instead = ""): string {
  return ` ${plain}`.replace(harmless, ` ${instead}`).replace(/ +/g, " ").trim();
}

/** What is ordered with a form or an answer, as no name is written. */
const orders =
  "(?:(?:guard|mand|salv(?!ador)|grab|registr|dej|complet)[ea]n?|termin[ea]n?|acab[ea]n?|envi[ea]n?|imprim[ae]n?|confirm[ea]n?|acept[ea]n?|cierr[ea]n?|sig[ao]n?|proced[ae]n?|proceda|prosig[ao]n?|continuen?|pongan?|anot[ea]n?)(?:l[oae]s?)?";
const onlyOrder = new RegExp(
  `^(?:(?:ay|oiga|mire|pues|bueno|senorita|esperese|espere|si|ok|pero|ya) )*(?:no|ni|todavia no|ahorita no|nunca|tampoco) (?:(?:me|se|lo|la|le|los|las|quiero|que|todavia) )*${orders}(?: (?:asi|nada|todavia|pues|mija|senorita|por favor|gracias|oyo|ya|ahorita|eso))*$`,
);

/** Tells whether some words only forbid what may be done with a form: "no proceda, por favor". */
export function isOnlyOrder(text: string): boolean {
  return onlyOrder.test(plainText(tokensOf(text)));
}

/** "No lo guarde": of what may be refused, that anything is kept or sent. */
export function refusesToSave(text: string): boolean {
  return saving.test(text) && refusalIn(text) === "deed";
}

const saving = /(?<!\p{L})(?:gu[aá]rd|s[aá]lv(?!ador)|gr[aá]b|m[aá]nd|env[ií])\p{L}*/iu;

/** Tells whether some words ask to save, and nothing softer. */
export function asksToSave(text: string): boolean {
  return /\b(?:gu[aá]rd|s[aá]lv(?!ador)|gr[aá]b)\w*/iu.test(text) && refusalIn(text) === undefined;
}

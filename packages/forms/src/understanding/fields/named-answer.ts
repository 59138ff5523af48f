import { takesBack, takesBackHeard } from "../../answers/clauses/cue-words.ts";
import { contrast } from "../../answers/clauses/cues.table.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { asActs, type Moment, one, type Understanding } from "../act.ts";
import { read, readPieces } from "../reading.ts";
import { repairIn } from "../repairs/repair.ts";
import { inPlaceOf, storedReading } from "./earlier.ts";
import { fieldCalled } from "./named-fields.ts";
import { cuedPieces, piecesOf } from "./pieces.ts";

/** What is said before an answer is named: "ah, y", "perdón, me equivoqué en". */
const lead = new RegExp(
  String.raw`^(?:(?:a+h|a+y|u+y|y|no|si|oiga|oye|mire|pues|bueno|pero|tambien|ademas|esper\w*|por cierto|es que|fijese|que|${takesBack}|${takesBackHeard}|se me olvido|(?:puse|dije|di|anote|escribi|esta|salio|quedo|anoto) mal|(?:quiero |quisiera )?(?:corr[ie]\w+|cambi\w+)|en|con) )*`,
  "u",
);

/** What stands between the name and the value; `old` is denied. */
const tells =
  /^(?:(?:lo|la) )?(?:(?:esta|salio|quedo|puse|dije|di|anoto) mal )?(?:(?:mejor|ya) )?(?:(?<old>no (?:es|era|son) )|(?:(?:es|son|era|seria|queda|va a ser|por|a|pon(?:ga|gale|le|game|me)?|anote|escriba|apunte|que) )+)/;

/**
 * An answer that is named and told while another question stands, given before or to be asked yet: "ah, y mi correo es
 * ...", "perdón, mi teléfono no es ..., es ...", "me equivoqué en la dirección de mi mamá, es ...".
 */
export function namedAnswer(text: string, moment: Moment): Understanding | undefined {
  const { expects, field: asked } = moment;
  if (expects.kind === "form" || expects.kind === "field" || /[?¿]/.test(text)) return undefined;
  const words = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const plain = (from: number) => plainText(words.slice(from, from + longestName));
  const lacking = lacks(plainText(words), moment);
  if (lacking !== undefined) return lacking;
  const start = wordsIn(lead.exec(`${plain(0)} `)?.[0]);
  // Parts ask much besides, in words of their own.
  const fields = moment.fields.filter(({ extra }) => extra === undefined);
  for (let end = start + 1; end < Math.min(words.length, start + longestName); end += 1) {
    const told = tells.exec(plain(end));
    if (told === null) continue;
    const field = fieldCalled(fields, plainText(words.slice(start, end)).split(" "));
    if (field === undefined) continue;
    if (field === "nobody") return asked?.extra === undefined ? one({ kind: "ask", topic: "not-on-form" }) : undefined;
    if (field.id === asked?.id || (asked?.extra && asked.kind === field.kind)) return undefined;
    const said = text.slice(words[end + wordsIn(told[0])]?.start ?? text.length);
    return valueIn(told.groups?.["old"] === undefined ? said : insteadOf.exec(said)?.groups?.["now"], field, moment);
  }
  return undefined;
}

/** "Ah, y no tengo correo electrónico", before it is asked. */
function lacks(plain: string, moment: Moment): Understanding | undefined {
  const name = lacked.exec(plain)?.groups?.["name"];
  const field = name === undefined ? undefined : fieldCalled(moment.fields, name.split(" "));
  if (field === undefined || field === "nobody" || field.id === moment.field?.id) return undefined;
  const reading = read("no tengo", field, moment);
  const isOpen = reading.status === "none" && !field.required && moment.answers[field.id] === undefined;
  return isOpen ? one({ kind: "inform", field: field.id, reading, text: "no tengo" }) : undefined;
}

/** "No quiero correo, déjelo así": of the question that stands, where it may stay without an answer. */
export function notWanted(text: string, { field, expects }: Moment): Understanding | undefined {
  const isOpen = expects.kind === "answer" && !expects.isSpelling && field !== undefined && !field.required;
  const name = isOpen ? refused.exec(plainText(tokensOf(text)))?.groups?.["name"] : undefined;
  if (name === undefined || field === undefined || /[?¿]/.test(text)) return undefined;
  return fieldCalled([field], [name]) === field ? one({ kind: "absent" }) : undefined;
}

const refused =
  /^(?:(?:no|ay|pues|ya|mejor|es que|yo) )*no (?:quiero|voy a|uso|necesito|ocupo) (?:(?:dar|poner|ningun|ninguna|el|la|mi|un|una|que pongan?) )*(?<name>\w+)\b/;

const lacked =
  /^(?:(?:ah|ay|y|pero|oiga|es que|yo) )*no (?:tengo|uso|hay) (?:(?:ningun|ninguna|un|una|mi) )?(?<name>\w+(?: \w+)?)$/;

const longestName = 12;

/** "México, es Guatemala", behind "mi país no es". */
const insteadOf = new RegExp(
  String.raw`^.+?[,;.]?\s+(?:es|son|era|${contrast})\s+(?:que\s+(?:es|son)\s+)?(?<now>.+)$`,
  "isu",
);

function valueIn(said = "", field: Field, moment: Moment): Understanding | undefined {
  const [main, ...others] = piecesOf(said, { ...moment, field });
  if (main?.field !== field.id) return undefined;
  const { text } = main;
  const letters = field.kind === "name" ? writtenWith.exec(text) : null;
  if (letters !== null) return respelled(text.slice(letters[0].length) || text, field, moment);
  const changed = inPlaceOf(field, text, moment)?.acts;
  if (changed !== undefined) return one(...changed, ...readPieces(others, moment));
  const [told, ...more] = readPieces([main, ...others], moment);
  return told?.kind === "inform" && told.field === field.id ? one(told, ...more) : undefined;
}

/** "Con ye", before the word that is written so. */
const writtenWith = /^(?:con|sin)\s[^,;]*(?:[,;]\s*)?/iu;

/** "Mi nombre es con ye, Yesenia con ye": how a word of it is written; one that stands so already is said to. */
function respelled(words: string, field: Field, moment: Moment): Understanding | undefined {
  const known = storedReading(field, moment);
  const [now] = known === undefined ? [] : (repairIn(words, field, known)?.texts ?? []);
  if (known === undefined || now === undefined) return one({ kind: "name-field", fields: [field.id] });
  return (
    inPlaceOf(field, now, moment) ??
    one({ kind: "inform", field: field.id, reading: known, text: known.spanishReadback ?? words })
  );
}

function wordsIn(plain = ""): number {
  return plain.split(" ").filter((word) => word !== "").length;
}

/** What answers are called in a list of them: "nombre Ana Luna, nacimiento ..., teléfono ...". */
const listed: Partial<Record<Field["kind"], string>> = {
  name: "nombre( completo)?",
  date: "(fecha de )?nacimiento",
  address: "direccion|domicilio",
  phone: "telefono|celular|cel",
  email: "correo( electronico)?",
  marital: "estado civil",
};

/** Several answers in one breath, each behind words that name it: "me llamo ..., nací el ..., vivo en ...". */
export function toldTogether(text: string, moment: Moment): Understanding | undefined {
  const { expects, field } = moment;
  if (expects.kind !== "answer" || expects.isSpelling || field === undefined || field.extra !== undefined)
    return undefined;
  const own = moment.fields.filter(({ extra }) => extra === undefined);
  const inList = own.map((one) => {
    const label = one.about === undefined && (one.kind !== "date" || one.isBirth) ? listed[one.kind] : undefined;
    return label === undefined ? one : { ...one, cues: `${one.cues ?? ""}\n${label}` };
  });
  for (const fields of [own, inList]) {
    const pieces = cuedPieces(text, fields);
    const isOnce = new Set(pieces.map((piece) => piece.field)).size === pieces.length;
    const [first] = pieces;
    if (first === undefined || pieces.length < 3 || !isOnce || text.indexOf(first.text) > longestLead) continue;
    const told = readPieces(pieces, moment);
    if (told.length === pieces.length) return one(...asActs(told));
  }
  return undefined;
}

/** Words before the first of them are its lead. Characters. */
const longestLead = 30;

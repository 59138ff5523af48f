import { isGivenName } from "../../names/given-names.ts";
import type { AnswerKind } from "../interpretation.ts";
import { isConjugated } from "../name/grammar/everyday.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { atStart, somewhere, whole, wordsOf } from "../words/phrases.ts";
import { plainText, type Token } from "../words/tokens.ts";
import {
  countedNouns,
  faultWords,
  irregularVerbs,
  lackingLeads,
  remarkLeads,
  remarkLeadsBesideVerdict,
  stemsOfTalkAr,
  stemsOfTalkErIr,
  wordsOfKinds,
} from "./clauses.table.ts";
import { correctionIn } from "./cues.ts";

/** What is answered: the kind of answer, and whether its reader makes something of some words. */
export interface Asked {
  readonly kind: AnswerKind | undefined;
  readonly isRead: (words: readonly Token[]) => boolean;
}

const lead = atStart(remarkLeads);
const irregular = wordsOf(irregularVerbs);
const stems = (table: string) => table.trim().split(/\s+/).join("|");
const regular = new RegExp(
  `^(?:(?:${stems(stemsOfTalkAr)})(?:o|a|an|amos|aba|aban|e|o|aron|ando|ad[oa]|ar)|(?:${stems(stemsOfTalkErIr)})(?:o|e|en|imos|emos|ia|ian|i|io|ieron|iendo|id[oa]|[ei]r))(?:me|se|le|l[oa]s?)?$`,
);

/**
 * Tells whether a clause is a remark beside the answer: a sentence of its own, with a verb, that holds nothing an answer
 * to the question is made of. "Es que estoy manejando", "tengo tres hijos", said to a question for a telephone.
 */
export function isRemark(clause: readonly Token[], asked: Asked): boolean {
  const words = clause.filter(({ kind }) => kind !== "mark");
  const plain = plainText(words).replace(/^(?:y|ah|ay) /, "");
  const isSentence = words.length > 1 && isTelling(words, plain);
  return (isSentence || isExclamation(plain) || isExcuse(plain)) && takesNothingBack(words) && !touches(clause, asked);
}

/** "Entro a trabajar a las dos", "lo estoy leyendo": a sentence that begins with its verb, and what hangs on it. */
function beginsToTell(words: readonly Token[]): boolean {
  const first = words.find(({ plain }) => !/^(?:y|yo|ya|me|se|nos|les?|lo)$/.test(plain));
  return first !== undefined && (irregular.has(first.plain) || isConjugated(first)) && !tellsValue.test(first.plain);
}

/** A sentence with a verb, wherever it stands: "a las seis tengo que ir por ellos", "me tiemblan las manos". */
function isTelling(words: readonly Token[], plain: string): boolean {
  const isAnyVerb = (word: Token, at: number) =>
    isVerb(word) || isConjugated(word) || /^(?:me|se|nos)$/.test(words[at - 1]?.plain ?? "");
  if (lackingLead.test(plain)) return true;
  if (lead.test(plain)) return words.some(isAnyVerb);
  // "Las preguntas", "mi casa", "a cargo": behind an article or a preposition it is no verb.
  const isNoun = (at: number) => beforeNouns.test(words[at - 1]?.plain ?? "");
  const isLong = words.length > 3 && !fault.test(plain) && isWithoutValue(words);
  const isTalk = isLong && !words.some((word) => tellsValue.test(word.plain));
  return beginsToTell(words) || (isTalk && words.some((word, at) => isAnyVerb(word, at) && !isNoun(at)));
}

const beforeNouns = /^(?:el|las?|los|una?|mi|mis|su|sus|del?|al?|con|en|por|para|sin)$/;

/** Tells whether some words may begin a remark. */
export function beginsRemark(words: readonly Token[]): boolean {
  const plain = plainText(words.slice(0, 6)).replace(/^(?:y|ah|ay|uy) /, "");
  return (
    lead.test(plain) ||
    lackingLead.test(plain) ||
    leadBesideVerdict.test(plain) ||
    plain.startsWith("que ") ||
    beginsToTell(words) ||
    isExcuse(plain)
  );
}

/** "Casada por la iglesia", "es yahoo", "vive en México", "apúntele ahí e de elefante": what somebody is, or how something is written, tells no day. */
const tellsValue =
  /(?:[ai]d[oa]s?$)|^(?:es|son|era|eran|fue|fueron|soy|somos|va|van|lleva|llevan|tiene|tienen|dice|termina|empieza|viv\w+|nac\w+|llam\w+|escrib\w+|apunt\w+|anot\w+|pon\w*|pus\w+)$/;

/** "Perdone la voz", "disculpe que le hable quedito". */
export function isExcuse(plain: string): boolean {
  return excuse.test(plain) || unsureOfHearing.test(plain);
}

const excuse = /^(?:ay |es que )?(?:perdon[ea]n?(?:me)?|disculp[ea]n?(?:me)?) (?:el|la|los|las|mi|que|por) /;

/** "Que así no sé si me entendió": no answer that is not known. */
const unsureOfHearing =
  /^(?:(?:que|porque|pues|es que|asi|ya|yo) )*no (?:se|estoy segur[oa]) (?:de )?(?:si|que) (?:(?:me|le|lo|la|se|ya|usted|ustedes) )*(?:enti?end|oy|escuch|anot|apunt|dij|grab|capt)\w+/;

/** "Ay, qué nervios", "qué alegría me da": no question, which has its verb there. */
const exclamation = /^(?:(?:ay|uy|huy|ah) )*que (?<felt>\w+)(?: (?:me da|siento|tengo))?$/;

function isExclamation(plain: string): boolean {
  const felt = exclamation.exec(plain)?.groups?.["felt"];
  return (
    felt !== undefined && !irregular.has(felt) && !regular.test(felt) && !/^(?:si|no|mas|es|eso|dijo|tal)$/.test(felt)
  );
}

/**
 * Tells whether a clause beside a yes or a no to a read-back is a remark: it says where the value stands, whose it was, or
 * how the person feels, and nothing of it is a fault, a number or a part of the value.
 */
export function isRemarkBesideVerdict(clause: readonly Token[], kind: AnswerKind | undefined): boolean {
  const words = clause.filter((token) => token.kind !== "mark");
  const plain = plainText(words);
  const isSentence = isTelling(words, plain);
  if (kind !== "name" && ownerTold.test(plain)) return true;
  // What one cannot do, or has not at hand, finds no fault with the value.
  if (words.length < 2 || !(leadBesideVerdict.test(plain) || isSentence || isExclamation(plain))) return false;
  if (fault.test(plain.replace(lackingLead, ""))) return false;
  return (
    isWithoutValue(words) && takesNothingBack(words) && !(kind === "name" && (copula.test(plain) || ofName.test(plain)))
  );
}

/** "Pero ese es el de mi hija": whose the value is besides. */
const ownerTold =
  /^(?:(?:y|pero|aunque|nomas que|solo que) )*(?:es[ea]?|est[ea])(?: (?:telefono|celular|correo|numero|direccion|casa))? (?:es )?(?:(?:el|la) )?(?:de|del) (?:(?:mi|mis|la|el|una?|nuestr[oa]) )+\w+$/;

/**
 * Tells whether a clause that a "pero" opens behind a yes leaves the value as it is: it tells of something else in a sentence of
 * its own, and finds no fault. Of a "no" only what is not so of the value itself finds one: "no es", "no lleva".
 */
export function isRemarkBehindYes(clause: readonly Token[], { kind, isRead }: Asked): boolean {
  const words = clause.filter(({ kind: one, plain }) => one !== "mark" && plain !== "pero");
  const plain = plainText(words)
    .replace(/^es[ea] /, "")
    .replace(notOfValue, "")
    .replace(ofOneself, "");
  const isSentence = words.length > 2 && words.some((word) => isVerb(word) || isConjugated(word));
  if (!isSentence || fault.test(plain) || !takesNothingBack(words) || !isWithoutValue(words)) return false;
  if (kind === "name") return nickname.test(plain) || !(copula.test(plain) || ofName.test(plain));
  if (kind === "address") return !(copula.test(plain) || ofPlace.test(plain));
  return kind === "marital" || kind === "relation" ? !isRead(words) : !touches(clause, { kind, isRead });
}

/** "Todavía no soy ciudadano", "no quiero que vengan": what somebody does not, or is not. */
const notOfValue =
  /\b(?:ni|no) (?:(?:me|te|se|nos|l[aeo]s?) )*(?!(?:es|son|era|fue|va|van|lleva|dije|dice|puso|asi|ese|esa|eso)\b)\w+/g;
const ofOneself = /\bme (?:cambi\w+|equivoc\w+|falt\w+)(?= (?:de (?:casa|trabajo)|\w+ (?:anos|meses|dias)))/g;
const nickname =
  /^(?:(?:a mi|tambien|todos|aqui|en mi casa|la gente) )*(?:me|le|nos) (?:dicen|decimos|llaman|conocen)\b/;
/** Where somebody lives, or a part of an address by its name. */
const ofPlace =
  /\b(?:viv[oi]\w*|mud\w+|cambi\w+|calle|avenida|apartamento|apto|departamento|piso|numero|codigo|zip|ciudad|estado|street|st|avenue|ave|road|rd|drive|lane|norte|sur|este|oeste|north|south|east|west)\b/;

/** Tells whether each number of some words counts something or tells the hour: "tengo tres hijos", "son las cuatro y media". */
function isWithoutValue(words: readonly Token[]): boolean {
  return words.every((word, at) => {
    if (!isNumber(word)) return true;
    const behind = words.slice(at + 1).find((next) => !isNumber(next) && next.plain !== "y");
    // "Tres pisos": a plural that nobody counts in an answer.
    const isPlural = behind === words[at + 1] && behind !== undefined && plural.test(behind.plain) && !isNumber(behind);
    const [before = "", first = ""] = words
      .slice(0, at)
      .filter((other) => !isNumber(other) && other.plain !== "y")
      .map(({ plain }) => plain)
      .toReversed();
    // "A las cuatro y media", "en los setenta", "cumplir 15": of the day or of an age.
    const isHour =
      (before === "las" && (behind === undefined || hourEnd.test(behind.plain) || /^(?:a|son|hasta)$/.test(first))) ||
      /^(?:los|cumpl\w+)$/.test(before);
    return isHour || isPlural || (behind !== undefined && counted.test(behind.plain));
  });
}

/** What stands behind an hour; nothing may, or a mark. */
const hourEnd = /^(?:de|en|y|media|cuarto|pico|punto|\W+)$/;
/** "Las" and "los" begin the name of a street or a place. */
const plural = /^(?!(?:l[ao]s|es|pues|menos|mas|entonces)$)[a-z]{2,}[aeo]s$/;

function isNumber({ kind, plain }: Token): boolean {
  return kind === "digits" || (!/^(?:una?|y)$/.test(plain) && numberWord(plain) !== undefined);
}

/** Tells whether some words hold none that take something back. These stand behind what they take back: any word will do. */
export function takesNothingBack(words: readonly Token[]): boolean {
  const [first] = words;
  if (first === undefined) return true;
  return correctionIn([{ ...first, text: "x", plain: "x", kind: "word" }, ...words]) === undefined;
}

const lackingLead = atStart(lackingLeads);
const leadBesideVerdict = atStart(remarkLeadsBesideVerdict);
const fault = somewhere(faultWords);
/** "Pero es Pardo": a verb that puts a word in the place of another. */
const copula = /\b(?:es|son|era|va|van|lleva|llevan|termina|empieza)\b(?! (?:que|las)\b)/;

/** Tells whether a word is a form of a verb that people use beside answers. */
export function isVerb({ plain }: Token): boolean {
  return irregular.has(plain) || regular.test(plain);
}

const counted = whole(countedNouns);
const ofName = somewhere(wordsOfKinds.name);
const ofDate = somewhere(wordsOfKinds.date);
const ofNumber = somewhere(wordsOfKinds.number);
const ofAddress = somewhere(wordsOfKinds.address);
const ofLife = somewhere(wordsOfKinds.life);
const ofEmail = somewhere(wordsOfKinds.email);

/** Tells whether a clause holds something that an answer to the question is made of. */
export function touches(clause: readonly Token[], { kind, isRead }: Asked): boolean {
  const plain = plainText(clause);
  switch (kind) {
    case "name":
      return ofName.test(plain) || clause.some((token) => isGivenName(token.plain));
    case "date":
      return (
        ofDate.test(plain) ||
        !isWithoutValue(clause) ||
        clause.some((token, at) => isWrittenDate(token, clause[at + 1]))
      );
    case "alien-number":
    case "phone":
    case "zip":
      return ofNumber.test(plain) || !isWithoutValue(clause);
    case "number":
      return !isWithoutValue(clause);
    case "address":
      return ofAddress.test(plain) || !isWithoutValue(clause);
    case "email":
      return ofEmail.test(plain) || clause.some((token) => token.plain === "@");
    case "marital":
    case "relation": {
      const told = withoutCounted(clause);
      return ofLife.test(plainText(told)) || (told.length > 0 && isRead(told));
    }
    case "country":
    case "choice":
    case "yesno":
      return isRead(clause);
    default:
      return true;
  }
}

/** "Tengo tres hijos" tells of nobody's life. */
function withoutCounted(clause: readonly Token[]): readonly Token[] {
  return clause.filter((word, at) => {
    const before = clause[at - 1];
    return (
      !(isNumber(word) && isCounted(clause[at + 1])) && !(before !== undefined && isNumber(before) && isCounted(word))
    );
  });
}

function isCounted(word: Token | undefined): boolean {
  return word !== undefined && counted.test(word.plain);
}

/** A year in digits, or a number with the mark of a date behind it. */
function isWrittenDate({ kind, text }: Token, next: Token | undefined): boolean {
  return kind === "digits" && (text.length === 4 || /^[-/]$/.test(next?.plain ?? ""));
}

import { plainWords } from "@dilo/foundation";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { type Act, asActs, type Moment, one, type Understanding } from "./act.ts";
import { commandWithin } from "./commands.ts";
import { fieldsNamed } from "./fields/named-fields.ts";
import { partOfEarlier } from "./fields/part-of-earlier.ts";
import { cuedPieces, tellsNot } from "./fields/pieces.ts";
import { tagsOf } from "./lexicon.ts";
import { listeningPhrases } from "./phrases/verdicts.ts";
import { questionIn } from "./questions/topics.ts";
import { read, readPieces } from "./reading.ts";
import { opinionOf } from "./verdicts/opinion.ts";
import { refusesToSave, withoutHarmless } from "./verdicts/refused.ts";
import { behindBut, peel } from "./verdicts/verdict.ts";
import { waitsFor } from "./verdicts/waiting.ts";

/** What means that one is done, said in the review: all of it saves. What only goes on, or listens, does not. */
const done =
  /^(?:(?:si|ya|no|bueno|listo|pues|ok|vale|dale|todo|asi|esta|bien|entonces|gracias|nada mas|es|por favor|senorita|ya esta|perfecto|muy|(?:looks?|all|it s|everything is) (?:good|right|fine|correct))\s+)*(?:ya )?(?:termin\w*|acab\w*|fin|finaliz\w*|guard(?!o\b|amos\b)\w*|list[oa]|es todo|eso (?:es|seria) todo|(?:seria|fue) todo|nada mas|ya estuvo|ya quedo|ya esta|ya|asi (?:nomas|esta bien|quedo|dejelo|nada mas)|no (?:quiero |voy a |hay que )?(?:cambi\w*|correg\w*)(?: nada)?|(?:hay )?nada (?:mas )?que (?:cambiar|corregir|agregar|decir)|(?:mand|envi|imprim|descarg)\w*|dej\w* asi|esta (?:todo )?(?:bien|correcto|perfecto)|that s (?:all|it)|done|save(?: it)?)(?: (?:asi|ya|por favor|gracias|senorita|todo|nomas|pues|entonces|la|lo|el formulario|mi formulario|las respuestas|bien|esta|con el|con eso|como|tal|cual|tiene|puso|leyo|dijo|anoto|escribio|quedo|usted|eso|muchas|mil|muy|amable|le agradezco|dios se))*$/;

/** The same at the end of more words, none of which finds fault: "no, gracias, no quiero más preguntas, guarde". */
const doneAtEnd =
  /\b(?:guard(?!o\b|amos\b)\w+|termin(?:e|a|emos|amos)|list[oa]|asi (?:esta )?bien|dej\w+ asi|(?:es|seria|fue) todo|nada mas)(?: (?:ya|por favor|gracias|asi|pues))*$/;

/** "Ya me lo puede guardar": words that only wish it. */
const wishing =
  /^(?:quiero|queremos|quisiera|deseo|necesito|pued[ea]s?|podemos|podria|vamos|haga(?:me)?|hace|me|lo|la|le|los|las|que|a|de|por|el|favor|amable|ya|y|si|entonces|ahora|gracias|senor\w*|formulario|respuestas|todas?|todo|dije|oiga|mire|bueno|no|preguntas?|mas|ahi)$/;

function agreesOrWishes(word: string): boolean {
  const opinion = opinionOf(word);
  return wishing.test(word) || opinion === "affirm" || opinion === "go-on" || tagsOf(word)?.includes("filler") === true;
}

/** "Eso no lo pide, bueno, guárdelo", "guárdelo ya, que me tengo que ir": the wish to save, where the words put nothing right. */
export function savesAtLast(text: string, { expects }: Moment): Understanding | undefined {
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  const plain = plainText(tokensOf(text)).replace(/^(?:que )?si /, "");
  if (!isReview || /[?¿\d@]/.test(text) || !(saveAtEnd.test(plain) || saveAtStart.test(plain)) || putsRight.test(plain))
    return undefined;
  return refusesToSave(text) ? undefined : one({ kind: "command", command: "leave" });
}

/** "Guárdelo pero no lo mande": it is saved, and said that nothing is sent anywhere. */
export function savesUnsent(text: string, { expects }: Moment): Understanding | undefined {
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  const rest = isReview && !/[?¿]/.test(text) ? text.replace(notSent, "") : text;
  if (rest === text || refusesToSave(rest)) return undefined;
  const isSaved = isDone(plainText(tokensOf(rest))) || peel(rest).verdict === "affirm";
  return isSaved ? one({ kind: "command", command: "leave" }, { kind: "ask", topic: "what-happens-next" }) : undefined;
}

const notSent =
  /[,;.\s]+(?:(?:y|pero|nom[aá]s|s[oó]lo|que)\s+)*no\s+(?:(?:se|me|lo|la|le|los|las|vaya\s+a)\s+)*(?:mand|env[ií])\p{L}*(?:\s+(?:todav[ií]a|ahorita|a[uú]n|nada|por\s+favor|a\s+(?:la\s+|los\s+|mi\s+)?\p{L}+|por\s+\p{L}+))*[.!\s]*$/iu;

const saveAtEnd = /\bguard[ae](?:me)?l[oa](?: (?:ya|por favor|pues|asi|gracias|entonces))*$/;
const saveAtStart =
  /^(?:(?:ya|si|pues|bueno|ok|entonces|ande|andele|dale|oiga|orale|listo) )*guard[ae](?:me)?l[oa] (?:(?:ya|y|que|porque|pues) )+\w/;
const putsRight =
  /\b(?:mal|equivoc\w*|error\w*|cambi\w*|corr[ei][gj]\w*|pero|menos|salvo|excepto|falta\w*|quit\w*|borr\w*|elimin\w*|pong\w*|agreg\w*|anot\w*|es|son|era|soy|antes|primero|despues|cuando|hasta|si)\b/;

/** "Si mi hija dice que sí, guárdelo", said in the review: nothing is saved before. */
export function waitsInReview(text: string, { expects }: Moment): boolean {
  return expects.kind === "yes-no" && (expects.isReview || expects.isSaving === true) && waitsFor(text, agreesOrIsDone);
}

/** "Y si me mudo después qué hago": the "si" supposes, and neither agrees nor waits. */
export function asksWhatThen(text: string, { expects }: Moment): Understanding | undefined {
  const isAsked = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true && whatThen.test(text);
  return isAsked ? one({ kind: "ask", topic: "unknown-question" }) : undefined;
}

const whatThen =
  /^(?:(?:y|pero|oiga)[,\s]+)*si\s+(?!est[aá]\s)[^,.;]*\squ[eé]\s+(?:hago|pasa|se hace|hacemos|tengo que hacer)[\s?.!]*$/iu;

function agreesOrIsDone(plain: string): boolean {
  const opinion = opinionOf(plain);
  return opinion === "affirm" || opinion === "go-on" || isDone(plain) || plainWords(plain).every(agreesOrWishes);
}

/** "Todo está bien, nomás que el teléfono termina en 91", said in the review: the words behind what is right. */
export function behindRight(text: string, { expects }: Moment): string {
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  return isReview ? text.replace(rightBefore, "") : text;
}

const rightBefore =
  /^[^,.;¿?]*?(?<!\p{L})est[aá]n?\s+(?:(?:todo|muy)\s+)?(?:bien|correct[oa]s?)[\s,]+(?:pero|nom[aá]s\s+que|s[oó]lo\s+que|solamente\s+que)\s+/iu;

/** Tells whether some folded words, said in the review, mean that one is done. */
export function isDone(said: string): boolean {
  if (done.test(said)) return !/\b(pero|menos|excepto|salvo)\b/.test(said);
  const plain = withoutHarmless(said);
  if (done.test(plain)) return !/\b(pero|menos|excepto|salvo)\b/.test(plain);
  const before = plain.replace(doneAtEnd, "");
  return doneAtEnd.test(plain) && plainWords(before).every(agreesOrWishes) && plain.split(" ").length <= 12;
}

/** "Sí, dígame", "a ver, la escucho", said in the review: who listens wants the answers read, and agrees to nothing. */
const listens = new RegExp(
  `^(?:(?:si|ya|ok|bueno|pues|a ver|listo|vale|dale|${listeningPhrases}) )*(?:d[ií](?:game|me|ga)|(?:(?:la|lo|le|te|yo) )?escucho|soy todo oidos)(?: (?:pues|usted|por favor|senorita|mija|joven|entonces|nomas))*$`,
);

/** "Léamelas despacito, por favor, que se me olvida lo que dije". */
const reads =
  /^(?:(?:si|ay|pues|a ver|oiga|bueno|mejor|primero|entonces|por favor|todavia|no(?: (?:(?:me|lo|la|se|le) )*(?:guard|grab|salv(?!ador))\w+(?: todavia| aun| nada)?)?) )*lea(?:me|nos)?(?:l[oa]s?|(?: (?:todo|todas|tod[oa]s? (?:lo|las|los) \w+)))\b/;
/** What is read of one answer, or is to be heard again as it was said. */
const readsOne = /\b(?:otra vez|de nuevo|el|la|mi|lo de|lo del)\b (?!que\b|demas\b)\w+$/;

/** The wish to hear the answers, in words that listen; undefined where nothing is reviewed. */
export function wantsToHear(plain: string, { expects }: Moment): Understanding | undefined {
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  if (!isReview || !(listens.test(plain) || (reads.test(plain) && !readsOne.test(plain)))) return undefined;
  return one({ kind: "command", command: expects.isReadingOut === true ? "next-piece" : "review" });
}

/** "El teléfono está bien", said of all answers: who agrees to one of them is asked about the others. */
export function agreesToPart(text: string, { acts: [act] }: Understanding, { expects, fields }: Moment): boolean {
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  const isAgreed = act.kind === "affirm" || (act.kind === "command" && act.command === "leave");
  const plain = plainText(tokensOf(text));
  return isReview && isAgreed && right.test(plain) && !ofAll.test(plain) && fieldsNamed(fields, text).length > 0;
}

const right = /\b(?:bien|correct[oa]s?|perfect[oa]s?|ciert[oa]s?|exact[oa]s?|asi)\b/;
/** What agrees to all of them, or tells what is to be done with them. */
const ofAll =
  /\b(?:tod[oa]s?|demas|resto|(?:guard|grab|salv(?!ador)|mand|envi|imprim|descarg|termin|acab|list)\w*|nada mas)\b/;

/** Tells whether words that one is done with say as well that all is right: the review's own question is answered. */
export function agreesToAll(text: string): boolean {
  return allRight.test(plainText(tokensOf(text))) && !/[?¿]/.test(text);
}

const allRight =
  /\b(?:bien|correct\w+|perfect\w+|(?:hay )?nada (?:mas )?que (?:cambiar|corregir|agregar)|no (?:(?:quiero|voy a|hay que|la|lo) )*(?:cambi|correg)\w+|dej\w* asi|asi dej\w+)\b/;

/** A yes or a no among other words: "sí, cuélguele por favor que ya es tarde". */
export function afterVerdict(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { verdict, rest } = peel(text);
  if (tellsSplit(rest, moment)) return one({ kind: "none" });
  if (verdict === undefined) return undefined;
  const isMore = plainText(tokensOf(rest)) !== "";
  const isMoreInReview = isMore && moment.expects.kind === "yes-no" && moment.expects.isReview;
  if (isMoreInReview) {
    const told = toldBehindYes(text, moment) ?? toldInReview(text, moment);
    if (told !== undefined) return told;
    // "Sí, ¿y eso a quién se lo mandan?": what asks does not save yet.
    if (verdict === "affirm" && /[?¿]/.test(rest)) return one(askedIn(rest));
    if (isDone(plain)) return one({ kind: "command", command: "leave" });
  }
  const command = isMore ? commandWithin(plain) : undefined;
  if (command !== undefined && !(command === "correct" && verdict === "affirm"))
    // In the review the wish holds, and the yes before it saves nothing.
    return isMoreInReview && verdict === "affirm"
      ? one({ kind: "command", command })
      : one({ kind: "command", command }, { kind: verdict });
  if (isMore && verdict === "affirm" && /\bpero\b/.test(plain)) return undefined;
  return one(
    verdict === "deny" || !isMoreInReview || agreesToo(rest)
      ? { kind: verdict }
      : { kind: "command", command: "leave" },
  );
}

function askedIn(text: string): Act {
  return questionIn(plainText(tokensOf(text))) ?? { kind: "ask", topic: "unknown-question" };
}

/** "Sí, pero el teléfono termina en 91": a part of an answer, told behind the yes to all. */
function toldBehindYes(text: string, moment: Moment): Understanding | undefined {
  const rest = behindBut(text);
  return rest === undefined ? undefined : (partOfEarlier(rest, moment) ?? toldInReview(rest, moment));
}

/** Tells whether words behind a yes agree as well, or say nothing else: what else they may mean is not known. */
function agreesToo(rest: string): boolean {
  const plain = plainText(tokensOf(rest));
  const opinion = opinionOf(plain);
  return tagsOf(plain) !== undefined || opinion === "affirm" || opinion === "go-on";
}

/** Tells whether words tell, of a name in question, which of it are family names: "no, solo Luna". */
function tellsSplit(rest: string, { expects, field, answers }: Moment): boolean {
  if (expects.kind !== "yes-no" || expects.isSplit !== true || field === undefined) return false;
  const ofName = plainWords(answers[field.id]?.said ?? "");
  return plainWords(rest).some((word) => ofName.includes(word));
}

/** Kinds whose values begin with a digit, however they are told in writing. */
const numbered: ReadonlySet<Field["kind"]> = new Set(["phone", "date", "alien-number"]);

/** "Me faltaba el teléfono 213 555 0187", in the review: the answer that is named, and its value behind the name. */
export function namedInReview(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields } = moment;
  const mailed = mailedInReview(text, moment);
  if (mailed !== undefined) return mailed;
  const start = text.search(/[+(]?\d/);
  if (expects.kind !== "yes-no" || !expects.isReview || start < 1) return undefined;
  const [id, other] = fieldsNamed(fields, text.slice(0, start));
  const field = fields.find((one) => one.id === id);
  if (field === undefined || other !== undefined || !numbered.has(field.kind)) return undefined;
  const said = text.slice(start);
  const reading = read(said, field, moment);
  const isClear = reading.status === "value" && !reading.needsConfirmation;
  return isClear ? one({ kind: "inform", field: field.id, reading, text: said }) : undefined;
}

/** "Agregue rosa@example.org como correo", in the review: an address of this shape is the answer of one field only. */
function mailedInReview(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields } = moment;
  const said = /\S+@\S+\.\w+/.exec(text)?.[0];
  const [field, other] = fields.filter(({ kind }) => kind === "email");
  if (said === undefined || expects.kind !== "yes-no" || !expects.isReview || field === undefined || other)
    return undefined;
  const reading = read(said, field, moment);
  return reading.status === "value" ? one({ kind: "inform", field: field.id, reading, text: said }) : undefined;
}

/** An answer told in the review: to the point that is open there, or behind words that name its field. */
export function toldInReview(text: string, moment: Moment): Understanding | undefined {
  const { expects, field, fields } = moment;
  if (expects.kind !== "yes-no" || !expects.isReview) return undefined;
  const { rest } = peel(text);
  const said = rest === "" || tellsNot(text) ? text : rest;
  const named = readPieces(cuedPieces(said, fields), moment);
  if (named.length > 0) return one(...asActs(named));
  // Where only the family names are in question, no words make another name.
  if (field === undefined || expects.isSplit === true) return undefined;
  const reading = read(said, field, moment);
  return reading.status === "value" ? one({ kind: "inform", field: field.id, reading, text: said }) : undefined;
}

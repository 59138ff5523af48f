import { takesBack } from "../../answers/clauses/cue-words.ts";
import { somewhere } from "../../answers/words/phrases.ts";
import { isGivenName } from "../../names/given-names.ts";
import type { Act, Topic } from "../act.ts";
import { type Subject, subjects, topicSubjects } from "../phrases/subjects.ts";
import {
  handOffPhrases,
  humanWanted,
  meaningPhrases,
  questionPhrases,
  type Term,
  termPhrases,
  topicPhrases,
} from "../phrases/topics.ts";

const topics = Object.entries(topicPhrases).map(([topic, table]) => [topic as Topic, somewhereOf(table)] as const);
const terms = Object.entries(termPhrases).map(([term, table]) => [term as Term, somewhere(table)] as const);
const meaning = new RegExp(`^(?:${lines(meaningPhrases)})(?= |$)`);
const handOff = new RegExp(`^(?:${lines(handOffPhrases)})$`);
const human = somewhereOf(humanWanted);
const question = new RegExp(`^(?:${lines(questionPhrases)})`);

function lines(table: string): string {
  return table.trim().replaceAll("\n", "|");
}

function somewhereOf(table: string): RegExp {
  return new RegExp(`(?:^|\\b)(?:${lines(table)})\\b`);
}

const subjectPatterns = new Map(
  (Object.entries(subjects) as [Subject, string][]).map(([name, stems]) => [name, new RegExp(`\\b(?:${stems})\\b`)]),
);

/** The topic whose subjects all come together in some folded words, where no idiom names one. */
function topicAbout(plain: string): Topic | undefined {
  const isAbout = (subject: Subject) => subjectPatterns.get(subject)?.test(plain) === true;
  return topicSubjects.find(([, ...together]) => together.every(isAbout))?.[0];
}

/** How long ago something was, told without a number: an answer that is too vague, and no question about time. */
const longAgo =
  /\b(?:hace|(?<!no )(?:llevo|tengo|tiene)|desde) (?:ya |como |yo |de )*(?:much\w*|bastantes?|demasiad\w*|tant\w*|rato|tiempo|anos)(?: (?:muchos?|buen|tiempo|rato|anos?|anitos|aqui))*(?= |$)/;

/** Openings of a question that say nothing: "oiga", "y", "disculpe". */
const opening = new RegExp(
  String.raw`^(?:(?:mejor|prefiero mejor|y|pero|oiga|oye|mire|mira|disculpe|${takesBack}|a ver|entonces|bueno|pues|ay|senorita|senora|joven|dilo|mija|mijo|una pregunta|le pregunto|digame|es que|ok|ah|eh|si|no)\s+)+`,
);

/**
 * The question some folded words ask of the assistant: what a word means, one of the topics, or a human being.
 * @returns undefined where they ask nothing that is known
 */
export function questionIn(plain: string): Act | undefined {
  const asked = plain.replace(opening, "") || plain;
  if (handOff.test(asked) || handOff.test(plain) || human.test(plain)) return { kind: "hand-off" };
  const term = meaningIn(asked);
  if (term !== undefined) return { kind: "ask", topic: "word-meaning", term };
  const untimed = (words: string) => words.replace(longAgo, " ").trim();
  const [whole, rest] = [untimed(plain), untimed(asked)];
  const topic = topics.find(([, words]) => words.test(whole) || words.test(rest))?.[0] ?? topicAbout(whole);
  return topic === undefined ? undefined : { kind: "ask", topic };
}

/** Small words that may stand before what is asked: "lo puedo cambiar", "si me oye". */
const lightly = /^(?:(?:si|no|y|ya|yo|le|les|lo|la|me|se|te|nos) )*/;
/** Tells whether a question may begin with some folded words. */
export function mayBeginToAsk(plain: string): boolean {
  return question.test(plain) || opensAsking.test(plain) || firstOfQuestion.test(plain);
}

/** What most idioms of a question begin with. */
const firstOfQuestion =
  /^(?:(?:si|no|y|ya|le|lo|la|me|se|te|nos) )*(?:es|son|hay|esta[ns]?|sera|usted|ustedes|eso|esto|puedo|podria|se|falta|faltan|queda|quedan|sigue|siguen|mero|casi|oye|oyen|escucha|me|nos|tengo|van?|cobra\w*|necesito|ocupo|con quien|tien\w+|sirve|entiende|habla)\b/;

/** A question word, or what one fears or hopes that will be done: "no me van a deportar". */
const opensAsking =
  /^(?:y )?(?:quien|como|donde|adonde|a donde|cuando|esto|usted(?:es)?|necesito|ocupo|(?:no )?(?:me|nos|lo|la|le|les|se) (?:vayan?|van?|puede[ns]?|puedo|esta[ns]?|iran?|ira))\b/;
/** Topics whose words are those of answers as well. */
const likeAnswers: ReadonlySet<Topic> = new Set([
  "which-version",
  "whose",
  "what-was-heard",
  "what-to-answer",
  "advice",
]);

/** Tells whether some folded words begin at once with what asks about a topic, though nothing marks a question. */
export function asksFromStart(plain: string): boolean {
  const asked = plain.replace(opening, "") || plain;
  if (opensAsking.test(plain) && questionIn(plain) !== undefined) return true;
  const light = lightly.exec(asked)?.[0].length ?? 0;
  return topics.some(
    ([topic, words]) =>
      !likeAnswers.has(topic) &&
      ((words.exec(asked)?.index ?? asked.length) <= light || (asked !== plain && words.exec(plain)?.index === 0)),
  );
}

/** "¿Residente permanente qué es?": the word first. */
const behind = /^(.+?) (?:que|como) (?:es|significa|quiere decir)( eso| esto)?$/;

/** The term whose meaning is asked; "" where it is asked of the question itself: "¿qué es eso?". */
function meaningIn(asked: string): string | undefined {
  const first = behind.exec(asked)?.[1];
  if (first !== undefined) return terms.find(([, words]) => words.test(first))?.[0];
  const match = meaning.exec(asked)?.[0];
  if (match === undefined) return undefined;
  const rest = asked.slice(match.length).trim();
  const found = terms.find(([, words]) => words.test(rest) || (rest === "" && words.test(match)));
  if (found !== undefined) return found[0];
  return rest === "" || /^(eso|esto|esa|ese|lo que|aqui)\b/.test(rest) ? "" : undefined;
}

/** Tells whether the words want a human being, with or without a question mark. */
export function asksForHuman(plain: string): boolean {
  const asked = plain.replace(opening, "") || plain;
  return handOff.test(asked) || handOff.test(plain) || human.test(plain);
}

/** Tells whether the words say that a meaning is not known: "no sé qué es eso". */
export function asksMeaning(plain: string): boolean {
  return /\b(no|ni) (se|entiendo|conozco) (que|lo que) (es|son|significa|quiere decir)\b/.test(plain);
}

/** Tells whether the words are put as a question, whatever it asks. */
export function isQuestion(text: string, plain: string): boolean {
  return /[¿?]/.test(text) || (question.test(plain.replace(opening, "")) && !insists(plain));
}

/** "Que Ramón Antonio Peralta": a name that is said once more asks nothing. */
export function insists(plain: string): boolean {
  const [first, name = ""] = plain.split(" ");
  return first === "que" && isGivenName(name);
}

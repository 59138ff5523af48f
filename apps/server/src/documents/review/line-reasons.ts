import { confirmedParts, type Field, type Interpretation, type PrintedAnswer, splitName } from "@dilo/forms";
import { evaluate } from "@dilo/forms/evaluate";
import type { BilingualText } from "../notice.ts";
import { isAnswered, isUnsure } from "./is-answered.ts";
import { doubtWords, missingWords, readingSentences, warningWords } from "./reading-words.ts";
import { scriptOf } from "./scripts.ts";

/**
 * Why an answer is to be looked at, as far as the answer itself tells: it was not given, not read, contradicts another
 * one, is in doubt, or our lists speak against it. Nothing for an answer that is as it should be.
 * @param lines all answers of the form
 */
export function lineReasons(line: PrintedAnswer, lines: readonly PrintedAnswer[]): readonly BilingualText[] {
  switch (line.status) {
    case "missing":
      return isLeftOut(line, lines) ? [] : [readingSentences.left];
    case "none":
      return isAnswered(line) ? [] : [readingSentences.blank];
    case "needs-review":
      return [whyUnread(line, lines)];
    case "read":
      return [
        ...doubtsOf(line),
        ...ofNumberBeside(line),
        ...(line.against ? [contradiction(line.against)] : []),
        ...(line.disputedBy ? [whyDisputed(line, line.disputedBy)] : []),
      ];
  }
}

/** By what is known of the others it is not asked of this person: nobody left it out. */
function isLeftOut({ field: { when } }: PrintedAnswer, lines: readonly PrintedAnswer[]): boolean {
  const known = (id: string) => {
    const value = lines.find(({ field }) => field.id === id)?.reading?.value;
    return typeof value === "string" ? value : undefined;
  };
  return when !== undefined && evaluate(when, known) === false;
}

/** The forms have boxes for a family and a given name; who has one name has it in the first of them. */
export function oneNameReasons({ field, english, reading, status }: PrintedAnswer): readonly BilingualText[] {
  if (field.kind !== "name" || status !== "read") return [];
  return (confirmedParts(reading) ?? splitName(english)).given === "" ? [readingSentences.oneName] : [];
}

/** A long number said beside an answer that has none: an A-Number, a telephone. Its own box may still be empty. */
function ofNumberBeside({ field, said, english }: PrintedAnswer): readonly BilingualText[] {
  const number = withoutNumbers.has(field.kind) ? /\d(?:[ .-]?\d){6,}/.exec(said)?.[0] : undefined;
  // Some choices are a number, or no number at all.
  if (number === undefined || digitsOf(english).includes(digitsOf(number))) return [];
  return [
    {
      es: `Usted dijo también ${number}. Mire si está en su casilla.`,
      en: `Also said: ${number}. To be compared with its own box.`,
    },
  ];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

const withoutNumbers: ReadonlySet<string> = new Set(["name", "country", "relation", "marital-status", "choice"]);

function whyUnread({ reading, field, said }: PrintedAnswer, lines: readonly PrintedAnswer[]): BilingualText {
  if (reading === undefined) return readingSentences.unread;
  if (reading.status === "value" || reading.status === "none") {
    const other = lines.find(({ field: { id } }) => namesField(field.when ?? field.neededWhen, id));
    return other === undefined ? readingSentences.needed : contradiction(other.field);
  }
  return reading.warnings.includes("other-script") ? otherAlphabet(said) : whyAsked(reading, field);
}

function contradiction(field: Field): BilingualText {
  return {
    es: `No va con otra respuesta: ${field.labelSpanish}.`,
    en: `It does not go with another answer: ${field.label}.`,
  };
}

function namesField(condition: unknown, id: string): boolean {
  if (typeof condition !== "object" || condition === null) return false;
  return Object.values(condition).some((part) => part === id || namesField(part, id));
}

/** The reason of a reading that has no value. */
function whyAsked(reading: Interpretation, { kind }: Field): BilingualText {
  if (reading.candidates.length > 1) return whichOf(reading);
  const warned = firstOf(reading.warnings, warningWords);
  const heard = reading.parts?.["digits"];
  const isPlace = /address|street/.test(kind);
  const names = reading.missing.map((name) => (isPlace && name === "number" ? "house-number" : name));
  const lacking = allOf(names, missingWords);
  const said = heard === undefined ? undefined : { es: `Oímos ${heard}.`, en: `We heard ${heard}.` };
  const question = tellingQuestion(reading);
  const isPart = reading.parts !== undefined && lacking !== undefined;
  // Behind what is lacking it says what of the answer is not known.
  const both = reading.warnings.includes("does-not-know") ? [lacking, warned] : [warned, lacking];
  const found = [said, ...(isPart ? both : [warned ?? lacking])].filter((text) => text !== undefined);
  if (found.length === 0) return question === undefined ? readingSentences.unread : withQuestion(question);
  const es = [...found.map((text) => text.es), ...(question === undefined || warned ? [] : [question])];
  return { es: es.join(" "), en: found.map((text) => text.en).join(" ") };
}

function otherAlphabet(said: string): BilingualText {
  const { es, en } = scriptOf(said.replace(/[\p{Script=Latin}\P{L}]/gu, ""));
  return {
    es: `Está en ${es}. El formulario pide las letras latinas de su pasaporte.`,
    en: `It is in ${en}. The form asks for the Latin letters of the passport.`,
  };
}

function withQuestion(question: string): BilingualText {
  return { es: question, en: readingSentences.unread.en };
}

function whichOf(reading: Interpretation): BilingualText {
  const { candidates } = reading;
  const either = (language: "english" | "spanish") => candidates.map((candidate) => candidate[language]);
  return {
    es: tellingQuestion(reading) ?? `¿${either("spanish").join(", o ")}?`,
    en: `Which is right: ${either("english").join("; or ")}?`,
  };
}

/** What a question tells by itself, without the ways to answer it aloud; undefined where it tells nothing. */
function tellingQuestion({ question = "", candidates }: Interpretation): string | undefined {
  const sentences = question.match(/[^.?!]+[.?!]+/gu) ?? [];
  const kept = sentences
    .filter((sentence) => !spoken.test(sentence))
    .join("")
    .trim();
  return candidates.length > 1 || /\d/.test(kept) ? kept || undefined : undefined;
}

const spoken = /^\s*(¿Me l[oa]s? dice|D[ií]ga|Escríbal|Llevo |Necesito )/u;

function doubtsOf({ reading, field }: PrintedAnswer): readonly BilingualText[] {
  if (reading === undefined) return [];
  if (isUnsure(reading)) return [readingSentences.unsure];
  if (!reading.needsConfirmation) return [];
  const known = reading.warnings.flatMap((warning) => doubtWords[warning] ?? []);
  const question = reading.question?.includes("¿") ? reading.question : undefined;
  const isYes = field.kind === "yesno" && reading.value === "yes";
  const otherwise = isYes ? readingSentences.yes : readingSentences.toConfirm;
  if (question !== undefined) return [{ es: question, en: (known[0] ?? otherwise).en }];
  return known.length === 0 || field.kind === "name" ? [readingSentences.doubtful] : known;
}

/** What our list of ZIP codes, or of telephone numbers, says. */
function whyDisputed({ english, field, reading }: PrintedAnswer, informed: Interpretation): BilingualText {
  const { zip, listed } = informed.parts ?? {};
  const question = tellingQuestion(informed);
  const isOfPlace = informed.warnings.some((warning) => /^(?:city-of-zip|zip-mismatch)$/.test(warning));
  if (zip !== undefined && listed !== undefined && isOfPlace) {
    return {
      es: question ?? `Nuestra lista tiene el código postal ${zip} en ${listed}.`,
      en: `Our list has the ZIP Code ${zip} in ${listed}. Confirmed: ${english}.`,
    };
  }
  if (informed.status !== "value") return whyAsked(informed, field);
  if (informed.english === undefined || informed.english === reading?.english) {
    return firstOf(informed.warnings, doubtWords) ?? readingSentences.doubtful;
  }
  return {
    es: `Nuestra lista lo lee así: ${informed.english}.`,
    en: `Our list reads it this way: ${informed.english}.`,
  };
}

/** Everything that is missing: "Falta la ciudad. Falta el estado." */
function allOf(names: readonly string[], words: Readonly<Record<string, BilingualText>>): BilingualText | undefined {
  const known = names.flatMap((name) => (Object.hasOwn(words, name) ? [words[name]] : []));
  if (known.length === 0) return undefined;
  return { es: known.map((text) => text?.es).join(" "), en: known.map((text) => text?.en).join(" ") };
}

function firstOf(names: readonly string[], words: Readonly<Record<string, BilingualText>>): BilingualText | undefined {
  const name = names.find((each) => Object.hasOwn(words, each));
  return name === undefined ? undefined : words[name];
}

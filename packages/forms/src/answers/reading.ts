import type { Answers, FormType, Person } from "./answer.ts";
import type { AnswerKind, Candidate, Interpretation, Lookups } from "./interpretation.ts";
import type { Token } from "./words/tokens.ts";

/** What a reader knows besides the words. */
export interface Context {
  readonly kind: AnswerKind;
  readonly form?: FormType;
  readonly field?: string;
  /** It is a date of birth. */
  readonly isBirth?: boolean;
  /** It may lie ahead, as the day on which a paper runs out. */
  readonly mayBeAhead?: boolean;
  /** How old one must be at least, in years, to be born on the day. */
  readonly minimumAge?: number;
  /** Whose answer it is. */
  readonly about?: Person;
  /** What "la misma que yo" tells again: one's own answer, in its words. */
  readonly mine?: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly answers?: Answers;
  /** The day, YYYY-MM-DD, that the answer cannot be before: of birth, or where `isEnd`, of the beginning. */
  readonly earliest?: string;
  readonly isEnd?: boolean;
  readonly lookups?: Lookups;
}

/** Tells whether the answer is asked of somebody else: then "el mío" is not it. */
export function isOfOther({ about }: Pick<Context, "about">): boolean {
  return about === "spouse" || about === "relative";
}

/** Reads the words of one kind of answer. */
export interface Reader {
  /** Folded words that answer its question, though elsewhere they ask for help or say that one does not know. */
  readonly own?: RegExp;
  read(tokens: readonly Token[], context: Context): Interpretation;
  /**
   * Reads an answer with all that is taken back in it, where the kind is folded.
   * @param read as this reader does, with whatever stands around it
   */
  fold?(tokens: readonly Token[], read: (words: readonly Token[]) => Interpretation, context: Context): Interpretation;
  /** Puts a correction of a part ("no, perdón, catorce") into what was said before it. */
  splice?(said: readonly Token[], correction: readonly Token[], context: Context): Interpretation;
  /** A value in words that are read as nothing else, where the value alone may mean something more. */
  readonly inWords?: (value: string) => string;
  /** Letters of every script are read: others are asked for in those that the forms' boxes can print. */
  readonly takesEveryScript?: true;
  /** `splice` also judges corrections that read as an answer by themselves: of a name a part may look like a whole. */
  readonly splicesWholes?: true;
  /** Puts the rest of an answer behind the part of it that was said before; undefined where it is no rest. */
  goOn?(said: readonly Token[], rest: readonly Token[]): Interpretation | undefined;
}

const empty = {
  confidence: 0,
  needsConfirmation: false,
  candidates: [],
  missing: [],
  warnings: [],
  spans: [],
} as const;

/** A value that was understood. */
export function understood(
  reading: Pick<Interpretation, "value" | "english" | "spanishReadback"> & Partial<Interpretation>,
): Interpretation {
  return { ...empty, status: "value", confidence: reading.needsConfirmation ? 0.7 : 0.95, ...reading };
}

/** A candidate that was chosen, or the only one there is, as a value. */
export function chosen(
  { value, english, spanish }: Candidate,
  spans: Interpretation["spans"] = [],
  more: Partial<Interpretation> = {},
): Interpretation {
  return understood({ value, english, spanishReadback: spanish, spans, ...more });
}

/** A doubt: one short closed question, and what is missing or the readings to choose from. */
export function ask(question: string, doubt: Partial<Interpretation> = {}): Interpretation {
  return { ...empty, status: "ask", question, confidence: 0.3, ...doubt };
}

/** Asks which of two or more readings was meant. */
export function askWhich(candidates: readonly Candidate[], doubt: Partial<Interpretation> = {}): Interpretation {
  const shown = candidates.slice(0, 3);
  return ask(whichOf(shown.map((candidate) => candidate.spanish)), { candidates: shown, ...doubt });
}

/** The question which of some options is meant: "¿Prado, o Pardo?"; of options with an "o" in them each is its own. */
export function whichOf(options: readonly string[]): string {
  const isParted = options.some((option) => / o /.test(option));
  return isParted ? `¿${options.join("? ¿O ")}?` : `¿${options.join(", o ")}?`;
}

/** Nothing could be read, or the person does not know. */
export function unknown(reading: Partial<Interpretation> = {}): Interpretation {
  return { ...empty, status: "unknown", ...reading };
}

/** The same reading, to be confirmed: a doubt was found in the words. */
export function doubted(reading: Interpretation, warning: string): Interpretation {
  const warnings = reading.warnings.includes(warning) ? reading.warnings : [...reading.warnings, warning];
  if (reading.status !== "value") return { ...reading, warnings };
  return { ...reading, needsConfirmation: true, confidence: Math.min(reading.confidence, 0.7), warnings };
}

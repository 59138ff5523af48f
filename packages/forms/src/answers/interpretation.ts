import type { FieldKind, Meant, NameHeard, Span } from "./answer.ts";

/** Every kind of answer a reader exists for: the kinds of the fields, and those only the interview or the tools ask. */
export type AnswerKind = FieldKind | "zip" | "form-type" | "command";

/** What a person can ask of the interview in the middle of an answer. */
export type Command = "repeat" | "back" | "skip" | "slower" | "help" | "correct" | "spell" | "pause" | "stop";

/** What only the server knows: injected, so that the readers stay pure. */
export interface Lookups {
  /** City and state of a five-digit US ZIP code. */
  readonly zip?: (zip: string) => { readonly city: string; readonly state: string } | undefined;
  /** `zip` knows every ZIP code there is: one that it does not find does not exist. A page knows only those it looked up. */
  readonly hasEveryZip?: true;
  /** Whether a state has a place of this name; the name is folded, written out and without spaces ("saintpaul"). */
  readonly city?: (name: string, state: string) => boolean;
  /** Whether a city, named as above, has ZIP codes of its own far from this one. */
  readonly elsewhere?: (name: string, zip: string) => boolean;
  /** Places around a ZIP code that have none of their own, as they are printed: each may stand for the city. */
  readonly accepted?: (zip: string) => readonly string[];
  /** The name that was meant by one of an address in a ZIP code, written by ear or mistyped; undefined where nobody looked. */
  readonly meant?: (name: NameHeard, zip: string) => Meant | undefined;
  /** Whether an E.164 number can exist. */
  readonly phone?: (e164: string) => boolean;
}

/** One way to understand the words, for a person to choose from. */
export interface Candidate {
  readonly value: string | AddressValue;
  readonly english: string;
  /** The same in Spanish, to be read aloud or put on a button. */
  readonly spanish: string;
}

/** A US address in parts, or a foreign one whole, in `text`, and in parts, empty where they were not said. */
export type AddressValue =
  | {
      readonly line: string;
      readonly unit: string;
      readonly city: string;
      readonly state: string;
      readonly zip: string;
      /** Who takes the letters there, where somebody does. */
      readonly careOf?: string;
    }
  | {
      readonly foreign: true;
      /** ISO 3166-1 alpha-2. */
      readonly country: string;
      /** The whole as it was said, without the country. */
      readonly text: string;
      readonly line: string;
      readonly city: string;
      readonly province: string;
      readonly postalCode: string;
      readonly careOf?: string;
    };

/**
 * What the words mean. `value` and `english` are set with status `value`; `english` also with `none` ("None" or "N/A").
 * `command` names the command in `value`. `question` is the one short closed question of an `ask`.
 */
export interface Interpretation {
  readonly status: "value" | "ask" | "none" | "unknown" | "command";
  /** The canonical value: ISO date, E.164, digits, ISO country code, closed choice, name, or address. */
  readonly value?: string | AddressValue;
  /** The value as the form prints it. */
  readonly english?: string;
  readonly parts?: Readonly<Record<string, string>>;
  /** The value said back in Spanish; reading it gives the same value. */
  readonly spanishReadback?: string;
  /** One short closed question in Spanish: with status `ask`, or what a value is to be read back with. */
  readonly question?: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** A doubt found in the words themselves: a hedge, a correction, padding, spelling. */
  readonly needsConfirmation: boolean;
  readonly candidates: readonly Candidate[];
  /** The question wants a yes or a no: a no means the first candidate, a yes the second. */
  readonly isYesNo?: true;
  /** What is missing, by name: "year", "digits", "zip" ... */
  readonly missing: readonly string[];
  readonly warnings: readonly string[];
  readonly spans: readonly Span[];
  /** The words that were read, where they are more than those given: what came before them, and they. */
  readonly whole?: string;
}

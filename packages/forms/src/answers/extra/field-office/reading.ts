import type { Candidate } from "../../interpretation.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../../reading.ts";
import { fold, plainText, spanOf } from "../../words/tokens.ts";
import { denials } from "../doubts.ts";
import { fieldOffices } from "./offices.table.ts";
import { placesCalled } from "./words.table.ts";

const question = "¿En qué ciudad está la oficina? Diga la ciudad y el estado.";

/** An office of the form's list, and the folded words it is found by. */
interface Office {
  readonly candidate: Candidate;
  readonly state: string;
  readonly place: string;
}

const offices: readonly Office[] = fieldOffices.trim().split("\n").map(officeOf);
const called = placesCalled
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [said: string, listed: string]);

function officeOf(english: string): Office {
  const [state = "", name = ""] = english.split(" - ");
  const place = name.replace(/^USC[IJ]S /, "").replace(/ (Field Offi(ce)?|(District |Regional? )?Office)$/, "");
  // The form's list has a space before each.
  return {
    candidate: { value: ` ${english}`, english, spanish: `${place}, ${state}` },
    state: fold(state),
    place: fold(place),
  };
}

/** Reads which field office of the form's list is meant, by its city, or by its state where that has but one. */
export const fieldOffice: Reader = {
  read(tokens) {
    const spans = spanOf(tokens);
    const text = ` ${called.reduce((words, [said, listed]) => words.replace(said, listed), plainText(tokens))} `;
    const isNamed = (words: string) => text.includes(` ${words} `);
    const byPlace = longest(offices.filter(({ place }) => isNamed(place)));
    const ofState = byPlace.filter(({ state }) => isNamed(state));
    const byState = offices.filter(({ state }) => isNamed(state));
    const found = byPlace.length > 1 && ofState.length > 0 ? ofState : byPlace.length > 0 ? byPlace : byState;
    const [only, ...others] = found.map(({ candidate }) => candidate);
    if (only === undefined || denials.test(text) || found.length > 3)
      return ask(question, { missing: ["choice"], spans });
    if (others.length > 0) return askWhich([only, ...others], { spans });
    return byPlace.length > 0 ? chosen(only, spans) : doubted(chosen(only, spans), "place");
  },
};

/** "Los Angeles County" is no "Los Angeles". */
function longest(found: readonly Office[]): readonly Office[] {
  const most = Math.max(0, ...found.map(({ place }) => place.length));
  return found.filter(({ place }) => place.length === most);
}

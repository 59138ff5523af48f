import { wordsOf } from "../../words/phrases.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { partEnds, placeLeads, talkJoints, talkWords } from "../talk.table.ts";
import { suffixes } from "./vocabulary.ts";

type Words = readonly Token[];

const talk = wordsOf(talkWords);
const joints = wordsOf(talkJoints);
const ends = wordsOf(partEnds);
const leads = wordsOf(placeLeads);

/** Tells whether a word of talk stands among some words: "Eso Era" is no town. */
export function hasTalk(words: Words): boolean {
  return words.some(({ plain }) => talk.has(plain));
}

/** Tells whether words only talk: "eso era", "allá está". */
export function isOnlyTalk(words: Words): boolean {
  return hasTalk(words) && words.every(({ plain }) => talk.has(plain) || joints.has(plain));
}

/** A part of an address without what leads to its place: "eso es en Managua". "Era muy bonito" stays: it names none. */
export function withoutTalkBefore(part: Words): Words {
  const at = part.findIndex(({ plain }) => !talk.has(plain) && !leads.has(plain));
  return at > 0 && leads.has(part[at - 1]?.plain ?? "") ? part.slice(at) : part;
}

/** Talk where the city should stand is none, and the city is asked; with a street or number in it, all of it is. */
export function withoutTalkAsCity<Split extends { readonly city: Words }>(split: Split): Split {
  const isMore = split.city.some(({ plain, kind }) => kind === "digits" || suffixes.has(plain));
  return hasTalk(split.city) && !isMore ? { ...split, city: [] } : split;
}

/** The words without what is said to the listener behind each part: "segundo piso pues, ...", "Managua hermano, ...". */
export function withoutPartEnds(given: Words): Words {
  return given.filter(({ plain }, at) => {
    if (at < 2 || !ends.has(plain)) return true;
    const next = given.findIndex((other, place) => place > at && !ends.has(other.plain));
    return next >= 0 && !isPause(given[next]);
  });
}

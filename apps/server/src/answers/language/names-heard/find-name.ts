import { bySound, byThumb } from "./costs.ts";
import { type EnglishName, englishNames } from "./english-names.ts";
import { openNearest } from "./nearest.ts";
import { spanishSounds } from "./spanish-sounds.ts";

/** A name that may have been meant. */
export interface Likely {
  readonly name: string;
  /** How likely a street is called so: 1 for the likeliest. */
  readonly weight: number;
  /** How far it is from what was written, by its sound or its letters. */
  readonly apart: number;
  /** The same, and how rare the name is: the least is the likeliest. */
  readonly cost: number;
}

/** How much a rare name costs beside a common one. */
const rarity = 0.18;
/** No name that is farther may be meant; of short ones less is different already. */
const farthest = 1.8;
const farthestForEach = 0.3;
/** Of slips of the thumbs less is allowed, and only to names that are not rare. */
const [farthestTyped, farthestTypedForEach] = [1.4, 0.18];
/** Family names below it are so rare that some are other people's slips. */
const rareWeight = 0.004;

/** What names of streets and places end with. */
const ends =
  /(?:way|line|ridge|woods?|towne?|dale|fields?|ford|brook|view|crest|croft|land|side|shore|hurst|port|mont|burg|bury|ville?|wind|stone|hill|gate|lake)$/;

/** Opens the search for English names that were written by ear, or mistyped. */
export function openNames() {
  const { find, isSaid, common, sounds, named } = englishNames();
  const bySoundOf = openNearest(sounds, bySound);
  const byLettersOf = openNearest(
    common.map(({ name }) => name),
    byThumb,
  );
  const likely = ({ name, weight }: EnglishName, apart: number): Likely => ({
    name,
    weight,
    apart,
    cost: apart - rarity * Math.log(weight),
  });

  return {
    weightOf: (name: string) => find(name)?.weight,
    /** Tells whether a word is one that no other is meant by: a word of the language, or no rare family name. */
    isSettled: (word: string) => isSaid(word) || (find(word)?.weight ?? 0) >= rareWeight,
    /** "Southridge", "Glenway": a word of the language with the end of a place's name. */
    isCompound(word: string): boolean {
      const first = word.replace(ends, "");
      return first !== word && first.length > 3 && isSaid(first);
    },
    /** Names that sound as a Spanish ear wrote them; itself, where it is one. */
    bySound(heard: string): readonly Likely[] {
      const signs = spanishSounds(heard);
      const itself = find(heard);
      return best([
        ...(itself === undefined ? [] : [likely(itself, 0)]),
        ...bySoundOf(signs, Math.min(farthest, farthestForEach * signs.length)).flatMap(({ at, apart }) => {
          const one = named[at];
          return one === undefined ? [] : [likely(one, apart)];
        }),
      ]);
    },
    /** Names a slip of the thumbs away. */
    byLetters(written: string): readonly Likely[] {
      return best(
        byLettersOf(written, Math.min(farthestTyped, farthestTypedForEach * written.length)).flatMap(
          ({ at, apart }) => {
            const one = common[at];
            return one === undefined ? [] : [likely(one, apart)];
          },
        ),
      );
    },
  };
}

/** Each name once, the likeliest first. */
function best(all: readonly Likely[]): readonly Likely[] {
  const least = new Map<string, Likely>();
  for (const one of all)
    if ((least.get(one.name)?.cost ?? Number.POSITIVE_INFINITY) > one.cost) least.set(one.name, one);
  return [...least.values()].sort((one, other) => one.cost - other.cost);
}

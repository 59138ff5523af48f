import { folded, type Held, type Mention, type Place, type Slot } from "../clauses/fold.ts";
import { groupsOf } from "../clauses/mentions.ts";
import { type DigitPlan, type Digits, digitsIn, nothing, readingsOf } from "./mentioned.ts";

/** What it costs to believe that digits stand where nothing tells that they do. */
const costs = {
  near: 0.1,
  contrast: 0.3,
  group: 0.5,
  alike: 0.6,
  aligned: 0.8,
  rare: 0.8,
  inside: 1.7,
  appended: 1.6,
  anywhere: 2,
} as const;
/** The longest end of a number that may be said anew from the midst of a group. */
const longestTail = 2;

/** How digits are taken into a number: put at its end, into a group they resemble, or in the place of what was denied. */
export function digitsSlot(number: DigitPlan): Slot<Digits> {
  const readings = once((mention: Mention) => readingsOf(mention, number));
  const groups = once(groupsAnew);
  const whole: Slot<Digits> = {
    empty: nothing,
    keyOf: ({ digits }) => digits,
    put: (state, mention) =>
      readings(mention).flatMap(({ state: anew, cost }) =>
        waysToPut(state, anew, mention, number).map((way) => ({ ...way, cost: way.cost + cost })),
      ),
  };
  return {
    ...whole,
    put(state, mention) {
      const parts = state.digits === "" ? [] : groups(mention);
      const inGroups = parts.length < 2 ? [] : folded(parts, { ...whole, empty: state });
      return [...whole.put(state, mention), ...inGroups.map((way) => ({ ...way, cost: way.cost + costs.near / 2 }))];
    },
  };
}

/** What is found of a mention once, however many ways there are to understand what stands before it. */
function once<Found>(find: (mention: Mention) => Found): (mention: Mention) => Found {
  const known = new Map<Mention, Found>();
  return (mention) => {
    const found = known.get(mention) ?? find(mention);
    known.set(mention, found);
    return found;
  };
}

/** More groups than this are no number that is put right. */
const mostGroups = 12;

/** "No, 012, 194 012": a group is put right, and the next goes on or says it again. */
function groupsAnew(mention: Mention): readonly Mention[] {
  const { relation, words, place } = mention;
  const groups = relation === "corrects" && place === undefined ? groupsOf(words) : [];
  if (groups.length > mostGroups) return [];
  return groups.map((group, at) => (at === 0 ? { ...mention, words: group } : { relation: "goes-on", words: group }));
}

function waysToPut(state: Digits, anew: Digits, mention: Mention, number: DigitPlan): readonly Held<Digits>[] {
  const { length } = number;
  const { digits: said } = state;
  const { digits } = anew;
  const held = (made: string, cost: number): Held<Digits> => ({
    state: {
      ...anew,
      digits: made,
      ends: endsOf(made, state, anew),
      isWhole: false,
      isAbroad: state.isAbroad,
      isPutRight:
        state.isPutRight ||
        /^(?:corrects|completes)$/.test(mention.relation) ||
        (made !== said && made !== said + digits),
    },
    cost,
  });
  if (said === "") return [{ state: { ...anew, isPutRight: mention.relation === "corrects" }, cost: 0 }];
  if (anew.isWhole && mention.place === undefined && mention.relation !== "goes-on")
    return wholeAnew(state, anew, mention, number.isOfAnother(mention.words));
  if (mention.relation === "completes")
    return mention.place === "beginning" ? [held(digits + said, 0)] : [held(said + digits, 0)];
  if (mention.place !== undefined) {
    const ways = inPlace(said, digits, mention.place, number).map(([made, cost]) => held(made, cost));
    return mention.isUnsure === true ? [...ways, { state, cost: 0 }] : ways;
  }
  const denied = mention.denied === undefined ? [] : insteadOf(said, digits, digitsIn(mention.denied));
  const ways = denied.map(([made, cost]) => held(made, cost));
  if (mention.relation === "goes-on") {
    const isTwice = anew.isWhole && digits === said;
    return goingOn(state, digits).map(([made, cost]) => {
      const way = held(made, cost);
      return { ...way, state: { ...way.state, isPutRight: state.isPutRight || (cost > 0 && !isTwice) } };
    });
  }
  if (ways.length > 0 || (mention.denied !== undefined && mention.isUnsure !== true)) return ways;
  const all = mention.denied === undefined ? digits : digitsIn(mention.denied) + digits;
  const wanted = state.isWhole ? said.length : length;
  return anywhere(state, { ...anew, digits: all }, number, wanted).map(([made, cost]) => held(made, cost));
}

type Made = readonly [digits: string, cost: number];

/** A whole number said anew takes the place of all; "X, no Y" may also tell what X is not. */
function wholeAnew(
  state: Digits,
  anew: Digits,
  { relation, isUnsure }: Mention,
  isOfAnother: boolean,
): readonly Held<Digits>[] {
  const isContrast = isUnsure === true || isOfAnother;
  const contrast = state.isWhole && isContrast && relation === "corrects" && state.digits !== anew.digits;
  const isPutRight = state.isPutRight || relation === "corrects" || state.digits !== anew.digits;
  return [{ state: { ...anew, isPutRight }, cost: 0 }, ...(contrast ? [{ state, cost: costs.contrast }] : [])];
}

/** Digits where they were told to belong. */
function inPlace(said: string, digits: string, place: Place, { length, ends, isPadded }: DigitPlan): readonly Made[] {
  const whole = Math.max(length, said.length);
  const bounds = [0, ...ends, whole];
  const group = { first: 0, middle: 1, last: ends.length }[place as "first"];
  if (group !== undefined) {
    const [from = 0, to = whole] = [bounds[group], bounds[group + 1]];
    if (said.length < from || digits.length !== to - from) return [];
    return [[said.slice(0, from) + digits + said.slice(to), 0]];
  }
  const ways: Made[] = [];
  // "Con el uno adelante": the code of the country.
  if (place === "beginning" && digits === "1" && said.length === 10) return [[said, 0]];
  if (said.length + digits.length === length) ways.push([place === "end" ? said + digits : digits + said, 0]);
  const isOld = isPadded === true && said.length >= length - 2;
  if (said.length >= length || isOld)
    ways.push([place === "end" ? said.slice(0, -digits.length) + digits : digits + said.slice(digits.length), 0]);
  const from = length - digits.length;
  if (ways.length === 0 && place === "end" && from > 0 && from < said.length)
    ways.push([said.slice(0, from) + digits, costs.near]);
  return ways;
}

/** Digits in the place of those that were denied, the last of them first. */
function insteadOf(said: string, digits: string, denied: string): readonly Made[] {
  if (denied === "") return [];
  // "915 555 0133, no 0123, 0133": what holds stands already.
  if (!said.endsWith(denied) && said.endsWith(digits) && denied.length === digits.length) return [[said, 0]];
  const ways: Made[] = [];
  for (let at = said.lastIndexOf(denied); at >= 0; at = at > 0 ? said.lastIndexOf(denied, at - 1) : -1) {
    const rest = said.slice(at + denied.length);
    ways.push([
      said.slice(0, at) + digits + (digits.length > denied.length ? "" : rest),
      rest === "" ? 0 : costs.inside,
    ]);
  }
  return ways;
}

/** More digits, or some of those that were said once more. */
function goingOn({ digits: said, ends }: Digits, digits: string): readonly Made[] {
  const ways: Made[] = [[said + digits, 0]];
  if (digits.length > 1 && said.endsWith(digits)) ways.push([said, costs.near]);
  for (const from of [0, ...ends])
    if (from < said.length && digits.length > said.length - from && digits.startsWith(said.slice(from)))
      ways.push([said.slice(0, from) + digits, costs.near]);
  return ways;
}

/** Digits that put right what was said, where nothing tells which of it. */
function anywhere(
  { digits: said, ends, isOfHundreds }: Digits,
  anew: Digits,
  number: DigitPlan,
  wanted: number,
): readonly Made[] {
  const { digits } = anew;
  const isSameRank = isOfHundreds && anew.beginsWithHundreds;
  const first = anew.ends.find((end) => end > 0) ?? digits.length;
  const bounds = [...new Set([0, ...ends, ...number.ends])]
    .filter((end) => end < said.length)
    .sort((one, other) => one - other);
  // More than half of a number that may be shorter is another number, which lacks some.
  const isMost = number.isPadded === true && said.length >= wanted && 2 * digits.length > wanted;
  const ways: Made[] = [];
  for (let from = 0; from <= said.length; from++) {
    const old = said.slice(from);
    const groups = bounds.includes(from) ? bounds.length - bounds.indexOf(from) : 0;
    const isAgain = groups > 0 && digits.length > 2 && old.length > 1 && old.slice(0, 2) === digits.slice(0, 2);
    const isShort = groups > 0 || number.ends.length === 0 || digits.length <= longestTail;
    const isTail = (old.length === digits.length && isShort) || (old.length === first && first < digits.length);
    const isWhole = from + digits.length === wanted;
    if ((from + digits.length >= said.length && !isMost) || isAgain)
      ways.push([
        said.slice(0, from) + digits,
        costOf(old, digits, { isAgain, isTail, isWhole, groups, isSameRank: isTail && isSameRank }),
      ]);
    const place = said.slice(from, from + digits.length);
    const end = from + digits.length;
    if (groups > 0 && !isMost && bounds.includes(end) && said.length >= wanted)
      ways.push([
        said.slice(0, from) + digits + said.slice(end),
        (isTurned(place, digits) ? 0 : isAlike(place, digits) ? costs.alike : costs.inside) +
          (isSameRank ? costs.rare : 0),
      ]);
  }
  return ways;
}

interface Replaced {
  readonly isAgain: boolean;
  readonly isTail: boolean;
  readonly isWhole: boolean;
  readonly isSameRank: boolean;
  /** How many groups go that were said. */
  readonly groups: number;
}

function costOf(old: string, anew: string, { isAgain, isTail, isWhole, isSameRank, groups }: Replaced): number {
  const start = anew.slice(0, old.length);
  if (old === "") return costs.appended;
  if (isAgain || isTurned(old, start) || isSameRank) return 0;
  if (isBrokenOff(old, anew)) return costs.near;
  if (isTail) return isAlike(old, start) ? costs.near : costs.aligned;
  if (groups === 1 && isWhole) return costs.group;
  return groups > 0 ? costs.inside : costs.anywhere;
}

/** "29", "249": all digits but one, in their order. */
function isBrokenOff(old: string, anew: string): boolean {
  const start = anew.slice(0, old.length + 1);
  return old.length > 1 && [...start].some((_, at) => start.slice(0, at) + start.slice(at + 1) === old);
}

/** One digit is another. */
function isAlike(one: string, other: string): boolean {
  return (
    one.length > 1 && one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length === 1
  );
}

/** "806" and "086". */
function isTurned(one: string, other: string): boolean {
  return one.length > 1 && one !== other && [...one].sort().join("") === [...other].sort().join("");
}

function endsOf(made: string, state: Digits, anew: Digits): readonly number[] {
  const from = made.length - anew.digits.length;
  return [...new Set([...state.ends.filter((end) => end <= from), from, ...anew.ends.map((end) => from + end)])].filter(
    (end) => end > 0,
  );
}

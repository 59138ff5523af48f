import { digitStrings } from "../../../numbers/digit-strings.ts";
import { fold, plainText, type Token } from "../../../words/tokens.ts";
import { numbersFrom } from "../us-parts.ts";

type Part = readonly Token[];

/** An address abroad without its postal code. */
interface Found {
  readonly parts: readonly Part[];
  readonly postalCode: string;
  /** Where the town stands that the code was written before. */
  readonly town?: number;
}

/** How a postal code is written where it is not five digits (Universal Postal Union, addressing by country). */
const shapes: Readonly<Record<string, RegExp>> = {
  ...{ PA: /^\d{4}$/, PH: /^\d{4}$/, PY: /^\d{4}$/, SV: /^\d{4}$/, VE: /^\d{4}$/ },
  ...{ CN: /^\d{6}$/, CO: /^\d{6}$/, IN: /^\d{6}$/, EC: /^(EC)?\d{6}$/ },
  ...{ BR: /^\d{5}-?\d{3}$/, CL: /^\d{3}-?\d{4}$/, PT: /^\d{4}-\d{3}$/, JP: /^\d{3}-\d{4}$/ },
  ...{ AR: /^[A-Z]?\d{4}([A-Z]{3})?$/, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/ },
};

const label = /^(codigo postal|cp|c p|codigo|zona postal|apartado postal)\b/;
const labelWord = /^(codigo|postal|cp|c|p|zona|apartado|es|el|c\.p|\.)\.?$/;

/** "código postal 68000", "CP 06700", "28013 Madrid", "Lima 15046", "C1043 Buenos Aires", "Ontario M5V 2T6". */
export function withoutPostalCode(country: string, parts: readonly Part[]): Found {
  const shape = shapes[country] ?? /^\d{5}$/;
  for (const [at, part] of parts.entries()) {
    // Four digits may be a house: they stand last.
    const isCode = (code: string) => shape.test(code) && (code.length > 4 || at === parts.length - 1);
    const others = parts.filter((_, index) => index !== at);
    const told = label.test(plainText(part)) ? labelled(part, shape) : spoken(part, at);
    if (told.isLabelled || isCode(told.code)) return { parts: others, postalCode: told.code };
    for (const { code, rest, isFirst } of endsOf(part)) {
      if (!isCode(code)) continue;
      if (rest.length === 0) return { parts: others, postalCode: code };
      if (at === 0 || rest.some(({ kind }) => kind !== "word")) continue;
      const left = parts.map((one, index) => (index === at ? rest : one));
      return { parts: left, postalCode: code, ...(isFirst && { town: at }) };
    }
  }
  return { parts, postalCode: "" };
}

interface Told {
  readonly code: string;
  readonly isLabelled?: boolean;
}

/** The code behind "código postal": as its country writes it, or any digits. */
function labelled(part: Part, shape: RegExp): Told {
  const groups = groupsOf(part).filter((group) => !labelWord.test(fold(writtenOf(group))));
  const words = groups.flat();
  const code = groups.map(writtenOf).join(" ");
  if (shape.test(code)) return { code, isLabelled: true };
  const digits = digitStrings(words, { longest: 8 })[0]?.digits ?? "";
  return { code: digits, isLabelled: digits.length > 3 };
}

/** "cero tres uno cero cero", alone between two pauses. */
function spoken(part: Part, at: number): Told {
  const isSpoken = part[0]?.kind === "word" && at > 0 && numbersFrom(part, 0) === part.length;
  return { code: isSpoken ? (digitStrings(part, { longest: 8 })[0]?.digits ?? "") : "" };
}

/** What stands at the beginning and at the end of a part, one word or two, and the rest of it. */
function endsOf(part: Part) {
  const groups = groupsOf(part);
  return [2, 1]
    .filter((count) => count <= groups.length)
    .flatMap((count) => {
      const ways = [
        { own: groups.slice(0, count), others: groups.slice(count), isFirst: true },
        { own: groups.slice(-count), others: groups.slice(0, -count), isFirst: false },
      ];
      return ways.map(({ own, others, isFirst }) => ({
        code: own.map(writtenOf).join(" "),
        rest: others.flat(),
        isFirst,
      }));
    });
}

/** Tokens by what was written together: "M5V", "2T6". */
function groupsOf(part: Part): readonly Part[] {
  const groups: Part[] = [];
  for (const token of part) {
    const last = token.isGlued ? groups.pop() : undefined;
    groups.push([...(last ?? []), token]);
  }
  return groups;
}

function writtenOf(group: Part): string {
  return group.map(({ text }) => text.toLocaleUpperCase("es")).join("");
}

import type { Row } from "./measure.ts";

// What every set of cases must reach: right at least, silently wrong at most, in per cent.
// In a set of fifty cases or more, at most one right value in ten comes with a doubt its case has none for: `doubted` is
// another share, where people correct themselves, spell and tell more than was asked, which is read back.
// For `address` two figures are kept: number, city, state and ZIP alone, and with street and unit.
/** In per cent; `place` and `placeWrong` of addresses alone. */
export type Bar = { right: number; silent: number; doubted?: number; place?: number; placeWrong?: number };

const bars: readonly (readonly [RegExp, Bar])[] = [
  [/^icu-date$/, { right: 100, silent: 0 }],
  [/^anchor-date-full$/, { right: 98, silent: 0 }],
  [/^anchor-date-(partial|invalid)$/, { right: 100, silent: 0 }],
  [/^icu-number$/, { right: 100, silent: 0 }],
  [/^anchor-number/, { right: 98, silent: 0 }],
  [/^(icu|derived)-(phone|zip|anumber)/, { right: 97, silent: 0 }],
  [/email-spoken/, { right: 97, silent: 1 }],
  [/^derived-address-spoken$/, { right: 95, silent: 0.5, place: 98, placeWrong: 0.5 }],
  [/^anchor-address-written$/, { right: 93, silent: 2, place: 93, placeWrong: 2 }],
  [/^(anchor-country-name|ours-country)$/, { right: 100, silent: 0 }],
  [/^ours-(marital|relation|yesno|meta|formtype)$/, { right: 98, silent: 0 }],
  // Words that an address was put together of may be others: asked, and spoken ones are read back in any case.
  [/^(own|speakers)-email$/, { right: 96, silent: 0, doubted: 60 }],
  [/^more-email$/, { right: 90, silent: 0, doubted: 60 }],
  [/^(ours|own)-/, { right: 95, silent: 0 }],
  [/^speakers-name$/, { right: 96, silent: 0, doubted: 50 }],
  [/^new-/, { right: 96, silent: 0, doubted: 50 }],
  [/^blind-name$/, { right: 95, silent: 0, doubted: 75 }],
  [/^blind-address$/, { right: 93, silent: 2.6, doubted: 60 }],
  [/^blind-(date|phone|anumber|alien-number)$/, { right: 96, silent: 0, doubted: 60 }],
  [/^blind-/, { right: 100, silent: 0, doubted: 60 }],
  [/^later-name$/, { right: 96, silent: 0, doubted: 70 }],
  [/^later-/, { right: 95, silent: 0, doubted: 60 }],
  [/^more-(name|address|email|date|phone|relation|country)$/, { right: 90, silent: 0, doubted: 30 }],
  [/^more-/, { right: 92, silent: 3, doubted: 30 }],
  [/^(corrections-date$|put-right-)/, { right: 85, silent: 0, doubted: 100 }],
  [/^corrections-(alien-number|phone|zip)$/, { right: 85, silent: 4, doubted: 100 }],
  [/^corrections-/, { right: 50, silent: 7, doubted: 100 }],
  [/^ten-/, { right: 80, silent: 13, doubted: 65 }],
  [/^speakers-/, { right: 96, silent: 0, doubted: 30 }],
];

/** The bar of a set, if it has one; the first that fits. */
export function barOf(set: string) {
  return bars.find(([pattern]) => pattern.test(set))?.[1];
}

/** Says in a few words what a set misses; nothing when it reaches its bar. */
export function shortfalls(set: string, { n, right, silent, doubted, placeRight, placeWrong }: Row): string[] {
  const bar = barOf(set);
  if (bar === undefined) return [];
  const share = (count: number) => (100 * count) / n;
  return [
    ...(share(right) < bar.right ? [`${set}: ${share(right).toFixed(2)} % right, the bar is ${bar.right} %`] : []),
    ...(share(silent) > bar.silent ? [`${set}: ${silent} silently wrong of ${n}`] : []),
    ...(n >= 50 && doubted > (right * (bar.doubted ?? 10)) / 100
      ? [`${set}: ${doubted} of ${right} right values doubted`]
      : []),
    ...(bar.place !== undefined && share(placeRight) < bar.place
      ? [`${set}: ${share(placeRight).toFixed(2)} % of places right`]
      : []),
    ...(bar.placeWrong !== undefined && share(placeWrong) > bar.placeWrong
      ? [`${set}: ${placeWrong} places silently wrong`]
      : []),
  ];
}

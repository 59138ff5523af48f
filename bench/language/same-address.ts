// Two addresses are the same when their parts are, with abbreviations written out, and the names of cities that the sources
// misspell as the post office has them.
const words: Map<string, string> = new Map(
  "st street|ave avenue|av avenue|blvd boulevard|boulevar boulevard|rd road|dr drive|ln lane|ct court|cir circle|pl place|pkwy parkway|pakway parkway|hwy highway|ter terrace|trl trail|sq square|cswy causeway|pt point|hts heights|n north|s south|e east|w west|ne northeast|nw northwest|se southeast|sw southwest|apartment apt|suite ste|mt mount|ft fort|ctr center|xing crossing|cv cove|rte route|plz plaza|expy expressway|fwy freeway|aly alley|spgs springs|crk creek|pky parkway|first 1st|second 2nd|third 3rd|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|ninth 9th|tenth 10th|saint street|str street|bnd bend|rdg ridge|vw view|trce trace|lndg landing|mnr manor|hl hill|hls hills|jct junction|holw hollow|tpke turnpike|no number|la lane|wy way|cres crescent|bh beach|vy valley|peterburg petersburg|chicag chicago|litte little|dl del|wood woods|hillsboro hillsborough"
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** What a case means: a value as text or as parts, "none" where there is none, null where it cannot be known. */
export type Expected = string | number | boolean | null | Readonly<Record<string, string>>;

/** What an address should be: its parts. With `country` it is abroad. */
export interface AddressParts {
  readonly line: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country?: string | undefined;
}

/** An address as a reader gives it: the parts it tells apart. `foreign` is one abroad. */
export type ReadAddress = Partial<AddressParts> & { province?: string; foreign?: boolean };

const plain = (text: string | undefined) =>
  (text ?? "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[.,#']/g, " ")
    .trim()
    .split(/\s+/)
    .map((word) => words.get(word) ?? word)
    .join(" ");

/** "line|unit|city|state|zip", or an object of parts, as parts. */
export function addressParts(expected: Expected): AddressParts {
  if (typeof expected === "object" && expected !== null) {
    const { number = "", street = "", unitType = "", unit = "", city = "", state = "", zip = "", country } = expected;
    return { line: `${number} ${street}`, unit: `${unitType} ${unit}`, city, state, zip, country };
  }
  const [line = "", unit = "", city = "", state = "", zip = "", country] = String(expected).split("|");
  return { line, unit, city, state, zip, country };
}

/** Compares number, street, unit, city, state and ZIP code. */
export function sameAddress(expected: AddressParts, value: ReadAddress) {
  return differences(expected, value).length === 0;
}

/**
 * Compares country, city and province of an address abroad; its line is as people say it. Where the case has no
 * province, one that was said is right, also cut short: "tamps" for Tamaulipas.
 * @param english the whole address as the form prints it
 */
export function sameAbroad(
  expected: Readonly<Record<string, string>>,
  { city, province }: ReadAddress,
  english: string | undefined,
  heard: string,
) {
  const isSaid = expected["province"] === undefined && names(plain(heard), plain(province));
  return (
    plain(english).endsWith(plain(expected["country"])) &&
    plain(expected["city"]) === plain(city) &&
    (isSaid || plain(expected["province"]) === plain(province))
  );
}

/**
 * Tells whether some words name a province: in full, or by one word of its letters in their order from the first on.
 */
function names(heard: string, province: string) {
  const isShort = (word: string) => {
    let at = 0;
    for (const letter of province) if (letter === word[at]) at++;
    return word.length > 1 && word[0] === province[0] && at === word.length;
  };
  return heard.includes(province) || heard.split(" ").some(isShort);
}

/** The names of the parts that differ. A unit's type may be missing on either side. */
export function differences(expected: AddressParts, value: ReadAddress) {
  if (expected.country) return value.foreign ? [] : ["country"];
  if (value.foreign) return ["country"];
  const [number, ...street] = plain(expected.line).split(" ");
  const [readNumber, ...readStreet] = plain(value.line).split(" ");
  const unitId = (unit: string | undefined) =>
    plain(unit)
      .split(" ")
      .at(-1)
      ?.replace(/(\d)(st|nd|rd|th)$/, "$1");
  return [
    ...(number === readNumber ? [] : ["number"]),
    ...(street.join(" ") === readStreet.join(" ") ? [] : ["street"]),
    ...(unitId(expected.unit) === unitId(value.unit) ? [] : ["unit"]),
    ...(plain(expected.city) === plain(value.city) ? [] : ["city"]),
    ...(plain(expected.state) === plain(value.state) ? [] : ["state"]),
    ...(expected.zip.replace(/\D/g, "") === (value.zip ?? "").replace(/\D/g, "") ? [] : ["zip"]),
  ];
}

/** A seeded source of chance (mulberry32), so that every run hears the same mishearings. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export function pick(random, list) {
  return list[Math.floor(random() * list.length)];
}

const digitWords = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const soundsLike = {
  b: "v",
  v: "b",
  d: "t",
  t: "d",
  m: "n",
  n: "m",
  s: "z",
  z: "s",
  p: "b",
  c: "z",
  g: "j",
  j: "g",
  l: "r",
  r: "l",
  f: "s",
};
const otherWords = ["este", "pues", "casa", "marzo", "mayo", "trece", "calle", "luna", "gato", "punto", "seis", "doce"];

/**
 * What a recogniser with errors makes of an utterance: of its spoken digits and its words `rate` are replaced by another
 * of their kind; in names and addresses a letter may change instead, as recognisers do.
 * @param {() => number} random
 * @param {string} text
 * @param {{ rate: number, alike?: readonly string[] }} channel `rate`: 0 to 1; `alike`: more words that are one kind
 */
export function mishear(random, text, { rate, alike = [] }) {
  return text
    .split(" ")
    .map((word) => (random() < rate ? replaced(random, word, alike) : word))
    .join(" ");
}

function replaced(random, word, alike) {
  const bare = word.replace(/[,.;]$/, "");
  const end = word.slice(bare.length);
  if (alike.includes(bare)) return another(random, alike, bare) + end;
  if (digitWords.includes(bare)) return another(random, digitWords, bare) + end;
  if (/^\d$/.test(bare)) return String((Number(bare) + 1 + Math.floor(random() * 9)) % 10) + end;
  const at = [...bare].map((letter, index) => (soundsLike[letter] ? index : -1)).filter((index) => index >= 0);
  if (at.length > 0 && random() < 0.5) {
    const index = pick(random, at);
    return bare.slice(0, index) + soundsLike[bare[index]] + bare.slice(index + 1) + end;
  }
  return another(random, otherWords, bare) + end;
}

function another(random, words, word) {
  return pick(
    random,
    words.filter((other) => other !== word),
  );
}

// Ways to say or write the same thing: none may change what is understood.
const withoutAccents = (text) =>
  text
    .normalize("NFD")
    .replace(/(?<![nN])[\u0300-\u036f]/g, "")
    .normalize("NFC");
const digits = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const loneDigit =
  /(?<![\p{L}])(cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?= (?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b)/giu;

/** Each by its name: what it does to an answer. */
export const mutations = {
  "a sound before": (text) => `eh, ${text}`,
  "a word before": (text) => `bueno, pues ${text}`,
  "o sea": (text) => `o sea, ${text}`,
  "thanks behind": (text) => `${text}, gracias`,
  "please behind": (text) => `${text} por favor`,
  "a full stop": (text) => `${text}.`,
  "double spaces": (text) => text.replaceAll(" ", "  "),
  capitals: (text) => text.toUpperCase(),
  "no accents": withoutAccents,
  "digits for words": (text) => text.replace(loneDigit, (word) => String(digits.indexOf(word.toLowerCase()))),
};

/**
 * Reads every right answer again in each other way.
 * @returns per way: how many were read, asked instead, and changed
 */
export function mutate(cases, read, isRight) {
  const right = cases
    .map((example) => ({ example, first: read(example) }))
    .filter(({ example, first }) => first.status === "value" && isRight(example, first));
  return Object.entries(mutations).map(([name, change]) => {
    const counts = { name, n: 0, asked: 0, changed: [] };
    for (const { example, first } of right) {
      counts.n++;
      const second = read({ ...example, heard: change(example.heard) });
      if (second.status === "ask" || second.status === "unknown") counts.asked++;
      else if (plain(second.value) !== plain(first.value)) counts.changed.push(change(example.heard));
    }
    return counts;
  });
}

/** Names and streets keep the letters they were given: capitals and accents aside, they are the same. */
const plain = (value) => withoutAccents(JSON.stringify(value ?? null)).toLowerCase();

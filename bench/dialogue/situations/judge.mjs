// @ts-check
/**
 * What was said or typed to an interview, and what a sensible person expects of it.
 * @typedef {{ heard?: string, over?: boolean, typed?: string, command?: string, silence?: true }} Step
 * @typedef {{ after: number, phase?: string, field?: string | null, kept?: Record<string, unknown>, keptNot?: string[],
 *   saysMatch?: string[], saysNot?: string[], isCallEnded?: boolean, isKeyboardOffered?: boolean, saysNew?: true
 * }} Expectation
 * @typedef {{ id: string, form: string | null, channel: "spoken" | "written", steps: Step[], expect: Expectation[] }} Case
 * @typedef {{ phase: string, field: string | null, situation?: string, says: string, kept: Record<string, unknown>,
 *   isCallEnded: boolean, isKeyboardOffered: boolean }} Outcome what the interview did in one step
 */

/**
 * Every expectation an interview did not meet.
 * @param {Case} asked
 * @param {Outcome[]} outcomes one for each step
 * @returns {{ after: number, wrong: string }[]} in the order of the steps; empty when all is well
 */
export function failuresOf(asked, outcomes) {
  return asked.expect.flatMap((expected) => {
    const { after } = expected;
    const outcome = outcomes[after];
    if (outcome === undefined) return [{ after, wrong: "the interview told nothing of this step" }];
    const before = outcomes[after - 1];
    const wrongs = [
      ...wrongPlace(expected, outcome),
      ...wrongKept(expected, outcome),
      ...wrongWords(expected, outcome),
      ...(expected.saysNew && !isNew({ outcome, before, channel: asked.channel })
        ? ["said or showed nothing new"]
        : []),
    ];
    return wrongs.map((wrong) => ({ after, wrong }));
  });
}

/** @type {(expected: Expectation, outcome: Outcome) => string[]} */
function wrongPlace(expected, outcome) {
  const keys = /** @type {const} */ (["phase", "field", "isCallEnded", "isKeyboardOffered"]);
  return keys
    .filter((key) => expected[key] !== undefined && expected[key] !== (outcome[key] ?? null))
    .map((key) => `${key} is ${outcome[key]}, not ${expected[key]}`);
}

/** @type {(expected: Expectation, outcome: Outcome) => string[]} */
function wrongKept({ kept = {}, keptNot = [] }, outcome) {
  const shown = (/** @type {unknown} */ value) => JSON.stringify(value) ?? "nothing";
  const differing = Object.entries(kept)
    .filter(([field, value]) => !(field in outcome.kept) || !isAlike(value, outcome.kept[field]))
    .map(([field, value]) => `kept ${shown(outcome.kept[field])} as ${field}, not ${shown(value)}`);
  const unwanted = keptNot
    .filter((field) => (outcome.kept[field] ?? null) !== null)
    .map((field) => `kept ${shown(outcome.kept[field])} as ${field}, which should be empty`);
  return [...differing, ...unwanted];
}

/** The edge of a word of any alphabet: JavaScript's own `\b` takes "í" for a mark. */
const wordEdge = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;

/** @type {(expected: Expectation, outcome: Outcome) => string[]} */
function wrongWords({ saysMatch = [], saysNot = [] }, { says }) {
  const isSaid = (/** @type {string} */ words) => new RegExp(words.replaceAll("\\b", wordEdge), "iu").test(says);
  return [
    ...saysMatch.filter((words) => !isSaid(words)).map((words) => `does not say /${words}/`),
    ...saysNot.filter(isSaid).map((words) => `says /${words}/`),
  ];
}

/**
 * A page shows its prompt all the time: something new is something else than before. Once a finished call has ended
 * nobody is listening.
 * @param {{ outcome: Outcome, before: Outcome | undefined, channel: Case["channel"] }} step
 */
function isNew({ outcome, before, channel }) {
  if (before?.isCallEnded && before.phase === "complete") return true;
  if (outcome.says.trim() === "") return false;
  return channel === "spoken" || outcome.says !== before?.says;
}

/**
 * Whether a kept value is the expected one: of objects only the expected parts count, of words neither case nor acute
 * accents, since a transcriber leaves accents out, and of a text that was not understood the expected part of it.
 * @param {unknown} expected
 * @param {unknown} kept
 * @returns {boolean}
 */
function isAlike(expected, kept) {
  if (typeof expected === "string" && typeof kept === "string") return folded(expected) === folded(kept);
  if (!isRecord(expected) || !isRecord(kept)) return expected === kept;
  const { unread } = expected;
  if (typeof unread === "string") return folded(String(kept["unread"] ?? "")).includes(folded(unread));
  return Object.entries(expected).every(([part, value]) => isAlike(value, kept[part]));
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null;
}

/** @param {string} text */
function folded(text) {
  return text
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

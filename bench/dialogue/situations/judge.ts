/** What was said or typed to an interview, and what a sensible person expects of it. */
export type Step = {
  heard?: string;
  over?: boolean;
  typed?: string;
  command?: string;
  silence?: true;
  part?: number;
};

export type Expectation = {
  after: number;
  phase?: string;
  field?: string | null;
  kept?: Record<string, unknown>;
  keptNot?: string[];
  saysMatch?: string[];
  saysNot?: string[];
  isCallEnded?: boolean;
  isKeyboardOffered?: boolean;
  saysNew?: true;
};

export type Case = {
  id: string;
  form: string | null;
  channel: "spoken" | "written";
  /** A dialogue in a whole form's later parts, with what was told before, by the ids of the form's list. */
  whole?: true;
  answers?: Record<string, unknown>;
  steps: Step[];
  expect: Expectation[];
};

/** what the interview did in one step */
export type Outcome = {
  phase: string;
  field: string | null;
  situation?: string;
  says: string;
  kept: Record<string, unknown>;
  isCallEnded: boolean;
  isKeyboardOffered: boolean;
};

/**
 * Every expectation an interview did not meet.
 * @param outcomes one for each step
 * @returns in the order of the steps; empty when all is well
 */
export function failuresOf(asked: Case, outcomes: Outcome[]): { after: number; wrong: string }[] {
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

function wrongPlace(expected: Expectation, outcome: Outcome) {
  const keys = ["phase", "field", "isCallEnded", "isKeyboardOffered"] as const;
  return keys
    .filter((key) => expected[key] !== undefined && expected[key] !== (outcome[key] ?? null))
    .map((key) => `${key} is ${outcome[key]}, not ${expected[key]}`);
}

function wrongKept({ kept = {}, keptNot = [] }: Expectation, outcome: Outcome) {
  const shown = (value: unknown) => JSON.stringify(value) ?? "nothing";
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

function wrongWords({ saysMatch = [], saysNot = [] }: Expectation, { says }: Outcome) {
  const isSaid = (words: string) => new RegExp(words.replaceAll("\\b", wordEdge), "iu").test(says);
  return [
    ...saysMatch.filter((words) => !isSaid(words)).map((words) => `does not say /${words}/`),
    ...saysNot.filter(isSaid).map((words) => `says /${words}/`),
  ];
}

/**
 * A page shows its prompt all the time: something new is something else than before. Once a finished call has ended
 * nobody is listening.
 */
function isNew({
  outcome,
  before,
  channel,
}: {
  outcome: Outcome;
  before: Outcome | undefined;
  channel: Case["channel"];
}) {
  if (before?.isCallEnded && before.phase === "complete") return true;
  if (outcome.says.trim() === "") return false;
  return channel === "spoken" || outcome.says !== before?.says;
}

/**
 * Whether a kept value is the expected one: of objects only the expected parts count, of words neither case nor acute
 * accents, since a transcriber leaves accents out, and of a text that was not understood the expected part of it.
 */
function isAlike(expected: unknown, kept: unknown): boolean {
  if (typeof expected === "string" && typeof kept === "string") return folded(expected) === folded(kept);
  if (!isRecord(expected) || !isRecord(kept)) return expected === kept;
  const unread = expected["unread"];
  if (typeof unread === "string") return folded(String(kept["unread"] ?? "")).includes(folded(unread));
  return Object.entries(expected).every(([part, value]) => isAlike(value, kept[part]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function folded(text: string) {
  return text
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

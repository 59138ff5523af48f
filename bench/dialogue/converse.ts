import type { Candidate, Interpretation } from "@dilo/forms";
import type { Language } from "../../scripts/language/open-language.ts";
import { openInterview } from "../../scripts/language/play-interview.ts";
import type { Random } from "./channel.ts";
import { mishear } from "./channel.ts";
import { wrongByEar, wrongBySight } from "./listener.ts";
import { repairs, spelled } from "./repairs.ts";
import { plain, sounds } from "./sounds.ts";

/** One invented person at one question. */
export type Way = keyof typeof repairs;

export interface Person {
  readonly random: Random;
  readonly kind: string;
  readonly field: string;
  /** the answer, as they say it */
  readonly said: string;
  /** how they correct, the first they try first */
  readonly ways: readonly Way[];
  readonly judgesBy: "ear" | "sight";
  /** How it went. */
  readonly channel: { rate: number; alikeRate: number };
}

export interface Course {
  /** of the person */
  readonly turns: number;
  /** the value in the end is what was meant */
  readonly isRight: boolean;
  /** it was heard right the first time */
  readonly isRightAtOnce: boolean;
  /** the person said yes to what was kept */
  readonly isAgreed: boolean;
  readonly lines: { said: string; heard: string; says: string }[];
  readonly kept: unknown;
}

/** Nobody goes on longer than this. */
const mostTurns = 12;
const today = "2026-11-20";

/** One person and one question: they answer, judge what is read back, and correct it until it is right to their ear. */
export function converse(language: Language, person: Person): Course {
  const { field, said, kind, judgesBy, random, channel } = person;
  const interview = openInterview(language, { form: "N-400" });
  let outcome = interview.opening;
  while (outcome.field !== field) outcome = interview.step({ command: "skip" });
  const own = ownOf(language, person);
  const lines: Course["lines"] = [];
  let failures = 0;
  let isAgreed = false;

  const say = (text: string) => {
    const heard = mishear(random, text, channel);
    outcome = interview.step({ heard });
    note(text, heard);
  };
  const note = (text: string, heard: string) => {
    lines.push({ said: text, heard, says: outcome.says });
  };
  const isAsked = () => outcome.phase === "asking" && outcome.field === field;

  say(said);
  const first = outcome.kept[field] ?? readingIn(interview)?.value;
  while (isAsked() && lines.length < mostTurns) respond();
  const kept = outcome.kept[field];
  return {
    turns: lines.length,
    isRight: isSame(kept, own.value),
    isRightAtOnce: isSame(first, own.value),
    ...{ isAgreed, lines, kept },
  };

  function respond() {
    const turn = interview.turn();
    if (turn?.kind === "confirming") return judge(turn.reading);
    if (turn?.kind === "choosing" && turn.reading.candidates.length > 0) return choose(turn.reading.candidates);
    failures += 1;
    if (!outcome.isKeyboardOffered) return say(failures > 1 && /letra/.test(outcome.says) ? spelled(said) : said);
    const typed = kind === "name" || kind === "e-mail" ? own.print : said;
    outcome = interview.step({ typed });
    note(typed, typed);
  }

  function judge(reading: Interpretation) {
    const wrong =
      judgesBy === "ear" ? wrongByEar(outcome.says, own) : wrongBySight(reading.english ?? "", outcome.says, own);
    isAgreed = wrong === undefined;
    if (wrong === undefined) return say("sí está bien");
    const mistake = {
      kind,
      said,
      meant: own.value,
      heard: reading.value,
      word: wrong.kind === "letters" ? wrong.word : undefined,
    };
    // Saying a word again does not change how it is written; people see that, and name its letters.
    const ways = mistake.word === undefined ? person.ways : (["hint", "letters"] as const);
    const turned = [...ways.slice(failures % ways.length), ...ways.slice(0, failures % ways.length)];
    failures += 1;
    say(turned.map((way) => repairs[way](mistake)).find((text) => text !== undefined) ?? `no, ${said}`);
  }

  function choose(candidates: readonly Candidate[]) {
    const known = [own.aloud, own.print].map((text) => (judgesBy === "ear" ? sounds(text) : plain(text)));
    const at = candidates.findIndex(({ spanish, english }) =>
      judgesBy === "ear" ? known.includes(sounds(language.pronounce(spanish))) : known.includes(plain(english)),
    );
    if (at < 0) return say(`no, ${said}`);
    say(["el primero", "el segundo", "el tercero"][at] ?? said);
  }
}

/** What a person knows of their answer. */
function ownOf(language: Language, { field, said, kind }: Person) {
  const { value, spanishReadback, english = "" } = language.interpret({ form: "N-400", field, heard: said, today });
  const words =
    kind === "e-mail" ? String(value).split(/[@]/).slice(0, 1).flatMap(localWords) : english.split(/[\s,]+/);
  return { value, print: english, aloud: language.pronounce(spanishReadback ?? english), words };
}

/** An address's own part as a whole, and its words. */
function localWords(local: string) {
  return [local, ...(local.match(/[a-z]+/g) ?? [])];
}

function readingIn(interview: ReturnType<typeof openInterview>) {
  const turn = interview.turn();
  return turn !== undefined && "reading" in turn ? turn.reading : undefined;
}

/** Whether two values are the same but for acute accents, which a transcriber leaves out as it likes. */
function isSame(one: unknown, other: unknown) {
  return plain(JSON.stringify(one) ?? "") === plain(JSON.stringify(other) ?? "");
}

// @ts-check
import { openInterview } from "../../scripts/language/play-interview.ts";
import { mishear } from "./channel.mjs";
import { wrongByEar, wrongBySight } from "./listener.mjs";
import { repairs, spelled } from "./repairs.mjs";
import { plain, sounds } from "./sounds.mjs";

/**
 * @typedef {Awaited<ReturnType<typeof import("../../scripts/language/open-language.mjs").openLanguage>>} Language
 * @typedef {keyof typeof repairs} Way
 *
 * One invented person at one question.
 * @typedef {object} Person
 * @property {import("./channel.mjs").Random} random
 * @property {string} kind
 * @property {string} field
 * @property {string} said the answer, as they say it
 * @property {readonly Way[]} ways how they correct, the first they try first
 * @property {"ear" | "sight"} judgesBy
 * @property {{ rate: number, alikeRate: number }} channel
 *
 * How it went.
 * @typedef {object} Course
 * @property {number} turns of the person
 * @property {boolean} isRight the value in the end is what was meant
 * @property {boolean} isRightAtOnce it was heard right the first time
 * @property {boolean} isAgreed the person said yes to what was kept
 * @property {{ said: string, heard: string, says: string }[]} lines
 * @property {unknown} kept
 */

/** Nobody goes on longer than this. */
const mostTurns = 12;
const today = "2026-11-20";

/**
 * One person and one question: they answer, judge what is read back, and correct it until it is right to their ear.
 * @param {Language} language
 * @param {Person} person
 * @returns {Course}
 */
export function converse(language, person) {
  const { field, said, kind, judgesBy, random, channel } = person;
  const interview = openInterview(language, { form: "N-400" });
  let outcome = interview.opening;
  while (outcome.field !== field) outcome = interview.step({ command: "skip" });
  const own = ownOf(language, person);
  /** @type {Course["lines"]} */
  const lines = [];
  let failures = 0;
  let isAgreed = false;

  /** @param {string} text */
  const say = (text) => {
    const heard = mishear(random, text, channel);
    outcome = interview.step({ heard });
    note(text, heard);
  };
  /** @param {string} text @param {string} heard */
  const note = (text, heard) => {
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

  /** @param {import("@dilo/forms").Interpretation} reading */
  function judge(reading) {
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
    const ways = mistake.word === undefined ? person.ways : /** @type {const} */ (["hint", "letters"]);
    const turned = [...ways.slice(failures % ways.length), ...ways.slice(0, failures % ways.length)];
    failures += 1;
    say(turned.map((way) => repairs[way](mistake)).find((text) => text !== undefined) ?? `no, ${said}`);
  }

  /** @param {readonly import("@dilo/forms").Candidate[]} candidates */
  function choose(candidates) {
    const known = [own.aloud, own.print].map((text) => (judgesBy === "ear" ? sounds(text) : plain(text)));
    const at = candidates.findIndex(({ spanish, english }) =>
      judgesBy === "ear" ? known.includes(sounds(language.pronounce(spanish))) : known.includes(plain(english)),
    );
    if (at < 0) return say(`no, ${said}`);
    say(["el primero", "el segundo", "el tercero"][at] ?? said);
  }
}

/**
 * What a person knows of their answer.
 * @param {Language} language
 * @param {Person} person
 */
function ownOf(language, { field, said, kind }) {
  const { value, spanishReadback, english = "" } = language.interpret({ form: "N-400", field, heard: said, today });
  const words =
    kind === "e-mail" ? String(value).split(/[@]/).slice(0, 1).flatMap(localWords) : english.split(/[\s,]+/);
  return { value, print: english, aloud: language.pronounce(spanishReadback ?? english), words };
}

/** An address's own part as a whole, and its words. */
/** @param {string} local */
function localWords(local) {
  return [local, ...(local.match(/[a-z]+/g) ?? [])];
}

/** @param {ReturnType<typeof openInterview>} interview */
function readingIn(interview) {
  const turn = interview.turn();
  return turn !== undefined && "reading" in turn ? turn.reading : undefined;
}

/**
 * Whether two values are the same but for acute accents, which a transcriber leaves out as it likes.
 * @param {unknown} one
 * @param {unknown} other
 */
function isSame(one, other) {
  return plain(JSON.stringify(one) ?? "") === plain(JSON.stringify(other) ?? "");
}

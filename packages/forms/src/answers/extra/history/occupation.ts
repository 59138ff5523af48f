import { ask, doubted, type Reader, understood } from "../../reading.ts";
import { leadIn, whole } from "../../words/phrases.ts";
import { asSaid, fold, plainText, spanOf, type Token } from "../../words/tokens.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { wordsBehind } from "../doubts.ts";
import { occupations } from "./occupations.table.ts";
import { occupationLeads } from "./words.table.ts";

const question = "¿Qué trabajo hace o hacía ahí, o qué estudia o estudiaba?";
const lead = leadIn(occupationLeads);
/** Where the work is done is told elsewhere. */
const where = /^(.+?) (?:en|para|con) (?:un|una|el|la|los|las|mi|casas|oficinas|\w+$).*$/;

interface Known {
  readonly words: RegExp;
  readonly english: string;
}

let table: readonly Known[] | undefined;

function known(): readonly Known[] {
  table ??= occupations
    .trim()
    .split("\n")
    .map((line) => {
      const at = line.lastIndexOf("|");
      return { words: whole(line.slice(0, at)), english: line.slice(at + 1) };
    });
  return table;
}

/** Reads the work one does, or what one studies, in English where our list has it; else it stands as it was said. */
export const occupation: Reader = {
  read(tokens, context) {
    const spans = spanOf(tokens);
    const isVerdict = ["yes", "no"].includes(String(yesNo.read(tokens, context).value)) && tokens.length <= 2;
    const said = wordsBehind(lead, tokens);
    const english = englishOf(plainText(tokens)) ?? englishOf(plainText(said));
    const text = asSaid(inFull(tokens, said));
    if (isVerdict || fold(text).length < 3) return ask(question, { missing: ["occupation"], spans });
    if (english !== undefined) return understood({ value: english, english, spanishReadback: text, spans });
    return doubted(understood({ value: text, english: text, spanishReadback: text, spans }), "as-said");
  },
};

/** The words with their marks. */
function inFull(tokens: readonly Token[], words: readonly Token[]): readonly Token[] {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1) : [];
}

function englishOf(text: string): string | undefined {
  const find = (words: string) => known().find((one) => one.words.test(words) || fold(one.english) === words)?.english;
  const [, work = ""] = where.exec(text) ?? [];
  return find(text) ?? find(work);
}

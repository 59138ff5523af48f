import type { Field } from "../forms/definition.ts";
import { englishExamples, examples, writtenExamples } from "./examples.ts";
import { inWriting } from "./in-writing.ts";
import type { Prompt } from "./prompt.ts";

/**
 * A field's question: whole the first time, then the question alone, then with an example.
 * @param level how often it was asked in a row before
 */
export function questionPrompt(field: Field, level: number): Prompt {
  const { question: asked, questionEnglish: english, kind, detail, extra } = field;
  const question = detail === undefined ? asked : `${asked} ${detail.spanish}`;
  if (level === 0) return { text: extra?.lead === undefined ? question : `${extra.lead} ${question}`, english };
  const short = shortQuestion(asked);
  if (level === 1) return { text: detail === undefined ? short : question, english };
  const [spoken, written] = [examples[kind], writtenExamples[kind]];
  if (spoken === undefined || written === undefined) return { text: question, english };
  return {
    text: `${short} Por ejemplo: ${spoken}.`,
    written: `${inWriting(short)} Por ejemplo: ${written}.`,
    english: `${english} For example: ${englishExamples[kind]}.`,
  };
}

/** The question itself, without how to answer it; how to pass it over is kept. */
function shortQuestion(question: string): string {
  const end = question.indexOf("?") + 1;
  const short = end > 0 ? question.slice(0, end) : question;
  const without = /Si no (?:tiene|está casad\S*|trabaja)[^.]*\./.exec(question)?.[0];
  return without === undefined ? short : `${short} ${without}`;
}

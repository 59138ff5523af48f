import type { Channel } from "../understanding/act.ts";
import { inWriting } from "./in-writing.ts";
import { type Wording, type WordingKey, wordings } from "./wordings.ts";

/** One thing to say or show: a wording with its slots, or a text of a form or a topic as it stands. */
export type Prompt =
  | {
      readonly key: WordingKey;
      /** What goes in the wording's braces; `<slot>Written` takes the slot's place in writing, `<slot>English` in English. */
      readonly slots?: Readonly<Record<string, string>>;
      /** How often it was said in a row before, where that is not how often the whole reply was. */
      readonly level?: number;
    }
  | {
      readonly text: string;
      readonly written?: string;
      /** The same for the page in English. */
      readonly english: string;
    }
  /** A reader's question; its English stands in `english/questions-in-english.table.ts`. */
  | { readonly asked: string };

/** What was said or shown last: notes first, then the prompt that waits for an answer. */
export interface Reply {
  readonly prompts: readonly Prompt[];
  /** How often the same was said in a row before; wordings get shorter, then come with an example. */
  readonly level: number;
  /** The prompt that waits for an answer, to tell whether it stands again. */
  readonly openPrompt: string;
  /** Counts replies, so that whoever shows one can tell it from the same one before. */
  readonly number: number;
}

/** A prompt in words for a channel, and for how often it was said in a row. */
export function render(prompt: Prompt, channel: Channel, level = 0): string {
  if ("asked" in prompt) return channel === "written" ? inWriting(prompt.asked) : prompt.asked;
  if ("text" in prompt) return channel === "written" ? (prompt.written ?? inWriting(prompt.text)) : prompt.text;
  const wording: Wording = wordings[prompt.key];
  const isOwn = channel === "written" && wording.written !== undefined;
  const texts = isOwn ? (wording.written ?? wording.spoken) : wording.spoken;
  const text = texts[Math.min(prompt.level ?? level, texts.length - 1)] ?? texts[0];
  const tidy = filled(text, prompt.slots, channel === "written" ? ["Written"] : []);
  return channel === "written" && !isOwn ? inWriting(tidy) : tidy;
}

/**
 * A wording with its slots filled.
 * @param endings of the names of those that take a slot's place, the likeliest first: `<slot>Written` in writing
 */
export function filled(
  text: string,
  slots: Readonly<Record<string, string>> = {},
  endings: readonly ("Written" | "English")[] = [],
): string {
  const told = (slot: string) =>
    [...endings, ""].map((ending) => slots[`${slot}${ending}`]).find((one) => one !== undefined);
  return text
    .replace(/\{(\w+)\}/g, (_, slot: string) => told(slot) ?? "")
    .replace(/ +/g, " ")
    .replace(/\.\.(?!\.)/g, ".")
    .trim();
}

/** All prompts of a reply in words, one behind the other. */
export function renderReply({ prompts, level }: Pick<Reply, "prompts" | "level">, channel: Channel): string {
  return prompts
    .map((prompt) => render(prompt, channel, level))
    .filter((text) => text !== "")
    .join(" ");
}

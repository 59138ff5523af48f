import type { Interview, Prompt } from "@dilo/forms";
import { type InLanguage, inSpanish } from "./in-language.ts";

/** What Dilo answered last, in writing. Another number is another answer, even with the same words. */
export interface ReplyView {
  readonly number: number;
  /** What the page shows; "" where everything stands on the page already. */
  readonly shown: string;
  /** What only those hear who do not see the page: its buttons and values say it to the others. */
  readonly unseen: string;
  /** It says that the words before it were not understood: nothing came of them. */
  readonly isRefusal: boolean;
}

type PromptKey = Extract<Prompt, { key: unknown }>["key"];

/** Prompts that the screen itself says, with a heading, a live region or the focus of its own. */
const onScreen: ReadonlySet<PromptKey> = new Set<PromptKey>([
  "review",
  "extra-offer",
  "part-offer",
  "part-offer-one",
  "part-next",
  "part-next-one",
  "extra-coming",
  "extra-missing",
  "names-apart",
  "three-names-apart",
  "three-names",
  "no-middle-name",
  "two-given-names",
  "one-given-name",
  "family-name",
  "family-names",
  "point-unread",
  "point-left",
  "answers-aloud",
  "more-aloud",
]);

/** Those of them that ask about one answer of the review: words that answer it wrongly were written away from it. */
const points: ReadonlySet<PromptKey> = new Set<PromptKey>([
  "three-names",
  "no-middle-name",
  "two-given-names",
  "one-given-name",
  "family-name",
  "family-names",
  "point-unread",
  "point-left",
]);

/** Prompts that stand on the screen as values and buttons: only read out by a screen reader. */
const asButtons: ReadonlySet<PromptKey> = new Set<PromptKey>(["read-back", "read-back-named", "which-field"]);

/** Prompts that say so. */
const notUnderstood: ReadonlySet<PromptKey> = new Set<PromptKey>([
  "not-understood",
  "no-form-named",
  "noisy",
  "too-long",
  "yes-or-correct",
  "yes-no-or-leave",
]);

/**
 * What was answered last, in writing.
 * @param shown.headings texts that the screen shows large: they are not said twice
 */
export function replyView(
  { reply }: Interview,
  { texts = inSpanish, headings = [] }: { readonly texts?: InLanguage; readonly headings?: readonly string[] } = {},
): ReplyView {
  const { prompts, level, number } = reply;
  const isRefusal = prompts.some((prompt) => "key" in prompt && notUnderstood.has(prompt.key));
  const said = prompts.flatMap((prompt) => {
    const isPointMissed = isRefusal && "key" in prompt && points.has(prompt.key);
    if ("key" in prompt && onScreen.has(prompt.key) && !isPointMissed) return [];
    // How to answer a point is in the refusal: the point itself is told in its first wording.
    const whole = texts.say(prompt, isPointMissed ? 0 : level);
    const text = headings.reduce((left, heading) => (heading === "" ? left : left.replace(heading, "")), whole).trim();
    return text === "" ? [] : [{ text, isShown: !("key" in prompt && asButtons.has(prompt.key)) }];
  });
  const joined = (isShown: boolean) =>
    said
      .filter((one) => one.isShown === isShown)
      .map(({ text }) => text)
      .join(" ");
  return { number, shown: joined(true), unseen: joined(false), isRefusal };
}

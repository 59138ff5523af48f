import { type Prompt, renderReply } from "../prompts/prompt.ts";
import type { InterviewEffect, Step } from "./events.ts";
import { openPromptsOf } from "./open-prompt.ts";
import { currentField } from "./questions.ts";
import { situationOf } from "./situation.ts";
import type { Interview } from "./state.ts";

/** How often the same prompt may stand in a row before its wording no longer changes. */
const lastLevel = 2;

/** Says some notes, and then what waits for an answer. */
export function reply(interview: Interview, ...notes: readonly Prompt[]): Step {
  const bare = openPromptsOf(interview, 0);
  const key = JSON.stringify(bare);
  const before = interview.reply;
  const level = before.openPrompt === key ? Math.min(before.level + 1, lastLevel) : 0;
  return say(interview, {
    prompts: [...levelled(interview, notes), ...openPromptsOf(interview, level)],
    level,
    openPrompt: key,
  });
}

/** Says the prompt that stands as if for the first time. */
export function replyAfresh(interview: Interview, ...notes: readonly Prompt[]): Step {
  const open = openPromptsOf(interview, 0);
  const prompts = [...levelled(interview, notes), ...open];
  return say(interview, { prompts, level: 0, openPrompt: JSON.stringify(open) });
}

/** Notes with how often each was said in the replies right before: the second time it is said otherwise. */
function levelled({ reply: before }: Interview, notes: readonly Prompt[]): readonly Prompt[] {
  return notes.map((prompt) => {
    if (!("key" in prompt)) return prompt;
    const same = before.prompts.find((one) => "key" in one && one.key === prompt.key);
    const again = same && "key" in same ? Math.min((same.level ?? 0) + 1, lastLevel) : 0;
    return { ...prompt, level: Math.max(again, prompt.level ?? 0) };
  });
}

/** Says this and nothing else. */
export function tell(interview: Interview, ...prompts: readonly Prompt[]): Step {
  const { openPrompt = "", level } = interview.reply;
  return say(interview, { prompts: levelled(interview, prompts), level: openPrompt === "" ? 0 : level, openPrompt });
}

/** A step whose reply begins with some notes. */
export function preceded([interview, effects]: Step, notes: readonly Prompt[]): Step {
  if (notes.length === 0) return [interview, effects];
  const { reply: before } = interview;
  const after: Interview = {
    ...interview,
    reply: { ...before, prompts: [...levelled(interview, notes), ...before.prompts], number: before.number + 1 },
  };
  const text = renderReply(after.reply, "spoken");
  const told = effects.map((effect): InterviewEffect => {
    if (effect.kind === "ask") return { ...effect, text };
    return effect.kind === "stop-call" && effect.after !== undefined ? { ...effect, after: text } : effect;
  });
  const isSaid = effects.some(({ kind }) => kind === "ask" || kind === "stop-call");
  return [after, isSaid ? told : [...told, ...speak(after, text)]];
}

function say(
  interview: Interview,
  {
    prompts,
    level,
    openPrompt,
  }: { readonly prompts: readonly Prompt[]; readonly level: number; readonly openPrompt: string },
): Step {
  const after: Interview = { ...interview, reply: { prompts, level, openPrompt, number: interview.reply.number + 1 } };
  return [after, speak(after, renderReply(after.reply, "spoken"))];
}

/** Situations in which only a word or two is waited for. */
const brief = new Set([
  "confirming",
  "unread",
  "choosing-field",
  "same-person",
  "checking-group",
  "paused",
  "ending",
  "reviewing",
  "reading-out",
  "open-point",
]);

/** Speaks, where there is a call to speak in. With `confirm: off` the text goes alone. */
export function speak(interview: Interview, text: string): readonly InterviewEffect[] {
  if (!interview.isCallActive || text === "") return [];
  if (interview.confirm === "off") return [{ kind: "ask", text }];
  const field = currentField(interview);
  const expects = brief.has(situationOf(interview)) ? "command" : "answer";
  const { pace } = interview;
  return [{ kind: "ask", text, expects, ...(field && { field: field.id }), ...(pace !== 1 && { rate: pace }) }];
}

/** A note of one sentence, as a prompt. */
export function note(key: Extract<Prompt, { key: unknown }>["key"], slots?: Readonly<Record<string, string>>): Prompt {
  return slots === undefined ? { key } : { key, slots };
}

import { z } from "zod";

/** Said when the person has said nothing for a while. */
export interface TimeoutHook {
  readonly text: string;
  readonly timeoutMs: number;
  /** It is said this often in a call, or between two utterances of the person. */
  readonly maxCount: number;
  readonly resetsOnSpeech: boolean;
}

/** What an assistant says by itself when something happens. */
export interface HookRules {
  readonly timeouts: readonly TimeoutHook[];
  /** Said once the person who interrupted has finished. */
  readonly interrupted: readonly string[];
}

const Hook = z.object({
  on: z.string(),
  do: z.array(z.object({ type: z.string(), exact: z.union([z.string(), z.array(z.string())]).optional() })),
  options: z
    .object({
      timeoutSeconds: z.number().optional(),
      triggerMaxCount: z.number().optional(),
      triggerResetMode: z.string().optional(),
    })
    .optional(),
});

/** Published defaults. */
const defaults = { timeoutSeconds: 7.5, triggerMaxCount: 3 };

/** Reads the hooks that say something. */
export function readHookRules(hooks: unknown): HookRules {
  const read = (Array.isArray(hooks) ? hooks : []).flatMap((hook) => Hook.safeParse(hook).data ?? []);
  const said = read.flatMap((hook) => {
    const text = hook.do.flatMap(({ exact }) => [exact ?? []].flat().slice(0, 1)).join(" ");
    return text === "" ? [] : [{ ...hook, text }];
  });
  return {
    timeouts: said
      .filter(({ on }) => on === "customer.speech.timeout")
      .map(({ text, options = {} }) => ({
        text,
        timeoutMs: (options.timeoutSeconds ?? defaults.timeoutSeconds) * 1000,
        maxCount: options.triggerMaxCount ?? defaults.triggerMaxCount,
        resetsOnSpeech: options.triggerResetMode === "onUserSpeech",
      })),
    interrupted: said.filter(({ on }) => on === "assistant.speech.interrupted").map(({ text }) => text),
  };
}

import { ServerError } from "../../server-error.ts";
import type { Env } from "../../settings/env.ts";

/** A speech service the settings chose, not opened yet. Its keys are out of sight. */
export interface SpeechService<Port> {
  /** As people know it, who consent to it; "" when it is this server itself. */
  readonly name: string;
  /** Host and port, where the settings say them: the start-up table shows them instead of the name. */
  readonly host?: string;
  /** What assistants of the voice platform call it: "11labs", "deepgram". Left out where they have no name for it. */
  readonly vendor?: string;
  /** The voice it speaks with, as the service calls it. */
  readonly voiceId?: string;
  readonly open: () => Port;
}

/** A service that can be chosen: all that the server knows of it. */
export interface SpeechProvider<Port> {
  /** The setting that chooses it, as the sentence says that refuses two at once. */
  readonly setting: string;
  /**
   * Reads its settings.
   * @returns undefined when none of them is set
   * @throws ServerError `invalid-settings` when only some are
   */
  readonly read: (env: Env) => SpeechService<Port> | undefined;
}

/**
 * The one provider whose settings are set; undefined when there is none.
 * @throws ServerError `invalid-settings` when there are several, or half of one
 */
export function chooseProvider<Port>(
  env: Env,
  providers: readonly SpeechProvider<Port>[],
): SpeechService<Port> | undefined {
  const found = providers.flatMap(({ setting, read }) => {
    const service = read(env);
    return service === undefined ? [] : [{ setting, service }];
  });
  const [first, second] = found;
  if (first !== undefined && second !== undefined)
    throw new ServerError("invalid-settings", `Set ${first.setting} or ${second.setting}, not both.`);
  return first?.service;
}

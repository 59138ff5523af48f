import { Refusal } from "../failure.ts";
import type { Given } from "../given.ts";

type Asked = Given<"createWebCall">["body"];

/**
 * What a web call may be asked to be. A stranger on a page never decides that a voice is kept, and a token that is for
 * the org's own assistants lets them set the values of template variables alone.
 * @throws Refusal bad-request that names the field
 */
export function askedOf({ caller, body }: Pick<Given<"createWebCall">, "caller" | "body">): Asked {
  if (caller.kind !== "public") return body;
  const { allowedAssistantIds = [], allowTransientAssistant } = caller.restrictions ?? {};
  const isForOwn = allowedAssistantIds.length > 0 || allowTransientAssistant === false;
  if (isForOwn && Object.keys(body.assistantOverrides ?? {}).some((name) => name !== "variableValues")) {
    throw new Refusal(
      "bad-request",
      "The body's field assistantOverrides is wrong: with this token it may hold variableValues only.",
    );
  }
  const { assistant, assistantOverrides, ...others } = body;
  return {
    ...others,
    ...(assistant !== undefined && { assistant: unrecorded(assistant) }),
    ...(assistantOverrides !== undefined && { assistantOverrides: unrecorded(assistantOverrides) }),
  };
}

function unrecorded<Settings extends object>(settings: Settings): Settings {
  const { artifactPlan: _, ...others } = settings as Settings & { readonly artifactPlan?: unknown };
  return others as Settings;
}

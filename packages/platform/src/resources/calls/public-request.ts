import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationRequest } from "../core/operations/operation-request.ts";

type TestRequest = OperationRequest<"createWebCall">["body"];

/**
 * What a web call may be asked to be. A stranger on a page never decides that a call is recorded, and a token that is for
 * the org's own assistants lets them set the values of template variables alone.
 * @throws OperationError bad-request that names the field
 */
export function restrictPublicBody({
  caller,
  body,
}: Pick<OperationRequest<"createWebCall">, "caller" | "body">): TestRequest {
  if (caller.kind !== "public") return body;
  const { allowedAssistantIds = [], allowTransientAssistant } = caller.restrictions ?? {};
  const isForOwn = allowedAssistantIds.length > 0 || allowTransientAssistant === false;
  if (isForOwn && Object.keys(body.assistantOverrides ?? {}).some((name) => name !== "variableValues")) {
    throw new OperationError(
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

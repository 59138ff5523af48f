import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationRequest } from "../core/operations/operation-request.ts";

type TestRequest = OperationRequest<"createWebCall">["body"];

/**
 * What a web call may be asked to be. A stranger on a page never decides that a call is recorded, what files of the org
 * are searched, nor where its secrets are sent, and a token that is for the org's own assistants lets them set the values of template variables alone.
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
  if (body.squad !== undefined) {
    throw new OperationError("bad-request", "The body's field squad is wrong: with a public token, name a kept squad.");
  }
  if (body.workflow !== undefined) {
    throw new OperationError(
      "bad-request",
      "The body's field workflow is wrong: with a public token, name a kept workflow.",
    );
  }
  rejectSecrets("assistant", assistant);
  rejectSecrets("assistantOverrides", assistantOverrides);
  return {
    ...others,
    ...(assistant !== undefined && { assistant: unrecorded(assistant) }),
    ...(assistantOverrides !== undefined && { assistantOverrides: unrecorded(assistantOverrides) }),
  };
}

/** A stored secret goes to the address it was stored for, and a file is read to whom its org chose: not to any page. */
function rejectSecrets(field: string, settings: object | undefined): void {
  const path = pathOfSecret(settings, field);
  if (path === undefined) return;
  throw new OperationError(
    "bad-request",
    `The body's field ${path} is wrong: with a public token no secret and no file of the org can be named; name a kept assistant.`,
  );
}

/** Where settings name files, or use a stored secret at an address of their own choice; undefined when they do not. */
function pathOfSecret(settings: unknown, path: string): string | undefined {
  if (typeof settings !== "object" || settings === null) return undefined;
  for (const [name, inside] of Object.entries(settings)) {
    const here = `${path}.${name}`;
    if (
      name === "credentialId" ||
      name === "fileIds" ||
      (name === "provider" && inside === "custom-llm" && path.endsWith(".model"))
    )
      return here;
    const found = pathOfSecret(inside, here);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unrecorded<Settings extends object>(settings: Settings): Settings {
  const { artifactPlan: _, ...others } = settings as Settings & { readonly artifactPlan?: unknown };
  return others as Settings;
}

import type { About } from "../../tools/ask-server.ts";
import { openToolbox } from "../../tools/open-toolbox.ts";
import type { PhoneTools } from "../../tools/phone-tools.ts";
import { readServer, readTools } from "../../tools/tool-settings.ts";
import type { Toolbox } from "../../tools/toolbox.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { serverSecret } from "../credentials/server-secret.ts";
import { searchFiles } from "../knowledge/search-files.ts";
import type { ResolvedAssistant } from "./resolve-assistant.ts";
import { fillTemplates, openTemplateBudget } from "./template-variables.ts";

/** Whose tools they are, and what a developer's server is told of the conversation. */
interface ToolUse {
  readonly assistant: ResolvedAssistant;
  readonly about: About;
  /** Of a call by telephone. */
  readonly phone?: PhoneTools | undefined;
  /** Of template variables, for stored tools: an assistant's own settings have theirs already. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Opens the tools of an assistant: those written into it, and those its `toolIds` name. */
export async function openAssistantTools(
  context: ResourceContext,
  orgId: string,
  { assistant, about, phone, values }: ToolUse,
): Promise<Toolbox | undefined> {
  const { tools = [], toolIds = [] } = (assistant["model"] ?? {}) as {
    readonly tools?: readonly unknown[];
    readonly toolIds?: readonly string[];
  };
  if (tools.length === 0 && toolIds.length === 0) return undefined;
  const stored =
    toolIds.length === 0
      ? []
      : await context.store.list({ kind: "tool", orgId }, { ids: toolIds, limit: toolIds.length });
  const { endCallMessage } = assistant;
  return openToolbox({
    tools: readTools([...tools, ...fillTemplates(stored, values, openTemplateBudget())]),
    server: readServer(assistant["server"]),
    outbound: context.outbound,
    secretOf: (credentialId) => serverSecret(context, orgId, credentialId),
    endCallMessage: typeof endCallMessage === "string" && endCallMessage !== "" ? endCallMessage : undefined,
    search: (tool, question) => searchFiles(context, orgId, tool, question),
    about,
    phone,
    openFill: () => {
      const budget = openTemplateBudget();
      return (text, given) => fillTemplates(text, { ...values, ...given }, budget);
    },
    now: context.now,
  });
}

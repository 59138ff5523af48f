import {
  acts,
  actsUnless,
  actsWith,
  byKind,
  each,
  type Fields,
  type Guarded,
  guarded,
  refused,
  warned,
} from "../../../behaviour/marks.ts";
import { addressBehaviour, serverBehaviour, toolBehaviour, toolNamed } from "../../tools/behaviour.ts";

const byServer =
  "No credential of this org reaches this vendor: the server's own model answers. Where it has none, nobody does: a call says so, and a chat has no answer.";
const noModel = "No setting of this server and no credential of this org reaches a model: only given words are said.";

/** The vendor's name, and its model's, count where a credential of the org reaches the vendor. */
const vendor = (name: string): Fields => ({
  provider: warned(byServer, { unless: (_, { models }) => models.has(name) }),
  model: warned(byServer, { unless: (_, { models }) => models.has(name) }),
});

/** The server's own model stands in for vendors that are not reached. */
const sampling = (name: string): Fields =>
  each(
    warned(noModel, { unless: (_, { hasModel, models }) => hasModel || models.has(name) }),
    "temperature",
    "maxTokens",
  );

const talking: Fields = {
  messages: acts,
  tools: toolBehaviour,
  toolIds: toolNamed,
  toolRefs: refused("Tools have no versions here: name them in toolIds."),
  knowledgeBase: guarded(
    actsWith("It names no server: nobody is asked for what the model should know.", (base) =>
      Boolean((base as { readonly server?: { readonly url?: unknown } }).server?.url),
    ),
    { provider: acts, server: serverBehaviour },
  ),
  emotionRecognitionEnabled: warned("No emotion is recognised."),
  numFastTurns: warned("Every turn is answered by the same model.", { idle: [0] }),
};

const unheeded = warned("It is not passed on to the model.");

interface Offered {
  readonly name?: unknown;
  readonly function?: { readonly name?: unknown };
}

/** A model knows its tools by their names alone. */
const distinct = actsUnless("Two of its tools have one name: the model is offered the last of them alone.", (model) => {
  const { tools = [] } = model as { readonly tools?: readonly Offered[] };
  const names = tools.flatMap(({ name, function: described }) => described?.name ?? name ?? []);
  return new Set(names).size === names.length;
});

const talkingModel = (name: string, more: Fields = {}): Guarded =>
  guarded(distinct, { ...vendor(name), ...sampling(name), ...talking, ...more });

/** What becomes of an assistant's model. */
export const modelBehaviour = byKind("provider", {
  anthropic: talkingModel("anthropic", { thinking: unheeded }),
  "anthropic-bedrock": talkingModel("anthropic-bedrock", { thinking: unheeded }),
  vapi: talkingModel("vapi", {
    version: unheeded,
    ...each(
      refused("A workflow is named beside the assistant: workflowId or workflow of the call."),
      "workflow",
      "workflowId",
    ),
  }),
  "custom-llm": guarded(distinct, {
    ...talking,
    ...each(acts, "provider", "model", "temperature", "maxTokens", "headers"),
    timeoutSeconds: actsUnless(
      "In a call nobody is kept waiting for longer than 5 seconds: then an apology is said.",
      (seconds) => Number(seconds) <= 5,
    ),
    url: addressBehaviour,
    metadataSendMode: warned("No metadata is sent with the conversation.", { idle: ["off"] }),
    wordLevelConfidenceEnabled: warned("No confidence is sent with the words."),
  }),
  google: talkingModel("google", { realtimeConfig: unheeded }),
  openai: talkingModel("openai", {
    fallbackModels: warned("When the model fails, the last words are said again; no other model is asked."),
    ...each(unheeded, "toolStrictCompatibilityMode", "reasoningEffort", "promptCacheKey", "promptCacheRetention"),
  }),
  ...Object.fromEntries(
    [
      "anyscale",
      "cerebras",
      "deepinfra",
      "deep-seek",
      "groq",
      "inflection-ai",
      "minimax",
      "openrouter",
      "perplexity-ai",
      "together-ai",
      "xai",
    ].map((name) => [name, talkingModel(name)]),
  ),
});

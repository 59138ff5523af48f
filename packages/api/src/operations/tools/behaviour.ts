import {
  type Around,
  acts,
  actsByTelephone,
  actsOrRefused,
  actsUnless,
  actsWith,
  byKind,
  each,
  type Fields,
  type Guarded,
  guarded,
  label,
  type Mark,
  type Node,
  named,
  refused,
  warned,
} from "../../behaviour/marks.ts";
import { credentialBehaviour } from "../credentials/behaviour.ts";
import { keptTools } from "./tool-types.ts";
import { transferBehaviour } from "./transfer-behaviour.ts";

/** An address of a developer's. */
export const addressBehaviour = actsOrRefused(
  "Only https addresses at public hosts are asked, and hosts that PLATFORM_PRIVATE_HOSTS names.",
  (url, { asks }) => typeof url !== "string" || url === "" || asks(url),
);

/** A credential that is named to reach or to sign something. */
export const credentialNamed = named("credential", credentialBehaviour);

/** What becomes of the address of a developer's own server. */
export const serverBehaviour: Fields = {
  url: addressBehaviour,
  ...each(acts, "timeoutSeconds", "headers"),
  credentialId: credentialNamed,
  staticIpAddressesEnabled: warned("Requests come from this server's own address."),
  encryptedPaths: refused("Nothing is encrypted beyond https: leave out what may not be sent."),
  backoffPlan: warned("Messages are sent again for two minutes; a tool's server is asked once."),
};

const spoken: Fields = {
  type: acts,
  content: acts,
  blocking: warned("The tool is used at once, while it is said."),
  contents: warned("It is said as content says it, in one language."),
  conditions: warned("It is said on every such occasion."),
  role: warned("It is said by the assistant.", { idle: ["assistant"] }),
  endCallAfterSpokenEnabled: refused("Only an endCall tool ends a call."),
  timingMilliseconds: acts,
};

const common: Fields = {
  type: acts,
  messages: spoken,
  rejectionPlan: refused("Nothing keeps the model from using a tool."),
};

/** Of tools that are no request: they have no answer to be waited for. */
const spokenOf = (sentence: string, ...types: readonly unknown[]) =>
  guarded(
    actsUnless(sentence, (message) => types.includes((message as { readonly type?: unknown }).type)),
    spoken,
  );
const spokenFirst = spokenOf("Of this tool's messages, request-start is said.", "request-start");
const spokenOfTransfer = spokenOf(
  "Of this tool's messages, request-failed is said, and request-start where the destination has no message.",
  ...["request-start", "request-failed"],
);

const unused = refused(
  "Tools of this type are not used here: function, apiRequest, endCall, handoff, query, transferCall and dtmf are.",
);

/** What becomes of an assistant that a tool of an assistant holds or names. It is filled where assistants are told of. */
export const assistantInTool: Record<string, Node> = {};

/** What becomes of a place that a conversation can be handed over to. */
export const destinationBehaviour = byKind("type", {
  assistant: {
    ...each(acts, "type", "assistantName", "description", "message", "transferMode"),
    ...each(named("assistant", assistantInTool), "assistantId", "assistant"),
    contextEngineeringPlan: actsUnless(
      "Of these plans the next assistant reads all that was said: name all, lastNMessages or none.",
      (plan) => ["all", "lastNMessages", "none"].includes(String((plan as { readonly type?: unknown }).type)),
    ),
    name: label,
    variableExtractionPlan: actsUnless("Variables are the properties of a schema whose type is object.", (plan) =>
      ["undefined", "object"].includes(String((plan as { schema?: { type?: unknown } }).schema?.type)),
    ),
    assistantOverrides: refused("Overrides of a destination do not act: write them into its assistant."),
  },
  squad: refused("A conversation is handed to assistants: name them, or a squad's members, one by one."),
  dynamic: refused("No server is asked whom to hand the conversation to: name the assistants."),
});

const noTelephone = "No telephone is configured (SIP_ADDRESS)";
const byTelephone = refused(`${noTelephone}: nobody has keys, or can be passed on.`, {
  unless: (_, { hasTelephone }) => hasTelephone,
});

const keysAsSound = warned("Keys are sent as RTP events (RFC 4733).");

const clock = ["now", "date", "time", "day", "month", "year", "customer"];

interface Arguments {
  readonly properties?: object;
}

/** Whether an argument has the name of a variable that every template has, and a text of the tool holds that name. */
function hasTakenName(tool: unknown): boolean {
  const { body, function: described, url, headers, messages, server } = tool as Readonly<Record<string, unknown>>;
  const schema = (body ?? (described as { readonly parameters?: unknown } | undefined)?.parameters) as
    | Arguments
    | undefined;
  const texts = JSON.stringify([url, headers, messages, server]);
  return Object.keys(schema?.properties ?? {}).some(
    (name) => clock.includes(name) && new RegExp(`\\{\\{-?\\s*${name}\\b`).test(texts),
  );
}

const unambiguous = actsUnless(
  `An argument has the name of a template variable (${clock.join(", ")}): in the tool's url, headers, server and messages it stands for the argument, not for the variable.`,
  (tool) => !hasTakenName(tool),
);

const notSentAlong = refused(
  "Fixed values are not sent along: write them into the address, the headers or the server.",
);

type Settings = Readonly<Record<string, unknown>>;

// Tools may be kept without what they are for.
const hasFunction = actsWith("It has no function: the model is not offered it.", (tool) =>
  isFilled((tool as Settings)["function"]),
);
const hasDestinations = actsWith("It has no destinations: the model is not offered it.", (tool) =>
  isFilled((tool as Settings)["destinations"]),
);
const hasFiles = actsWith("It names no files: nothing is found with it.", (tool) =>
  (((tool as Settings)["knowledgeBases"] ?? []) as readonly Settings[]).some(({ fileIds }) => isFilled(fileIds)),
);

/** A function's server is its own, or that of the assistant that uses it. */
const askable = (sentence: string, isAround: (around: Around) => boolean) =>
  actsWith(sentence, (tool, _served, around) => {
    const { function: described, server } = tool as Settings & { readonly server?: { readonly url?: unknown } };
    return !isFilled(described) || Boolean(server?.url) || isAround(around);
  });
const hasServer = askable(
  "Neither it nor its assistant names a server: nobody is asked, and it fails whenever the model uses it.",
  (around) => around.hasServer !== false,
);
const hasOwnServer = askable(
  "It names no server: that of the assistant which uses it is asked, and where there is none it fails.",
  () => false,
);

function isFilled(part: unknown): boolean {
  return typeof part === "object" && part !== null && Object.keys(part).length > 0;
}

const functionTool = guarded(
  hasFunction,
  guarded(unambiguous, {
    ...common,
    async: acts,
    function: {
      ...each(acts, "name", "description", "parameters"),
      strict: warned("The model is not held to the schema."),
    },
    server: serverBehaviour,
    parameters: notSentAlong,
    variableExtractionPlan: warned("The model gets the whole answer."),
  }),
);

const used: Readonly<Record<string, Fields | Guarded>> = {
  function: guarded(hasServer, functionTool),
  apiRequest: guarded(unambiguous, {
    ...common,
    ...each(acts, "method", "timeoutSeconds", "name", "description", "body", "headers"),
    url: addressBehaviour,
    credentialId: credentialNamed,
    backoffPlan: warned("A request is made once."),
    variableExtractionPlan: warned("The model gets the whole answer."),
    parameters: notSentAlong,
    encryptedPaths: serverBehaviour["encryptedPaths"] ?? {},
  }),
  endCall: { ...common, messages: spokenFirst },
  dtmf: { ...common, type: byTelephone, sipInfoDtmfEnabled: keysAsSound },
  transferCall: guarded(hasDestinations, {
    ...common,
    messages: spokenOfTransfer,
    type: byTelephone,
    destinations: transferBehaviour,
  }),
  query: guarded(hasFiles, {
    ...common,
    knowledgeBases: {
      ...each(acts, "name", "description", "fileIds"),
      provider: label,
      model: warned("This server searches the files itself: no model reads them."),
    },
  }),
  handoff: guarded(hasDestinations, {
    ...common,
    messages: spokenFirst,
    destinations: destinationBehaviour,
    function: warned("The model sees a tool for each destination, named after it."),
    defaultResult: warned("The next assistant goes on: the model is told nothing."),
  }),
};

/** What becomes of a tool written into an assistant. */
export const toolBehaviour = byKind(
  "type",
  Object.fromEntries(
    keptTools.map(({ shape }) => [
      shape.type.value,
      used[shape.type.value] ?? { type: unused, ...each(unused, ...Object.keys(shape)) },
    ]),
  ),
);

/** Tools kept as rows that are named to be used. */
export const toolNamed = named("tool", toolBehaviour);

const keptByTelephone = actsByTelephone(`${noTelephone}: it is kept, and naming it is refused.`);

/** Tools that are kept wherever they would not be used. */
const keptUsed: Readonly<Record<string, Fields | Guarded>> = {
  ...used,
  function: guarded(hasOwnServer, functionTool),
  dtmf: { ...common, type: keptByTelephone, sipInfoDtmfEnabled: keysAsSound },
  transferCall: guarded(hasDestinations, {
    ...common,
    messages: spokenOfTransfer,
    type: keptByTelephone,
    destinations: transferBehaviour,
  }),
};

const kept = warned("It is kept; tools of this type are not used here, and naming one is refused.");

const noCode = refused("No code is run here, and no secrets of it are kept.");
const secretNames: ReadonlySet<string> = new Set(["environmentVariables"]);

/** What becomes of a tool kept as a row, by its type. */
export const keptToolBehaviour = byKind(
  "type",
  Object.fromEntries(
    keptTools.map(({ shape }) => [
      shape.type.value,
      keptUsed[shape.type.value] ??
        Object.fromEntries(
          Object.keys(shape).map((name): [string, Mark] => [name, secretNames.has(name) ? noCode : kept]),
        ),
    ]),
  ),
);

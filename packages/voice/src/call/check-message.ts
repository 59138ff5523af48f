import { VoiceError } from "../voice-error.ts";

const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => value === undefined || typeof value === "boolean";
const oneOf = (...names: readonly string[]) => ({
  expected: `one of ${names.join(", ")}`,
  isRight: (value: unknown) => names.includes(value as string),
});
const text = { expected: "a text", isRight: isText };
const flag = { expected: "true or false", isRight: isFlag };
const content = {
  expected: "a text or a list of parts",
  isRight: (value: unknown) => isText(value) || Array.isArray(value),
};
const role = oneOf("system", "developer", "user", "assistant", "tool", "function");

type Fields = Readonly<Record<string, { readonly expected: string; readonly isRight: (value: unknown) => boolean }>>;

/** What the messages that platforms are known to take must have. A message of another type passes as it is. */
const fieldsOf: Readonly<Record<string, Fields>> = {
  "add-message": { triggerResponseEnabled: flag },
  say: { message: text, endCallAfterSpoken: flag, interruptionsEnabled: flag, interruptAssistantEnabled: flag },
  control: { control: oneOf("mute-assistant", "unmute-assistant", "say-first-message") },
};

/** What a chat's message must have beside its role. */
const fieldsOfRole: Readonly<Record<string, Fields>> = {
  system: { content },
  developer: { content },
  user: { content },
  tool: { content, tool_call_id: text },
  function: { name: text },
};

/**
 * Returns a client's message as it is sent.
 * @throws VoiceError `invalid` with a sentence that names what is wrong
 */
export function messageText(message: unknown): string {
  const given = Object(message) as Readonly<Record<string, unknown>>;
  if (!isText(given["type"])) throw new VoiceError("invalid", "A message is an object with a type.");
  assertFields(given, fieldsIn(fieldsOf, given["type"]), "");
  if (given["type"] === "add-message") {
    const added = Object(given["message"]) as Readonly<Record<string, unknown>>;
    assertFields(added, { role, ...fieldsIn(fieldsOfRole, added["role"]) }, "message.");
  }
  try {
    return JSON.stringify(message);
  } catch (cause) {
    throw new VoiceError("invalid", "A message must be plain data, which JSON can hold.", { cause });
  }
}

function fieldsIn(all: Readonly<Record<string, Fields>>, name: unknown): Fields {
  return (Object.hasOwn(all, String(name)) && all[String(name)]) || {};
}

function assertFields(given: Readonly<Record<string, unknown>>, fields: Fields, place: string): void {
  for (const [name, { expected, isRight }] of Object.entries(fields)) {
    if (!isRight(given[name])) throw new VoiceError("invalid", `${place}${name} must be ${expected}.`);
  }
}

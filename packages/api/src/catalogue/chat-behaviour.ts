import { acts, each, type Fields, label, refused, warned } from "../behaviour/marks.ts";
import { assistantBehaviour, overridesBehaviour } from "../operations/assistants/behaviour/assistant.ts";

import { assistantNamed, dialledPerson, person, squad, squadNamed, talkers, workflow } from "./resource-behaviour.ts";

/** What becomes of the fields of a turn of a chat. */
export const chatTurn: Fields = {
  ...talkers,
  assistantId: assistantNamed,
  name: label,
  sessionId: acts,
  previousChatId: acts,
  input: acts,
  stream: acts,
  transport: refused("Not offered here: no carrier sends chats as text messages."),
  customer: person,
};

const notOfResponses = "It is not passed on to the model.";

/** What becomes of the fields of a turn that a client of the OpenAI responses API writes. */
export const responseTurn: Fields = {
  ...chatTurn,
  ...each(acts, "model", "instructions", "previous_response_id", "temperature", "max_output_tokens", "store"),
  ...each(label, "metadata", "user", "safety_identifier", "prompt_cache_key"),
  tools: refused("A response uses the tools of its assistant: write them there."),
  background: refused("A response is answered at once."),
  tool_choice: warned("The model chooses among its tools.", { idle: ["auto", null] }),
  parallel_tool_calls: warned("Tools a model wants together are used together.", { idle: [true, null] }),
  truncation: warned("The newest messages of a conversation are kept.", { idle: ["disabled", "auto", null] }),
  service_tier: warned(notOfResponses, { idle: ["auto", "default", null] }),
  ...each(warned(notOfResponses), "text", "reasoning", "top_p", "include", "stream_options"),
};

/** What becomes of the fields of a turn of a page's chat. */
export const webChatTurn: Fields = {
  assistantId: assistantNamed,
  ...each(acts, "sessionId", "input", "stream"),
  assistantOverrides: overridesBehaviour,
  customer: dialledPerson,
};

/** What becomes of the fields of a stored chat: it repeats its turn, and who talked in it is judged where it was made. */
export const chatRow: Fields = {
  assistant: assistantBehaviour,
  assistantOverrides: overridesBehaviour,
  squad,
  workflow,
};

/** What becomes of the fields of a session. */
export const session: Fields = {
  ...each(acts, "status", "expirationSeconds", "messages"),
  assistantId: assistantNamed,
  squadId: squadNamed,
  assistant: assistantBehaviour,
  squad,
  name: label,
  customer: dialledPerson,
  assistantOverrides: refused("Overrides are put over each chat of a session: send them there."),
  customerId: refused("Customers are not kept: write customer."),
  ...each(warned("No carrier is configured: a session is kept by chats alone."), "phoneNumberId", "phoneNumber"),
};

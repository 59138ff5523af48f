import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type FormType, type InterviewEvent, next, startOf } from "@dilo/forms";

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/**
 * The product's interview of a form as a model that `custom-llm` can name: OpenAI's `/chat/completions`, streamed, at an
 * address of this machine that `localhost` in PLATFORM_PRIVATE_HOSTS allows.
 */
export async function openInterviewModel(formType: FormType): Promise<{ readonly url: string; close(): void }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { messages } = JSON.parse(await text(request)) as Asked;
    const heard = messages.filter(({ role }) => role === "user").map(({ content }) => content);
    const choice = { index: 0, delta: { content: answerInterview(formType, heard) }, finish_reason: "stop" };
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [choice] })}\n\ndata: [DONE]\n\n`);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "localhost");
  await once(server, "listening");
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** What the interview says to the last thing a person said: a model has no memory, and is sent all they said so far. */
function answerInterview(formType: FormType, heard: readonly string[]): string {
  let interview = startOf("smart");
  let said: string[] = [];
  const send = (event: InterviewEvent) => {
    const [after, effects] = next(interview, event);
    interview = after;
    for (const effect of effects) {
      if (effect.kind !== "ask") continue;
      said.push(effect.text);
      [interview] = next(interview, { kind: "spoken", text: effect.text });
    }
  };
  send({ kind: "form-chosen", formType });
  send({ kind: "call-started" });
  for (const [turn, words] of heard.entries()) {
    said = [];
    const at = new Date(Date.UTC(2026, 10, 20, 15, 0, 10 * turn)).toISOString();
    send({
      kind: "heard",
      heard: { text: words, isFinal: true, beganOverAssistant: false, at, turnId: String(turn + 1) },
    });
  }
  return said.join(" ");
}

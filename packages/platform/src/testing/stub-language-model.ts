import { openStubService, type StubService } from "./stub-service.ts";

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** What the model answers to what it was asked, in the pieces in which it streams them. */
export type Answering = (asked: Asked) => readonly string[];

/** A language model on a loopback port that speaks the streaming wire of OpenAI's `/chat/completions`. */
export async function openStubLanguageModel(
  answering: Answering,
): Promise<StubService & { asked(): readonly Asked[] }> {
  const service = await openStubService("text/event-stream; charset=utf-8", (body) => {
    const asked = JSON.parse(body.toString()) as Asked;
    const deltas = answering(asked).map((content) => ({ index: 0, delta: { content }, finish_reason: null }));
    const choices = [
      { index: 0, delta: { role: "assistant", content: "" }, finish_reason: null },
      ...deltas,
      { index: 0, delta: {}, finish_reason: "stop" },
    ];
    const chunks = choices.map((choice) =>
      event({ id: "chatcmpl-1", object: "chat.completion.chunk", choices: [choice] }),
    );
    return [...chunks, Buffer.from("data: [DONE]\n\n")];
  });
  return { ...service, asked: () => service.requests.map(({ body }) => JSON.parse(body.toString()) as Asked) };
}

function event(data: object): Buffer {
  return Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
}

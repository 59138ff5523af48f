import { once } from "node:events";
import { WebSocket } from "ws";
import { platformTokens } from "../fixtures/test.ts";

/** Asks the platform something as the operator. */
export async function askAsOperator(origin: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${origin}/platform${path}`, {
    method,
    headers: {
      authorization: `Bearer ${platformTokens.PLATFORM_PRIVATE_TOKEN}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** A call that is under way; the page that holds it is this program. */
export interface HeldCall {
  readonly id: string;
  /** Sends a second of a tone. */
  hum(): void;
  /** Says something to the assistant. */
  say(text: string): void;
  /** Hangs up. Resolves when the call's row says that it is over. */
  hangUp(): Promise<void>;
}

interface Signal {
  readonly type: string;
  readonly mark?: number;
  readonly data?: string;
}

/** Begins a call with an assistant, sends a second of a tone, and waits until the first message has been said. */
export async function holdCall(origin: string, assistantId: string): Promise<HeldCall> {
  const begun = await askAsOperator(origin, "POST", "/call/web", { assistantId });
  const { id, webCallUrl } = begun as { readonly id: string; readonly webCallUrl: string };
  const room = new WebSocket(webCallUrl);
  const signal = (message: object) => room.send(JSON.stringify(message));
  const quiet = new Promise<void>((resolve) => {
    room.on("message", (data, isBinary) => {
      if (isBinary) return;
      const heard = JSON.parse(String(data)) as Signal;
      if (heard.mark !== undefined) signal({ type: "played", mark: heard.mark });
      const said = heard.type === "app" && heard.data?.startsWith("{") ? JSON.parse(heard.data) : {};
      if (said.type === "speech-update" && said.role === "assistant" && said.status === "stopped") resolve();
    });
  });
  await once(room, "open");
  signal({ type: "join", version: 1, abilities: { recognition: true, speech: true } });
  signal({ type: "app", data: "playable" });
  await quiet;
  const frame = Buffer.alloc(640);
  for (let at = 0; at < 640; at += 2) frame.writeInt16LE(Math.round(8000 * Math.sin(at / 8)), at);
  const hum = () => {
    for (let frames = 0; frames < 50; frames += 1) room.send(frame);
  };
  hum();
  return {
    id,
    hum,
    say: (text) => signal({ type: "recognised", text, isFinal: true }),
    hangUp: async () => {
      const closed = once(room, "close");
      signal({ type: "leave" });
      await closed;
      for (;;) {
        const row = (await askAsOperator(origin, "GET", `/call/${id}`)) as { readonly status: string };
        if (row.status === "ended") return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

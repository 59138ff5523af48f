import { plainWords } from "@dilo/foundation";
import { openToneFinder } from "../../audio/steady-tone.ts";
import type { CallObserver } from "../../calls/call-observer.ts";
import type { ResolvedAssistant } from "../assistants/resolve-assistant.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";

/** What answering machines say, and people who answer a telephone do not, without accents. */
const greetings = [
  /\b(?<!\b(le|les|me|te|yo|ya) )(deje|dejen|grabe|graben|dejenos|grabenos) (su|un|el|aqui su|aqui un) (mensaje|recado)\b/,
  /\b(despues|luego|al (oir|escuchar)|cuando (oiga|escuche))( de)?( la| el|l) (tono|senal|bip|pitido)\b/,
  /\bbuzon (de voz|de mensajes|esta lleno|personal)\b/,
  /\b(after|at) the (tone|beep)\b/,
  /\b(?<!\b(to|you|can|could|may) )leave (me |us )?(a|your) (message|name)\b/,
  /\b(has|have) reached the (voice ?mail|mailbox|voice mailbox)\b/,
  /\b(voice ?mail ?box|mailbox) (is full|of|belonging to)\b/,
  /\bforwarded to (an automated )?(voice messaging|voice ?mail)\b/,
  /\brecord your message\b/,
];

/** Whoever says such words later than this is a person. Milliseconds after the answer. */
const greetingMs = 45_000;

/** Whether words are an answering machine's. */
export function isGreetingOfMachine(words: string): boolean {
  const plain = plainWords(words).join(" ");
  return greetings.some((one) => one.test(plain));
}

interface Voicemail {
  readonly context: Pick<ResourceContext, "now" | "endCall" | "callOf" | "warn">;
  readonly callId: Promise<string | undefined>;
  readonly assistant: ResolvedAssistant;
}

/** Whether an assistant wants to know machines from people; undefined where it does not. */
function wishOf({ voicemailDetection, voicemailMessage }: ResolvedAssistant) {
  const message = typeof voicemailMessage === "string" ? voicemailMessage.trim() : "";
  if (voicemailDetection === "off") return undefined;
  const { enabled = true } = (voicemailDetection ?? { enabled: message !== "" }) as { readonly enabled?: boolean };
  return enabled ? { message } : undefined;
}

/** The same observer of a call that is made; where a machine answers it, the message is left there, and the call ends. */
export function leavingMessages({ context, callId, assistant }: Voicemail, watch: CallObserver): CallObserver {
  const wish = wishOf(assistant);
  if (wish === undefined) return watch;
  let joinedMs: number | undefined;
  let isMachine = false;
  const hasBeeped = openToneFinder();
  const isGreeting = () => joinedMs !== undefined && context.now().getTime() - joinedMs <= greetingMs;
  const leave = async () => {
    const id = await callId;
    if (id === undefined) return;
    if (wish.message === "") context.endCall(id);
    else {
      const said = { type: "say", message: wish.message, endCallAfterSpoken: true } as const;
      context.callOf(id)?.tell({ ...said, interruptAssistantEnabled: true });
    }
  };
  const found = () => {
    isMachine = true;
    leave().catch(context.warn);
  };
  return {
    ...watch,
    onFrame: (frame) => {
      watch.onFrame?.(frame);
      if (!isMachine && isGreeting() && hasBeeped(frame)) found();
    },
    onJoined: () => {
      joinedMs ??= context.now().getTime();
      watch.onJoined();
    },
    onMessage: (message, spoken) => {
      watch.onMessage(message, spoken);
      if (isMachine || message.type !== "transcript" || message.role !== "user") return;
      if (message.transcriptType !== "final" || !isGreetingOfMachine(message.transcript)) return;
      if (isGreeting()) found();
    },
    onEnded: (reason) => watch.onEnded(isMachine ? "voicemail" : reason),
  };
}

import type { AssistantMessage, ClientMessage } from "@dilo/api";
import { roomAudio } from "@dilo/api";
import { Call, type CallParts } from "../calls/call.ts";
import type { CallSetup } from "../calls/session/call-state.ts";
import { policy } from "../calls/session/policy.ts";
import type { PlatformLogEntry } from "../log.ts";
import { type FakeClock, fakeClock } from "./fake-clock.ts";
import { VirtualPage } from "./virtual-page.ts";
import { KnownWords, loudnessVad, silentFrame, speechFrame, timedVoice } from "./virtual-speech.ts";

export interface DialogueOptions {
  readonly setup?: Partial<CallSetup>;
  /** Replaces parts of the call: a real voice, VAD, transcriber or responder. */
  readonly parts?: Partial<
    Pick<CallParts, "vad" | "voice" | "pronounce" | "transcriber" | "answers" | "observer" | "keepsRoom">
  >;
  /** Of the voice; default Spanish. */
  readonly language?: string;
  /** How long the assistant takes to say a prompt. Milliseconds. */
  readonly promptMs?: (text: string) => number;
  /** Takes every message that reaches the page, in order: where an interview listens. */
  readonly onMessage?: (message: AssistantMessage) => void;
}

/** Everything waits at most this long. Milliseconds of the call. */
const maxWaitMs = 120_000;

/**
 * A whole spoken dialogue with the real call core, without real time and without a browser: the microphone's frames, the
 * assistant's sound and every timeout run on a virtual clock, a minute of it in some 50 ms. What a browser test with
 * sound asks about turns, interruptions, echoes, repetitions and lost connections can be asked here:
 *
 *     const dialogue = await SpokenDialogue.start({ setup: { firstMessage: "Hola." } });
 *     dialogue.ask("¿Cuál es su nombre?", "N-400.nombre_completo");
 *     await dialogue.untilAssistantStops();
 *     expect(await dialogue.answer("Rosa Delgado")).toBe("Rosa Delgado");
 *
 * Times are in milliseconds of the call. `say` and `hear` feed the microphone as it would: a frame every 20 ms. With
 * `hear`, a real `vad` and a real `transcriber` the same runs over recorded speech. Only an interview's own page is
 * missing: it takes `onMessage` and answers with `send`.
 */
export class SpokenDialogue {
  readonly clock: FakeClock = fakeClock();
  readonly words = new KnownWords(this.clock);
  readonly log: PlatformLogEntry[] = [];
  readonly messages: AssistantMessage[] = [];
  readonly #call: Call;
  readonly #onMessage: (message: AssistantMessage) => void;
  readonly #startedAt = this.clock.now();
  #page: VirtualPage | undefined;
  #hasEnded = false;

  constructor({ setup, parts, language = "es", promptMs = () => 300, onMessage = () => {} }: DialogueOptions = {}) {
    this.#onMessage = onMessage;
    this.#call = new Call({
      setup: {
        callId: "call",
        firstMessage: undefined,
        rate: 1,
        hearing: "server",
        speaking: "server",
        answering: parts?.answers === undefined ? "verbatim" : "responder",
        policy,
        ...setup,
      },
      language,
      keepsRoom: false,
      transcriber: this.words.transcriber,
      voice: timedVoice(promptMs),
      vad: loudnessVad,
      clock: this.clock,
      log: (entry) => this.log.push(entry),
      onEnded: () => {
        this.#hasEnded = true;
      },
      ...parts,
    });
  }

  /** A dialogue whose page has joined and can play sound. */
  static async start(options: DialogueOptions = {}): Promise<SpokenDialogue> {
    const dialogue = new SpokenDialogue(options);
    await dialogue.join();
    return dialogue;
  }

  /** How long the call has lasted. */
  get elapsedMs(): number {
    return this.clock.now() - this.#startedAt;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Sound of the assistant is being heard. */
  get isAssistantAudible(): boolean {
    return this.#page?.isPlaying === true;
  }

  /** Everything the assistant has said, or started to say, in order. */
  get prompts(): readonly string[] {
    return this.#transcripts("assistant");
  }

  /** Everything the person was understood to have said, in order. */
  get answers(): readonly string[] {
    return this.#transcripts("user");
  }

  /** Lets a page in, or lets it come back after `loseConnection`. */
  async join(): Promise<void> {
    this.#call.enter((onEvent) => {
      this.#page = new VirtualPage(this.clock, { onEvent, onMessage: (message) => this.#take(message) });
      return this.#page;
    });
    this.#page?.emit({ kind: "joined", abilities: { recognition: false, speech: false } });
    this.#page?.emit({ kind: "app", data: "playable" });
    await flushPromises();
  }

  /** The connection is gone without a word. */
  async loseConnection(): Promise<void> {
    this.#page?.emit({ kind: "lost" });
    this.#page = undefined;
    await flushPromises();
  }

  /** Sends an app message, as the page does. */
  send(message: ClientMessage): void {
    this.#page?.emit({ kind: "app", data: JSON.stringify(message) });
  }

  /** Has the assistant say the next prompt. `expecting` names the answer it asks for. */
  ask(text: string, expecting?: string): void {
    this.send({ type: "add-message", message: { role: "system", content: text }, expecting });
  }

  /** Lets time pass with a silent microphone. */
  async wait(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += roomAudio.frameMs) await this.#tick(silentFrame);
  }

  /** Says words into the microphone; returns when their last sound is out. */
  async say(text: string, lasting = { ms: Math.max(300, text.length * 60) }): Promise<void> {
    this.words.say(text);
    for (let passed = 0; passed < lasting.ms; passed += roomAudio.frameMs) await this.#tick(speechFrame);
  }

  /** Plays recorded sound into the microphone. @param samples PCM, 16 kHz, mono */
  async hear(samples: Int16Array): Promise<void> {
    const { frameSamples } = roomAudio;
    for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
      await this.#tick(samples.subarray(at, at + frameSamples));
    }
  }

  /** Says words and stays silent until they were understood. @returns what was understood */
  async answer(text: string): Promise<string> {
    const before = this.answers.length;
    await this.say(text);
    await this.until(() => this.answers.length > before);
    return this.answers.at(-1) ?? "";
  }

  /** Stays silent until the assistant has started to speak and has finished. */
  async untilAssistantStops(): Promise<void> {
    await this.until(() => this.isAssistantAudible);
    await this.until(() => !this.isAssistantAudible);
    await this.wait(roomAudio.frameMs);
  }

  /** Stays silent until something is so. @throws Error when it is not within two minutes of the call */
  async until(isSo: () => boolean): Promise<void> {
    const lastAt = this.clock.now() + maxWaitMs;
    while (!isSo()) {
      if (this.clock.now() >= lastAt) throw new Error("It did not happen within two minutes of the call.");
      await this.#tick(silentFrame);
    }
  }

  async #tick(frame: Int16Array): Promise<void> {
    this.clock.pass(roomAudio.frameMs);
    this.#page?.emit({ kind: "audio", frame });
    await flushPromises();
  }

  #take(message: AssistantMessage): void {
    this.messages.push(message);
    this.#onMessage(message);
  }

  #transcripts(role: "user" | "assistant"): readonly string[] {
    return this.messages.flatMap((message) =>
      message.type === "transcript" && message.role === role && message.transcriptType === "final"
        ? [message.transcript]
        : [],
    );
  }
}

/** Lets everything happen that waits for no clock. */
function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export { type FakeClock, fakeClock };

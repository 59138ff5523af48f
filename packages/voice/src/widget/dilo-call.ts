import type { VoiceFailure } from "../call/call-events.ts";
import { VoiceCall } from "../call/voice-call.ts";
import type { StartOptions, VoiceCallOptions } from "../call/voice-call-options.ts";
import type { VoiceErrorCode } from "../voice-error.ts";
import type { WidgetTexts } from "./widget.texts.ts";
import { textsFor, type WidgetState, WidgetView } from "./widget-view.ts";

const idle: WidgetState = { phase: "idle", status: "", caption: "", isMuted: false, isPlaybackBlocked: false };

/** On a server there are no elements: the module can still be imported. */
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/**
 * The element `<dilo-call base-url="…" token="…" assistant="…">`: a button that calls an assistant, and what the call
 * does. Attributes: `base-url`, `token`, `assistant`, `squad`, `workflow` (ids), `label`, `worklet-url`, `lang`. Properties
 * for what is no text: `options` (of VoiceCall, over the attributes) and `startOptions`. Every event of the call is
 * dispatched by its name, its argument as `detail`.
 */
export class DiloCallElement extends Base {
  static readonly observedAttributes = ["label", "lang"];
  /** More options of VoiceCall: a token function, Daily's rooms ... */
  options: Partial<VoiceCallOptions> = {};
  /** Whom to call, in place of the attributes. */
  startOptions: StartOptions | undefined;
  #view: WidgetView | undefined;
  #call: VoiceCall | undefined;
  #state = idle;

  connectedCallback(): void {
    this.#view ??= new WidgetView(this, (action) => {
      if (action === "call") void this.start();
      else if (action === "end") void this.stop();
      else if (action === "mute") this.#setMuted(!this.#state.isMuted);
      else void this.#resume();
    });
    this.#update({});
  }

  disconnectedCallback(): void {
    void this.stop();
  }

  attributeChangedCallback(): void {
    this.#update({});
  }

  /** The call under way; undefined before the first. */
  get call(): VoiceCall | undefined {
    return this.#call;
  }

  /** Calls as the button does; call it in a click. */
  async start(): Promise<void> {
    if (this.#state.phase !== "idle") return;
    const texts = textsFor(this);
    this.#update({ ...idle, phase: "connecting", status: texts.connecting });
    try {
      const call = new VoiceCall(this.#callOptions());
      this.#call = call;
      this.#listenTo(call);
      await call.start(this.startOptions ?? this.#attributes(["assistant", "squad", "workflow"]));
    } catch (thrown) {
      console.error(thrown);
      this.#dispatch("error", thrown);
      this.#update({ ...idle, status: texts.failed });
    }
  }

  async stop(): Promise<void> {
    await this.#call?.stop();
    if (this.#state.phase === "connecting") this.#update(idle);
  }

  #callOptions(): VoiceCallOptions {
    const {
      "base-url": baseUrl,
      token,
      "worklet-url": workletUrl,
    } = this.#attributes(["base-url", "token", "worklet-url"]);
    return {
      ...(baseUrl !== undefined && { baseUrl }),
      ...(token !== undefined && { token }),
      ...(workletUrl !== undefined && { workletUrl }),
      ...this.options,
    } as VoiceCallOptions;
  }

  #attributes(names: readonly string[]): Record<string, string> {
    const given = names.filter((name) => this.hasAttribute(name));
    return Object.fromEntries(given.map((name) => [name, this.getAttribute(name) ?? ""]));
  }

  #listenTo(call: VoiceCall): void {
    const texts = textsFor(this);
    // Words that promise to listen are not said again once nobody does.
    let listening = texts.listening;
    const inCall = (status: string) => () => this.#state.phase === "active" && this.#update({ status });
    call.on("call-start", () => this.#update({ phase: "active", status: listening }));
    call.on("call-end", () => {
      // A failure that ended it has said why.
      const wasFailed = this.#state.phase === "idle";
      if (!wasFailed) this.#update({ ...idle, status: texts.ended });
    });
    call.on("speech-start", inCall(texts.speaking));
    call.on("speech-end", () => inCall(listening)());
    call.on("local-volume-level", (level) => this.#view?.level(level));
    call.on("playback-blocked", () => this.#update({ isPlaybackBlocked: true }));
    call.on("network-connection", ({ status }) => {
      inCall(status === "interrupted" ? texts.interrupted : listening)();
    });
    call.on("message", (message) => {
      if (message.type === "transcript" && message.transcriptType === "final")
        this.#update({ caption: message.transcript });
      if (message.type === "hang" && /^transcriber-/.test(message.reason)) {
        listening = texts.unheard;
        inCall(listening)();
      }
    });
    call.on("error", (failure) => this.#fail(failure));
    call.on("camera-error", ({ code }) => this.#update({ status: microphoneWords(code, texts) ?? texts.microphone }));
    for (const event of forwarded) call.on(event, (detail?: unknown) => this.#dispatch(event, detail));
  }

  #fail({ type, code }: VoiceFailure): void {
    // People need not see a failure that the call goes on without.
    if (type.endsWith("-setup-error")) return;
    const texts = textsFor(this);
    this.#update({ ...idle, status: microphoneWords(code, texts) ?? texts.failed });
  }

  async #resume(): Promise<void> {
    this.#update({ isPlaybackBlocked: false });
    await this.#call?.resumePlayback();
  }

  #setMuted(isMuted: boolean): void {
    this.#call?.setMuted(isMuted);
    this.#update({ isMuted });
  }

  #dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #update(change: Partial<WidgetState>): void {
    this.#state = { ...this.#state, ...change };
    this.#view?.show(this.#state, textsFor(this), this.getAttribute("label") ?? "");
  }
}

/** Which sentence tells what is wrong with the microphone; undefined when it is something else. */
function microphoneWords(code: VoiceErrorCode, texts: WidgetTexts): string | undefined {
  switch (code) {
    case "permissions":
      return texts.microphone;
    case "not-found":
    case "constraints":
      return texts.noMicrophone;
    case "in-use":
      return texts.microphoneInUse;
    default:
      return undefined;
  }
}

const forwarded = [
  "call-start",
  "call-end",
  "message",
  "transcript",
  "error",
  "speech-start",
  "speech-end",
  "playback-blocked",
] as const;

/** Registers the element; importing this module does it. A second call does nothing. */
export function defineDiloCall(name = "dilo-call"): void {
  if (typeof customElements !== "undefined" && !customElements.get(name)) customElements.define(name, DiloCallElement);
}

defineDiloCall();

import { type AssistantMessage, transcriptEvent } from "@dilo/api";
import type { Confirm, Field } from "@dilo/forms";
import { currentField, interpret, situationOf } from "@dilo/forms";
import { promptByPhone, spokenDigits } from "@dilo/forms/by-phone";
import type { Clock } from "@dilo/foundation";
import type { CodeTried, Desk } from "./interview-desk.ts";
import { openKeyEntry } from "./key-entry.ts";
import { keysWanted, meantBy, takesKeys } from "./keypad.ts";
import { phoneTexts } from "./phone.texts.ts";
import { ServedInterview, type Trouble } from "./served-interview.ts";

const codeDigits = 15;
/** The third wrong code ends the call. */
const mostWrong = 3;
/** Nobody has said or pressed anything for so long: people look for a paper. Milliseconds. */
const silenceMs = { code: 15_000, consent: 15_000, interview: 25_000, over: Number.POSITIVE_INFINITY } as const;
/** After so many silences one is said goodbye to; whoever asked to wait has longer. */
const mostSilences = { usual: 3, paused: 12 } as const;
/** Keys of a code, typed group by group. */
const codePause = { most: codeDigits, pauseMs: 8000 } as const;

/** The version of what is said before one agrees to be heard; changing a sentence makes a new version. */
const consentVersion = "phone-1";

/** A call, as a person without a screen is spoken to in it. */
export interface PhoneVoice {
  say(text: string, how: { readonly expecting?: string | undefined; readonly rate?: number | undefined }): void;
  /** Says a last sentence, and hangs up once it is heard out. */
  sayGoodbye(text: string): void;
  hangUp(): void;
}

export interface PhoneCallSettings {
  readonly clock: Clock;
  readonly confirm: Confirm;
  readonly consentText: string;
  readonly tryCode: (code: string) => Promise<CodeTried>;
  /** A payment's form was opened: an earlier call about it is over. */
  readonly onOpened: (owner: string) => void;
  readonly warn: (error: unknown) => void;
}

/** The product by telephone: the code, what one agrees to, and the interview, for somebody who hears and presses keys. */
export class PhoneCall {
  readonly #voice: PhoneVoice;
  readonly #settings: PhoneCallSettings;
  #stage: keyof typeof silenceMs = "code";
  #code = "";
  #wrong = 0;
  #silences = 0;
  #stopSilence = () => {};
  #desk: Desk | undefined;
  #interview: ServedInterview | undefined;
  #consentShownAt = "";
  /** Fields whose keys were offered, and that yes and no have keys. */
  readonly #offered = new Set<string>();
  #work: Promise<void> = Promise.resolve();
  readonly #entry;

  constructor(voice: PhoneVoice, settings: PhoneCallSettings) {
    this.#voice = voice;
    this.#settings = settings;
    this.#entry = openKeyEntry(settings.clock, {
      wanted: () =>
        this.#interview
          ? keysWanted(this.#interview.state)
          : this.#stage === "consent"
            ? { most: 1, pauseMs: 0 }
            : codePause,
      onEntry: (keys) => this.#entered(keys),
    });
  }

  /** A key: whoever presses is not silent. */
  press(key: string): void {
    this.#listenAnew();
    if (this.#stage !== "over") this.#entry.press(key);
  }

  hear(message: AssistantMessage): void {
    if (message.type === "speech-update" && message.role === "assistant") {
      if (message.status === "stopped") this.#listenAnew(true);
      else this.#stopSilence();
      return;
    }
    if (message.type !== "transcript") return;
    if (message.role === "user") {
      this.#listenAnew();
      if (message.transcriptType === "final") this.#entry.clear();
    }
    const event = transcriptEvent(message, this.#at());
    if (event === undefined) return;
    if (this.#stage === "interview") this.#interview?.dispatch(event);
    else if (event.kind === "heard" && event.heard.isFinal && !isEchoOf(event.heard)) this.#heard(event.heard.text);
  }

  /** The call is over; what was heard is still kept. */
  end(): void {
    this.#stage = "over";
    this.#stopSilence();
    this.#entry.clear();
  }

  /** Resolves when all that was said has been dealt with. */
  async settled(): Promise<void> {
    await this.#work;
    await this.#interview?.settled();
  }

  #at(): string {
    return new Date(this.#settings.clock.now()).toISOString();
  }

  #listenAnew(isSilent = false): void {
    this.#stopSilence();
    if (!isSilent) this.#silences = 0;
    if (this.#stage !== "over")
      this.#stopSilence = this.#settings.clock.after(silenceMs[this.#stage], () => this.#silent());
  }

  #silent(): void {
    this.#silences += 1;
    const isPaused = this.#interview?.state.aside?.kind === "paused";
    const isLast = this.#silences > (isPaused ? mostSilences.paused : mostSilences.usual);
    if (isLast) {
      this.#goodbye(this.#stage === "code" ? phoneTexts.noCode : phoneTexts.stillNothing);
      return;
    }
    this.#listenAnew(true);
    if (this.#stage === "code") this.#say(phoneTexts.codeAgain);
    else if (this.#stage === "consent") this.#say(phoneTexts.consentAgain, "command");
    else this.#interview?.dispatch({ kind: "silence" });
  }

  #say(text: string, expecting?: string): void {
    this.#voice.say(text, { expecting });
  }

  #goodbye(text: string): void {
    this.end();
    this.#voice.sayGoodbye(text);
  }

  #entered(keys: string): void {
    const interview = this.#interview;
    if (interview === undefined) {
      this.#heard(keys);
      return;
    }
    const meant = meantBy(keys, interview.state);
    const at = this.#at();
    if (meant.kind === "heard") {
      const heard = { text: meant.text, isFinal: true, beganOverAssistant: false, at };
      interview.dispatch({ kind: "heard", heard });
    } else if (meant.kind === "repeat") interview.dispatch({ kind: "command", command: "repeat", at });
    else this.#say(phoneTexts.noKeys);
  }

  /** Words or keys before the interview. */
  #heard(text: string): void {
    this.#work = this.#work
      .then(() =>
        this.#stage === "code" ? this.#takeCode(text) : this.#stage === "consent" ? this.#takeConsent(text) : undefined,
      )
      .catch((error: unknown) => {
        this.#settings.warn(error);
        this.#goodbye(phoneTexts.lost);
      });
  }

  async #takeCode(text: string): Promise<void> {
    if (text === "*") {
      this.#code = "";
      return this.#say(phoneTexts.codeCleared);
    }
    const digits = /^\d+$/.test(text) ? text : spokenDigits(text, codeDigits);
    if (digits === "") return this.#say(phoneTexts.codeAgain);
    const code = this.#code + digits;
    this.#code = code.length < codeDigits ? code : "";
    if (code.length < codeDigits) return this.#say(phoneTexts.codeGoesOn(code.length));
    if (code.length > codeDigits) return this.#say(phoneTexts.codeTooLong);
    const tried = await this.#settings.tryCode(code);
    if (this.#stage !== "code") return;
    switch (tried.kind) {
      case "wrong":
        this.#wrong += 1;
        return this.#wrong < mostWrong ? this.#say(phoneTexts.codeWrong) : this.#goodbye(phoneTexts.codeWrongLast);
      case "too-many":
        return this.#goodbye(phoneTexts.tooMany);
      case "no-calls":
        return this.#goodbye(phoneTexts.noCalls);
      case "opened":
        this.#desk = tried.desk;
        this.#settings.onOpened(tried.desk.owner);
        this.#stage = "consent";
        this.#consentShownAt = this.#at();
        return this.#say(this.#settings.consentText, "command");
    }
  }

  async #takeConsent(text: string): Promise<void> {
    const isYes = text === "1" || saysYesOrNo(text) === "yes";
    const isNo = text === "2" || saysYesOrNo(text) === "no";
    if (isNo) return this.#goodbye(phoneTexts.declined);
    const desk = this.#desk;
    if (!isYes || desk === undefined)
      return this.#say(text === "*" ? this.#settings.consentText : phoneTexts.consentAgain, "command");
    await desk.agree({ textVersion: consentVersion, shownAt: this.#consentShownAt, agreedAt: this.#at() });
    await this.#beginInterview(desk);
  }

  async #beginInterview(desk: Desk): Promise<void> {
    const { confirm, clock } = this.#settings;
    const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
    const interview = new ServedInterview(desk, {
      confirm,
      wait,
      speech: {
        ask: ({ text, field, expects, rate }, ends) => {
          if (ends) return this.#goodbye(text);
          const expecting = expects === "command" ? expects : field;
          this.#voice.say(text + this.#keysOffered(), { expecting, rate });
        },
        hangUp: () => {
          this.end();
          this.#voice.hangUp();
        },
        fail: (trouble) => this.#goodbye(troubles[trouble]),
      },
    });
    const isBegun = await interview.restore();
    if (interview.state.phase === "complete") return this.#goodbye(promptByPhone({ key: "already-done" }));
    if (this.#stage !== "consent") return;
    this.#stage = "interview";
    this.#interview = interview;
    this.#say(isBegun ? phoneTexts.goOn : phoneTexts.how);
    interview.dispatch({ kind: "call-started" });
    if (interview.state.phase === "choosing") this.#say(promptByPhone({ key: "which-form" }));
  }

  /** How keys answer what is asked, the first time it may be so. */
  #keysOffered(): string {
    const state = this.#interview?.state;
    if (state === undefined) return "";
    const situation = situationOf(state);
    if (situation === "confirming" && this.#isNew("yes-no")) return ` ${phoneTexts.yesOrNo}`;
    const field: Field | undefined = situation === "asking" ? currentField(state) : undefined;
    if (field === undefined || !takesKeys(field) || !this.#isNew(field.id)) return "";
    return ` ${field.kind === "date" ? phoneTexts.keyDate : phoneTexts.key}`;
  }

  #isNew(offer: string): boolean {
    const isNew = !this.#offered.has(offer);
    this.#offered.add(offer);
    return isNew;
  }
}

/** Few digits, heard while the assistant still spoke of them, may be its own. */
function isEchoOf({
  text,
  beganOverAssistant,
}: {
  readonly text: string;
  readonly beganOverAssistant: boolean | undefined;
}): boolean {
  return beganOverAssistant === true && spokenDigits(text, codeDigits).length < 3;
}

const troubles: Readonly<Record<Trouble, string>> = {
  lost: phoneTexts.lost,
  "not-saved": phoneTexts.notSaved,
  elsewhere: phoneTexts.elsewhere,
};

function saysYesOrNo(text: string): unknown {
  const { status, value } = interpret({ kind: "yesno", heard: text, today: "2000-01-01" });
  return status === "value" ? value : undefined;
}

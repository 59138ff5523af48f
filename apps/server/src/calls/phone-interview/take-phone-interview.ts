import type { Confirm } from "@dilo/forms";
import type { Clock } from "@dilo/foundation";
import { type Platform, PlatformError } from "@dilo/platform";
import type { IncomingCall } from "@dilo/telephone";
import { type DeskContext, tryCode } from "./interview-desk.ts";
import { phoneTexts } from "./phone.texts.ts";
import { PhoneCall } from "./phone-call.ts";

export interface PhoneInterviews {
  /** Whether a call is to the product's own number. */
  isFor(call: IncomingCall): boolean;
  /** Answers it; or refuses it, with the reason it has. Never fails. */
  take(call: IncomingCall): Promise<void>;
}

export interface PhoneInterviewsContext extends DeskContext {
  readonly platform: Pick<Platform, "beginCall" | "callOf" | "endCall">;
  readonly phoneNumber: string;
  readonly assistantName: string;
  readonly confirm: Confirm;
  /** Who writes down what is said; "" for this server. */
  readonly hears: string;
  readonly retentionHours: number;
  readonly timers: Clock;
  readonly warn: (error: unknown) => void;
}

const digitsOf = (number: string) => number.replace(/\D/g, "");
/** Every key silences the voice, and is gathered here: the platform makes no answer of it. */
const everyKey = [..."0123456789*#"];
/** A whole form is long. Seconds. */
const longestCallSeconds = 3600;

/** Opens the product's own telephone number. */
export function openPhoneInterviews(context: PhoneInterviewsContext): PhoneInterviews {
  const { platform, assistantName, confirm, hears, retentionHours, timers, warn } = context;
  const ours = digitsOf(context.phoneNumber);
  /** Which call is about a payment's form: whoever calls again takes it over. */
  const callOfOwner = new Map<string, string>();
  const heardBy = hears === "" ? phoneTexts.heardByUs : phoneTexts.heardByService(hears);
  const assistant = {
    name: assistantName,
    firstMessage: phoneTexts.welcome(assistantName),
    maxDurationSeconds: longestCallSeconds,
    keypadInputPlan: { enabled: true, delimiters: everyKey },
  };

  async function begin(incoming: IncomingCall): Promise<void> {
    const { id: callId, from } = incoming;
    const control = () => platform.callOf(callId);
    let owner: string | undefined;
    const phone = new PhoneCall(
      {
        say: (text, { expecting, rate }) =>
          control()?.tell({ type: "add-message", message: { role: "system", content: text }, expecting, rate }),
        sayGoodbye: (message) =>
          control()?.tell({ type: "say", message, interruptAssistantEnabled: true, endCallAfterSpoken: true }),
        hangUp: () => platform.endCall(callId),
      },
      {
        clock: timers,
        confirm,
        consentText: phoneTexts.consent(heardBy, retentionHours),
        tryCode: (code) => tryCode(context, code, from),
        onOpened: (opened) => {
          owner = opened;
          const before = callOfOwner.get(opened);
          callOfOwner.set(opened, callId);
          if (before !== undefined && before !== callId) platform.endCall(before);
        },
        warn,
      },
    );
    const observer = {
      onJoined: () => {},
      onMessage: (message: Parameters<PhoneCall["hear"]>[0]) => phone.hear(message),
      onEnded: () => {
        phone.end();
        if (owner !== undefined && callOfOwner.get(owner) === callId) callOfOwner.delete(owner);
      },
    };
    await platform.beginCall({ assistant }, observer, {
      id: callId,
      isInterview: true,
      connect: (listener) => {
        const digit = (key: string) => {
          listener.digit(key);
          phone.press(key);
        };
        return incoming.answer({ ...listener, digit });
      },
    });
  }

  return {
    isFor: ({ to, trunkIds }) => trunkIds.length > 0 && digitsOf(to) === ours,
    async take(call) {
      let isGivenUp = false;
      call.onGivenUp(() => {
        isGivenUp = true;
      });
      try {
        call.ring();
        await begin(call);
      } catch (error) {
        const isFull = error instanceof PlatformError && error.code === "at-capacity";
        if (!isFull) warn(error);
        if (isGivenUp) return;
        if (isFull) call.reject(486, "All lines are busy");
        else call.reject(500, "The call could not be answered");
      }
    },
  };
}

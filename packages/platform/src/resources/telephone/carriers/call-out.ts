import { type Line, type LineEnd, type LineListener, openWire, vonageContentType, type Wire } from "@dilo/telephone";
import { z } from "zod";
import { OperationError } from "../../core/operations/operation-error.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { openSecret } from "../../core/rows/secrets.ts";
import type { StoredRow } from "../../core/store/row-store.ts";
import { type Callee, refusalOf, usualPrefixes } from "../dial-rules.ts";
import type { Transfers } from "../transfers.ts";
import { eventAddress, streamAddress, streamAnswer, writeTicket } from "./addresses.ts";
import { askCarrier } from "./ask-carrier.ts";
import { twilioAccountOf } from "./carrier-accounts.ts";
import { tokenOfApplication } from "./vonage-tokens.ts";

/** A carrier that rings for longer than it was asked to is given up after so long. Milliseconds. */
const patienceMs = 15_000;

/** Longer Vonage lets nobody's telephone ring. Seconds. */
const longestRinging = 120;

const vonageCalls = "https://api.nexmo.com/v1/calls";
const TwilioCall = z.object({ sid: z.string() });
const VonageCall = z.object({ uuid: z.string() });

/** A call that a carrier is to make. */
interface CallOut {
  /** Ours, by which its stream is known. */
  readonly id: string;
  readonly to: string;
  /** The number that is shown instead of the one that calls. */
  readonly callerId?: string | undefined;
  readonly ringForMs: number;
}

/** How one carrier is asked for calls. */
interface Caller {
  readonly carrier: "twilio" | "vonage";
  /** @returns the carrier's own id of the call */
  call(out: CallOut): Promise<string>;
  hangUp(callId: string): Promise<unknown>;
}

/** Whom an imported number can call, through its carrier. A carrier is asked to call nobody instead: no REFER. */
export function openCarrierTransfers(context: ResourceContext, number: StoredRow): Transfers {
  return {
    refusalOf: (to) =>
      refusalOf(to, { gateways: [], prefixes: context.dialPrefixes ?? usualPrefixes, isByCarrier: true }),
    uriOf: () => undefined,
    dial: (to, { ringForMs }, listener) =>
      dialByCarrier(context, callerOf(context, number), { to, ringForMs }, listener),
  };
}

function callerOf(context: ResourceContext, number: StoredRow): Caller {
  return number["provider"] === "twilio" ? twilioCaller(context, number) : vonageCaller(context, number);
}

/** Twilio's REST: `Calls.json`, with what the call is to do when it is answered. */
function twilioCaller(context: ResourceContext, number: StoredRow): Caller {
  const { id, orgId } = number;
  const account = () => {
    const known = twilioAccountOf(context, orgId, number);
    if (known === undefined) throw new OperationError("bad-request", "The number has no account of Twilio any more.");
    return known;
  };
  return {
    carrier: "twilio",
    call: async ({ id: callId, to, callerId, ringForMs }) => {
      const ticket = writeTicket(context, id, { callId, from: "", isOut: true }, ringForMs);
      const form = {
        ...{ To: to, From: callerId || String(number["number"]), Timeout: String(Math.ceil(ringForMs / 1000)) },
        Twiml: streamAnswer(context, id, ticket),
        StatusCallback: eventAddress(context, "twilio", id, ticket),
        StatusCallbackMethod: "POST",
        StatusCallbackEvent: ["ringing", "answered", "completed"],
      };
      const known = account();
      return TwilioCall.parse(await askCarrier(context, known, { url: `${known.resources}/Calls.json`, form })).sid;
    },
    hangUp: (callId) => {
      const known = account();
      const url = `${known.resources}/Calls/${encodeURIComponent(callId)}.json`;
      return askCarrier(context, known, { url, form: { Status: "completed" } });
    },
  };
}

/** Vonage's Voice API, asked by the application that was made for the number. */
function vonageCaller(context: ResourceContext, number: StoredRow): Caller {
  const { id, orgId, vonageApplicationId, vonageApplicationPrivateKey } = number;
  const account = () => {
    if (typeof vonageApplicationId !== "string" || typeof vonageApplicationPrivateKey !== "string") {
      throw new OperationError("bad-request", "The number has no application at Vonage: import it again.");
    }
    const key = openSecret(vonageApplicationPrivateKey, { sealer: context.sealer, orgId });
    return {
      carrier: "Vonage",
      authorization: `Bearer ${tokenOfApplication(vonageApplicationId, key, context.now())}`,
    } as const;
  };
  const phone = (of: string) => ({ type: "phone", number: of.replace(/^\+/, "") });
  return {
    carrier: "vonage",
    call: async ({ id: callId, to, callerId, ringForMs }) => {
      const ticket = writeTicket(context, id, { callId, from: "", isOut: true }, ringForMs);
      const uri = `${streamAddress(context, "vonage", id)}?t=${ticket}`;
      const endpoint = [{ type: "websocket", uri, "content-type": vonageContentType, headers: {} }];
      const json = {
        ...{
          to: [phone(to)],
          from: phone(callerId || String(number["number"])),
          ncco: [{ action: "connect", endpoint }],
        },
        event_url: [eventAddress(context, "vonage", id, ticket)],
        event_method: "POST",
        ringing_timer: Math.min(longestRinging, Math.ceil(ringForMs / 1000)),
      };
      return VonageCall.parse(await askCarrier(context, account(), { url: vonageCalls, json })).uuid;
    },
    hangUp: (callId) =>
      askCarrier(context, account(), {
        ...{ url: `${vonageCalls}/${encodeURIComponent(callId)}`, method: "PUT", json: { action: "hangup" } },
      }),
  };
}

/** What a carrier's words for the end of a call mean (Twilio's `CallStatus`, Vonage's `status`). */
const ends: Readonly<Record<string, LineEnd["cause"]>> = {
  ...{ busy: "busy", "no-answer": "no-answer", unanswered: "no-answer", timeout: "no-answer", rejected: "declined" },
  ...{ failed: "failed", canceled: "cancelled", cancelled: "cancelled", completed: "hung-up", disconnected: "hung-up" },
};

/** Has a carrier call somebody; the line is there at once, and its sound comes by a stream when somebody answers. */
function dialByCarrier(
  context: ResourceContext,
  { carrier, call, hangUp }: Caller,
  { to, ringForMs }: { readonly to: Callee; readonly ringForMs: number },
  listener: LineListener,
): Line {
  const id = context.newId();
  const { carrierLegs, warn } = context;
  let wire: Wire | undefined;
  let isOver = false;
  let callId: string | undefined;
  // What a carrier refuses is told by the call's row.
  const unlessRefused = (error: unknown) => {
    if (!(error instanceof OperationError)) warn(error);
  };
  const giveUp = () => {
    if (callId !== undefined) hangUp(callId).catch(unlessRefused);
  };
  const end = (told: LineEnd) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(patience);
    carrierLegs.delete(id);
    listener.ended(told.cause === "failed" ? { ...told, carrier } : told);
  };
  const patience = setTimeout(() => {
    end({ cause: "no-answer" });
    giveUp();
  }, ringForMs + patienceMs);
  carrierLegs.set(id, {
    open: (socket, format) => {
      if (isOver || wire !== undefined) return undefined;
      clearTimeout(patience);
      wire = openWire(id, { socket, format, listener: { ...listener, ended: end } });
      listener.answered();
      return wire;
    },
    told: (status) => {
      const cause = ends[status];
      if (status === "ringing" && wire === undefined) listener.ringing?.();
      if (cause !== undefined) end({ cause });
    },
  });
  void call({ id, to: to.number ?? "", callerId: to.callerId, ringForMs }).then(
    (known) => {
      callId = known;
      if (isOver) giveUp();
    },
    (error: unknown) => {
      end({ cause: "failed" });
      unlessRefused(error);
    },
  );
  return {
    id,
    play: (item) => wire?.line.play(item),
    flush: () => wire?.line.flush(),
    sendDigits: (digits) => wire?.line.sendDigits(digits),
    hold: (isHeld) => wire?.line.hold(isHeld),
    transfer: (uri) => wire?.line.transfer(uri),
    hangUp: () => {
      if (wire !== undefined) wire.line.hangUp();
      else if (!isOver) {
        queueMicrotask(() => end({ cause: "cancelled" }));
        giveUp();
      }
    },
  };
}

import { randomBytes } from "node:crypto";
import type { Clock } from "@dilo/foundation";
import type { DialRequest, Line, LineEnd, LineListener } from "../line.ts";
import { quoted } from "./address.ts";
import { readCore } from "./core.ts";
import { dialogOfResponse, nextHop, requestIn } from "./dialog.ts";
import { answerChallenge } from "./digest.ts";
import type { Leg } from "./leg.ts";
import { headerOf, headersOf, type SipHeader, type SipRequest, type SipResponse } from "./message.ts";
import { methods } from "./methods.ts";
import type { Transactions } from "./transactions.ts";
import type { Hop } from "./transport.ts";

export interface OutgoingParts {
  readonly request: DialRequest;
  readonly listener: LineListener;
  readonly leg: Leg;
  readonly clock: Clock;
  readonly transactions: Transactions;
  readonly gateway: Hop;
  /** Our host and port, as From has them. */
  readonly here: string;
  contact(to: Hop): string;
  /** Somebody's telephone rings, or rang: also where the call was given up meanwhile. */
  onRang(): void;
}

/** A call that is being made: rings, is challenged, refused or answered; then its `Leg` goes on. */
export class OutgoingCall implements Line {
  readonly id: string;
  readonly #parts: OutgoingParts;
  readonly #callId = `${randomBytes(12).toString("hex")}@dilo`;
  readonly #localTag = randomBytes(8).toString("hex");
  readonly #sdp: string;
  #invite: SipRequest;
  #branch = "";
  #sequence = 1;
  #challenges = 0;
  /** The other side has the INVITE. */
  #isTaken = false;
  #hasRung = false;
  /** It was given up; who answers all the same is told so. */
  #isGivenUp = false;
  /** The other side knows that it was given up, or has ended it itself. */
  #isOver = false;
  #answered: string | undefined;
  #stopRinging: () => void;

  constructor(parts: OutgoingParts) {
    const { clock, leg, request } = parts;
    this.id = request.id;
    this.#parts = parts;
    this.#sdp = leg.media.offer();
    this.#invite = this.#newInvite([]);
    this.#stopRinging = clock.after(request.ringForMs, () => this.#giveUp({ cause: "no-answer" }));
    leg.listen(parts.listener);
    this.#send();
  }

  play(item: Int16Array | number): void {
    this.#parts.leg.play(item);
  }
  flush(): void {
    this.#parts.leg.flush();
  }
  sendDigits(digits: string): void {
    this.#parts.leg.sendDigits(digits);
  }
  hold(isHeld: boolean): void {
    this.#parts.leg.hold(isHeld);
  }
  transfer(uri: string): void {
    this.#parts.leg.transfer(uri);
  }

  /** It was given up, and whether its other side knows so is not known. */
  get mayRing(): boolean {
    return this.#isGivenUp && this.#isTaken && !this.#isOver;
  }

  hangUp(): void {
    if (this.#answered === undefined) this.#giveUp({ cause: "cancelled" });
    else this.#parts.leg.hangUp();
  }

  #newInvite(credentials: readonly SipHeader[]): SipRequest {
    const { request, gateway, here, contact } = this.#parts;
    const { from, to } = request;
    const host = gateway.address.includes(":") ? `[${gateway.address}]` : gateway.address;
    const transport = gateway.protocol === "tcp" ? ";transport=tcp" : "";
    const uri = "uri" in to ? to.uri : `sip:${encodeUser(to.user)}@${host}:${gateway.port}${transport}`;
    const display = from.display ? `${quoted(from.display)} ` : "";
    return {
      ...{ kind: "request", method: "INVITE", uri },
      headers: [
        { name: "from", value: `${display}<sip:${encodeUser(from.user)}@${here}>;tag=${this.#localTag}` },
        { name: "to", value: `<${uri}>` },
        { name: "call-id", value: this.#callId },
        { name: "cseq", value: `${this.#sequence} INVITE` },
        { name: "max-forwards", value: "70" },
        { name: "contact", value: contact(gateway) },
        { name: "allow", value: methods },
        { name: "supported", value: "timer" },
        ...credentials,
        { name: "content-type", value: "application/sdp" },
      ],
      body: Buffer.from(this.#sdp, "utf8"),
    };
  }

  #send(): void {
    const { transactions, gateway } = this.#parts;
    this.#branch = transactions.request(this.#invite, gateway, {
      provisional: (response) => this.#progressed(response),
      final: (response) => this.#finished(response),
    });
  }

  #progressed({ status }: SipResponse): void {
    this.#isTaken = true;
    if (status > 100 && !this.#hasRung) {
      this.#hasRung = true;
      this.#parts.onRang();
      if (!this.#isGivenUp) this.#parts.listener.ringing?.();
    }
    // What is given up before anything had answered is given up now.
    if (this.#isGivenUp) this.#cancel();
  }

  #finished(response: SipResponse): void {
    const { leg } = this.#parts;
    this.#isOver ||= !isOurs(response);
    if (response.status < 300) this.#accepted(response);
    else if (this.#answered !== undefined || this.#isGivenUp) return;
    else if ((response.status === 401 || response.status === 407) && this.#tryAgain(response)) return;
    else this.#end(endOf(response, leg.dialog !== undefined || this.#hasRung));
  }

  #end(end: LineEnd): void {
    this.#stopRinging();
    this.#parts.leg.close(end);
  }

  /** Also a 2xx that is sent again, and one of another telephone that was called at once. */
  #accepted(response: SipResponse): void {
    const { leg, gateway, transactions } = this.#parts;
    const dialog = dialogOfResponse(this.#invite, response);
    const number = readCore(response)?.cseq.number;
    if (dialog === undefined || number === undefined) {
      if (this.#answered === undefined) this.#end({ cause: "failed", status: response.status });
      return;
    }
    const hop = nextHop(dialog, gateway);
    this.#parts.onRang();
    transactions.sendOnce(requestIn(dialog, "ACK", { number }).request, hop);
    if (this.#answered === dialog.remoteTag) return;
    if (this.#answered !== undefined || this.#isGivenUp) {
      transactions.request(requestIn(dialog, "BYE").request, hop, { final: () => {} });
      return;
    }
    this.#answered = dialog.remoteTag;
    this.#stopRinging();
    leg.open(dialog, gateway);
    if (!leg.media.takeAnswer(response.body)) leg.end({ cause: "failed", status: 488 });
    else leg.up(response);
  }

  #tryAgain(response: SipResponse): boolean {
    const { user } = this.#parts.request.trunk;
    const [asked, name] =
      response.status === 401
        ? (["www-authenticate", "authorization"] as const)
        : (["proxy-authenticate", "proxy-authorization"] as const);
    this.#challenges += 1;
    if (user === undefined || this.#challenges > 2) return false;
    const { uri } = this.#invite;
    const answers = headersOf(response, asked).map((one) => answerChallenge(one, user, { method: "INVITE", uri }));
    const value = answers.find((one) => one !== undefined);
    if (value === undefined) return false;
    this.#sequence += 1;
    this.#invite = this.#newInvite([{ name, value }]);
    this.#send();
    return true;
  }

  #giveUp(end: LineEnd): void {
    if (this.#isGivenUp || this.#answered !== undefined) return;
    this.#isGivenUp = true;
    this.#cancel();
    this.#end(end);
  }

  #cancel(): void {
    this.#parts.transactions.cancel(this.#branch, (response) => {
      this.#isOver ||= !isOurs(response);
    });
  }
}

/** Why a call was not answered. */
function endOf(response: SipResponse, hasRung: boolean): LineEnd {
  const { status } = response;
  if (isOurs(response) && !hasRung) return { cause: "unreachable", status };
  if (status === 486 || status === 600) return { cause: "busy", status };
  if (status === 408 || status === 480 || status === 487) return { cause: "no-answer", status };
  return { cause: status === 603 ? "declined" : "failed", status };
}

/** Nobody answered. */
const isOurs = (response: SipResponse) =>
  response.status === 408 && headerOf(response, "via") !== undefined && response.reason === "No answer";

const encodeUser = (user: string) => encodeURIComponent(user).replace(/%2B/g, "+").replace(/%3B/g, ";");

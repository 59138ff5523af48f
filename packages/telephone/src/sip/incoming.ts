import { randomBytes } from "node:crypto";
import type { IncomingCall, Line, LineEnd, LineListener } from "../line.ts";
import { parseNameAddress, parseUri } from "./address.ts";
import { dialogOfInvite } from "./dialog.ts";
import type { Leg } from "./leg.ts";
import { headerOf, headersOf, type SipRequest } from "./message.ts";
import type { Answer, ReceivedRequest } from "./received.ts";
import { agree, parseSdp } from "./sdp.ts";
import { intervalOfRequest, tooSmall } from "./session-timer.ts";

/** What an INVITE cannot be answered with anything but; undefined when it can ring. */
export function refusalOf({
  request,
}: ReceivedRequest): { readonly status: number; readonly answer?: Partial<Answer> } | undefined {
  const required = headersOf(request, "require").filter((name) => name.toLowerCase() !== "timer");
  if (required.length > 0)
    return { status: 420, answer: { headers: [{ name: "unsupported", value: required.join(", ") }] } };
  const uri = parseUri(request.uri);
  if (uri === undefined) return { status: 400, answer: { reason: "Bad Request-URI" } };
  if (uri.scheme === "sips") return { status: 416, answer: { reason: "Unsupported URI Scheme" } };
  if (intervalOfRequest(request) === "too-small") return { status: 422, answer: { headers: tooSmall } };
  if (dialogOfInvite(request, "x") === undefined) return { status: 400, answer: { reason: "No Contact" } };
  if (request.body.length === 0) return undefined;
  const type = (headerOf(request, "content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/sdp")
    return { status: 415, answer: { headers: [{ name: "accept", value: "application/sdp" }] } };
  const offer = parseSdp(request.body.toString("utf8"));
  if (offer === undefined) return { status: 400, answer: { reason: "Bad Session Description" } };
  return agree(offer) === undefined ? { status: 488 } : undefined;
}

/** An INVITE that may ring, until it is answered, refused or given up. */
export class WaitingCall implements IncomingCall {
  readonly id: string;
  readonly from: IncomingCall["from"];
  readonly to: string;
  readonly trunkIds: readonly string[];
  readonly #received: ReceivedRequest;
  readonly #leg: Leg;
  readonly #toTag = randomBytes(8).toString("hex");
  #isDecided = false;
  #givenUp = () => {};

  constructor(received: ReceivedRequest, leg: Leg, trunkIds: readonly string[]) {
    const { request } = received;
    this.id = leg.id;
    this.#received = received;
    this.#leg = leg;
    this.from = callerOf(request);
    this.to = parseUri(request.uri)?.user ?? "";
    this.trunkIds = trunkIds;
  }

  ring(): void {
    if (!this.#isDecided) this.#received.respond(180, { toTag: this.#toTag });
  }

  answer(listener: LineListener): Line {
    const { request, from } = this.#received;
    this.#leg.listen(listener);
    const dialog = dialogOfInvite(request, this.#toTag);
    if (this.#isDecided || dialog === undefined) {
      this.#leg.close({ cause: "cancelled" });
      return this.#leg;
    }
    this.#isDecided = true;
    this.#leg.open(dialog, from);
    const hasOffer = request.body.length === 0;
    const sdp = hasOffer ? this.#leg.media.offer() : this.#leg.media.answer(request.body.toString("utf8"));
    if (sdp === undefined) this.#refuse(488, undefined, { cause: "failed", status: 488 });
    else this.#leg.accept(this.#received, sdp, { hasOffer });
    return this.#leg;
  }

  reject(status: number, reason?: string): void {
    if (this.#isDecided) return;
    this.#isDecided = true;
    this.#refuse(status, reason, { cause: "ended-here" });
  }

  onGivenUp(listener: () => void): void {
    this.#givenUp = listener;
  }

  /** The caller has hung up before anybody answered. */
  cancel(): void {
    if (this.#isDecided) return;
    this.#isDecided = true;
    this.#refuse(487, undefined, { cause: "cancelled" });
    this.#givenUp();
  }

  #refuse(status: number, reason: string | undefined, end: LineEnd): void {
    this.#received.respond(status, { toTag: this.#toTag, ...(reason !== undefined && busyReason(status, reason)) });
    this.#leg.close(end);
  }
}

/** Why, in words, beside the usual phrase (RFC 3326). */
export function busyReason(status: number, text: string): Pick<Answer, "headers"> {
  return { headers: [{ name: "reason", value: `SIP;cause=${status};text="${text.replace(/["\\\r\n]/g, "")}"` }] };
}

/** Who calls: as the trunk asserts it, or else as From says. */
function callerOf(request: SipRequest): IncomingCall["from"] {
  const asserted = headerOf(request, "p-asserted-identity");
  const from = parseNameAddress(asserted ?? headerOf(request, "from") ?? "");
  const uri = parseUri(from?.uri ?? "");
  const isWithheld =
    /\b(id|user|full)\b/i.test(headerOf(request, "privacy") ?? "") || uri?.user.toLowerCase() === "anonymous";
  if (isWithheld) return { user: "", host: "", display: "" };
  return { user: uri?.user ?? "", host: uri?.host ?? "", display: from?.display ?? "" };
}

import { isIP } from "node:net";
import { type Clock, sleep } from "@dilo/foundation";
import type { DialRequest, IncomingCall, LineEnd, LineListener, Telephone, TelephoneSettings, Trunk } from "./line.ts";
import { PortPool } from "./rtp/ports.ts";
import { type RtpListener, RtpSession } from "./rtp/rtp-session.ts";
import { Ticker } from "./rtp/ticker.ts";
import { busyReason, refusalOf, WaitingCall } from "./sip/incoming.ts";
import { Leg } from "./sip/leg.ts";
import { parseMessage } from "./sip/message.ts";
import { methods } from "./sip/methods.ts";
import { OutgoingCall } from "./sip/outgoing.ts";
import type { ReceivedRequest } from "./sip/received.ts";
import type { SoundLimits } from "./sip/sound-watch.ts";
import { Transactions } from "./sip/transactions.ts";
import { type Hop, openTransport, type SipTransport } from "./sip/transport.ts";
import { TrustedAddresses } from "./trusted.ts";

export interface TelephoneParts extends TelephoneSettings {
  onIncoming(call: IncomingCall): void;
  /** The telephone of a call we make rings, or rang before the call was given up. */
  onRang?(id: string): void;
  readonly soundLimits?: SoundLimits;
  /** Of calls that are up: the one of this machine, unless a test has no minutes to wait. */
  readonly clock?: Clock;
}

/** A port of the range may be in use by another program; this many are tried. */
const mostTries = 20;

/**
 * Opens a telephone in this process: SIP on one port, sound on those of its range.
 * @throws Error when it cannot listen there
 */
export async function openTelephone(parts: TelephoneParts): Promise<LocalTelephone> {
  const telephone = new OpenTelephone(parts);
  await telephone.open();
  return telephone;
}

/** Longer nobody is waited for who is told goodbye, as a rule. Milliseconds. */
const goodbyeMs = 800;

interface Up {
  readonly leg: Leg;
  /** Set while it waits for its answer. */
  waiting?: WaitingCall;
  invite?: ReceivedRequest;
  /** Set where we have called. */
  outgoing?: OutgoingCall;
}

/** A telephone in this process, and how busy it is. */
export interface LocalTelephone extends Telephone {
  /** Calls that are up, or on their way. */
  readonly activeCalls: number;
  /** Steps of 20 ms that came more than 20 ms late. */
  readonly lateTicks: number;
  /**
   * Ends all calls. Whoever may go on ringing, because nobody said that the call is given up, rang, as far as is known.
   * @param waitMs the other sides have so long to answer; of several, the longest
   */
  close(waitMs?: number): Promise<void>;
}

class OpenTelephone implements LocalTelephone {
  readonly #parts: TelephoneParts;
  readonly #transactions: Transactions;
  readonly #ports: PortPool;
  readonly #ticker = new Ticker();
  readonly #calls = new Map<string, Up>();
  /** Calls whose port is being opened. */
  #opening = 0;
  #trusted = new TrustedAddresses([]);
  #transport: SipTransport | undefined;
  #closing: Promise<void> | undefined;
  #waitUntil = 0;
  #isClosed = false;

  constructor(parts: TelephoneParts) {
    this.#parts = parts;
    this.#ports = new PortPool(parts.rtpPorts, () => performance.now());
    this.#transactions = new Transactions({
      clock,
      send: (bytes, to) => this.#transport?.send(bytes, to),
      sentBy: () => this.#here(),
      onRequest: (received) => this.#take(received),
      onCancel: ({ core }) => this.#waiting(core.callId, core.from.params.get("tag"))?.cancel(),
    });
  }

  get port(): number {
    return this.#transport?.port ?? 0;
  }

  get activeCalls(): number {
    return this.#calls.size + this.#opening;
  }

  get lateTicks(): number {
    return this.#ticker.lateTicks;
  }

  async open(): Promise<void> {
    const { address, port } = this.#parts;
    this.#transport = await openTransport({
      ...{ address, port },
      isHeard: (from) =>
        this.#trusted.has(from) || [...this.#calls.values()].some(({ leg }) => leg.hop?.address === from),
      onMessage: (bytes, from) => {
        const message = parseMessage(bytes);
        if (message !== undefined && !this.#isClosed) this.#transactions.receive(message, from);
      },
    });
  }

  setTrunks(trunks: readonly Trunk[]): void {
    this.#trusted = new TrustedAddresses(trunks);
  }

  dial(request: DialRequest, listener: LineListener) {
    return new Dialling(request.id, listener, (heard) => this.#call(request, heard));
  }

  close(waitMs = goodbyeMs): Promise<void> {
    this.#waitUntil = Math.max(this.#waitUntil, performance.now() + waitMs);
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const up = [...this.#calls.values()];
    for (const { leg, waiting, outgoing } of up) {
      waiting?.reject(503);
      (outgoing ?? leg).hangUp();
    }
    // What was said last still has to arrive: a call is given up only when its other side has said something (RFC 3261, 9.1).
    do await sleep(clock, 50);
    while (this.#transactions.isWaiting && performance.now() < this.#waitUntil);
    this.#isClosed = true;
    for (const { leg, outgoing } of up) if (outgoing?.mayRing) this.#parts.onRang?.(leg.id);
    await this.#transport?.close();
  }

  async #call(request: DialRequest, listener: LineListener): Promise<OutgoingCall | LineEnd> {
    const found = request.trunk.gateways.find((one) => one.isOutbound);
    if (found === undefined) return { cause: "unreachable" };
    if (this.#closing || this.activeCalls >= this.#parts.maxCalls) return { cause: "failed", status: 503 };
    const { protocol, address, port } = found;
    const gateway: Hop = { protocol, address, port };
    const leg = await this.#openLeg(request.id, listener, request.codecs);
    if (leg === undefined) return { cause: "failed", status: 503 };
    if (this.#closing) {
      leg.close({ cause: "cancelled" });
      return { cause: "cancelled" };
    }
    const { here, contact } = { here: this.#here(), contact: (to: Hop) => this.#contact(to) };
    const onRang = () => this.#parts.onRang?.(request.id);
    const parts = { request, listener, leg, clock, transactions: this.#transactions, gateway, here, contact, onRang };
    const outgoing = new OutgoingCall(parts);
    const up = this.#calls.get(request.id);
    if (up !== undefined) up.outgoing = outgoing;
    return outgoing;
  }

  #take(received: ReceivedRequest): void {
    const { request, core } = received;
    const toTag = core.to.params.get("tag");
    if (toTag !== undefined) {
      const inside = [...this.#calls.values()].find(({ leg }) => isOf(leg, received));
      if (inside) inside.leg.receive(received);
      else if (request.method !== "ACK") received.respond(481);
    } else if (request.method === "INVITE") this.#invited(received);
    else if (request.method === "OPTIONS") received.respond(200, { headers: [{ name: "allow", value: methods }] });
    else if (request.method === "BYE") received.respond(481);
    else if (request.method !== "ACK") received.respond(405, { headers: [{ name: "allow", value: methods }] });
  }

  #invited(received: ReceivedRequest): void {
    const { core, from } = received;
    const trunkIds = this.#trusted.inbound(from);
    if (trunkIds.length === 0) {
      received.respond(403);
      return;
    }
    const refusal = refusalOf(received);
    if (this.#closing) received.respond(503);
    else if (refusal !== undefined) received.respond(refusal.status, refusal.answer);
    else if (this.#waiting(core.callId, core.from.params.get("tag"))) {
      received.respond(482, { reason: "Loop Detected" });
    } else if (this.activeCalls >= this.#parts.maxCalls) received.respond(486, busyReason(486, "All lines are busy"));
    else {
      received.respond(100);
      void this.#ring(received, trunkIds);
    }
  }

  async #ring(received: ReceivedRequest, trunkIds: readonly string[]): Promise<void> {
    let isGivenUp = false;
    const id = crypto.randomUUID();
    const early = {
      cancel: () => {
        isGivenUp = true;
      },
    };
    this.#early.set(received, early);
    const leg = await this.#openLeg(id, undefined);
    this.#early.delete(received);
    if (leg === undefined) {
      received.respond(isGivenUp ? 487 : 486, busyReason(486, "No port is free"));
      return;
    }
    const waiting = new WaitingCall(received, leg, trunkIds);
    if (isGivenUp || this.#closing) {
      if (isGivenUp) waiting.cancel();
      else waiting.reject(503);
      return;
    }
    this.#calls.set(id, { leg, waiting, invite: received });
    this.#parts.onIncoming(waiting);
  }

  readonly #early = new Map<ReceivedRequest, { cancel(): void }>();

  #waiting(callId: string, fromTag: string | undefined): { cancel(): void } | undefined {
    const isIt = ({ core }: ReceivedRequest) => core.callId === callId && core.from.params.get("tag") === fromTag;
    for (const [received, early] of this.#early) if (isIt(received)) return early;
    return [...this.#calls.values()].find(({ invite }) => invite && isIt(invite))?.waiting;
  }

  async #openLeg(
    id: string,
    listener: LineListener | undefined,
    codecs?: DialRequest["codecs"],
  ): Promise<Leg | undefined> {
    this.#opening += 1;
    let opened: Leg | undefined;
    const heard: RtpListener = {
      heard: (frame) => opened?.sound.heard(frame),
      passed: (mark) => opened?.sound.passed(mark),
      digit: (digit) => opened?.sound.digit(digit),
    };
    const rtp = await this.#openRtp(heard).finally(() => {
      this.#opening -= 1;
    });
    if (rtp === undefined) return undefined;
    const { soundLimits: limits = { firstMs: 20_000, laterMs: 30_000 } } = this.#parts;
    const leg: Leg = new Leg({
      ...{ id, clock: this.#parts.clock ?? clock, transactions: this.#transactions, rtp, limits, codecs },
      address: this.#address(),
      contact: (to) => this.#contact(to),
      onOver: () => {
        this.#ports.giveBack(rtp.port);
        this.#calls.delete(id);
      },
    });
    opened = leg;
    if (listener) leg.listen(listener);
    this.#calls.set(id, { leg });
    return leg;
  }

  async #openRtp(listener: RtpListener): Promise<RtpSession | undefined> {
    const { address } = this.#parts;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const port = this.#ports.take();
      if (port === undefined) return undefined;
      try {
        return await RtpSession.open({ address, port }, { listener, ticker: this.#ticker });
      } catch {
        this.#ports.giveBack(port);
      }
    }
    return undefined;
  }

  #address(): string {
    return this.#parts.publicAddress ?? this.#parts.address;
  }

  #here(): string {
    const address = this.#address();
    return `${isIP(address) === 6 ? `[${address}]` : address}:${this.port}`;
  }

  #contact({ protocol }: Hop): string {
    return `<sip:dilo@${this.#here()}${protocol === "tcp" ? ";transport=tcp" : ""}>`;
  }
}

function isOf({ dialog }: Leg, { core }: ReceivedRequest): boolean {
  return (
    dialog?.callId === core.callId &&
    dialog.localTag === core.to.params.get("tag") &&
    dialog.remoteTag === (core.from.params.get("tag") ?? "")
  );
}

/** A line whose port is still being opened: what is asked of it meanwhile is done then. */
class Dialling {
  readonly id: string;
  readonly #line: Promise<OutgoingCall | undefined>;

  constructor(id: string, listener: LineListener, dial: (listener: LineListener) => Promise<OutgoingCall | LineEnd>) {
    this.id = id;
    this.#line = dial(listener).then((made) => {
      if (made instanceof OutgoingCall) return made;
      listener.ended(made);
      return undefined;
    });
  }

  play = (item: Int16Array | number) => this.#then((line) => line.play(item));
  flush = () => this.#then((line) => line.flush());
  sendDigits = (digits: string) => this.#then((line) => line.sendDigits(digits));
  hold = (isHeld: boolean) => this.#then((line) => line.hold(isHeld));
  transfer = (uri: string) => this.#then((line) => line.transfer(uri));
  hangUp = () => this.#then((line) => line.hangUp());

  #then(run: (line: OutgoingCall) => void): void {
    void this.#line.then((line) => line && run(line));
  }
}

const clock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** One telephone call, from our end of it: sound at 8 kHz, digits, and what is done with it. */
export interface Line {
  readonly id: string;
  /** Speaks 20 ms (160 samples, 16-bit, 8 kHz) after all before it; a number is a mark, told by `passed`. */
  play(item: Int16Array | number): void;
  /** Drops what has not gone out yet, and its marks. */
  flush(): void;
  /** Presses keys, one after the other: 0-9, *, #, A-D. */
  sendDigits(digits: string): void;
  /** Puts the other side on hold, or takes it back. */
  hold(isHeld: boolean): void;
  /** Asks the other side to call somebody else instead (REFER); `transferred` tells what came of it. */
  transfer(uri: string): void;
  /** Ends the call, or gives up the attempt. `ended` follows. */
  hangUp(): void;
}

/** A call that has come in and waits. One of `answer` and `reject` is called once. */
export interface IncomingCall {
  readonly id: string;
  readonly from: Party;
  /** Who was called, as the trunk says it: a number or the user of a SIP address. */
  readonly to: string;
  /** The trunks whose calls come from the address that it came from. */
  readonly trunkIds: readonly string[];
  /** Tells the caller that it rings. */
  ring(): void;
  answer(listener: LineListener): Line;
  /** @param status of SIP, 400 to 699 */
  reject(status: number, reason?: string): void;
  /** Called when the caller gives up before it was answered. */
  onGivenUp(listener: () => void): void;
}

export interface Party {
  /** A number or the user of a SIP address; "" when it is withheld. */
  readonly user: string;
  readonly host: string;
  readonly display: string;
}

/** Told what happens on a line, in order. After `ended` nothing more. */
export interface LineListener {
  /** An outbound call rings at the other side. */
  ringing?(): void;
  /** Both sides can speak. */
  answered(): void;
  /** 20 ms of the other side. */
  heard(frame: Int16Array): void;
  passed(mark: number): void;
  digit(digit: string): void;
  /** The other side holds the call, or has taken it back. */
  held?(isHeld: boolean): void;
  /** @param status of the call that the other side made instead; 0 when it never said */
  transferred?(status: number): void;
  ended(end: LineEnd): void;
}

export interface LineEnd {
  readonly cause: /** The other side ended an answered call. */
    | "hung-up"
    /** We did. */
    | "ended-here"
    /** It was given up before an answer: by us, or by the caller. */
    | "cancelled"
    | "busy"
    | "no-answer"
    | "declined"
    /** Anything else that a SIP server answers; `status` tells what. */
    | "failed"
    /** Nothing answers there. */
    | "unreachable"
    /** An answered call from which no sound comes any more. */
    | "no-sound"
    /** The telephone process is gone. */
    | "lost";
  /** The SIP status that ended it, where one did. */
  readonly status?: number | undefined;
  /** Of a call that failed: who was to make it, where that was no trunk. */
  readonly carrier?: "twilio" | "vonage" | undefined;
}

/** How calls of one carrier, or one exchange, come and go. */
export interface Trunk {
  readonly id: string;
  readonly gateways: readonly Gateway[];
  readonly user?: { readonly username: string; readonly password: string } | undefined;
}

export interface Gateway {
  /** An IPv4 or IPv6 address. */
  readonly address: string;
  readonly port: number;
  /** Of the network it may send from, in bits of an IPv4 address: 32 is one host. The address alone when left out. */
  readonly netmask?: number | undefined;
  readonly protocol: "udp" | "tcp";
  readonly isInbound: boolean;
  readonly isOutbound: boolean;
}

/** A call to make. */
export interface DialRequest {
  readonly id: string;
  readonly trunk: Trunk;
  /** The user part of the address that is called at the trunk's gateway, or a whole SIP address. */
  readonly to: { readonly user: string } | { readonly uri: string };
  readonly from: { readonly user: string; readonly display?: string | undefined };
  /** Most wanted first. */
  readonly codecs?: readonly ("PCMU" | "PCMA")[] | undefined;
  /** Nobody has to answer for longer. Milliseconds. */
  readonly ringForMs: number;
}

export interface TelephoneSettings {
  /** Where SIP is listened to, UDP and TCP. */
  readonly address: string;
  readonly port: number;
  /** What the other side is told to send to, where that is another address. */
  readonly publicAddress?: string | undefined;
  readonly rtpPorts: { readonly min: number; readonly max: number };
  /** Calls at one time; more are told that all lines are busy. */
  readonly maxCalls: number;
}

/** A telephone with many lines. */
export interface Telephone {
  /** The port it really listens on. */
  readonly port: number;
  /** Whom it listens to from now on. Calls that are up go on. */
  setTrunks(trunks: readonly Trunk[]): void;
  dial(request: DialRequest, listener: LineListener): Line;
  close(): Promise<void>;
}

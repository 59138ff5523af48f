import type { Wire, WireFormat, WireSocket } from "@dilo/telephone";

/** A call that a carrier was asked to make, until it is over. */
interface CarrierLeg {
  /** Its sound has come: somebody has answered. @returns undefined where nobody wants it any more */
  open(socket: WireSocket, format: WireFormat): Wire | undefined;
  /** What the carrier says becomes of it. */
  told(status: string): void;
}

/** The calls that carriers make for this server, by the id that the carrier was given for each. */
export type CarrierLegs = Map<string, CarrierLeg>;

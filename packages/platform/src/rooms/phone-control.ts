import type { Line } from "@dilo/telephone";

/** A telephone that another one can be left alone with. */
export interface JoinablePhone {
  readonly line: Line;
  /** Leaves its room: it hears the partner from now on, and the partner hears it. */
  leaveWith(partner: Line): void;
}

/** What can be done with a telephone beside speaking with it. */
export interface PhoneControl {
  /** Presses keys: 0-9, *, #, A-D. */
  press(digits: string): void;
  /** Puts it on hold, or takes it back. */
  hold(isHeld: boolean): void;
  /** Asks it to call somebody else instead. @returns the SIP status of that call; 0 when nobody said */
  refer(uri: string): Promise<number>;
  /** Leaves it alone with another telephone: the two hear each other from now on, and this room is over. */
  join(other: JoinablePhone): void;
}

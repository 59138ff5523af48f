export type StripeBehaviour =
  | "honest"
  | "slow"
  | "mute"
  | "hangs-up"
  | "broken"
  | "sick"
  | "sick-once"
  | "expires-nothing"
  | "paid-meanwhile";

/** A notice as it goes over the wire. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

export interface StripeDouble {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly sessions: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }[];
  pay(sessionId: string): Promise<StripeEvent>;
  change(sessionId: string, changes: Readonly<Record<string, unknown>>): void;
  eventOf(sessionId: string, changes?: Partial<Omit<StripeEvent, "data">>): StripeEvent;
  signed(
    event: StripeEvent,
    how?: { readonly at?: number; readonly secret?: string },
  ): { readonly body: string; readonly headers: Record<string, string> };
  send(event: StripeEvent): Promise<number>;
  notify(url: string | undefined): void;
  become(behaviour: StripeBehaviour): void;
  close(): Promise<void>;
}

export const knownParameters: readonly string[];

export function startStripeDouble(options?: {
  readonly secretKey?: string;
  readonly priceId?: string;
  readonly webhookSecret?: string;
  readonly amount?: number;
  readonly now?: () => Date;
}): Promise<StripeDouble>;

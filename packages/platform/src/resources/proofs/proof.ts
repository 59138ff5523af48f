import type { Seen, Talk, Way } from "./hold-conversation.ts";

/** What is seen of a conversation, and what it is where the field acts. */
export type Look = readonly [see: (seen: Seen) => unknown, is: unknown];

/** Some fields that are asked for together, and what is seen of each. */
export interface Proof {
  /** What the fields do, in a few words. */
  readonly name: string;
  /** Of one way alone, and why; both when left out. */
  readonly only?: Way;
  /** The conversation with all of the fields. */
  readonly asked: Talk;
  /** The same without any of them: nothing of what is looked for may be seen in it. */
  readonly plain?: Talk;
  /** By the field's path in the table of acting fields. */
  readonly shows: Readonly<Record<string, Look>>;
}

/** An assistant that asks for nothing but a model. */
export const talking = { provider: "openai", model: "x" };

/** A conversation with an assistant that asks for nothing. */
export const plainTalk: Talk = { body: { assistant: { model: talking } } };

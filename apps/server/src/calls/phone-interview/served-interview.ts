import type { Place } from "@dilo/forms";
import {
  type Confirm,
  type FormType,
  type Interview,
  type InterviewEffect,
  type InterviewEvent,
  next,
  placesToFind,
  readAheadInSteps,
  renderReply,
  startOf,
} from "@dilo/forms";
import { replyByPhone } from "@dilo/forms/by-phone";
import { fieldsAnswered, fieldsOfPart, furtherFields } from "@dilo/forms/parts";
import { inTurns } from "@dilo/platform/resources";
import { findPlaceInSteps } from "../../answers/language/lookups.ts";
import { RequestError } from "../../http/request-error.ts";
import type { Desk } from "./interview-desk.ts";

type Ask = Extract<InterviewEffect, { kind: "ask" }>;

/** Why nothing more can be done in this call. */
export type Trouble = "lost" | "not-saved" | "elsewhere";

/** What an interview needs of its call. */
export interface Speech {
  /** @param ends hang up once it is heard out */
  ask(prompt: Ask, ends: boolean): void;
  hangUp(): void;
  /** Something could not be kept: it is said, and the call ends. */
  fail(trouble: Trouble): void;
}

/** How often, and how long after the one before, an answer is tried to be kept. Milliseconds. */
const keepAgainAfterMs = [500, 2000] as const;

/** The interview of a call that has no page: its effects are carried out here, one after the other. */
export class ServedInterview {
  readonly #desk: Desk;
  readonly #speech: Speech;
  readonly #wait: (ms: number) => Promise<void>;
  #interview: Interview;
  #events: Promise<void> = Promise.resolve();

  constructor(
    desk: Desk,
    {
      confirm,
      speech,
      wait,
    }: { readonly confirm: Confirm; readonly speech: Speech; readonly wait: (ms: number) => Promise<void> },
  ) {
    this.#desk = desk;
    this.#speech = speech;
    this.#wait = wait;
    this.#interview = startOf(confirm);
  }

  get state(): Interview {
    return this.#interview;
  }

  /** Takes the draft up where it was left. @returns false where nothing was told yet */
  async restore(): Promise<boolean> {
    const draft = await this.#desk.readDraft();
    if (draft !== undefined) {
      const { formType, answers, saved, isChanged } = draft;
      const extra = fieldsAnswered(formType, answers);
      await inTurns(readAheadInSteps(formType, answers, extra));
      this.#step({
        kind: "restored",
        formType,
        answers,
        isChanged,
        ...(saved && { saved }),
        ...(extra.length > 0 && { extra }),
      });
    }
    const toldBefore = await this.#desk.toldBefore(draft?.saved);
    const formType = draft?.formType;
    const told = Object.entries(formType ? (toldBefore[formType]?.answers ?? {}) : {});
    const answers = Object.fromEntries(told.map(([id, { answer }]) => [id, answer]));
    if (formType) await inTurns(readAheadInSteps(formType, answers, furtherFields[formType]));
    if (Object.keys(toldBefore).length > 0) this.#step({ kind: "told-before", toldBefore });
    return draft !== undefined;
  }

  /** Something happens, after all that happened before. */
  dispatch(event: InterviewEvent): void {
    this.#events = this.#events
      .then(() => this.#take(event))
      .catch((error: unknown) => this.#speech.fail(troubleOf(error)));
  }

  /** Resolves when all that has happened was dealt with. */
  async settled(): Promise<void> {
    for (let events: unknown; events !== this.#events; ) {
      events = this.#events;
      await events;
    }
  }

  async #take(event: InterviewEvent): Promise<void> {
    // What the place tells may make names of other words, which are looked up as well.
    for (let round = 0; round < 2; round += 1) {
      const places: Place[] = [];
      for (const { zip, names } of placesToFind(this.#interview, event)) {
        const place = await inTurns(findPlaceInSteps(zip, names));
        if (place) places.push(place);
      }
      if (places.length === 0) break;
      this.#step({ kind: "places-found", places });
    }
    await this.#run(this.#step(event));
  }

  #step(event: InterviewEvent): readonly InterviewEffect[] {
    const [after, effects] = next(this.#interview, event);
    this.#interview = after;
    return effects;
  }

  /** What is to be kept is kept before the next thing is said: whoever hangs up then has lost nothing. */
  async #run(effects: readonly InterviewEffect[]): Promise<void> {
    for (const effect of effects) await this.#keepOf(effect);
    const ask = effects.findLast((effect) => effect.kind === "ask");
    const ends = effects.some(({ kind }) => kind === "stop-call");
    if (ask) this.#say(ask, ends);
    else if (ends) this.#speech.hangUp();
    for (const effect of effects) await this.#carryOut(effect);
  }

  #say(ask: Ask, ends: boolean): void {
    const { reply } = this.#interview;
    const isReply = ask.text === renderReply(reply, "spoken");
    const text = isReply ? replyByPhone(reply) : ask.text;
    this.#step({ kind: "spoken", text });
    this.#speech.ask({ ...ask, text }, ends);
  }

  async #keepOf(effect: InterviewEffect): Promise<void> {
    if (effect.kind === "keep") return this.#keep(effect.formType, effect.field, effect.answer);
    if (effect.kind === "take-out") return this.#keep(effect.formType, effect.field, { said: "", heardAt: effect.at });
    if (effect.kind === "save") this.#step({ kind: "saved", saved: await this.#desk.save(effect).catch(asUnsaved) });
  }

  /** Of what is left over, a second reader's opinion is for a page, which shows it to be tapped. */
  async #carryOut(effect: InterviewEffect): Promise<void> {
    if (effect.kind === "erase") return this.#erase(effect.isSaved);
    if (effect.kind === "fetch-extra") {
      const fields = fieldsOfPart(effect.formType, effect.part);
      return this.#run(this.#step({ kind: "extra-arrived", fields }));
    }
  }

  async #keep(formType: FormType, field: string, answer: Parameters<Desk["keep"]>[2]): Promise<void> {
    for (const ms of [...keepAgainAfterMs, undefined]) {
      try {
        return await this.#desk.keep(formType, field, answer);
      } catch (error) {
        if (ms === undefined || error instanceof RequestError) throw error;
        await this.#wait(ms);
      }
    }
  }

  async #erase(isSaved: boolean): Promise<void> {
    const told = await this.#desk.erase(isSaved).then(
      () => "erased" as const,
      () => "erase-failed" as const,
    );
    await this.#run(this.#step({ kind: told }));
  }
}

/** The form could not be saved, for whichever reason. */
class Unsaved extends Error {}

function asUnsaved(cause: unknown): never {
  if (cause instanceof RequestError && cause.code === "stale-epoch") throw cause;
  throw new Unsaved("The form was not saved.", { cause });
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Unsaved) return "not-saved";
  return error instanceof RequestError ? "elsewhere" : "lost";
}

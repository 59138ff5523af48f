import { promptMessage, type SavedForm, transcriptEvent } from "@dilo/api";
import {
  type Confirm,
  extraOf,
  type FormType,
  greeting,
  type Interview,
  type InterviewEffect,
  type InterviewEvent,
  isHallucination,
  next,
  placesToFind,
  printAnswers,
  pronounce,
  startOf,
} from "@dilo/forms";
import { aloudInEnglish, greetingInEnglish } from "@dilo/forms/english";
import { fieldsOfPart } from "@dilo/forms/parts";
import { SpokenDialogue } from "@dilo/platform/testing";
import { expectedAnswers } from "../calls/expected-answers.ts";
import type { Browser, SharedServer } from "./test-server.ts";

/** Silence after which nothing more is said: between two prompts there is less. Milliseconds of the call. */
const pauseMs = 400;

/** Where an interview takes place, and how. */
export interface InterviewOptions {
  readonly server: SharedServer;
  /** A browser that has paid on that server. */
  readonly browser: Browser;
  readonly formType: FormType;
  /** Default: as the server's settings say. */
  readonly confirm?: Confirm;
  /** Default: Spanish. */
  readonly language?: "es" | "en";
  /** How long a prompt lasts. Milliseconds. */
  readonly promptMs?: (text: string) => number;
}

/**
 * A form filled in by voice, without a browser and without real time: the real interview speaks and hears through the
 * real call core on its virtual clock, turns end as the forms' readers tell, and answers are kept, looked up, read again
 * and saved by the real server. Only the page is missing: what it shows, and what it holds on the device.
 */
export class SpokenInterview {
  /** The call, for what is no answer: an interruption, a cough, a lost connection. */
  readonly call: SpokenDialogue;
  /** What the second reader was asked; nobody waits for it. */
  readonly secondOpinions: Promise<void>[] = [];
  readonly #options: InterviewOptions;
  readonly #beganAt: number;
  #interview: Interview;
  #events: Promise<void> = Promise.resolve();
  #requests: Promise<void>[] = [];

  private constructor(options: InterviewOptions) {
    const { clock, config, services } = options.server;
    this.#options = options;
    this.#beganAt = clock().getTime();
    this.#interview = startOf(options.confirm ?? config.confirm);
    this.call = new SpokenDialogue({
      ...(options.promptMs && { promptMs: options.promptMs }),
      setup: {
        firstMessage: (options.language === "en" ? greetingInEnglish : greeting)(
          config.assistantName,
          options.formType,
        ),
        expected: expectedAnswers({ clock, lookups: services.lookups }),
        isHallucination,
      },
      parts: { pronounce },
      ...(options.language && { language: options.language }),
      onMessage: (message) => {
        const event = message.type === "transcript" ? transcriptEvent(message, this.#now()) : undefined;
        if (event) this.#dispatch(event);
      },
    });
  }

  /** An interview whose first question has been said. */
  static async start(options: InterviewOptions): Promise<SpokenInterview> {
    const interview = new SpokenInterview(options);
    interview.#dispatch({ kind: "form-chosen", formType: options.formType });
    await interview.call.join();
    await interview.happens({ kind: "call-started" });
    return interview;
  }

  get state(): Interview {
    return this.#interview;
  }

  /** The number of the question that stands, from 1; undefined when none does. */
  get question(): number | undefined {
    return this.#interview.phase === "asking" ? this.#interview.position + 1 : undefined;
  }

  /** What the assistant said last. */
  get lastPrompt(): string {
    return this.call.prompts.at(-1) ?? "";
  }

  /** Says something to the silent assistant, and hears what is said then. */
  async say(text: string): Promise<void> {
    await this.call.answer(text);
    await this.hearOut();
  }

  /** Writes an answer, and hears what is said then. */
  async write(text: string): Promise<void> {
    await this.happens({ kind: "typed", text, at: this.#now() });
  }

  /** Something happens on the page, and what is said then is heard. */
  async happens(event: InterviewEvent): Promise<void> {
    this.#dispatch(event);
    await this.hearOut();
  }

  /** Listens until nothing more is said, and the server has done what it was asked. */
  async hearOut(): Promise<void> {
    await this.#untilAnswered();
    await this.call.until(() => this.call.isAssistantAudible || this.state.phase === "complete");
    do {
      await this.call.until(() => !this.call.isAssistantAudible);
      await this.call.wait(pauseMs);
    } while (this.call.isAssistantAudible);
    await this.#untilAnswered();
  }

  /** What is printed in English of the form as the server has saved it, by field. @throws Error while it is not saved */
  async printed(): Promise<Readonly<Record<string, string>>> {
    const { state } = this;
    if (state.phase !== "complete" || state.saved === undefined) throw new Error("The form is not saved.");
    const { data, heardAt, places } = (await this.#ask("GET", `/form/${state.saved.id}`)).json<SavedForm>();
    const answers = Object.entries(data).map(([field, said]) => {
      const known = places?.[field];
      return [field, { said, heardAt: heardAt[field] ?? "", ...(known && { places: known }) }] as const;
    });
    const lines = printAnswers(state.formType, Object.fromEntries(answers), { extra: extraOf(state) });
    return Object.fromEntries(lines.map(({ field, english }) => [field.id, english]));
  }

  #now(): string {
    return new Date(this.#beganAt + this.call.elapsedMs).toISOString();
  }

  #dispatch(event: InterviewEvent): void {
    this.#events = this.#events.then(() => this.#take(event));
  }

  /** As on the page: what names an unknown ZIP code waits until its place is found. */
  async #take(event: InterviewEvent): Promise<void> {
    for (let round = 0; round < 2; round++) {
      const wanted = placesToFind(this.#interview, event);
      if (wanted.length === 0) break;
      const { places } = (await this.#ask("POST", "/api/places", { places: wanted })).json();
      this.#step({ kind: "places-found", places });
    }
    this.#step(event);
  }

  #step(event: InterviewEvent): void {
    const [after, effects] = next(this.#interview, event);
    this.#interview = after;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: InterviewEffect): void {
    switch (effect.kind) {
      case "ask": {
        const isEnglish = this.#options.language === "en";
        const text = isEnglish ? aloudInEnglish(this.#interview, effect.text) : effect.text;
        this.call.send(promptMessage({ ...effect, text }));
        this.#step({ kind: "spoken", text });
        return;
      }
      case "keep": {
        const { formType, field, answer } = effect;
        this.#requests.push(this.#ask("PUT", `/draft/answers/${field}`, { formType, ...answer }).then(() => {}));
        return;
      }
      case "take-out": {
        const { formType, field, at: heardAt } = effect;
        const body = { formType, said: "", heardAt };
        this.#requests.push(this.#ask("PUT", `/draft/answers/${field}`, body).then(() => {}));
        return;
      }
      case "erase": {
        const path = effect.isSaved ? "/my-data" : "/draft";
        this.#requests.push(this.#ask("DELETE", path).then(() => this.#dispatch({ kind: "reset" })));
        return;
      }
      case "fetch-extra":
        this.#dispatch({ kind: "extra-arrived", fields: fieldsOfPart(effect.formType, effect.part) });
        return;
      case "ask-second-opinion":
        this.secondOpinions.push(this.#readAgain(effect));
        return;
      case "save":
        this.#requests.push(this.#save(effect));
        return;
      case "stop-erasing":
      case "stop-call":
      case "forget":
        return;
    }
  }

  async #readAgain({ formType, field, answer }: Extract<InterviewEffect, { kind: "ask-second-opinion" }>) {
    const { words } = (await this.#ask("POST", "/api/second-opinion", { formType, field, ...answer })).json();
    if (words) this.#dispatch({ kind: "second-opinion", answer, words });
  }

  async #save({ formType, answers }: Extract<InterviewEffect, { kind: "save" }>): Promise<void> {
    const parts = <Part>(part: (answer: (typeof answers)[string]) => Part | undefined) =>
      Object.fromEntries(
        Object.entries(answers).flatMap(([field, answer]) => {
          const value = part(answer);
          return value === undefined ? [] : [[field, value] as const];
        }),
      );
    const data = parts(({ said }) => said);
    const body = { formType, data, heardAt: parts(({ heardAt }) => heardAt), places: parts(({ places }) => places) };
    this.#dispatch({ kind: "saved", saved: (await this.#ask("POST", "/submit-form", body)).json() });
  }

  async #ask(method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object) {
    const headers = { accept: "application/json" };
    const answer = await this.#options.browser.send(method, path, { headers, ...(body && { body }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer;
  }

  /** The call's clock stands still meanwhile. */
  async #untilAnswered(): Promise<void> {
    for (let events: unknown; events !== this.#events; ) {
      events = this.#events;
      await Promise.all([events, ...this.#requests.splice(0)]);
    }
  }
}

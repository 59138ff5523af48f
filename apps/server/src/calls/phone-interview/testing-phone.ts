import { type FakeClock, fakeClock } from "@dilo/platform/testing";
import { currentEpoch } from "../../answers/drafts/answer-epoch.ts";
import { openDrafts } from "../../answers/drafts/drafts.ts";
import { openResumeCodes } from "../../answers/resume/resume.ts";
import { openSubmissions } from "../../answers/submissions/submissions.ts";
import { openCodeLetters } from "../../delivery/code-letters.ts";
import { openAccess } from "../../payments/access.ts";
import { openSettlement } from "../../payments/settlement.ts";
import type { SharedServer } from "../../testing/test-server.ts";
import { type DeskContext, tryCode } from "./interview-desk.ts";
import { PhoneCall } from "./phone-call.ts";

/** What a call does on a server, as the server itself puts it together. */
function deskOf({ services, config, clock }: SharedServer): DeskContext {
  const { vault, log, payments, probe, files, documents } = services;
  const { db } = services.store;
  const { publicOrigin, limits, retentionHours } = config;
  const retentionMs = retentionHours * 3_600_000;
  const kept = { db, clock, vault, retentionMs, limits };
  const settlement = openSettlement({ db, clock, log, payments, codeLetters: openCodeLetters({ ...kept, payments }) });
  return {
    ...{ ...kept, files, documents },
    access: openAccess({ ...kept, probe, payments, settlement, publicOrigin, capabilityLifeMs: retentionMs }),
    codes: openResumeCodes(kept),
    drafts: openDrafts(kept),
    submissions: openSubmissions(kept),
    epochOf: (owner) => currentEpoch(kept, owner),
  };
}

/** Somebody at a telephone: says, presses, and hears what is said; without sound, by a clock of its own. */
export class TestingCaller {
  readonly clock: FakeClock = fakeClock();
  readonly heard: string[] = [];
  hasEnded = false;
  readonly #call: PhoneCall;
  #turn = 0;

  constructor(server: SharedServer, number = "+13055550100") {
    const desk = deskOf(server);
    const startedAt = this.clock.now();
    const said = (text: string) => {
      this.heard.push(text);
      this.#tell("started");
      this.#tell("stopped");
    };
    this.#call = new PhoneCall(
      {
        say: said,
        sayGoodbye: (text) => {
          said(text);
          this.hangUp();
        },
        hangUp: () => this.hangUp(),
      },
      {
        clock: { after: this.clock.after, now: () => server.clock().getTime() + this.clock.now() - startedAt },
        confirm: "smart",
        consentText: "¿Está de acuerdo?",
        tryCode: (code) => tryCode(desk, code, { user: number, host: "192.0.2.1" }),
        onOpened: () => {},
        warn: (error) => {
          throw error;
        },
      },
    );
    this.#tell("stopped");
  }

  get last(): string {
    return this.heard.at(-1) ?? "";
  }

  async say(transcript: string): Promise<void> {
    this.#turn += 1;
    const turnId = String(this.#turn);
    this.#call.hear({
      type: "transcript",
      role: "user",
      transcriptType: "final",
      transcript,
      turnId,
      beganOverAssistant: false,
    });
    await this.#call.settled();
  }

  /** Presses keys, and nothing more for as long as an entry waits. */
  async press(keys: string): Promise<void> {
    for (const key of keys) this.#call.press(key);
    this.clock.pass(4000);
    await this.#call.settled();
  }

  /** Says and presses nothing. */
  async wait(ms: number): Promise<void> {
    this.clock.pass(ms);
    await this.#call.settled();
  }

  hangUp(): void {
    this.hasEnded = true;
    this.#call.end();
  }

  #tell(status: "started" | "stopped"): void {
    // Before the call is there, nobody is told.
    queueMicrotask(() => this.#call.hear({ type: "speech-update", role: "assistant", status }));
  }
}

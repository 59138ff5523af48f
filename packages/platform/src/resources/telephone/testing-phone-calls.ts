import { randomInt } from "node:crypto";
import { type IncomingCall, startTelephone, type TelephoneProcess } from "@dilo/telephone";
import { sql } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import type { CallObserver } from "../../calls/call-observer.ts";
import { openAiResponder, openPlatform, type Platform, systemClock } from "../../index.ts";
import type { Responder } from "../../responders/responder.ts";
import { KnownWords, timedVoice } from "../../testing/virtual-speech.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

/** One of the addresses that only this machine has: each party gets its own. */
export const newAddress = () => `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(2, 250)}`;

export const ours = "+13055550111";

/** An assistant whose answers the stub model gives. */
export const assistant = {
  name: "Ayuda",
  firstMessage: "Hola.",
  model: { provider: "openai", model: "gpt-4o", messages: [{ role: "system", content: "Sea breve." }] },
  keypadInputPlan: { enabled: true, timeoutSeconds: 1 },
};

export interface PhoneCalls {
  readonly address: string;
  readonly platform: Platform;
  readonly telephone: TelephoneProcess;
  readonly fixture: TestResources;
  make(name: Parameters<TestResources["do"]>[0], body: object): Promise<string>;
  /** A trunk of its own for each test, with a number on it. */
  openTrunk(number: object, credential?: object): Promise<{ gateway: string; phoneNumberId: string }>;
  /** What was said in any call. */
  readonly spoken: ReadonlySet<string>;
  lastCall(phoneNumberId: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** As if the person of a call had said this. */
  hears(callId: string, words: string): void;
  /** As if so many seconds had gone by for the jobs of a kind. */
  age(kind: string, seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** A telephone, and assistants that take and make its calls. */
export async function openPhoneCalls(
  modelUrl: () => string,
  {
    maxCalls,
    rtpPorts,
  }: { readonly maxCalls: number; readonly rtpPorts: { readonly min: number; readonly max: number } },
): Promise<PhoneCalls> {
  const address = newAddress();
  const incoming: Promise<void>[] = [];
  const watching = new Map<string, CallObserver>();
  const spoken = new Set<string>();
  const voice = timedVoice((text) => {
    spoken.add(text);
    return 100;
  });
  // Each test may have a model of its own: the responder asks the one that is open.
  const responder: Responder = (turn, signal) =>
    openAiResponder({ baseUrl: modelUrl(), key: "", model: "small" })(turn, signal);
  const platform = await openPlatform({
    ...{ transcriber: new KnownWords(systemClock).transcriber, voice },
    ...{ tokens: { secret: new Uint8Array(32) }, publicOrigin: "http://localhost", maxCalls },
    responder,
  });
  const telephone = await startTelephone({ address, port: 5060, rtpPorts, maxCalls: 10 }, (call: IncomingCall) =>
    incoming.push(fixture.resources.takeCall(call)),
  );
  const fixture = await openTestResources({
    ...{ telephone, responder },
    beginCall: async (body, watch, from) => {
      const made = await platform.beginCall(body, watch, from);
      watching.set(made.id, watch);
      return made;
    },
    endCall: (id) => platform.endCall(id),
    callOf: (id) => platform.callOf(id),
  });

  async function make(name: Parameters<TestResources["do"]>[0], body: object): Promise<string> {
    const made = await fixture.do(name, { body });
    expect(made.status, made.text).toBe(201);
    return String(made.body["id"]);
  }

  return {
    ...{ address, platform, telephone, fixture, make, spoken },
    openTrunk: async (number, credential = {}) => {
      const gateway = newAddress();
      const gateways = [{ ip: gateway }];
      const credentialId = await make("createCredential", { provider: "byo-sip-trunk", gateways, ...credential });
      const kept = { provider: "byo-phone-number", number: ours, credentialId, ...number };
      const phoneNumberId = await make("createPhoneNumber", kept);
      onTestFinished(async () => {
        await fixture.do("deletePhoneNumber", { parameters: { id: phoneNumberId } });
      });
      // Trunks are looked for every five beats.
      for (let beats = 0; beats < 5; beats += 1) await fixture.resources.beat();
      return { gateway, phoneNumberId };
    },
    lastCall: async (phoneNumberId) => {
      await fixture.resources.settled();
      const { text } = await fixture.do("listCalls", { query: { phoneNumberId } });
      return (JSON.parse(text) as Readonly<Record<string, unknown>>[])[0];
    },
    hears: (callId, transcript) =>
      watching.get(callId)?.onMessage({ type: "transcript", role: "user", transcriptType: "final", transcript }),
    age: async (kind, seconds) => {
      await fixture.db.execute(
        sql`update platform_jobs set claimed_until = claimed_until - make_interval(secs => ${seconds}::float8) where kind = ${kind}`,
      );
    },
    close: async () => {
      await telephone.close();
      await platform.close();
      await Promise.all(incoming);
      await fixture.close();
    },
  };
}

/** What sdk-page.mjs, daily-call-machine.mjs and the tests of the SDK put into a page. */
declare global {
  /** An argument of an event of the SDK: the fields that tests look at. */
  interface SdkEventArgument {
    readonly id?: string;
    readonly callId?: string;
    readonly type?: string;
    readonly code?: string;
    readonly message?: string;
    readonly role?: string;
    readonly status?: string;
    readonly transcriptType?: string;
  }
  var told: { readonly event: string; readonly heard: readonly [SdkEventArgument, ...unknown[]] }[];
  var sdk: {
    readonly call: {
      readonly isJoined: boolean;
      start(call: object): Promise<{ readonly id: string } | null>;
      reconnect(call: { readonly webCallUrl: string }): Promise<unknown>;
      stop(): Promise<void>;
      say(message: string): void;
      setMuted(isMuted: boolean): void;
      increaseMicLevel(gain: number): void;
    };
    openContexts(): number;
  };
  var microphones: MediaStreamTrack[];
  var askedOfDaily: { readonly action: string; readonly data?: string }[];
  var dailyFails: string[] | undefined;
  var dailyRefuses: boolean | undefined;
  var dailyMeeting: {
    readonly words: readonly string[];
    say(data: string): void;
    end(): void;
    break(): void;
  };
  /** Daily's library: the calls of the page, and those that wait for the call machine to load. */
  var _daily: { readonly pendings: string[]; readonly instances: Record<string, { callMachine?: object }> };
  var beginMeeting: (callClientId: string) => void;
  /** sdk-vendor.spec.ts */
  var vapi: { say(message: string): void; end(): void };
  var sayInRoom: (text: string) => void;
  /** sdk-programs.spec.ts: runs what a program exports. */
  // biome-ignore lint/suspicious/noExplicitAny: each program gives something else.
  var run: (program: string, method: string) => Promise<any>;
  /** count-open.mjs */
  var leftOpen: () => Record<"timers" | "tracks" | "contexts" | "sockets" | "peers" | "made", number>;
  /** sdk-bad-input.spec.ts: what a call with these options fails with, and what becomes of others. */
  var failureOf: (options: object) => Promise<string>;
  var hideAndShow: () => Promise<readonly string[]>;
  var startAndStop: (times: number) => Promise<{ readonly codes: readonly string[]; readonly isStarted: boolean }>;
  /** sdk-rules.spec.ts: each probe with what either library says to it. */
  // biome-ignore lint/suspicious/noExplicitAny: the page's answers are JSON, whose shape the test states.
  var askBoth: (probes: any) => Promise<any>;
  /** rooms-contract.spec.ts */
  var farOrigin: string;
  var runContract: () => Promise<{ readonly name: string; readonly failure?: string }[]>;
}

export {};

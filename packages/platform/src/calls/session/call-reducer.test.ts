import { longestAppMessage } from "@dilo/api";
import { describe, expect, test } from "vitest";
import { SimulatedCall } from "../../testing/simulated-call.ts";
import type { CallSetup } from "./call-state.ts";
import { policy } from "./policy.ts";

const name = "Juan Pérez López";

describe("beginning", () => {
  test("listens as soon as sound can be played, then speaks the first message", () => {
    const call = new SimulatedCall();
    expect(call.phase).toBe("away");
    call.happen({ kind: "joined", abilities: { recognition: false, speech: false } });
    expect(call.phase).toBe("arriving");
    call.happen({ kind: "playable" });
    expect(call.effects[0]).toEqual({ kind: "greet" });
    expect(call.spoken).toEqual(["Hola."]);
    expect(call.phase).toBe("speaking");
  });

  test("begins all the same when the page never says that it can play", () => {
    const call = new SimulatedCall();
    call.happen({ kind: "joined", abilities: { recognition: false, speech: false } });
    call.pass(policy.playableWithinMs);
    expect(call.spoken).toEqual(["Hola."]);
  });

  test("does not wait for a television that talks before the first words", () => {
    const call = new SimulatedCall({ firstMessage: undefined });
    call.happen({ kind: "joined", abilities: { recognition: false, speech: false } });
    call.happen({ kind: "playable" });
    call.speech(600);
    call.ask("¿Cuál es su nombre?");
    expect(call.spoken).toEqual(["¿Cuál es su nombre?"]);
    expect(call.effects).toContainEqual({ kind: "begin-conversation" });
    expect(call.phase).toBe("speaking");
    call.hearOut();
    call.ask("¿Y su teléfono?");
    expect(call.effects.filter(({ kind }) => kind === "begin-conversation")).toHaveLength(1);
  });

  test("waits for a person who speaks before a responder does", () => {
    const call = new SimulatedCall({ firstMessage: undefined, answering: "responder" });
    call.happen({ kind: "joined", abilities: { recognition: false, speech: false } });
    call.happen({ kind: "playable" });
    call.speech(600);
    call.happen({ kind: "reply", text: "Hola." });
    expect(call.spoken).toEqual([]);
    expect(call.phase).toBe("user-speaking");
  });

  test("is over when nobody comes", () => {
    const call = new SimulatedCall();
    call.pass(policy.graceMs);
    expect(call.state.stage).toEqual({ kind: "ended", reason: "connection-lost" });
  });
});

describe("a turn", () => {
  test("goes from speech over silence and transcription to a final transcript", () => {
    const call = SimulatedCall.begun();
    call.speech(600);
    expect(call.phase).toBe("user-speaking");
    call.silence(200);
    expect(call.phase).toBe("endpointing");
    call.silence(policy.unfinishedMs - 200);
    expect(call.phase).toBe("transcribing");
    call.transcribe(name);
    expect(call.finals).toEqual([
      {
        type: "transcript",
        role: "user",
        transcriptType: "final",
        transcript: name,
        turnId: "call:1",
        beganOverAssistant: false,
      },
    ]);
    expect(call.phase).toBe("listening");
  });

  test("keeps a short “sí” and drops a click", () => {
    const call = SimulatedCall.begun();
    call.speech(100);
    call.silence(policy.unfinishedMs);
    expect(call.effects.some(({ kind }) => kind === "transcribe")).toBe(false);
    call.speech(160);
    call.silence(policy.unfinishedMs);
    call.transcribe("sí");
    expect(call.finals).toHaveLength(1);
  });

  test("of which only a hallucination was transcribed counts for nothing, and the question is not repeated", () => {
    const call = SimulatedCall.begun({ isHallucination: (text) => text.startsWith("Gracias por ver") });
    const said = call.spoken.length;
    call.speech(900);
    call.silence(policy.transcribeAfterMs);
    call.transcribe("Gracias por ver el video.");
    call.silence(policy.sayAgainAfterMs);
    expect(call.finals).toEqual([]);
    expect(call.phase).toBe("listening");
    expect(call.spoken).toHaveLength(said);
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.transcribe(name);
    expect(call.finals).toMatchObject([{ transcript: name }]);
  });

  test("that the page's own recogniser made up counts for nothing either", () => {
    const isHallucination = (text: string) => text.startsWith("Gracias por ver");
    const call = SimulatedCall.begun({ hearing: "browser", isHallucination });
    call.pass(policy.recognitionLagMs);
    for (const isFinal of [false, true]) call.happen({ kind: "recognised", text: "Gracias por ver el video", isFinal });
    expect(call.finals).toEqual([]);
    call.pass(policy.sameFinalWithinMs);
    call.happen({ kind: "recognised", text: name, isFinal: true });
    expect(call.finals).toMatchObject([{ transcript: name }]);
  });

  test("is one when the person goes on before it was transcribed", () => {
    const call = SimulatedCall.begun();
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.speech(400);
    expect(call.effects.at(-1)).not.toMatchObject({ kind: "close-turn" });
    expect(call.effects.some(({ kind }) => kind === "drop-transcription")).toBe(true);
    call.silence(policy.unfinishedMs);
    call.transcribe(name);
    expect(call.finals).toHaveLength(1);
    expect(call.effects.filter(({ kind }) => kind === "transcribe")).toHaveLength(2);
  });

  test("does not take words that come too late", () => {
    const call = SimulatedCall.begun();
    call.speech(600);
    call.silence(policy.unfinishedMs);
    const late = call.effects.findLast(({ kind }) => kind === "transcribe");
    call.speech(400);
    if (late?.kind === "transcribe") call.happen({ ...late, kind: "transcribed", text: "Juan" });
    expect(call.finals).toEqual([]);
  });

  test("is one across a line that stalls for three seconds", () => {
    const call = SimulatedCall.begun();
    call.speech(600);
    call.pass(3000);
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.transcribe(name);
    expect(call.finals).toHaveLength(1);
    expect(call.effects.filter(({ kind }) => kind === "transcribe")).toHaveLength(1);
  });

  test("ends when the microphone falls silent in mid-word", () => {
    const call = SimulatedCall.begun();
    call.speech(600);
    call.pass(policy.frameGapMs);
    expect(call.phase).toBe("transcribing");
  });

  test("is cut when it is too long", () => {
    const call = SimulatedCall.begun();
    call.speech(policy.longestTurnMs);
    expect(call.phase).toBe("transcribing");
    call.speech(200);
    call.transcribe("muchas palabras");
    expect(call.finals).toHaveLength(1);
  });

  test("has an id that no other call has", () => {
    const [one, other] = [SimulatedCall.begun({ callId: "a" }), SimulatedCall.begun({ callId: "b" })];
    for (const call of [one, other]) {
      call.speech(600);
      call.silence(policy.unfinishedMs);
      call.transcribe(name);
    }
    expect(one.finals[0]).not.toEqual(other.finals[0]);
  });

  test("that nobody understands brings the question again, but not forever", () => {
    const call = SimulatedCall.begun();
    call.ask("¿Su nombre?");
    call.hearOut();
    for (let turn = 0; turn < 4; turn += 1) {
      call.speech(600);
      call.silence(policy.unfinishedMs);
      call.transcribe("");
      call.silence(400);
      call.hearOut();
    }
    expect(call.spoken.filter((text) => text === "¿Su nombre?")).toHaveLength(policy.mostTimesSaid);
    expect(call.finals).toEqual([]);
  });
});

describe("a short sound that nobody understands", () => {
  const timesAsked = (call: SimulatedCall) => call.spoken.filter((text) => text === "¿Su nombre?").length;

  function cough(call: SimulatedCall, ms: number): void {
    call.speech(ms);
    call.silence(policy.unfinishedMs);
    if (ms >= policy.shortestTurnMs) call.transcribe("");
    call.silence(400);
    call.hearOut();
    call.pass(policy.sayAgainAfterMs);
  }

  function asked(): SimulatedCall {
    const call = SimulatedCall.begun();
    call.ask("¿Su nombre?");
    call.hearOut();
    return call;
  }

  test("may be a quiet “sí”: the question comes again, once for all coughs in a row", () => {
    const call = asked();
    cough(call, 200);
    expect(timesAsked(call)).toBe(2);
    cough(call, 200);
    expect(timesAsked(call)).toBe(2);
  });

  test("brings nothing where it is a click, or begins over the assistant", () => {
    const call = asked();
    cough(call, 100);
    expect(timesAsked(call)).toBe(1);
    call.ask("Uno.");
    call.soundBegins();
    call.speech(200);
    call.hearOut();
    call.silence(policy.unfinishedMs);
    call.transcribe("");
    call.silence(3000);
    expect(call.spoken.at(-1)).toBe("Uno.");
    expect(call.spoken.filter((text) => text === "Uno.")).toHaveLength(1);
  });
});

describe("an answer of which something is known", () => {
  const expected = {
    isWhole: (_: string, text: string) => text === "sí",
    isClosed: (_expecting: string, text: string) => text === "completa",
    pausesIn: (expecting: string) => (expecting === "phone" ? ("usual" as const) : ("short" as const)),
  };

  function asked(expecting?: string) {
    const call = SimulatedCall.begun({ expected });
    call.ask("¿?", expecting);
    call.hearOut();
    call.speech(600);
    return call;
  }

  test("ends as soon as it is whole", () => {
    const call = asked("marital");
    call.silence(policy.transcribeAfterMs);
    call.transcribe("sí");
    expect(call.finals).toHaveLength(1);
  });

  test.each([
    ["name", policy.unfinishedMs],
    ["phone", policy.pausingMs],
    [undefined, policy.unfinishedMs],
  ])("waits for the rest of a %s", (expecting, timeoutMs) => {
    const call = asked(expecting);
    call.silence(policy.transcribeAfterMs);
    call.transcribe("tres cero");
    call.silence(timeoutMs - policy.transcribeAfterMs - 20);
    expect(call.finals).toEqual([]);
    call.silence(20);
    expect(call.finals).toMatchObject([{ transcript: "tres cero" }]);
  });

  test.each([
    ["name", policy.closedMs],
    ["phone", policy.closedPausingMs],
  ])("that is complete ends a shorter pause after a %s", (expecting, timeoutMs) => {
    const call = asked(expecting);
    call.silence(policy.transcribeAfterMs);
    call.transcribe("completa");
    call.silence(timeoutMs - policy.transcribeAfterMs - 20);
    expect(call.finals).toEqual([]);
    call.silence(20);
    expect(call.finals).toMatchObject([{ transcript: "completa" }]);
  });

  test("is one answer across a long pause", () => {
    const call = asked("phone");
    call.silence(1500);
    call.transcribe("tres cero cinco");
    call.speech(600);
    call.silence(policy.pausingMs);
    call.transcribe("tres cero cinco cinco cinco");
    expect(call.finals).toMatchObject([{ transcript: "tres cero cinco cinco cinco" }]);
  });

  test("ends when the person says “listo” or presses the button", () => {
    const spoken = asked("phone");
    spoken.silence(policy.transcribeAfterMs);
    spoken.transcribe("tres cero cinco, listo");
    expect(spoken.finals).toMatchObject([{ transcript: "tres cero cinco" }]);

    const pressed = asked("phone");
    pressed.happen({ kind: "message", message: { type: "turn-done" } });
    pressed.transcribe("tres cero cinco");
    expect(pressed.finals).toMatchObject([{ transcript: "tres cero cinco" }]);
  });

  test("goes on under its name while the assistant is not yet heard", () => {
    const call = asked("marital");
    call.silence(policy.transcribeAfterMs);
    call.transcribe("sí");
    call.ask("¿Y su nombre?", "name");
    call.speech(400);
    expect(call.effects.filter(({ kind }) => kind === "stop-speaking")).toHaveLength(1);
    call.silence(policy.unfinishedMs);
    call.transcribe("pero separado");
    expect(call.finals).toMatchObject([{ turnId: "call:1" }, { turnId: "call:1", beganOverAssistant: false }]);
    expect(call.spoken.filter((text) => text === "¿Y su nombre?")).toHaveLength(2);
  });
});

describe("a failing transcriber", () => {
  test("is told, and the question stands again", () => {
    const call = SimulatedCall.begun();
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.failTranscriber();
    expect(call.messages).toContainEqual({ type: "hang", reason: "transcriber-failed" });
    call.silence(400);
    expect(call.spoken).toEqual(["Hola.", "Hola."]);
  });

  test("that never answers is given up", () => {
    const call = SimulatedCall.begun();
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.pass(policy.transcriberStallMs);
    expect(call.messages).toContainEqual({ type: "hang", reason: "transcriber-failed" });
    expect(call.phase).not.toBe("transcribing");
  });
});

describe("speaking", () => {
  test("says one thing after the other, and waits while the person speaks", () => {
    const call = SimulatedCall.begun();
    call.speech(200);
    call.ask("Uno.");
    call.ask("Dos.");
    expect(call.spoken).toEqual(["Hola."]);
    call.silence(policy.unfinishedMs);
    call.transcribe(name);
    expect(call.spoken).toEqual(["Hola.", "Uno."]);
    call.hearOut();
    expect(call.spoken).toEqual(["Hola.", "Uno.", "Dos."]);
  });

  test("does not ask what was answered before it was spoken", () => {
    const call = new SimulatedCall();
    call.happen({ kind: "joined", abilities: { recognition: true, speech: true } });
    call.happen({ kind: "playable" });
    call.ask("¿Su nombre?", "nombre");
    call.hearOut();
    expect(call.spoken).toEqual(["Hola.", "¿Su nombre?"]);
    call.speech(600);
    call.silence(2000);
    call.transcribe(name);
    call.silence(2000);
    expect(call.finals).toMatchObject([{ transcript: name, beganOverAssistant: false }]);
    call.ask("Oí bien. ¿Sí?", "command");
    call.hearOut();
    expect(call.spoken.filter((text) => text === "Oí bien. ¿Sí?")).toHaveLength(1);
    call.pass(5000);
    expect(call.spoken.at(-1)).toBe("Oí bien. ¿Sí?");
  });

  test("stops a question that was answered by a tap, and goes on with what comes next", () => {
    const call = SimulatedCall.begun();
    call.ask("¿Su nombre?", "nombre");
    call.soundBegins();
    call.ask("¿Su país?", "país");
    expect(call.effects).toContainEqual({ kind: "stop-speaking" });
    expect(call.spoken.at(-1)).toBe("¿Su país?");
  });

  test("says the greeting to its end before the first question", () => {
    const call = new SimulatedCall();
    call.happen({ kind: "joined", abilities: { recognition: true, speech: true } });
    call.happen({ kind: "playable" });
    call.soundBegins();
    call.ask("¿Su nombre?", "nombre");
    expect(call.spoken).toEqual(["Hola."]);
    call.hearOut();
    expect(call.spoken).toEqual(["Hola.", "¿Su nombre?"]);
  });

  test("speaks into noise that does not end", () => {
    const call = SimulatedCall.begun();
    call.speech(100);
    call.ask("Uno.");
    call.speech(policy.longestWaitToSpeakMs);
    expect(call.spoken).toContain("Uno.");
  });

  test("goes on when the page never confirms that it has played", () => {
    const call = SimulatedCall.begun();
    call.ask("Uno.");
    call.happen({
      kind: "voice-progress",
      mark: call.state.speechOutput.speaking?.utterance.mark ?? 0,
      aheadMs: 800,
      isLast: true,
    });
    call.pass(800 + policy.playedWithinMs);
    expect(call.phase).toBe("listening");
    expect(call.messages).not.toContainEqual({ type: "hang", reason: "voice-failed" });
  });

  test("lets the browser speak when the voice fails", () => {
    const call = SimulatedCall.begun();
    call.ask("Uno.");
    call.pass(policy.voiceStallMs);
    expect(call.messages).toContainEqual({ type: "hang", reason: "voice-failed" });
    expect(call.effects.at(-2)).toEqual({ kind: "speak", mark: 2, text: "Uno.", rate: 1, by: "browser" });
    call.hearOut();
    expect(call.phase).toBe("listening");
  });

  test("only shows the question where nobody can speak", () => {
    const call = SimulatedCall.begun({ speaking: "none" });
    call.ask("Uno.");
    expect(call.spoken).toEqual([]);
    expect(call.messages).toContainEqual({
      type: "transcript",
      role: "assistant",
      transcriptType: "final",
      transcript: "Uno.",
    });
    expect(call.phase).toBe("listening");
  });

  test("keeps still while muted", () => {
    const call = SimulatedCall.begun();
    call.happen({ kind: "message", message: { type: "control", control: "mute-assistant" } });
    call.ask("Uno.");
    call.happen({ kind: "message", message: { type: "control", control: "unmute-assistant" } });
    call.ask("Dos.");
    expect(call.spoken).toEqual(["Hola.", "Dos."]);
  });

  test("ends the call after its last words", () => {
    const call = SimulatedCall.begun();
    call.happen({ kind: "message", message: { type: "say", message: "Adiós.", endCallAfterSpoken: true } });
    expect(call.phase).toBe("speaking");
    call.hearOut();
    expect(call.effects.at(-1)).toEqual({ kind: "end", reason: "assistant-ended-call" });
  });
});

describe("the person speaks over the assistant", () => {
  function speaking(setup = {}) {
    const call = SimulatedCall.begun(setup);
    call.ask("¿Cuál es su nombre completo?");
    call.soundBegins();
    return call;
  }

  test("silences it after 300 ms, once it has spoken for a while", () => {
    const call = speaking();
    call.silence(1600);
    call.speech(280);
    expect(call.phase).toBe("user-speaking");
    expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(false);
    call.speech(20);
    expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(true);
  });

  test("silences it no later because a word has stops in it", () => {
    const call = speaking();
    call.silence(1600);
    call.speech(140);
    call.silence(60);
    call.speech(100);
    expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(true);
  });

  test("does not silence it with two clicks", () => {
    const call = speaking();
    call.silence(1600);
    call.speech(60);
    call.silence(260);
    call.speech(60);
    expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(false);
  });

  test("does not silence its first words", () => {
    const call = speaking();
    call.speech(1000);
    expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(false);
  });

  test("gets a transcript that says so, and the question again", () => {
    const call = speaking();
    call.silence(1600);
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.transcribe("perdón");
    expect(call.finals).toMatchObject([{ transcript: "perdón", beganOverAssistant: true }]);
    call.silence(policy.sayAgainAfterMs + 100);
    expect(call.spoken.filter((text) => text.includes("nombre"))).toHaveLength(2);
  });

  test("hears the question again at once when it was no speech", () => {
    const call = speaking();
    call.silence(1600);
    call.speech(400);
    call.silence(policy.unfinishedMs);
    call.transcribe("");
    call.silence(policy.resumeAfterMs + 100);
    expect(call.spoken.filter((text) => text.includes("nombre"))).toHaveLength(2);
  });

  test("cannot interrupt forever", () => {
    const call = speaking();
    for (let time = 0; time < 5; time += 1) {
      call.silence(1600);
      call.speech(400);
      call.silence(policy.unfinishedMs);
      if (call.phase === "transcribing") call.transcribe("");
      call.silence(400);
      if (call.state.speechOutput.speaking) call.soundBegins();
    }
    expect(call.effects.filter(({ kind }) => kind === "stop-speaking")).toHaveLength(policy.mostTimesSaid - 1);
  });

  test("is not heard where the browser's voice would hear itself", () => {
    const call = speaking({ speaking: "browser" });
    call.silence(1600);
    call.speech(600);
    call.silence(policy.unfinishedMs);
    expect(call.effects.some(({ kind }) => kind === "stop-speaking" || kind === "transcribe")).toBe(false);
  });
});

describe("the assistant's own voice", () => {
  test("is no answer when the microphone hears it", () => {
    const call = SimulatedCall.begun();
    call.ask("¿Cuál es su nombre completo?");
    call.soundBegins();
    call.speech(800);
    call.hearOut();
    call.silence(policy.unfinishedMs);
    call.transcribe("cual es su nombre completo");
    expect(call.finals).toEqual([]);
    expect(call.effects).toContainEqual(expect.objectContaining({ kind: "close-turn", outcome: "echo" }));
  });

  test("heard twice takes interrupting away", () => {
    const call = SimulatedCall.begun();
    for (let time = 0; time < 2; time += 1) {
      call.ask("¿Cuál es su nombre completo?");
      call.soundBegins();
      call.speech(800);
      call.hearOut();
      call.silence(policy.unfinishedMs);
      call.transcribe("cual es su nombre completo");
    }
    call.ask("¿Cuál es su dirección?");
    call.soundBegins();
    call.silence(1600);
    call.speech(600);
    expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(false);
  });
});

describe("the page's own recognition", () => {
  const setup = { hearing: "browser" } as const;

  test("gives partial and final transcripts of one turn", () => {
    const call = SimulatedCall.begun(setup);
    call.pass(1000);
    call.happen({ kind: "recognised", text: "Juan", isFinal: false });
    expect(call.phase).toBe("user-speaking");
    call.happen({ kind: "recognised", text: "Juan Pérez", isFinal: true });
    expect(call.finals).toMatchObject([
      { transcriptType: "partial", transcript: "Juan", turnId: "call:1" },
      { transcriptType: "final", transcript: "Juan Pérez", turnId: "call:1" },
    ]);
  });

  test("keeps finals that repeat or grow in one turn", () => {
    const call = SimulatedCall.begun(setup);
    call.pass(1000);
    for (const text of ["Juan", "Juan", "Juan Pérez"]) call.happen({ kind: "recognised", text, isFinal: true });
    expect(new Set(call.finals.map((message) => message.type === "transcript" && message.turnId))).toEqual(
      new Set(["call:1"]),
    );
  });

  test("is taken at its word when it forgets to end", () => {
    const call = SimulatedCall.begun(setup);
    call.pass(1000);
    call.happen({ kind: "recognised", text: "Juan Pérez", isFinal: false });
    call.pass(policy.recognitionStallMs);
    expect(call.finals.at(-1)).toMatchObject({ transcriptType: "final", transcript: "Juan Pérez" });
  });

  test("marks what began while the assistant spoke, and asks again", () => {
    const call = SimulatedCall.begun(setup);
    call.ask("¿Su nombre?");
    call.soundBegins();
    call.happen({ kind: "recognised", text: "Juan", isFinal: false });
    call.hearOut();
    call.happen({ kind: "recognised", text: "Juan Pérez", isFinal: true });
    expect(call.finals).toMatchObject([{ transcriptType: "final", beganOverAssistant: true }]);
    call.pass(policy.sayAgainAfterMs);
    expect(call.spoken.filter((text) => text === "¿Su nombre?")).toHaveLength(2);
  });
});

describe("the end", () => {
  test("comes after 90 s without a word", () => {
    const call = SimulatedCall.begun();
    call.silence(policy.silenceMs - 100);
    expect(call.phase).toBe("listening");
    call.silence(200);
    expect(call.state.stage).toEqual({ kind: "ended", reason: "silence-timed-out" });
    expect(call.messages.at(-1)).toEqual({ type: "status-update", status: "ended", endedReason: "silence-timed-out" });
  });

  test("comes after 30 minutes, however lively they were", () => {
    const call = SimulatedCall.begun();
    for (let minute = 0; minute < 30; minute += 1) {
      call.pass(60_000);
      call.ask("¿Sigue ahí?");
      call.hearOut();
    }
    expect(call.state.stage).toEqual({ kind: "ended", reason: "exceeded-max-duration" });
  });

  test("comes when the client says so", () => {
    const call = SimulatedCall.begun();
    call.happen({ kind: "message", message: { type: "end-call" } });
    expect(call.state.stage).toEqual({ kind: "ended", reason: "customer-ended-call" });
  });
});

describe("a lost line", () => {
  test("may come back: what was said is kept, the question is said again", () => {
    const call = SimulatedCall.begun();
    call.ask("¿Su nombre?");
    call.hearOut();
    call.speech(600);
    call.happen({ kind: "lost" });
    expect(call.phase).toBe("away");
    call.transcribe(name);
    expect(call.finals).toMatchObject([{ transcript: name }]);
    call.pass(5000);
    call.happen({ kind: "joined", abilities: { recognition: false, speech: false } });
    call.happen({ kind: "playable" });
    expect(call.effects.filter(({ kind }) => kind === "greet")).toHaveLength(2);
    expect(call.spoken.filter((text) => text === "¿Su nombre?")).toHaveLength(2);
  });

  test("that stays away ends the call", () => {
    const call = SimulatedCall.begun();
    call.happen({ kind: "lost" });
    call.pass(policy.graceMs);
    expect(call.state.stage).toEqual({ kind: "ended", reason: "connection-lost" });
  });
});

describe("a person who leaves a room that is kept", () => {
  test("finds it for a minute, and the call goes on where it was", () => {
    const call = SimulatedCall.begun();
    call.ask("¿Su nombre?");
    call.happen({ kind: "lost", hasLeft: true });
    call.pass(policy.graceMs - 1);
    call.happen({ kind: "joined", abilities: { recognition: false, speech: false } });
    call.happen({ kind: "playable" });
    expect(call.spoken.filter((text) => text === "¿Su nombre?")).toHaveLength(2);
  });

  test("has ended the call by staying away", () => {
    const call = SimulatedCall.begun();
    call.happen({ kind: "lost", hasLeft: true });
    call.pass(policy.graceMs);
    expect(call.state.stage).toEqual({ kind: "ended", reason: "customer-ended-call" });
  });
});

describe("a long text", () => {
  const long = "Esta es una frase de prueba. ".repeat(120).trim();

  test("is said whole, and its transcript comes in messages that each fit", () => {
    const call = SimulatedCall.begun();
    const before = call.messages.length;
    call.ask(long);
    expect(call.spoken.at(-1)).toBe(long);
    const transcribed = call.messages.slice(before).flatMap((one) => (one.type === "transcript" ? [one] : []));
    expect(transcribed.length).toBeGreaterThan(1);
    for (const one of transcribed) expect(JSON.stringify(one).length).toBeLessThanOrEqual(longestAppMessage);
    expect(transcribed.map(({ transcript }) => transcript).join("")).toBe(long);
  });

  test("is no silence, however long the browser's voice needs for it", () => {
    const call = SimulatedCall.begun({ speaking: "browser" });
    call.ask(long);
    call.pass(policy.silenceMs + 1000);
    expect(call.phase).toBe("speaking");
    call.hearOut();
    call.pass(policy.silenceMs);
    expect(call.state.stage).toEqual({ kind: "ended", reason: "silence-timed-out" });
  });
});

describe("a responder that thinks", () => {
  function thinking(setup: Partial<CallSetup> = {}) {
    const call = SimulatedCall.begun({ answering: "responder", ...setup });
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.transcribe(name);
    expect(call.phase).toBe("thinking");
    return call;
  }

  test("is waited for, sentence by sentence, until its answer is whole", () => {
    const call = thinking();
    call.happen({ kind: "reply", text: "Gracias." });
    expect(call.phase).toBe("speaking");
    call.hearOut();
    expect(call.phase).toBe("thinking");
    call.happen({ kind: "reply", text: "¿Y su fecha de nacimiento?" });
    call.happen({ kind: "reply-ended" });
    call.hearOut();
    expect(call.phase).toBe("listening");
    call.pass(policy.replyStallMs);
    expect(call.messages).not.toContainEqual({ type: "hang", reason: "responder-failed" });
  });

  test("is given up when it is silent for too long, and the last words are said again", () => {
    const call = thinking();
    call.pass(policy.replyStallMs);
    expect(call.effects).toContainEqual({ kind: "drop-reply" });
    expect(call.messages).toContainEqual({ type: "hang", reason: "responder-failed" });
    expect(call.spoken).toEqual(["Hola.", "Hola."]);
  });

  const apologies = { wait: "Un momento.", again: "Otra vez.", nobody: "Nadie." };

  test("is late: the person is asked to wait within two seconds, and the answer still comes", () => {
    const call = thinking({ apologies });
    call.pass(2000);
    expect(call.spoken).toEqual(["Hola.", "Un momento."]);
    call.hearOut();
    call.pass(1000);
    call.happen({ kind: "reply", text: "Gracias." });
    call.happen({ kind: "reply-ended" });
    call.soundBegins();
    call.hearOut();
    call.pass(policy.replyStallMs);
    expect(call.spoken).toEqual(["Hola.", "Un momento.", "Gracias."]);
    const metrics = call.messages.filter(({ type }) => type === "turn-metrics");
    expect(metrics).toMatchObject([{ stagesMs: { answer: 3000, voice: 0 } }]);
  });

  test("is mute: asking to wait buys it no time, and the person is told that nothing comes", () => {
    const call = thinking({ apologies });
    call.pass(2000);
    call.hearOut();
    call.pass(policy.replyStallMs - 2000);
    expect(call.effects).toContainEqual({ kind: "drop-reply" });
    expect(call.spoken).toEqual(["Hola.", "Un momento.", "Otra vez."]);
  });

  test("stops in the middle: after a long sentence it has its time anew", () => {
    const call = thinking({ apologies });
    call.pass(2000);
    call.hearOut();
    call.happen({ kind: "reply", text: "Gracias." });
    call.soundBegins();
    call.happen({ kind: "voice-progress", mark: 3, aheadMs: policy.replyStallMs, isLast: true });
    call.pass(policy.replyStallMs);
    call.hearOut();
    expect(call.effects).not.toContainEqual({ kind: "drop-reply" });
    call.pass(2000);
    expect(call.spoken).toEqual(["Hola.", "Un momento.", "Gracias.", "Un momento."]);
  });

  test("uses a tool: nobody is asked to wait while it does", () => {
    const call = thinking({ apologies });
    call.happen({ kind: "tool", activity: { kind: "tool-calls", calls: [{ id: "1", name: "a", arguments: {} }] } });
    call.pass(policy.replyStallMs * 2);
    expect(call.spoken).toEqual(["Hola."]);
  });

  test("is not given up while the person goes on", () => {
    const call = thinking();
    call.speech(policy.replyStallMs + 1000);
    expect(call.messages).not.toContainEqual({ type: "hang", reason: "responder-failed" });
  });
});

describe("what was heard", () => {
  const long = "Uno dos tres cuatro cinco seis siete ocho nueve diez once doce.";
  const heard = (call: SimulatedCall) => call.effects.flatMap((one) => (one.kind === "heard" ? [one.text] : []));

  test("of an utterance that is played to its end is all of it", () => {
    expect(heard(SimulatedCall.begun())).toEqual(["Hola."]);
  });

  test("of one that is interrupted is whole words, as many as the time was enough for", () => {
    const call = SimulatedCall.begun();
    call.ask(long);
    call.soundBegins();
    call.happen({ kind: "voice-progress", mark: 2, aheadMs: 6000, isLast: true });
    call.pass(policy.protectedPlaybackMs + 1200);
    call.speech(policy.bargeInMs + 40);
    expect(heard(call).at(-1)).toBe("Uno dos tres cuatro cinco seis");
  });

  test("of one that nobody could hear yet is nothing", () => {
    const call = SimulatedCall.begun();
    call.ask(long);
    call.speech(200);
    expect(heard(call).at(-1)).toBe("");
  });

  test("of one that is only shown is all of it", () => {
    const call = SimulatedCall.begun({ speaking: "none" });
    call.ask(long);
    expect(heard(call)).toEqual([]);
  });
});

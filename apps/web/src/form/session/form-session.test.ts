import { ApiError, type ClientMessage, type RequestOptions } from "@dilo/api";
import { forms } from "@dilo/forms";
import { describe, expect, test, vi } from "vitest";
import { openFormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";

const at = "2026-11-20T15:00:00.000Z";
const consent = { textVersion: "voice-2.server", shownAt: at, agreedAt: at, language: "es", mode: "voice" } as const;

const off = { confirm: "off", retentionHours: 72 } as const;
const smart = { confirm: "smart", retentionHours: 72 } as const;
const losAngeles = { zip: "90012", city: "Los Angeles", state: "CA", alike: ["losangeles"] };
const notReached = new ApiError({ statusCode: 0, code: "not-reached", message: "" });
const answerEpochOf = (epoch: number) => ({ epoch, deviceKey: "A".repeat(43) });

/**
 * The product's calls, kept in memory; `failing` names the calls that answer with an error. A call that is paused answers
 * only after `goOn`, unless it is given up.
 */
function memoryApi(failing: Partial<Record<keyof ProductApi, Error>> = {}) {
  const sent: { call: string; input: unknown }[] = [];
  let paused: keyof ProductApi | undefined;
  let goOn: () => void = () => undefined;
  const untilGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const answer =
    (call: keyof ProductApi, value: unknown) =>
    async (input?: unknown, options: RequestOptions = {}): Promise<unknown> => {
      sent.push({ call, input });
      const failure = failing[call];
      if (failure) throw failure;
      const { signal } = options;
      const gaveUp = new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      if (call === paused) await Promise.race([untilGoOn, gaveUp]);
      return value;
    };
  const api = {
    getDraft: answer("getDraft", { draft: null, answerEpoch: answerEpochOf(0) }),
    keepAnswer: answer("keepAnswer", undefined),
    deleteDraft: answer("deleteDraft", { answerEpoch: answerEpochOf(1) }),
    eraseData: answer("eraseData", { forms: 1, answerEpoch: answerEpochOf(1) }),
    recordConsent: answer("recordConsent", undefined),
    reviseForm: answer("reviseForm", { id: "form-1", revision: 2 }),
    getForm: answer("getForm", { revision: 2 }),
    findPlaces: answer("findPlaces", { places: [losAngeles] }),
    secondOpinion: answer("secondOpinion", { words: "3 de mayo de 1980" }),
    submitForm: answer("submitForm", { id: "form-1", revision: 1 }),
  } as unknown as ProductApi;
  return {
    api,
    sent,
    calls: (name: keyof ProductApi) => sent.filter((one) => one.call === name),
    pause: (call: keyof ProductApi) => {
      paused = call;
    },
    goOn: () => goOn(),
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

test("typing every answer keeps each one and saves the form once", async () => {
  const memory = memoryApi();
  const session = openFormSession(memory.api, off, () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  for (const field of forms["I-130"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  await settle();
  expect(memory.calls("keepAnswer")).toHaveLength(11);
  expect(memory.calls("submitForm")).toHaveLength(1);
  expect(session.current().interview).toMatchObject({ phase: "complete", saving: "saved", saved: { id: "form-1" } });
});

test("a failed save says so once, loses nothing, and can be made again", async () => {
  const memory = memoryApi({ submitForm: new ApiError({ statusCode: 500, code: "internal", message: "" }) });
  let alerts = 0;
  const session = openFormSession(memory.api, off, () => {
    alerts += 1;
  });
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  await settle();
  expect(alerts).toBe(1);
  expect(session.current().interview).toMatchObject({ phase: "complete", saving: "failed" });
  session.dispatch({ kind: "save-again" });
  await settle();
  expect(memory.calls("submitForm").map((one) => one.input)).toHaveLength(2);
});

test("a form more than the payment may save is not called a failure that another try mends", async () => {
  const memory = memoryApi({ submitForm: new ApiError({ statusCode: 429, code: "no-forms-left", message: "" }) });
  const session = openFormSession(memory.api, off, () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  await settle();
  expect(session.current().interview).toMatchObject({ phase: "complete", saving: "refused" });
});

test("a correction after the save is a revision, and a change made elsewhere is told, not overwritten", async () => {
  const memory = memoryApi({ reviseForm: new ApiError({ statusCode: 409, code: "revision-conflict", message: "" }) });
  const session = openFormSession(memory.api, smart, () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields)
    session.dispatch({ kind: "typed", text: written[field.id] ?? written[field.kind] ?? "", at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  const saved = memory.calls("submitForm");
  expect(saved).toMatchObject([{ input: { body: { places: { direccion_actual: [losAngeles] } } } }]);
  session.dispatch({ kind: "correct", field: "pais_nacimiento" });
  session.dispatch({ kind: "typed", text: "Colombia", at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  expect(memory.calls("reviseForm")).toMatchObject([{ input: { id: "form-1", body: { revision: 1 } } }]);
  expect(session.current().interview).toMatchObject({ saving: "conflict", saved: { id: "form-1", revision: 2 } });
});

/** Answers that their readers read without a question. */
const written: Readonly<Record<string, string>> = {
  name: "Rosa Prado",
  date: "15 de marzo de 1985",
  fecha_residencia: "12 de mayo de 2015",
  country: "México",
  "alien-number": "089345678",
  address: "1234 Main Street, Los Angeles, CA 90012",
  phone: "3055550123",
  email: "no tengo",
  marital: "casada",
};

test("a draft the server refuses to tell keeps the form closed, and nothing is started over", async () => {
  const memory = memoryApi({ getDraft: new ApiError({ statusCode: 404, code: "not-found", message: "" }) });
  const session = openFormSession(memory.api, smart, () => expect.unreachable());
  await session.restore();
  expect(session.current()).toMatchObject({ status: "unavailable" });
});

test("a draft that cannot be opened here says so, and never stays at opening", async () => {
  const { api } = memoryApi();
  const draft = { answerEpoch: { epoch: 0, deviceKey: "no key" }, draft: null };
  const session = openFormSession({ ...api, getDraft: async () => draft }, smart, () => expect.unreachable());
  await session.restore();
  expect(session.current().status).toBe("unavailable");
});

test("extra questions whose code an update has replaced say so, with a way to load the page again", async () => {
  // Only the pause before the second try is virtual: importing and unsealing take what they take.
  const soon = setTimeout;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.doMock("@dilo/forms/extra", () => Promise.reject(new TypeError("gone")));
  vi.stubGlobal("fetch", async () => new Response("ok"));
  const { api } = memoryApi();
  const answer = { said: "calle Uno", heardAt: at };
  const draft = { formType: "N-400", answers: { "not-one-of-the-ten": answer }, updatedAt: at };
  const restored = { ...api, getDraft: async () => ({ answerEpoch: answerEpochOf(0), draft }) };
  const session = openFormSession(restored as unknown as ProductApi, smart, () => expect.unreachable());
  void session.restore();
  for (let turn = 0; turn < 2000 && session.current().status === "opening"; turn += 1) {
    await new Promise((resolve) => soon(resolve, 5));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(session.current().status).toBe("unavailable");
  vi.doUnmock("@dilo/forms/extra");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("extra questions that arrive do not hide that something given has not", async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock("@dilo/forms/extra", async (load) => arrived.then(() => load()));
  const { api } = memoryApi({ recordConsent: notReached });
  const draft = { formType: "N-400", answers: { "not-one-of-the-ten": { said: "sí", heardAt: at } }, updatedAt: at };
  const restored = { ...api, getDraft: async () => ({ answerEpoch: answerEpochOf(0), draft }) };
  const session = openFormSession(restored as unknown as ProductApi, smart, () => expect.unreachable());
  const opened = session.restore();
  await settle();
  session.recordConsent(consent);
  await vi.waitFor(() => expect(session.current().unsent).toBe("on-device"));
  arrive();
  await opened;
  vi.doUnmock("@dilo/forms/extra");
  expect(session.current()).toMatchObject({ status: "available", unsent: "on-device" });
  await session.startOver();
});

test("the next question goes to the assistant as a system message", () => {
  const messages: ClientMessage[] = [];
  const session = openFormSession(memoryApi().api, off, () => undefined);
  session.connect({ send: (message) => messages.push(message), stop: () => undefined });
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "call-started" });
  expect(messages).toEqual([
    {
      type: "add-message",
      message: { role: "system", content: forms["N-400"].fields[0]?.question },
      triggerResponseEnabled: true,
    },
  ]);
});

test("hanging up and dropping come with a new beginning, and only once the draft is deleted", async () => {
  const memory = memoryApi();
  const session = openFormSession(memory.api, off, () => undefined);
  let stops = 0;
  session.connect({
    send: () => undefined,
    stop: () => {
      stops += 1;
    },
  });
  await session.restore();
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "call-started" });
  await session.startOver();
  expect(stops).toBeGreaterThan(0);
  expect(memory.calls("deleteDraft")).toHaveLength(1);
  expect(session.current().interview.phase).toBe("choosing");
});

describe("what is on its way", () => {
  const name = { kind: "typed", text: "Rosa Prado", at } as const;
  const staleEpoch = new ApiError({ statusCode: 409, code: "stale-epoch", message: "" });
  const held = () => Object.keys(localStorage).filter((key) => key.startsWith("dilo_pending_"));

  /** A session whose form is chosen. */
  async function chosen(memory: ReturnType<typeof memoryApi>) {
    const session = openFormSession(memory.api, off, () => undefined);
    await session.restore();
    session.dispatch({ kind: "form-chosen", formType: "N-400" });
    return session;
  }

  test("an answer the network lost is in the next page, at the next question, and arrives then", async () => {
    const dead = memoryApi({ keepAnswer: notReached });
    const session = await chosen(dead);
    session.dispatch(name);
    await vi.waitFor(() => expect(session.current().unsent).toBe("on-device"));
    await vi.waitFor(() => expect(held()).toHaveLength(1));
    expect(JSON.stringify({ ...localStorage })).not.toContain("Rosa");

    const alive = memoryApi();
    const next = openFormSession(alive.api, off, () => undefined);
    await next.restore();
    expect(next.current()).toMatchObject({ status: "available", interview: { phase: "asking", position: 1 } });
    await vi.waitFor(() => expect(held()).toEqual([]));
    expect(alive.calls("keepAnswer")).toMatchObject([
      { input: { field: "nombre_completo", body: { said: "Rosa Prado", epoch: 0 } } },
    ]);
  });

  test("deleting gives up what is on its way, and only then forgets; the next epoch begins", async () => {
    const memory = memoryApi();
    memory.pause("keepAnswer");
    const session = await chosen(memory);
    session.dispatch(name);
    await vi.waitFor(() => expect(held()).toHaveLength(1));
    // What was ticked off on the last screen names a saved form.
    localStorage.setItem("dilo_next_steps_form_1", "0,2");
    await session.startOver();
    expect(localStorage.getItem("dilo_next_steps_form_1")).toBe("0,2");
    const receipt = await session.erase();
    expect(receipt.forms).toBe(1);
    expect(held()).toEqual([]);
    expect(localStorage.getItem("dilo_next_steps_form_1")).toBeNull();
    expect(session.current()).toMatchObject({ interview: { phase: "choosing" }, unsent: "none" });
    memory.goOn();
    session.dispatch({ kind: "form-chosen", formType: "N-400" });
    session.dispatch(name);
    await vi.waitFor(() => expect(memory.calls("keepAnswer")).toHaveLength(2));
    expect(memory.calls("keepAnswer")[1]).toMatchObject({ input: { body: { epoch: 1 } } });
  });

  test.each(["erase", "startOver"] as const)("when %s is not confirmed, nothing is forgotten", async (act) => {
    const memory = memoryApi({ eraseData: notReached, deleteDraft: notReached });
    memory.pause("keepAnswer");
    const session = await chosen(memory);
    session.dispatch(name);
    await vi.waitFor(() => expect(held()).toHaveLength(1));
    await expect(session[act]()).rejects.toBe(notReached);
    expect(session.current().interview).toMatchObject({ phase: "asking", position: 1 });
    expect(held()).toHaveLength(1);
    memory.goOn();
    await vi.waitFor(() => expect(held()).toEqual([]));
  });

  /** Something that is held until a device is cleared, which is the last thing a page does there. */
  const holdMark = () => localStorage.setItem("dilo_pending_mark", "");

  test("erased elsewhere, this page says so and keeps nothing more", async () => {
    holdMark();
    const session = await chosen(memoryApi({ keepAnswer: staleEpoch }));
    session.dispatch(name);
    await vi.waitFor(() => expect(session.current().status).toBe("superseded"));
    await vi.waitFor(() => expect(held()).toEqual([]));
  });

  test("a save that meets an erasure made elsewhere says so too, without an alarm", async () => {
    holdMark();
    const session = openFormSession(memoryApi({ submitForm: staleEpoch }).api, off, () => expect.unreachable());
    await session.restore();
    session.dispatch({ kind: "form-chosen", formType: "N-400" });
    for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
    await vi.waitFor(() => expect(session.current().status).toBe("superseded"));
    await vi.waitFor(() => expect(held()).toEqual([]));
  });

  test("an answer refused for want of access waits on the device until there is access again", async () => {
    const unauthorized = new ApiError({ statusCode: 401, code: "not-paid", message: "" });
    const refused = memoryApi({ keepAnswer: unauthorized });
    const session = await chosen(refused);
    session.dispatch(name);
    await vi.waitFor(() => expect(refused.calls("keepAnswer")).toHaveLength(1));
    // Sealing it takes a moment of its own.
    await vi.waitFor(() => expect(held()).toHaveLength(1));
    await settle();
    expect(held()).toHaveLength(1);
  });

  test("a consent waits for nobody, is tried again, and outlasts the page", async () => {
    const dead = memoryApi({ recordConsent: notReached });
    const session = await chosen(dead);
    session.recordConsent(consent);
    session.dispatch(name);
    expect(session.current().interview).toMatchObject({ position: 1 });
    await vi.waitFor(() => expect(held()).toHaveLength(2));

    const alive = memoryApi();
    await openFormSession(alive.api, off, () => undefined).restore();
    await vi.waitFor(() => expect(held()).toEqual([]));
    expect(alive.calls("recordConsent")).toEqual([{ call: "recordConsent", input: { body: consent } }]);
  });

  test("the consent is on the server before the form it belongs to is saved", async () => {
    const memory = memoryApi();
    const session = await chosen(memory);
    for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
    session.recordConsent(consent);
    await vi.waitFor(() => expect(memory.calls("submitForm")).toHaveLength(1));
    const order = memory.sent.map(({ call }) => call);
    expect(order.indexOf("recordConsent")).toBeGreaterThan(0);
    expect(order.indexOf("recordConsent")).toBeLessThan(order.indexOf("submitForm"));
  });
});

describe("a second opinion", () => {
  const inDoubt = "cuando mi tía se fue, vendía 40, bueno yo nací el 3 de mayo de 1980";

  /** A session in which the spoken date of birth was not understood. */
  function doubting(memory: ReturnType<typeof memoryApi>, kind: "server" | "none") {
    const session = openFormSession(memory.api, { ...smart, model: { kind, name: "" } }, () => undefined);
    session.dispatch({ kind: "form-chosen", formType: "N-400" });
    session.dispatch({ kind: "typed", text: "Rosa Prado", at });
    session.dispatch({ kind: "heard", heard: { text: inDoubt, isFinal: true, beganOverAssistant: false, at } });
    return session;
  }

  test("is asked of the server, and becomes a candidate", async () => {
    const memory = memoryApi();
    const session = doubting(memory, "server");
    await settle();
    expect(memory.calls("secondOpinion")).toMatchObject([
      { input: { body: { formType: "N-400", field: "fecha_nacimiento", said: inDoubt, heardAt: at } } },
    ]);
    expect(session.current().interview).toMatchObject({ turn: { opinion: { value: "1980-05-03" } } });
  });

  test("is asked of nobody without a model, and is none when the call fails", async () => {
    const alone = memoryApi();
    doubting(alone, "none");
    const failure = new ApiError({ statusCode: 503, code: "not-available", message: "" });
    const session = doubting(memoryApi({ secondOpinion: failure }), "server");
    await settle();
    expect(alone.calls("secondOpinion")).toEqual([]);
    expect(session.current().interview).not.toHaveProperty("turn.opinion");
  });

  test("that arrives after everything was forgotten changes nothing", async () => {
    const memory = memoryApi();
    memory.pause("secondOpinion");
    const session = doubting(memory, "server");
    session.dispatch({ kind: "reset" });
    memory.goOn();
    session.dispatch({ kind: "form-chosen", formType: "N-400" });
    await settle();
    expect(session.current().interview).not.toHaveProperty("turn.opinion");
  });
});

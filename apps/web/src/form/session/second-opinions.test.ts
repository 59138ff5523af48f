import { ApiError } from "@dilo/api";
import { expect, test } from "vitest";
import { at, memoryApi, openedSession, settle, smart } from "./testing.ts";

const inDoubt = "vendíamos cuarenta en la feria y yo nací el tres de mayo del ochenta";

/** A session in which the spoken date of birth was not understood. */
async function doubting(memory: ReturnType<typeof memoryApi>, kind: "server" | "none") {
  const session = await openedSession(memory.api, { ...smart, model: { kind, name: "" } }, () => undefined);
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "typed", text: "Rosa Prado", at });
  session.dispatch({ kind: "heard", heard: { text: inDoubt, isFinal: true, beganOverAssistant: false, at } });
  return session;
}

test("is asked of the server, and becomes a candidate", async () => {
  const memory = memoryApi();
  const session = await doubting(memory, "server");
  await settle();
  expect(memory.calls("secondOpinion")).toMatchObject([
    { input: { body: { formType: "N-400", field: "fecha_nacimiento", said: inDoubt, heardAt: at } } },
  ]);
  expect(session.current().interview).toMatchObject({ turn: { opinion: { value: "1980-05-03" } } });
});

test("is asked of nobody without a model, and is none when the call fails", async () => {
  const alone = memoryApi();
  await doubting(alone, "none");
  const failure = new ApiError({ statusCode: 503, code: "not-available", message: "" });
  const session = await doubting(memoryApi({ secondOpinion: failure }), "server");
  await settle();
  expect(alone.calls("secondOpinion")).toEqual([]);
  expect(session.current().interview).not.toHaveProperty("turn.opinion");
});

test("that arrives after everything was forgotten changes nothing", async () => {
  const memory = memoryApi();
  memory.pause("secondOpinion");
  const session = await doubting(memory, "server");
  session.dispatch({ kind: "reset" });
  memory.goOn();
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  await settle();
  expect(session.current().interview).not.toHaveProperty("turn.opinion");
});

import { ApiError } from "@dilo/api";
import { forms } from "@dilo/forms";
import fc from "fast-check";
import { expect, test } from "vitest";
import { screenView } from "../interview-view/screen-view.ts";
import type { FormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";
import * as readers from "./readers.ts";
import { answerEpochOf, at, openedSession, settle, smart, writtenFor } from "./testing.ts";

type Said = Record<string, string>;

/** A form that was answered in one window and saved. */
const answered: Said = Object.fromEntries(forms["N-400"].fields.map(({ id, kind }) => [id, writtenFor({ id, kind })]));

/** A server as its own tests describe it: one draft, one form with its revisions, paper of the revision that was asked for. */
function memoryServer(saved?: Said) {
  const draft = Object.fromEntries(Object.entries(saved ?? {}).map(([field, said]) => [field, { said, heardAt: at }]));
  const revisions: Said[] = saved === undefined ? [] : [saved];
  const current = () => ({ id: "form-1", revision: revisions.length });
  const ofDraft = (): Said => Object.fromEntries(Object.entries(draft).map(([field, { said }]) => [field, said]));
  const conflict = () => new ApiError({ statusCode: 409, code: "revision-conflict", message: "" });
  const save = (data: Said) => {
    if (!isSame(data, revisions.at(-1) ?? {})) revisions.push(data);
    return current();
  };
  const api = {
    getDraft: async () => ({
      draft: {
        formType: "N-400",
        answers: { ...draft },
        isChanged: revisions.length > 0 && !isSame(ofDraft(), revisions.at(-1) ?? {}),
        ...(revisions.length > 0 && { saved: current() }),
      },
      answerEpoch: answerEpochOf(0),
    }),
    keepAnswer: async (input: { field: string; body: { said: string; heardAt: string } }) => {
      draft[input.field] = { said: input.body.said, heardAt: input.body.heardAt };
    },
    getForm: async () => current(),
    findPlaces: async () => ({ places: [] }),
    submitForm: async ({ body }: { body: { data: Said } }) => save(body.data),
    reviseForm: async ({ body }: { body: { data: Said; revision: number } }) => {
      if (body.revision !== revisions.length) throw conflict();
      return save(body.data);
    },
    generatePdf: async ({ body }: { body: { revision: number } }) => {
      if (body.revision !== revisions.length) throw conflict();
      return revisions.at(-1);
    },
  };
  return { api: api as unknown as ProductApi, printed: (revision: number) => revisions[revision - 1] ?? {} };
}

const isSame = (one: Said, other: Said) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) => one[id] === other[id]);

const countries = ["Colombia", "Honduras", "México", "Perú"];

function shownIn(session: FormSession): Said {
  const { interview } = session.current();
  if (interview.phase === "choosing") return {};
  return Object.fromEntries(Object.entries(interview.answers).map(([field, { said }]) => [field, said]));
}

async function expectTruth(session: FormSession, server: ReturnType<typeof memoryServer>): Promise<void> {
  const { interview } = session.current();
  const view = screenView(interview, readers);
  if (view.kind === "reviewing" && !view.isUnsaved && interview.saved)
    expect(shownIn(session)).toEqual(server.printed(interview.saved.revision));
  if (view.kind !== "complete" || view.saving !== "saved" || !interview.saved) return;
  const { revision } = interview.saved;
  const body = { formId: "form-1", formType: view.formType, revision };
  const paper: unknown = await server.api.generatePdf({ body }).catch((failure: ApiError) => failure.code);
  if (paper !== "revision-conflict") expect(paper).toEqual(shownIn(session));
}

test("whatever is corrected, saved and opened again in two windows, paper says what its window shows", async () => {
  const window = fc.nat(1);
  const step = fc.oneof(
    fc.record({ do: fc.constant("correct" as const), window, country: fc.constantFrom(...countries) }),
    fc.record({ do: fc.constantFrom("look" as const, "save" as const, "open again" as const), window }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const server = memoryServer(answered);
      const open = () => openedSession(server.api, smart, () => undefined);
      const windows = [await open(), await open()];
      for (const { current } of windows)
        expect(current().interview).toMatchObject({ phase: "complete", saving: "saved" });
      for (const one of steps) {
        const session = windows[one.window] as FormSession;
        if (one.do === "open again") windows[one.window] = await open();
        if (one.do === "save") session.dispatch({ kind: "review-accepted" });
        if (one.do === "look" || one.do === "correct") session.dispatch({ kind: "correct", field: "pais_nacimiento" });
        if (one.do === "look") session.dispatch({ kind: "command", command: "skip", at });
        if (one.do === "correct") session.dispatch({ kind: "typed", text: one.country, at });
        await settle();
        for (const each of windows) await expectTruth(each, server);
      }
    }),
    { numRuns: 60 },
  );
});

test("what is answered and saved in a window is what the windows before begin with", async () => {
  const server = memoryServer();
  const session = await answeredIn(server);
  expect(session.current().interview).toMatchObject({ phase: "complete", saving: "saved" });
  expect(server.printed(1)).toEqual(answered);
});

/** A window in which the form was answered and saved. */
async function answeredIn(server: ReturnType<typeof memoryServer>): Promise<FormSession> {
  const session = await openedSession(server.api, smart, () => undefined);
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const text of Object.values(answered)) session.dispatch({ kind: "typed", text, at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  return session;
}

test("only what differs from what was saved is called unsaved", async () => {
  const server = memoryServer();
  const session = await answeredIn(server);
  const unsaved = () => {
    const view = screenView(session.current().interview, readers);
    return view.kind === "reviewing" ? view.isUnsaved : view.kind;
  };
  session.dispatch({ kind: "correct", field: "pais_nacimiento" });
  session.dispatch({ kind: "command", command: "skip", at });
  await settle();
  expect(unsaved()).toBe(false);
  session.dispatch({ kind: "correct", field: "pais_nacimiento" });
  session.dispatch({ kind: "typed", text: "Colombia", at });
  await settle();
  expect(unsaved()).toBe(true);
});

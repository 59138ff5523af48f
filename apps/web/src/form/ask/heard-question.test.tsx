import { type Interview, type InterviewEvent, next, startOf } from "@dilo/forms";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HearContext } from "../hear/hear.tsx";
import { interviewEvents } from "../interview-view/interview-events.ts";
import { screenView } from "../interview-view/screen-view.ts";
import type { ProductApi } from "../session/product-api.ts";
import * as readers from "../session/readers.ts";
import { at } from "../session/testing.ts";
import { AskScreen } from "./ask-screen.tsx";

const nothing = () => undefined;
const none = { unsentNotice: null, steps: null, start: null, captions: null, manage: null, dock: null };

afterEach(() => vi.unstubAllGlobals());

/** What a service is asked to say for "Oír la pregunta", once these words were written. */
async function heardAfter(...words: readonly string[]): Promise<string> {
  vi.stubGlobal(
    "AudioContext",
    class {
      resume = async () => undefined;
      close = async () => undefined;
    },
  );
  let interview: Interview = startOf("smart");
  const send = (event: InterviewEvent): void => {
    [interview] = next(interview, event);
  };
  send({ kind: "form-chosen", formType: "N-400" });
  for (const text of words) send({ kind: "typed", text, at });
  const view = screenView(interview, readers);
  if (view.kind !== "asking") throw new Error("Nothing is asked.");
  const speak = vi.fn(async (_: { body: { text: string } }) => Promise.reject(new Error("Nothing sounds here.")));
  const voice = { speaker: { kind: "server", name: "A service", isTest: false } } as const;
  render(
    <HearContext value={{ api: { speak } as unknown as ProductApi, voice }}>
      <AskScreen
        {...{ view, events: interviewEvents(nothing), ...none }}
        hasTextBox
        isLookedUp={false}
        isAnswerDropped={false}
        focusRequest={0}
        onHelp={nothing}
      />
    </HearContext>,
  );
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(await screen.findByRole("button", { name: "Oír la pregunta" }));
  await vi.waitFor(() => expect(speak).toHaveBeenCalled(), 10_000);
  return speak.mock.calls[0]?.[0].body.text ?? "";
}

test("the question is heard with its hint and all that is to be known", async () => {
  const heard = await heardAfter();
  expect(heard).toMatch(/^¿Cuál es su nombre completo\?/);
  expect(heard).toContain(document.getElementById("question-hint")?.textContent);
});

test.each([
  ["read back", ["creo que es Zoila Prado"]],
  ["in doubt", ["Rosa Elena Prado", "03/05/1990"]],
  ["not understood", ["Rosa Elena Prado", "Zoila fue a misa", "Zoila fue a misa otra vez"]],
  ["of the question before", ["Zoila Prado"]],
])("a service hears nothing of an answer that is %s", async (_, words) => {
  expect(await heardAfter(...words)).not.toMatch(/Zoila|Prado|1990|marzo|mayo/);
});

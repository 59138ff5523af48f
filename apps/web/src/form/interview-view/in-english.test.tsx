import {
  type Field,
  type FormType,
  forms,
  formTypes,
  type Interview,
  type InterviewEvent,
  next,
  startOf,
} from "@dilo/forms";
import { questionInEnglish } from "@dilo/forms/english";
import { furtherFields } from "@dilo/forms/parts";
import { act, cleanup, render } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../words/dictionary.ts";
import { AskScreen } from "../ask/ask-screen.tsx";
import { ChooseScreen } from "../choose/choose-screen.tsx";
import { ReviewScreen } from "../review/review-screen.tsx";
import * as readers from "../session/readers.ts";
import { at, writtenFor } from "../session/testing.ts";
import { englishBy } from "./in-language.ts";
import { interviewEvents } from "./interview-events.ts";
import { screenView } from "./screen-view.ts";

const texts = englishBy({ questionInEnglish });
const nothing = () => undefined;
const none = { unsentNotice: null, steps: null, start: null, captions: null, manage: null, dock: null };

beforeAll(async () => {
  await import("../page/deferred-screens.ts");
  await chooseLanguage("en");
  // The screens that come later are loaded once.
  render(<Screen interview={startOf("smart")} />);
  await act(() => vi.dynamicImportSettled());
  cleanup();
});
afterAll(() => chooseLanguage("es"));

/** The screen of an interview that is held in writing. */
function Screen({ interview }: { interview: Interview }) {
  const view = screenView(interview, readers, texts);
  const events = interviewEvents(nothing);
  switch (view.kind) {
    case "choosing":
      return (
        <ChooseScreen
          {...{ view, isCallActive: false, endedAt: undefined, onChoose: nothing, onWrite: nothing }}
          hasTextBox
          steps={null}
          voice={null}
        />
      );
    case "asking":
      return (
        <AskScreen
          {...{ view, events, ...none }}
          hasTextBox
          isLookedUp={false}
          isAnswerDropped={false}
          focusRequest={0}
          onHelp={nothing}
        />
      );
    case "reviewing":
      return <ReviewScreen {...{ view, events, ...none }} hasTextBox onWrite={nothing} areWritten />;
    case "complete":
      return null;
  }
}

/** Letters and little words that English has not. */
const spanish =
  /[¿¡áéíóúñ]|(?<!\p{L})(?:el|los|las|del|que|sus?|usted|diga|escriba|toque|para|con|una|mi|tengo|aplica|por)(?!\p{L})/iu;

/** A city has its name in both. */
const isSpanish = (text: string) => spanish.test(text.replaceAll("Los Angeles", ""));

/** Every text of the page, for eyes and for ears; what the person wrote stands there in Spanish, and says so. */
function textsShown(): readonly string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue ?? "");
    if (node instanceof Element && node.matches("[lang=es]")) return;
    if (node instanceof Element)
      for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(node.getAttribute(name) ?? "");
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  return found;
}

/** An interview whose every screen is looked at. */
function looked(formType: FormType) {
  const seen = new Set<string>();
  const shown = { count: 0, questions: new Set<string>() };
  const drawn = new Set<string>();
  let interview: Interview = startOf("smart");
  const look = (): void => {
    const view = screenView(interview, readers, texts);
    const question = view.kind === "asking" ? view.question.join(" ") : "";
    const reply = "reply" in view ? `${view.reply.shown} ${view.reply.unseen}` : "";
    shown.questions.add(question);
    for (const text of [question, reply]) if (isSpanish(text)) seen.add(text);
    // What differs in its words alone was told already; a screen that is built otherwise is drawn.
    const built = `${view.kind} ${"answer" in view && view.answer.kind} ${view.kind === "asking" && view.field.kind} ${reply}`;
    if (drawn.has(built)) return;
    drawn.add(built);
    render(<Screen interview={interview} />);
    shown.count += 1;
    for (const text of textsShown()) if (isSpanish(text)) seen.add(text);
    cleanup();
  };
  const send = (event: InterviewEvent): void => {
    [interview] = next(interview, event);
    if (event.kind !== "correct") look();
  };
  look();
  send({ kind: "form-chosen", formType });
  return {
    ...{ seen, shown, send },
    now: () => interview,
    write: (text: string) => send({ kind: "typed", text, at }),
    /** What is said below the text box of words that are not sent. */
    typing: (text: string) => {
      const view = screenView(interview, readers, texts);
      const { question = "" } = (view.kind === "asking" && view.preview?.(text, at)) || {};
      if (isSpanish(question)) seen.add(question);
    },
  };
}

/** What brings a question in doubt, is asked beside it, or is not understood. */
const beside = ["help", "March 5", "1234 Main Street", "xyzzy"];

/** An answer that needs no question back, in words that are not Spanish. */
function plainly(field: Field): string {
  const own: Partial<Record<Field["kind"], string>> = { country: "Mexico", relation: "my mother", email: "none" };
  return own[field.kind] ?? (writtenFor(field) || "married");
}

test.each(formTypes)("%s: on a page in English no sentence of a written interview is in Spanish", (formType) => {
  const page = looked(formType);
  const { fields } = forms[formType];
  for (const field of fields) page.write(plainly(field));
  expect(page.now().phase).toBe("reviewing");
  page.write("help");
  for (const field of fields) {
    for (const words of beside) {
      page.send({ kind: "correct", field: field.id });
      page.typing(words);
      page.write(words);
    }
    page.send({ kind: "correct", field: field.id });
    page.write(plainly(field));
  }
  page.send({ kind: "review-accepted" });
  expect([...page.seen]).toEqual([]);
  expect(page.shown.count).toBeGreaterThan(20);
});

test.each(formTypes)("%s: nor of the questions of its parts", (formType) => {
  const page = looked(formType);
  for (const field of forms[formType].fields) page.write(plainly(field));
  expect(page.now().phase).toBe("reviewing");
  page.send({ kind: "extra-wanted" });
  page.send({ kind: "extra-arrived", fields: furtherFields[formType] });
  for (let left = furtherFields[formType].length; page.now().phase === "asking" && left > 0; left -= 1)
    page.send({ kind: "command", command: "skip", at });
  expect([...page.seen]).toEqual([]);
  expect(page.shown.questions.size).toBeGreaterThan(20);
});

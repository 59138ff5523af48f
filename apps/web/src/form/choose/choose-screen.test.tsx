import { next, startOf } from "@dilo/forms";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { formEs } from "../../words/es/form.ts";
import { DecisionButtons } from "../ask/current-answer.tsx";
import { availableActions } from "../interview-view/available-actions.ts";
import { interviewEvents } from "../interview-view/interview-events.ts";
import { screenView } from "../interview-view/screen-view.ts";
import * as readers from "../session/readers.ts";
import { ChooseScreen } from "./choose-screen.tsx";

/** The choice of form for somebody who writes; what comes after it is named by its phase. */
function open(confirm: "smart" | "off" = "smart", endedAt?: Date) {
  function Page() {
    const [interview, setInterview] = useState(startOf(confirm));
    const send = (event: Parameters<typeof next>[1]) => setInterview(next(interview, event)[0]);
    const events = interviewEvents(send, () => "2026-11-20T15:00:00.000Z");
    const view = screenView(interview, readers);
    if (view.kind === "asking") return <p>{view.formType}</p>;
    if (view.kind !== "choosing") return <p>{view.kind}</p>;
    const { confirmation } = availableActions(interview, formEs);
    return (
      <ChooseScreen
        view={view}
        endedAt={endedAt}
        isCallActive={false}
        onChoose={events.chooseForm}
        hasTextBox
        onWrite={events.type}
        steps={<DecisionButtons actions={confirmation} onCommand={events.command} />}
        voice={null}
      />
    );
  }
  render(<Page />);
}

const box = () => screen.getByRole<HTMLInputElement>("textbox");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
function write(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
  press("Responder");
}
const whatIsWrong = () => document.getElementById(box().getAttribute("aria-describedby") ?? "")?.textContent ?? "";

test("a form that was understood is taken with one button", () => {
  open();
  expect(document.activeElement).toBe(document.body);
  write("quiero traer a mi mamá");
  expect(document.querySelector(".reply")?.textContent).toMatch(/^¿Quiere la I-130, .+\?$/);
  expect(box().value).toBe("");
  press("Sí, eso quiero");
  expect(screen.getAllByText("I-130")).toBeDefined();
});

test("a form that was misunderstood is refused with one button", () => {
  open();
  write("quiero traer a mi mamá");
  screen.getByRole("button", { name: "No, otra cosa" }).focus();
  press("No, otra cosa");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  expect(screen.getByRole("status").textContent).toMatch(/^Está bien\. .*\?/);
  expect(screen.queryByRole("button", { name: "Sí, eso quiero" })).toBeNull();
  write("quiero la ciudadanía");
  expect(screen.getByText("N-400")).toBeDefined();
});

test("words in which no form is stay, with what is wrong said once", () => {
  open();
  write("xyzzy plugh");
  expect(box().value).toBe("xyzzy plugh");
  expect(document.activeElement).toBe(box());
  expect(whatIsWrong()).toMatch(/^No supe cuál formulario quiere/);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([whatIsWrong()]);
});

test("where nothing is confirmed, words in which no form is stay as well", () => {
  open("off");
  write("xyzzy plugh");
  expect(box().value).toBe("xyzzy plugh");
  expect(whatIsWrong()).toMatch(/^No entendimos cuál formulario quiere/);
});

test("says when the answers told before were deleted, and that nothing is to be paid again", () => {
  open("smart", new Date("2026-12-03T20:53:00.000Z"));
  const { textContent } = screen.getByText(
    /^Pasó el tiempo y borramos sus respuestas el jueves, 3 de diciembre, a las? /,
  );
  expect(textContent).toContain("No paga de nuevo.");
});

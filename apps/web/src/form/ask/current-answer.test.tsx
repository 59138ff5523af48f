import { type Interview, next, startOf } from "@dilo/forms";
import { extraFields } from "@dilo/forms/extra";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenView } from "../interview-view/screen-view.ts";
import * as readers from "../session/readers.ts";
import { CurrentAnswer } from "./current-answer.tsx";

test("what Dilo cannot tell stands beside the boxes of the form before and after a doubt", () => {
  const at = "2026-11-20T15:00:00.000Z";
  const extra = extraFields["N-400"];
  const caution = extra.find(({ id }) => id === "motivo_solicitud")?.extra?.caution?.spanish ?? "";
  const before: Interview = startOf("smart");
  const [start] = next(before, { kind: "restored", formType: "N-400", answers: {}, extra });
  if (start.phase !== "asking") throw new Error("Nothing is asked.");
  const position = 11; // the basis of eligibility, behind the ten questions and the sex
  const [doubted] = next({ ...start, position }, { kind: "typed", text: "por mi esposo", at });
  for (const interview of [{ ...start, position }, doubted]) {
    const view = screenView(interview, readers);
    if (view.kind !== "asking") throw new Error("Nothing is asked.");
    const { unmount } = render(<CurrentAnswer answer={view.answer} field={view.field} onPick={() => {}} />);
    expect(screen.getByText(caution)).toBeDefined();
    unmount();
  }
});

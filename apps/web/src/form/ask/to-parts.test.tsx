import { type InterviewEvent, next, startOf } from "@dilo/forms";
import { fieldsOfPart } from "@dilo/forms/parts";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screenView } from "../interview-view/screen-view.ts";
import type { AskingView } from "../interview-view/views.ts";
import * as readers from "../session/readers.ts";
import { ToParts } from "./to-parts.tsx";

function asking(...events: readonly InterviewEvent[]): AskingView {
  const chosen: InterviewEvent = { kind: "form-chosen", formType: "N-400" };
  const interview = [chosen, ...events].reduce((now, event) => next(now, event)[0], startOf("smart"));
  const view = screenView(interview, readers);
  if (view.kind !== "asking") throw new Error("Nothing is asked.");
  return view;
}

test("the parts are a tap away from each question of one, and from none of the first questions", () => {
  const onWanted = vi.fn();
  const { rerender } = render(<ToParts view={asking()} onWanted={onWanted} />);
  expect(screen.queryByRole("button")).toBeNull();
  const [field] = fieldsOfPart("N-400", 6);
  if (field === undefined) throw new Error("Part 6 asks nothing.");
  rerender(<ToParts view={{ ...asking(), field }} onWanted={onWanted} />);
  fireEvent.click(screen.getByRole("button", { name: "Ver las partes del formulario" }));
  expect(onWanted).toHaveBeenCalledOnce();
});

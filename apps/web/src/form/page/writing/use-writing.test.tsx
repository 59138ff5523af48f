import { startOf } from "@dilo/forms";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenView } from "../../interview-view/screen-view.ts";
import { useWriting } from "./use-writing.ts";

const view = screenView(startOf("smart"), undefined);

test("a call that hears nothing opens the text box, which stays until the person speaks anew", () => {
  const heard = (isUnheard: boolean) => ({ hasVoice: true, isUnheard });
  const { result, rerender } = renderHook((props) => useWriting(view, props), { initialProps: heard(false) });
  expect(result.current.hasTextBox).toBe(false);
  rerender(heard(true));
  expect(result.current).toMatchObject({ hasTextBox: true, isTyping: false });
  // A cough does not take it away from who is writing.
  rerender(heard(false));
  expect(result.current.hasTextBox).toBe(true);
  act(() => result.current.stop());
  expect(result.current.hasTextBox).toBe(false);
});

import { next, startOf } from "@dilo/forms";
import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { atAddress } from "../../testing/open-site.tsx";
import { useBackButton } from "./use-back-button.ts";

afterEach(() => void vi.unstubAllGlobals());

const [first] = next(startOf("smart"), { kind: "form-chosen", formType: "N-400" });

function open(isLeaving: boolean) {
  const onBack = vi.fn();
  const confirm = vi.fn(() => isLeaving);
  vi.stubGlobal("confirm", confirm);
  const Card = () => {
    useBackButton(first, onBack);
    return null;
  };
  window.history.replaceState(null, "", "/ayuda");
  window.history.pushState(null, "", "/form");
  render(atAddress(<Card />));
  return { onBack, confirm };
}

test.each([
  [false, "/form"],
  [true, "/ayuda"],
])("Back from the first question asks first; leaving: %s", async (isLeaving, path) => {
  const { onBack, confirm } = open(isLeaving);
  window.history.back();
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(onBack).not.toHaveBeenCalled();
  if (isLeaving) return;
  window.history.back();
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
});

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { configExample } from "../../testing/config-example.ts";
import { failuresEs } from "../../words/es/form.ts";
import type { FormCall } from "../call/form-call.ts";
import { CallNotices } from "./call-elements.tsx";
import type { FormCardState } from "./use-form-card.ts";

const show = (call: Partial<FormCall>) =>
  render(
    <CallNotices
      card={{ call: { captions: [], endNote: "", ...call }, config: configExample } as unknown as FormCardState}
    />,
  );

test.each([failuresEs.speaker, failuresEs.transcriber, failuresEs.unheard])(
  "a failure during a call stands in the red box labelled 'Error:': %s",
  (failure) => {
    show({ isActive: true, failure });
    const box = screen.getByRole("alert");
    expect([box.className, box.textContent]).toEqual(["error-box", `Error: ${failure}`]);
  },
);

test("nothing is told of a call that goes well, and a call that did not begin tells its failure where it starts", () => {
  show({ isActive: true, failure: "" });
  show({ isActive: false, failure: failuresEs.permission });
  expect(screen.queryByRole("alert")).toBeNull();
});

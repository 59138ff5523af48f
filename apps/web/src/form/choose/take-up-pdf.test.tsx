import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { es } from "../../words/es.ts";
import { TakeUpPdf } from "./take-up-pdf.tsx";

const { takeUp: words } = es.form;

function choose(file: File) {
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [file] } });
}

test("sends the file that was chosen, and says why it cannot be gone on with", async () => {
  const takeUp = vi.fn(async () => ({ kind: "refused", reason: "other-edition" }) as const);
  render(<TakeUpPdf takeUp={takeUp} />);
  choose(new File(["%PDF-"], "form.pdf", { type: "application/pdf" }));
  expect((await screen.findByRole("alert")).textContent).toBe(words.refused["other-edition"]);
  expect(takeUp).toHaveBeenCalledWith(btoa("%PDF-"));
});

test("a file that is too large is not sent", async () => {
  const takeUp = vi.fn();
  render(<TakeUpPdf takeUp={takeUp} />);
  choose(new File([new Uint8Array(7 * 1024 * 1024)], "film.pdf"));
  expect((await screen.findByRole("alert")).textContent).toBe(words.refused["too-large"]);
  expect(takeUp).not.toHaveBeenCalled();
});

test("what went wrong on the way may be tried again", async () => {
  render(
    <TakeUpPdf
      takeUp={async () => {
        throw new Error("no network");
      }}
    />,
  );
  choose(new File(["%PDF-"], "form.pdf"));
  expect((await screen.findByRole("alert")).textContent).toBe(words.failed);
});

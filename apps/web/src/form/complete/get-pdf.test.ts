import { ApiError } from "@dilo/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProductApi } from "../session/product-api.ts";
import { getPdf } from "./get-pdf.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wanted = { id: "form_1", formType: "N-400", revision: 2 } as const;
const refusal = (code: string) => new ApiError({ statusCode: 503, code, message: "" });
const bytes = Uint8Array.of(37);

/** A server whose answers the test gives, and what was told of the place in line. */
function open(...places: readonly (number | null | Error)[]) {
  const answers: { readonly give: (bytes: Uint8Array) => void; readonly refuse: (why: Error) => void }[] = [];
  const generatePdf = vi.fn(() => new Promise<Uint8Array>((give, refuse) => answers.push({ give, refuse })));
  const left = [...places];
  const getPdfTurn = vi.fn(async () => {
    const place = left.shift() ?? null;
    if (place instanceof Error) throw place;
    return { ahead: place };
  });
  const told: number[] = [];
  const asked = getPdf({ generatePdf, getPdfTurn } as unknown as ProductApi, wanted, (ahead) => told.push(ahead));
  return { asked, answers, generatePdf, getPdfTurn, told };
}

test("a place in line is told as it moves; where nobody knows it, the last one stands", async () => {
  const { asked, answers, told, getPdfTurn } = open(12, null, new Error("offline"), 3);
  await vi.advanceTimersByTimeAsync(8100);
  expect(told).toEqual([12, 3]);
  answers[0]?.give(bytes);
  expect(await asked).toBe(bytes);
  await vi.advanceTimersByTimeAsync(8000);
  expect(getPdfTurn).toHaveBeenCalledTimes(4);
});

test("who is told to ask again does so, until there is a PDF, in requests that last", async () => {
  const { asked, answers, generatePdf } = open();
  for (let time = 0; time < 5; time += 1) {
    answers[time]?.refuse(refusal("pdf-in-line"));
    await vi.advanceTimersByTimeAsync(1);
  }
  answers[5]?.give(bytes);
  expect(await asked).toBe(bytes);
  const body = { formId: "form_1", formType: "N-400", revision: 2 };
  expect(generatePdf).toHaveBeenLastCalledWith({ body }, { timeoutMs: 115_000 });
});

test("another refusal is thrown, and nobody looks at the line any more", async () => {
  const { asked, answers, getPdfTurn } = open(5);
  answers[0]?.refuse(refusal("pdf-under-way"));
  await expect(asked).rejects.toMatchObject({ code: "pdf-under-way" });
  await vi.advanceTimersByTimeAsync(8000);
  expect(getPdfTurn).not.toHaveBeenCalled();
});

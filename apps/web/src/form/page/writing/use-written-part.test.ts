import { type Field, forms } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { configExample } from "../../../testing/config-example.ts";
import type { ScreenView } from "../../interview-view/screen-view.ts";
import { useWrittenPart } from "./use-written-part.ts";

const [ofBeginning] = forms["N-400"].fields;
const ofPart = furtherFields["N-400"].find(({ extra }) => extra?.part !== undefined);

function asked(platform: "embedded" | "hosted", field: Field | undefined, isActive = true) {
  const stop = vi.fn();
  const view = { kind: "asking", field } as ScreenView;
  const config = { ...configExample, voice: { ...configExample.voice, platform } };
  const { result } = renderHook(() => useWrittenPart({ config, view, call: { isActive, stop } }));
  return { isWritten: result.current, isStopped: stop.mock.calls.length > 0 };
}

test("a vendor's assistant is hung up on where a part begins: the part is written", () => {
  expect(asked("hosted", ofPart)).toEqual({ isWritten: true, isStopped: true });
  expect(asked("hosted", ofPart, false)).toEqual({ isWritten: true, isStopped: false });
});

test("the beginning is spoken with anybody, and a part with our own voice", () => {
  expect(asked("hosted", ofBeginning)).toEqual({ isWritten: false, isStopped: false });
  expect(asked("embedded", ofPart)).toEqual({ isWritten: false, isStopped: false });
});

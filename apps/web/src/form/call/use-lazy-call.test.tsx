import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { configExample } from "../../testing/config-example.ts";
import type { FormSession } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import type { CallHost } from "./call-host.ts";
import { useLazyCall } from "./use-lazy-call.tsx";

const host = vi.hoisted(() => ({ loads: 0, letThrough: (): void => undefined, asked: [] as unknown[] }));

vi.mock("./call-parts.ts", async () => {
  host.loads += 1;
  await new Promise<void>((resolve) => {
    host.letThrough = resolve;
  });
  const Host = ({ request, onChange }: Parameters<typeof CallHost>[0]): null => {
    useEffect(() => {
      if (request && host.asked.at(-1) !== request) host.asked.push(request);
      const nothing = () => undefined;
      const functions = { prepare: nothing, start: nothing, stop: nothing, done: nothing, resumePlayback: nothing };
      const state = { isActive: true, isConnecting: false, isPlaybackBlocked: false, level: 0, captions: [] };
      const told = {
        failure: "",
        reason: "",
        endNote: "",
        isUnheard: false,
        isOtherLanguage: false,
        callsLeft: undefined,
      };
      onChange({ ...functions, ...state, ...told, status: "listening" });
    }, [request, onChange]);
    return null;
  };
  return { CallHost: Host };
});

beforeEach(() => {
  host.asked = [];
});

function Card() {
  const parts = { session: {} as FormSession, api: {} as ProductApi, config: configExample, phase: "asking" } as const;
  const { call, host: shown } = useLazyCall(parts);
  return (
    <>
      {shown}
      <button type="button" onClick={() => call.start("N-400")}>
        {call.isActive ? "active" : call.isConnecting ? "connecting" : "start"}
      </button>
    </>
  );
}

test("who writes loads nothing of a call; who starts one is told so at once, and the call begins when its code is here", async () => {
  render(<Card />);
  await act(async () => undefined);
  expect(host.loads).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "start" }));
  screen.getByRole("button", { name: "connecting" });
  await vi.waitFor(() => expect(host.loads).toBe(1));
  await act(async () => host.letThrough());
  await screen.findByRole("button", { name: "active" });
  expect(host.asked).toEqual([{ formType: "N-400" }]);
});

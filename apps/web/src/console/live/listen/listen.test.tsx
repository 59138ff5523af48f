import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Listen } from "./listen.tsx";

/** Sockets that the page opened, and what was played. */
const sockets: FakeSocket[] = [];
const played: number[] = [];
let closedSounds = 0;

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  binaryType = "";
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    sockets.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

class FakeSound {
  readonly currentTime = 5;
  readonly destination = {};
  state = "running";
  createBuffer = (_sides: number, length: number, rate: number) => ({
    copyToChannel: () => undefined,
    duration: length / rate,
  });
  createBufferSource = () => ({ connect: () => undefined, start: (at: number) => played.push(at), buffer: null });
  close = async () => {
    closedSounds += 1;
    this.state = "closed";
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("AudioContext", FakeSound);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sockets.length = 0;
  played.length = 0;
  closedSounds = 0;
});

const piece = () => new Int16Array(Array.from({ length: 640 }, (_, at) => (at % 2 === 0 ? 16_384 : 0))).buffer;

function hear() {
  const view = render(<Listen callId="c1" />);
  fireEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  const [socket] = sockets as [FakeSocket];
  act(() => socket.onopen?.());
  return { socket, ...view };
}

test("a press plays the call piece after piece, and shows who is heard", () => {
  const { socket } = hear();
  expect(socket.url).toMatch(/^ws:.*\/console\/api\/call\/c1\/listen$/);
  act(() => {
    socket.onmessage?.({ data: piece() });
    socket.onmessage?.({ data: piece() });
    vi.advanceTimersByTime(250);
  });
  expect(played).toEqual([5.2, 5.22]);
  expect(screen.getByLabelText<HTMLMeterElement>("Persona").getAttribute("value")).toBe("0.5");
  expect(screen.getByLabelText<HTMLMeterElement>("Asistente").getAttribute("value")).toBe("0");
  fireEvent.click(screen.getByRole("button", { name: "Dejar de escuchar" }));
  expect([socket.isClosed, closedSounds]).toEqual([true, 1]);
  expect(screen.getByRole("button", { name: "Escuchar" })).toBeDefined();
});

test.each([
  [1000, "La llamada terminó."],
  [1006, "No se puede escuchar: se cortó la línea, o la llamada ya no está en curso."],
])("a line that ends with %i is told: %s", (code, told) => {
  const { socket } = hear();
  act(() => socket.onclose?.({ code }));
  expect(screen.getByRole("status").textContent).toBe(told);
  expect(closedSounds).toBe(1);
});

test("whoever leaves the page hears nothing any more", () => {
  const { socket, unmount } = hear();
  unmount();
  expect([socket.isClosed, closedSounds]).toEqual([true, 1]);
});

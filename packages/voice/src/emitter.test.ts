import { expect, test, vi } from "vitest";
import { Emitter } from "./emitter.ts";

interface Sounds {
  rang: [times: number];
  fell: [];
}

test("tells every listener, in order", () => {
  const heard: string[] = [];
  const bell = new Emitter<Sounds>();
  bell.on("rang", (times) => heard.push(`first ${times}`)).on("rang", (times) => heard.push(`second ${times}`));
  bell.emit("rang", 3);
  bell.emit("fell");
  expect(heard).toEqual(["first 3", "second 3"]);
});

test("tells a once-listener once, and one that was taken off never", () => {
  const once = vi.fn();
  const gone = vi.fn();
  const bell = new Emitter<Sounds>().once("rang", once).once("fell", gone).off("fell", gone);
  bell.emit("rang", 1);
  bell.emit("rang", 2);
  bell.emit("fell");
  expect(once.mock.calls).toEqual([[1]]);
  expect(gone).not.toHaveBeenCalled();
});

test("lets a listener take another off while it tells", () => {
  const bell = new Emitter<Sounds>();
  const second = vi.fn();
  bell.on("fell", () => bell.removeAllListeners()).on("fell", second);
  bell.emit("fell");
  bell.emit("fell");
  expect(second).toHaveBeenCalledTimes(1);
  expect(bell.listenerCount("fell")).toBe(0);
});

test("warns at the eleventh listener of one event, not at the tenth", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const bell = new Emitter<Sounds>();
  for (let count = 0; count < 10; count++) bell.on("fell", () => {});
  expect(warn).not.toHaveBeenCalled();
  bell.on("fell", () => {});
  expect(warn).toHaveBeenCalledExactlyOnceWith('Possible leak: more than 10 listeners of "fell".');
  warn.mockRestore();
});

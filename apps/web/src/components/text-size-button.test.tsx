import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showTextSize } from "../browser/text-size.ts";
import { TextSizeButton } from "./text-size-button.tsx";

const size = () => document.documentElement.style.fontSize;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  document.documentElement.style.fontSize = "";
});

test("each tap makes the text larger, and the last one as it was", () => {
  render(<TextSizeButton />);
  const seen: string[] = [];
  for (let taps = 0; taps < 3; taps += 1) {
    press("Letra más grande");
    seen.push(size());
  }
  expect(seen).toEqual(["125%", "150%", "200%"]);
  press("Letra normal");
  expect(size()).toBe("");
  screen.getByRole("button", { name: "Letra más grande" });
});

test("the size chosen is that of the next visit", () => {
  render(<TextSizeButton />);
  press("Letra más grande");
  document.documentElement.style.fontSize = "";
  showTextSize();
  expect(size()).toBe("125%");
});

test("what this browser kept and is no size is the usual one", () => {
  localStorage.setItem("dilo_text_size", "900");
  showTextSize();
  expect(size()).toBe("");
});

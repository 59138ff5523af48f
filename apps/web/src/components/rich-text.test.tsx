import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

test.each(["Formulario N-400, I-130 o los dos", "Se borra en 48-72 horas", "gratis en uscis.gov.", "", "N-400"])(
  "'%s' keeps its words",
  (text) => {
    const { container } = render(<RichText text={text} />);
    expect(container.textContent).toBe(text);
  },
);

test("the official form's own words are English", () => {
  render(<RichText text="Van en Family Name (apellido)." />);
  expect(screen.getByText("Family Name").lang).toBe("en");
});

test("uscis.gov is a link, and a code stays on one line", () => {
  const { container } = render(<RichText text="El N-400 es gratis en uscis.gov." />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://www.uscis.gov");
  expect(container.querySelector(".whole")?.textContent).toBe("N-400");
});

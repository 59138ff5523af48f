import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSite, stubServer } from "../testing/open-site.tsx";
import { chooseLanguage } from "../words/dictionary.ts";

beforeEach(() => vi.stubGlobal("fetch", stubServer({})));
afterEach(async () => {
  vi.unstubAllGlobals();
  await chooseLanguage("es");
});

test("the site speaks Spanish until someone chooses, and remembers what they chose", async () => {
  openSite("/ayuda");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ayuda");
  fireEvent.click(screen.getByRole("button", { name: "English" }));
  await screen.findByRole("heading", { level: 1, name: "Help" });
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("dilo_language")).toBe("en");
  await waitFor(() => expect(document.title).toBe("Help"));
});

test("the toggle keeps the focus and what is open on the page", async () => {
  openSite("/ayuda");
  const toggle = screen.getByRole("button", { name: "English" });
  const details = screen.getByText("¿Qué es el Número A?").closest("details") as HTMLDetailsElement;
  details.open = true;
  toggle.focus();
  fireEvent.click(toggle);
  expect(await screen.findByRole("button", { name: "Español" })).toBe(document.activeElement);
  expect(screen.getByText("What is the A-Number?").closest("details")).toBe(details);
  expect(details.open).toBe(true);
});

test.each(["/", "/ayuda", "/terminos", "/form", "/no-existe"])("%s has the toggle", async (address) => {
  localStorage.setItem("stripe_session_id", "cs_1");
  localStorage.setItem("payment_verified", "true");
  openSite(address);
  expect(screen.getByRole("button", { name: "English" }).getAttribute("lang")).toBe("en");
  await act(async () => undefined);
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Link, Navigation, useNavigate, usePlace } from "./navigation.tsx";

beforeEach(() => window.history.replaceState(null, "", "/"));

function Here() {
  const { pathname, hash, cameBy } = usePlace();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="here">{`${pathname}${hash} by ${cameBy}`}</p>
      <Link to="/ayuda">Ayuda</Link>
      <Link to="/" reloads>
        Anew
      </Link>
      <button type="button" onClick={() => navigate("/form", { replace: true })}>
        Go
      </button>
    </>
  );
}

function open(address: string) {
  window.history.replaceState(null, "", address);
  render(
    <Navigation>
      <Here />
    </Navigation>,
  );
  return () => screen.getByTestId("here").textContent;
}

test("a link leads on without loading the page, is the current one then, and Back leads back", () => {
  const here = open("/");
  const entries = window.history.length;
  const link = screen.getByRole("link", { name: "Ayuda" });
  expect(link.getAttribute("aria-current")).toBeNull();
  expect(fireEvent.click(link)).toBe(false);
  expect([here(), window.location.pathname]).toEqual(["/ayuda by link", "/ayuda"]);
  expect(link.getAttribute("aria-current")).toBe("page");
  fireEvent.click(link);
  expect(window.history.length).toBe(entries + 1);
  window.history.replaceState(null, "", "/terminos/#s9");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(here()).toBe("/terminos#s9 by browser");
});

test("what opens a new tab, and a page that is to be loaded anew, are left to the browser", () => {
  const here = open("/");
  expect(fireEvent.click(screen.getByRole("link", { name: "Ayuda" }), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByRole("link", { name: "Ayuda" }), { button: 1 })).toBe(true);
  expect(here()).toBe("/ by browser");
  const isLeft = fireEvent.click(screen.getByRole("link", { name: "Anew" }));
  expect(isLeft).toBe(true);
});

test("an address may take the place of the one that led there", () => {
  const here = open("/?session_id=cs_1");
  const entries = window.history.length;
  fireEvent.click(screen.getByRole("button", { name: "Go" }));
  expect([here(), window.history.length]).toEqual(["/form by link", entries]);
});

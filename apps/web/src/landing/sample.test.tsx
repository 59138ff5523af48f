import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configExample } from "../testing/config-example.ts";
import { stubServer } from "../testing/open-site.tsx";
import { landingEs } from "../words/es/landing.ts";
import { Sample } from "./sample.tsx";

/** A track whose captions are shown by hand: the test environment plays nothing. */
class Track extends EventTarget {
  activeCues: { id: string }[] = [];
  show(...ids: string[]): void {
    this.activeCues = ids.map((id) => ({ id }));
    this.dispatchEvent(new Event("cuechange"));
  }
}

beforeEach(() => vi.stubGlobal("fetch", stubServer({ "GET /config": () => Response.json(configExample) })));
afterEach(() => vi.unstubAllGlobals());

function open(): { player: HTMLAudioElement; track: Track } {
  const track = new Track();
  Object.defineProperty(HTMLMediaElement.prototype, "textTracks", { configurable: true, get: () => [track] });
  render(<Sample />);
  return { player: screen.getByLabelText<HTMLAudioElement>(landingEs.sample.listen), track };
}

test("the sample says how long it takes before it is played, and its player comes with the press", () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { player } = open();
  expect(player.controls).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Oír el ejemplo: menos de medio minuto" }));
  expect(player.controls).toBe(true);
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: /^Oír el ejemplo/ })).toBeNull();
});

const said = () => document.querySelector("[aria-current]")?.textContent;

test("the sample can be heard before paying, with the words that are said marked in the captions", () => {
  const { player, track } = open();
  expect(player.getAttribute("src")).toBe("/ejemplo.wav");
  expect(player.querySelector("track")?.getAttribute("src")).toBe("/ejemplo.vtt");
  expect(said()).toBeUndefined();
  act(() => track.show("2"));
  expect(said()).toBe("UstedEl quince de marzo del ochenta y cinco.");
  act(() => track.show());
  expect(said()).toBeUndefined();
});

test("a sample that cannot be played says so, and can be read", () => {
  const { player } = open();
  fireEvent(player, new Event("error"));
  expect(screen.getByRole("status").textContent).toBe(landingEs.sample.silent);
  expect(screen.getByText("03/15/1985").closest<HTMLElement>("[lang]")?.lang).toBe("en");
});

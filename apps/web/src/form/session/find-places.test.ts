import { afterEach, expect, test, vi } from "vitest";
import { openFindPlaces } from "./find-places.ts";

afterEach(() => vi.useRealTimers());

const orange = { zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] };

test("asks the server for the places, by their ZIP codes alone", async () => {
  const sent: unknown[] = [];
  const find = openFindPlaces({
    findPlaces: async (input) => {
      sent.push(input);
      return { places: [orange] };
    },
  });
  expect(await find(["07018"])).toEqual([orange]);
  expect(sent).toEqual([{ body: { zips: ["07018"] } }]);
});

test("finds none where the server does not answer", async () => {
  const away = openFindPlaces({ findPlaces: () => Promise.reject(new Error("away")) });
  expect(await away(["07018"])).toEqual([]);
});

test("finds none where the server answers late", async () => {
  vi.useFakeTimers();
  const silent = openFindPlaces({ findPlaces: () => new Promise(() => undefined) });
  const found = silent(["07018"]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await found).toEqual([]);
});

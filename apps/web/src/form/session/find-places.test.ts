import { ApiError } from "@dilo/api";
import { afterEach, expect, test, vi } from "vitest";
import { openFindPlaces } from "./find-places.ts";

afterEach(() => vi.useRealTimers());

const wanted = (...zips: readonly string[]) => zips.map((zip) => ({ zip, names: [] }));
const orange = { zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] };

test("asks the server for the places, by their ZIP codes alone", async () => {
  const sent: unknown[] = [];
  const find = openFindPlaces({
    findPlaces: async (input) => {
      sent.push(input);
      return { places: [orange] };
    },
  });
  expect(await find(wanted("07018"))).toEqual([orange]);
  expect(sent).toEqual([{ body: { places: wanted("07018") } }]);
});

test("asks again for a place where another name of it is to be looked up", async () => {
  const sent: unknown[] = [];
  const find = openFindPlaces({
    findPlaces: async ({ body }) => {
      sent.push(...body.places.map(({ names }) => names.map(({ heard }) => heard)));
      return { places: [orange] };
    },
  });
  for (const heard of ["cheri", "cheri", "mepel"])
    await find([{ zip: "07018", names: [{ heard, as: "street-by-ear" }] }]);
  expect(sent).toEqual([["cheri"], ["mepel"]]);
});

test("finds none where the server does not answer", async () => {
  const away = openFindPlaces({ findPlaces: () => Promise.reject(new Error("away")) });
  expect(await away(wanted("07018"))).toEqual([]);
});

test("finds none where the server answers late", async () => {
  vi.useFakeTimers();
  const silent = openFindPlaces({ findPlaces: () => new Promise(() => undefined) });
  const found = silent(wanted("07018"));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await found).toEqual([]);
});

test("tells what comes late once it is here, and nothing of what came in time", async () => {
  vi.useFakeTimers();
  const late: unknown[] = [];
  const slow = openFindPlaces({
    findPlaces: () => new Promise((resolve) => setTimeout(() => resolve({ places: [orange] }), 4000)),
  });
  const found = slow(wanted("07018"), (places) => late.push(places));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await found).toEqual([]);
  expect(late).toEqual([]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(late).toEqual([[orange]]);
  await slow(wanted("07018"), (places) => late.push(places));
  await vi.advanceTimersByTimeAsync(5000);
  expect(late).toHaveLength(1);
});

test("asks once for a ZIP code, also for one that does not exist", async () => {
  let requests = 0;
  const find = openFindPlaces({
    findPlaces: async () => {
      requests += 1;
      return { places: [orange] };
    },
  });
  for (let round = 0; round < 20; round += 1) expect(await find(wanted("99999"))).toEqual([]);
  expect(await find(wanted("07018"))).toEqual([orange]);
  expect(await find(wanted("07018", "99999"))).toEqual([orange]);
  expect(requests).toBe(2);
});

test.each([
  ["a server that is not reached", undefined, [0, 2000, 6000, 14_000, 30_000, 62_000, 122_000]],
  ["a server that asks for a minute", 60_000, [0, 60_000, 120_000]],
])("leaves %s alone for a while, longer each time", async (_, retryAfterMs, expected) => {
  let time = 0;
  const asked: number[] = [];
  const failure = new ApiError({ statusCode: 429, code: "too-many-requests", message: "" }, { retryAfterMs });
  const find = openFindPlaces(
    {
      findPlaces: () => {
        asked.push(time);
        return Promise.reject(failure);
      },
    },
    () => time,
  );
  for (; time <= 125_000; time += 500) await find(wanted("07018"));
  expect(asked).toEqual(expected);
});

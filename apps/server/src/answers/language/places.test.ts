import { beforeEach, expect, test } from "vitest";
import { countTurns } from "../../testing/count-pieces.ts";
import { type Browser, type SharedServer, sharedTestServer } from "../../testing/test-server.ts";

let server: SharedServer;
let browser: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  await browser.enter();
});

const find = (zips: readonly unknown[], from = browser, names: readonly unknown[] = []) =>
  from.send("POST", "/api/places", { body: { places: zips.map((zip) => ({ zip, names })) } });

test("tells the places there are, and logs no ZIP code", async () => {
  expect((await find(["07018", "00000"])).json()).toEqual({
    places: [
      {
        ...{ zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"], elsewhere: expect.any(Array) },
        accepted: expect.arrayContaining(["West New York"]),
      },
    ],
  });
  // A request's random id may hold these digits too, among others.
  expect(server.logged()).not.toMatch(/(?<![\w.-])07018(?![\w.-])/);
});

test("tells which places of the state are named alike", async () => {
  const [hollywood] = (await find(["33020"])).json().places;
  expect(hollywood).toMatchObject({ city: "Hollywood", state: "FL" });
  expect(hollywood.alike).toContain("hollywood");
});

test("tells which cities of the state are far from a ZIP code, and not its neighbours or names nobody lists", async () => {
  const [losAngeles] = (await find(["90012"])).json().places;
  expect(losAngeles.elsewhere).toContain("sandiego");
  expect(losAngeles.elsewhere).not.toContain("losangeles");
});

test("tells what names were meant that were written by ear or mistyped, and logs none", async () => {
  const names = [
    { heard: "piterzborg", as: "street-by-ear" },
    { heard: "brodway", as: "street" },
    { heard: "kwzt", as: "street" },
    { heard: "screntan", as: "city" },
  ];
  const [scranton] = (await find(["18504"], browser, names)).json().places;
  expect(scranton.meant.map(({ name }: { name: string | null }) => name)).toEqual([
    "petersburg",
    "broadway",
    null,
    "Scranton",
  ]);
  expect(server.logged()).not.toContain("piterzborg");
  expect((await find(["18504"], browser, [{ heard: "x".repeat(61), as: "street" }])).statusCode).toBe(400);
  expect((await find(["18504"], browser, Array(13).fill(names[0]))).statusCode).toBe(400);
});

test("looks up the longest names that nobody has while others have their turn", async () => {
  const word = (at: number) => `jolliwu${"abcdefghijkl"[at % 12]}`;
  const names = Array.from({ length: 12 }, (_, at) => ({
    heard: [0, 1, 2, 3, 4].map((more) => word(at + more)).join(" "),
    as: "street-by-ear",
  }));
  const turns = countTurns();
  const [place] = (await find(["90012"], browser, names)).json().places;
  expect(place.meant).toHaveLength(12);
  // Pieces of ten milliseconds, however fast the machine, and not one for all sixty words.
  expect(turns()).toBeGreaterThan(5);
  const endless = { heard: "abcdefghijklmnopqrstuvwxyz".repeat(2), as: "street" };
  expect((await find(["90012"], browser, [endless])).json().places[0].meant).toEqual([{ ...endless, name: null }]);
});

test("is for who has paid, in a body that is bounded", async () => {
  expect((await find(["07018"], server.browser())).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  for (const zips of [[], ["0701"], ["070181"], [7018], Array(9).fill("07018")])
    expect((await find(zips)).json()).toMatchObject({ statusCode: 400, code: "bad-body" });
});

test("is told so often, and then no more for a while", async () => {
  for (let count = 1; count <= 60; count += 1) expect((await find(["07018"])).statusCode).toBe(200);
  const refused = await find(["07018"]);
  expect(refused.json()).toMatchObject({ statusCode: 429, code: "too-many-requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

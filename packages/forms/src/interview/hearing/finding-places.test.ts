import { describe, expect, test } from "vitest";
import type { Place } from "../../answers/answer.ts";
import { interpret } from "../../answers/interpret.ts";
import { lookupsOf } from "../../answers/places.ts";
import { extraFields } from "../../forms/extra.ts";
import type { InterviewEvent } from "../events.ts";
import { at, person, sample, upTo } from "../testing.ts";
import { placesToFind } from "./finding-places.ts";

const table: readonly Place[] = [
  { zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] },
  { zip: "62701", city: "Springfield", state: "IL", alike: ["springfield"] },
  { zip: "90012", city: "Los Angeles", state: "CA", alike: ["eastlosangeles", "losangeles"] },
];

/** A person at the question for the address, in a page that looks ZIP codes up in a table before it takes an answer in. */
function atAddress(known: readonly Place[] = table, answered = upTo("direccion_actual")) {
  const p = person("N-400", answered);
  const asked: string[] = [];
  const send = (event: InterviewEvent): void => {
    const zips = placesToFind(p.now(), event).map(({ zip }) => zip);
    asked.push(...zips);
    if (zips.length > 0) p.send({ kind: "places-found", places: known.filter(({ zip }) => zips.includes(zip)) });
    p.send(event);
  };
  let turn = 0;
  return {
    ...p,
    /** The ZIP codes that left the page, in order. */
    asked: () => asked,
    said: p.asked,
    says: (text: string, turnId = `said${++turn}`) =>
      send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId } }),
    writes: (text: string) => send({ kind: "typed", text, at }),
    placesOf: (id: string) => p.asking().answers[id]?.places?.map(({ zip }) => zip),
    status: (id: string) => p.lines().find(({ field }) => field.id === id)?.status,
  };
}

const orange = "12 South Main Street East Orange New Jersey 07018";
const wrong = "12 South Main Street, Springfield, Illinois 90012";

describe("an address whose city only the ZIP code tells", () => {
  test("is read back, stored and printed with it", () => {
    const p = atAddress();
    p.says(orange);
    expect(p.said()).toContain("South Main Street, East Orange, New Jersey");
    p.says("sí");
    expect(p.english("direccion_actual")).toBe("12 South Main Street, East Orange, NJ 07018");
    expect(p.placesOf("direccion_actual")).toEqual(["07018"]);
    expect(p.asked()).toEqual(["07018"]);
  });

  test("is read as before where nobody knows, and stays so when it is known later", () => {
    const p = atAddress([]);
    p.says(orange);
    p.send({ kind: "places-found", places: table });
    p.says("sí");
    expect(p.english("direccion_actual")).toBe("12 South Main Street East, Orange, NJ 07018");
    expect(p.placesOf("direccion_actual")).toBeUndefined();
  });
});

describe("a ZIP code of another state than the one said", () => {
  test("is asked about in one short question, when written too", () => {
    const p = atAddress();
    p.writes(wrong);
    expect(p.asking().turn).toMatchObject({
      kind: "choosing",
      reading: {
        question:
          "El código postal 90012 no es de Illinois. ¿La dirección es de Springfield, Illinois, o de Los Angeles, California?",
        candidates: [
          { english: "12 South Main Street, Springfield, IL 90012" },
          { english: "12 South Main Street, Los Angeles, CA 90012" },
        ],
      },
    });
  });

  test.each([
    ["the place of the ZIP code", 1, "12 South Main Street, Los Angeles, CA 90012", ["90012"]],
    ["what was said", 0, "12 South Main Street, Springfield, IL 90012", undefined],
  ])("a tap takes %s, and it is printed so", (_, candidate, english, places) => {
    const p = atAddress();
    p.writes(wrong);
    p.picks(candidate);
    expect(p.english("direccion_actual")).toBe(english);
    expect(p.status("direccion_actual")).toBe("read");
    expect(p.placesOf("direccion_actual")).toEqual(places);
  });

  test.each([
    ["Los Ángeles", "12 South Main Street, Los Angeles, CA 90012"],
    ["es de Los Ángeles, California", "12 South Main Street, Los Angeles, CA 90012"],
    ["no, el código es 62701", "12 South Main Street, Springfield, IL 62701"],
    ["seis dos siete cero uno", "12 South Main Street, Springfield, IL 62701"],
  ])("is settled by %s, which is read back", (words, english) => {
    const p = atAddress();
    p.says(wrong);
    p.says(words);
    expect(p.asking().turn).toMatchObject({ kind: "confirming", reading: { english } });
    p.says("sí");
    expect(p.english("direccion_actual")).toBe(english);
  });

  test("may be kept by naming what was said", () => {
    const p = atAddress();
    p.says(wrong);
    p.says("en Springfield");
    expect(p.at()).toBe("telefono");
    expect(p.english("direccion_actual")).toBe("12 South Main Street, Springfield, IL 90012");
  });

  test.each([wrong, "el código es 07018"])(
    "a second doubt is kept as said after a yes, to be reviewed: %s",
    (again) => {
      const p = atAddress();
      p.says(wrong);
      p.says(again);
      expect(p.asking().turn.kind).toBe("unread");
      p.says("guárdelo así");
      expect(p.at()).toBe("telefono");
      expect(p.said()).toContain("Ya guardé sus palabras.");
      expect(p.status("direccion_actual")).toBe("needs-review");
      expect(p.asking().answers["direccion_actual"]?.said).toContain("Springfield");
    },
  );

  test("is asked about in an extra question too", () => {
    const extra = extraFields["N-400"];
    const before = extra.slice(
      0,
      extra.findIndex(({ id }) => id === "direccion_postal"),
    );
    const p = atAddress(table, []);
    const answers = Object.fromEntries(
      [...Object.keys(sample), ...before.map(({ id }) => id)].map((id) => [
        id,
        { said: sample[id] ?? "no", heardAt: at },
      ]),
    );
    p.send({ kind: "reset" });
    p.send({ kind: "restored", formType: "N-400", answers, extra });
    expect(p.at()).toBe("direccion_postal");
    p.writes(`me llegan a otra: ${wrong}`);
    expect(p.asking().turn).toMatchObject({ kind: "choosing", reading: { warnings: ["zip-mismatch"] } });
  });
});

describe("a ZIP code of another city of the same state", () => {
  const said = "12 South Main Street, San Diego, California 90012";

  test("is not disputed: many towns share a ZIP code with their neighbour", () => {
    const p = atAddress();
    p.says(said);
    expect(p.said()).toMatch(/San Diego.*¿Está bien\?$/);
    p.says("sí");
    expect(p.english("direccion_actual")).toBe("12 South Main Street, San Diego, CA 90012");
    expect(p.placesOf("direccion_actual")).toEqual(["90012"]);
  });

  test("may be taken back", () => {
    const p = atAddress();
    p.says(said);
    p.says("no");
    expect(p.at()).toBe("direccion_actual");
    p.says("12 South Main Street, Los Angeles, California 90012");
    expect(p.said()).toContain("¿Está bien?");
  });
});

describe("what is looked up", () => {
  test("is each ZIP code once, also that of an answer cut in two", () => {
    const p = atAddress();
    p.says("12 South Main Street, Los Angeles, California noventa mil", "t1");
    p.says("12", "t1");
    p.says("no, perdón, el código es 62701");
    expect(p.asked()).toEqual(["90000", "90012", "62701"]);
  });

  test.each<[string, InterviewEvent]>([
    ["not final", { kind: "heard", heard: { text: orange, isFinal: false, beganOverAssistant: false, at } }],
    [
      "an echo",
      {
        kind: "heard",
        heard: { text: "Diga número, calle, apartamento, ciudad", isFinal: true, beganOverAssistant: true, at },
      },
    ],
    ["no address", { kind: "typed", text: "90012", at }],
    ["a command", { kind: "command", command: "repeat", at }],
  ])("is nothing of what is %s", (what, event) => {
    const p = atAddress(table, what === "no address" ? upTo("telefono") : upTo("direccion_actual"));
    p.send({
      kind: "spoken",
      text: "¿Cuál es su dirección? Diga número, calle, apartamento, ciudad, estado y código.",
    });
    expect(placesToFind(p.now(), event)).toEqual([]);
  });

  test("is nothing where answers are stored as they come", () => {
    const p = atAddress();
    expect(placesToFind({ ...p.now(), confirm: "off" }, { kind: "typed", text: orange, at })).toEqual([]);
  });
});

test("an answer asked again looks its ZIP code up again: what is stored tells only what bore on the first words", () => {
  const elsewhere = ["sandiego", "fresno"];
  const p = atAddress([{ zip: "90012", city: "Los Angeles", state: "CA", alike: ["losangeles"], elsewhere }]);
  p.writes("12 South Main Street, Los Angeles, California 90012");
  p.send({ kind: "correct", field: "direccion_actual" });
  p.writes("12 South Main Street, San Diego, California 90012");
  expect(p.asked()).toEqual(["90012", "90012"]);
  expect(p.said()).toContain("El código postal 90012 suele ser de Los Angeles. ¿Está bien San Diego?");
});

test("of the places around a ZIP code the one that was meant is kept with the answer, and it is read as before", () => {
  const accepted = ["Sweetwater", "Doral", "Westchester"];
  const p = atAddress([{ zip: "33174", city: "Miami", state: "FL", alike: ["miami"], accepted }]);
  p.writes("10850 sw 4 st swetwater fl 33174");
  p.writes("sí");
  const answer = p.asking().answers["direccion_actual"];
  expect(answer?.places?.map((place) => place.accepted)).toEqual([["Sweetwater"]]);
  const { said: heard = "", places = [] } = answer ?? {};
  const reading = interpret({ kind: "address", heard, today: "2026-11-20", lookups: lookupsOf(places) });
  expect(reading.value).toMatchObject({ city: "Sweetwater" });
});

test("an answer asked again is read with what was known of it where nobody can look it up now", () => {
  const p = atAddress();
  p.says(orange);
  p.says("sí");
  p.send({ kind: "correct", field: "direccion_actual" });
  p.send({ kind: "typed", text: orange, at });
  expect(p.placesOf("direccion_actual")).toEqual(["07018"]);
});

describe("a place that is told too late", () => {
  const late = (heardAt: string) =>
    ({ kind: "places-late", places: table, heardAt: { direccion_actual: heardAt } }) as const;

  test("makes the review ask about the answer that was stored without it", () => {
    const p = atAddress([]);
    p.writes(wrong);
    expect(p.status("direccion_actual")).toBe("read");
    p.send(late(at));
    expect(p.placesOf("direccion_actual")).toEqual(["90012"]);
    expect(p.status("direccion_actual")).toBe("needs-review");
  });

  test("changes nothing of an answer that was given since, or that goes with it already", () => {
    const p = atAddress([]);
    p.writes(wrong);
    const before = p.now();
    p.send(late("2026-11-20T14:59:00.000Z"));
    expect(p.now()).toBe(before);
    p.send(late(at));
    const known = p.now();
    p.send(late(at));
    expect(p.now()).toBe(known);
  });
});

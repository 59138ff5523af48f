import { expect, test } from "vitest";
import type { Place } from "../../answers/answer.ts";
import { placesToFind } from "../hearing/finding-places.ts";
import { at, person, upTo } from "../testing.ts";

const known: Readonly<Record<string, string>> = { cheri: "cherry", lincon: "lincoln", bekli: "beckley" };

/** A person at the question for the address, with a server that knows Denver and some names. */
function atAddress(channel: "spoken" | "written") {
  const someone = person("N-400", upTo("direccion_actual"));
  const looked: string[] = [];
  const says = (text: string) => {
    const wanted = placesToFind(
      someone.now(),
      channel === "written"
        ? { kind: "typed", text, at }
        : { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: text } },
    );
    looked.push(...wanted.flatMap(({ names }) => names.map(({ heard }) => heard)));
    const places = wanted.map(
      ({ zip, names }): Place => ({
        ...{ zip, city: "Denver", state: "CO", alike: ["denver"] },
        meant: names.map((name) => ({ ...name, name: known[name.heard] ?? null })),
      }),
    );
    if (places.length > 0) someone.send({ kind: "places-found", places });
    if (channel === "written") someone.writes(text);
    else someone.says(text);
  };
  return { ...someone, says, looked: () => looked };
}

const cherry = "1214 saut cheri lein, Denver, Colorado 80202";

test.each(["spoken", "written"] as const)(
  "a name by ear is read back with what was %s, and kept after a yes alone",
  (channel) => {
    const someone = atAddress(channel);
    someone.says(cherry);
    expect(someone.asked()).toContain("Por «cheri» puse Cherry. ¿Está bien?");
    expect(someone.kept()).toEqual([]);
    someone.says("sí");
    expect(someone.english("direccion_actual")).toBe("1214 South Cherry Lane, Denver, CO 80202");
    expect(someone.at()).toBe("telefono");
    expect(someone.asking().answers["direccion_actual"]?.places).toMatchObject([
      { meant: [{ heard: "cheri", name: "cherry" }] },
    ]);
  },
);

test("it is spelled, however well it is known", () => {
  const someone = atAddress("spoken");
  someone.says("77 lincon estrit, Denver, Colorado 80202");
  expect(someone.asked()).toContain("Lincoln, se escribe ele, i, ene, ce, o, ele, ene.");
});

test("a name that was refused is not proposed again: the word stands as it was said, and is read back", () => {
  const someone = atAddress("spoken");
  someone.says("77 bekli estrit, Denver, Colorado 80202");
  expect(someone.asked()).toContain("Beckley");
  someone.says("no");
  someone.says("77 bekli estrit, Denver, Colorado 80202");
  expect(someone.asked()).toContain("77 Bekli Street");
  expect(someone.asked()).not.toContain("Beckley");
  someone.says("sí");
  expect(someone.english("direccion_actual")).toBe("77 Bekli Street, Denver, CO 80202");
});

test("another part put right leaves the name as it was read back", () => {
  const someone = atAddress("spoken");
  someone.says(cherry);
  someone.says("no, el número es 1215");
  expect(someone.asked()).toContain("1215 South Cherry Lane");
  someone.says("sí");
  expect(someone.english("direccion_actual")).toBe("1215 South Cherry Lane, Denver, CO 80202");
});

test("a name is looked up once", () => {
  const someone = atAddress("spoken");
  someone.says(cherry);
  someone.says("no, el número es 1215");
  expect(someone.looked()).toEqual(["cheri"]);
});

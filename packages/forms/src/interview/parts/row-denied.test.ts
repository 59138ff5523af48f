import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person } from "../testing.ts";

/** A person who says that there was a trip, and another one. */
function withTrips(trips: 0 | 1) {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted", part: 8 });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 8) });
  const first = ["12 de marzo de 2024", "sí", "20 de marzo de 2024", "sí", "México"];
  for (const words of trips === 0 ? [] : ["sí", ...first]) rosa.says(words);
  return rosa;
}

const noes = [
  "no, ya no hay más viajes",
  "ya no hay más",
  "no hice otro viaje",
  "ninguno más",
  "no tengo más viajes",
  "eso era todo",
  "ya son todos",
  "no, fueron todos",
  "nomás ese",
  "ya no",
];

describe("a no to whether there is another row", () => {
  test.each(noes)("is told at its question by '%s'", (words) => {
    const rosa = withTrips(1);
    expect(rosa.at()).toBe("trips.1.another");
    rosa.says(words);
    expect(rosa.english("trips.1.another")).toBe("No");
  });

  test.each([...noes, "no", "dije que no", "no, yo no viajo"])(
    "takes back a yes that nobody meant, by '%s'",
    (words) => {
      for (const [trips, opener] of [
        [0, "trips"],
        [1, "trips.1.another"],
      ] as const) {
        const rosa = withTrips(trips);
        rosa.says("sí");
        expect(rosa.at()).toBe(`trips.${trips + 1}.left`);
        rosa.says(words);
        expect([rosa.at(), rosa.asked()]).toEqual([opener, expect.stringContaining("Usted dice que no: ")]);
        rosa.says("sí");
        expect(rosa.english(opener)).toBe("No");
        expect(rosa.now().phase).toBe("reviewing");
      }
    },
  );

  test.each(["no, no son todos, falta uno", "falta otro", "sí, todos los años", "no fueron todos"])(
    "is not told by '%s'",
    (words) => {
      const rosa = withTrips(1);
      rosa.says(words);
      expect(rosa.english("trips.1.another")).not.toBe("No");
    },
  );

  test.each(["no sé", "no me acuerdo", "no quiero más preguntas", "¿cuántas faltan?"])(
    "is not told by '%s' where the row's first answer is asked",
    (words) => {
      const rosa = withTrips(1);
      rosa.says("sí");
      rosa.says(words);
      expect(rosa.english("trips.1.another")).toBe("Yes");
      expect(rosa.asked()).not.toContain("Usted dice que no");
    },
  );
});

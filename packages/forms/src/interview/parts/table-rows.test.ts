import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person } from "../testing.ts";

/** A person who told two trips and is asked for another one. */
function withTwoTrips(channel: "says" | "writes" = "says") {
  const rosa = person("N-400", idsOf("N-400"));
  if (channel === "writes") rosa.send({ kind: "call-ended" });
  rosa.send({ kind: "extra-wanted", part: 8 });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 8) });
  const first = ["12 de marzo de 2024", "20 de marzo de 2024", "Guatemala"];
  const second = ["3 de mayo de 2023", "9 de mayo de 2023", "El Salvador y Honduras"];
  for (const words of ["sí", ...first, "sí", ...second]) {
    rosa[channel](words);
    if (rosa.asking().turn.kind === "confirming") rosa[channel]("sí");
  }
  expect(rosa.at()).toBe("trips.2.another");
  return rosa;
}

const trip = (rosa: ReturnType<typeof person>, row: number) =>
  ["left", "returned", "countries"].map((column) => rosa.english(`trips.${row}.${column}`));

const [guatemala, salvador] = [
  ["03/12/2024", "03/20/2024", "Guatemala"],
  ["05/03/2023", "05/09/2023", "El Salvador, Honduras"],
];

describe.each(["says", "writes"] as const)("the rows of a table, to who %s", (channel) => {
  test.each([
    "¿cuáles llevo?",
    "¿cuántos viajes llevo?",
    "oiga, ¿qué viajes tiene anotados?",
    "léame los viajes",
    "repítame los que le dije",
  ])("are told by '%s', and the question stands", (words) => {
    const rosa = withTwoTrips(channel);
    rosa[channel](words);
    const { prompts } = rosa.now().reply;
    expect(JSON.stringify(prompts)).toMatch(/12 de marzo de 2024.*Guatemala.*3 de mayo de 2023.*El Salvador/);
    expect(rosa.at()).toBe("trips.2.another");
    expect([trip(rosa, 1), trip(rosa, 2)]).toEqual([guatemala, salvador]);
  });

  test.each([
    "borre el de Guatemala",
    "quite el primero",
    "el primero bórrelo",
    "no, elimine el viaje a Guatemala",
    "borre el viaje uno",
  ])("lose the one that '%s' calls, after a yes, and the next one moves up", (words) => {
    const rosa = withTwoTrips(channel);
    rosa[channel](words);
    expect(rosa.now().aside).toEqual({ kind: "taking-back", what: "row", table: "trips", row: 1 });
    expect(trip(rosa, 1)).toEqual(guatemala);
    rosa[channel]("sí");
    expect(trip(rosa, 1)).toEqual(salvador);
    expect(rosa.asking().answers["trips.2.left"]).toBeUndefined();
    expect(rosa.effects()).toContain("take-out");
    expect(rosa.at()).toBe("trips.1.another");
  });

  test.each(["borre el último", "quite ese viaje", "borre el de Honduras"])(
    "lose the last one by '%s', and it is asked again whether there is one",
    (words) => {
      const rosa = withTwoTrips(channel);
      rosa[channel](words);
      rosa[channel]("sí");
      expect(trip(rosa, 1)).toEqual(guatemala);
      expect(rosa.at()).toBe("trips.1.another");
      rosa[channel]("no");
      expect(rosa.now().phase).toBe("reviewing");
      expect(rosa.lines().filter(({ field }) => field.id.startsWith("trips.2."))).toEqual([]);
    },
  );

  test.each([
    "el segundo está mal",
    "no, el segundo está mal",
    "corrija el de El Salvador",
    "está mal el último",
    "me equivoqué en el viaje dos",
  ])("are gone through again by '%s', each answer asked to be right", (words) => {
    const rosa = withTwoTrips(channel);
    rosa[channel](words);
    expect([rosa.at(), rosa.asking().turn]).toMatchObject(["trips.2.left", { kind: "confirming", isEarly: true }]);
    rosa[channel]("no, el 4 de mayo de 2023");
    if (rosa.asking().turn.kind === "confirming" && rosa.at() === "trips.2.left") rosa[channel]("sí");
    expect([rosa.at(), rosa.asking().turn.kind]).toEqual(["trips.2.returned", "confirming"]);
    rosa[channel]("sí");
    rosa[channel]("sí");
    expect(rosa.at()).toBe("trips.2.another");
    expect([trip(rosa, 1), trip(rosa, 2)]).toEqual([guatemala, ["05/04/2023", ...salvador.slice(1)]]);
  });

  test("of which none is called so are told, and it is asked which", () => {
    const rosa = withTwoTrips(channel);
    rosa[channel]("borre el séptimo");
    expect(JSON.stringify(rosa.now().reply.prompts)).toMatch(/rows-told.*which-row/);
    expect([trip(rosa, 1), trip(rosa, 2)]).toEqual([guatemala, salvador]);
  });

  test("stay where none of them is called so, and nothing of the words is an answer", () => {
    const rosa = withTwoTrips(channel);
    rosa[channel]("sí");
    rosa[channel]("borre el de Nicaragua");
    expect(JSON.stringify(rosa.now().reply.prompts)).toMatch(/rows-told.*which-row/);
    expect([rosa.at(), rosa.asking().turn]).toEqual(["trips.3.left", { kind: "waiting" }]);
  });

  test("stay with a no", () => {
    const rosa = withTwoTrips(channel);
    rosa[channel]("borre el primero");
    rosa[channel]("no");
    expect([trip(rosa, 1), trip(rosa, 2)]).toEqual([guatemala, salvador]);
    expect(rosa.at()).toBe("trips.2.another");
  });
});

test.each(["me cambié a Guatemala", "el segundo fue en mayo", "sí, el de Honduras fue malo"])(
  "'%s' takes nothing out",
  (words) => {
    const rosa = withTwoTrips();
    rosa.says(words);
    expect(rosa.now().aside).toBeUndefined();
    expect(trip(rosa, 1)).toEqual(guatemala);
  },
);

test("a child that is taken out is one less", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "call-ended" });
  rosa.send({ kind: "extra-wanted", part: 6 });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 6) });
  rosa.writes("dos");
  const answer: Record<string, string> = { name: "Ana Paz", birth_date: "3 de mayo de 2012" };
  for (let steps = 0; rosa.at() !== "children.2.birth_date" && steps < 20; steps += 1) {
    const column = rosa.at().split(".").at(-1) ?? "";
    if (answer[column] === undefined) rosa.taps("skip");
    else rosa.writes(rosa.at() === "children.2.name" ? "Luis Paz" : answer[column]);
    if (rosa.asking().turn.kind === "confirming") rosa.writes("sí");
  }
  rosa.writes("borre el primero");
  rosa.writes("sí");
  expect([rosa.english("children_count"), rosa.english("children.1.name"), rosa.at()]).toEqual([
    "1",
    "Luis Paz",
    "children.1.birth_date",
  ]);
});

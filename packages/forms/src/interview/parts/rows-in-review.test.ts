import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person } from "../testing.ts";

type Rosa = ReturnType<typeof person>;

/** Answers questions by their columns until the review stands again. */
function answers(rosa: Rosa, channel: "says" | "writes", told: Readonly<Record<string, string>>) {
  for (let steps = 0; rosa.now().phase === "asking" && steps < 90; steps += 1) {
    if (rosa.asking().turn.kind === "confirming") rosa[channel]("sí");
    else rosa[channel](told[rosa.at()] ?? "no");
  }
}

const trips: Readonly<Record<string, string>> = {
  trips: "sí",
  "trips.1.left": "12 de marzo de 2024",
  "trips.1.returned": "20 de marzo de 2024",
  "trips.1.countries": "Guatemala",
  "trips.1.another": "sí",
  "trips.2.left": "3 de mayo de 2023",
  "trips.2.returned": "9 de mayo de 2023",
  "trips.2.countries": "El Salvador",
  "trips.2.another": "sí",
  "trips.3.left": "1 de junio de 2022",
  "trips.3.returned": "8 de junio de 2022",
  "trips.3.countries": "México",
};

const children: Readonly<Record<string, string>> = {
  children_count: "uno",
  "children.1.name": "Ana Paz",
  "children.1.birth_date": "3 de mayo de 2012",
  "children.1.residence": "vive conmigo",
  "children.1.relationship": "biológica",
  "children.1.support": "sí",
};

/** Who told three trips and one child, in the review. */
function inReview(channel: "says" | "writes") {
  const rosa = person("N-400", idsOf("N-400"));
  if (channel === "writes") rosa.send({ kind: "call-ended" });
  for (const [part, told] of [
    [8, trips],
    [6, children],
  ] as const) {
    rosa.send({ kind: "extra-wanted", part });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
    answers(rosa, channel, told);
  }
  expect(rosa.now().phase).toBe("reviewing");
  return rosa;
}

const lefts = (rosa: Rosa) => [1, 2, 3].map((row) => rosa.english(`trips.${row}.left`));
const all = ["03/12/2024", "05/03/2023", "06/01/2022"];
const prompts = (rosa: Rosa) => JSON.stringify(rosa.now().reply.prompts);

describe.each(["says", "writes"] as const)("in the review, to who %s, the rows of a table", (channel) => {
  test.each(["¿cuáles viajes le dije?", "¿qué viajes tengo anotados?", "léame los viajes"])(
    "are told by '%s'",
    (words) => {
      const rosa = inReview(channel);
      rosa[channel](words);
      expect(prompts(rosa)).toMatch(/12 de marzo de 2024.*Guatemala.*3 de mayo de 2023.*1 de junio de 2022/);
      expect(prompts(rosa)).not.toContain("Ana");
      expect(rosa.now().phase).toBe("reviewing");
    },
  );

  test.each([
    ["borra el segundo viaje", 2],
    ["quite el viaje a El Salvador", 2],
    ["borre el primer viaje", 1],
    ["elimine el viaje de en medio", 2],
  ] as const)("lose the one that '%s' calls, after a yes", (words, row) => {
    const rosa = inReview(channel);
    rosa[channel](words);
    expect(rosa.now().aside).toMatchObject({ kind: "taking-back", what: "row", row });
    expect(lefts(rosa)).toEqual(all);
    rosa[channel]("sí");
    expect(lefts(rosa).slice(0, 2)).toEqual(all.filter((_, at) => at !== row - 1));
    expect(rosa.asking().answers["trips.3.left"]).toBeUndefined();
    expect(rosa.now().phase).toBe("reviewing");
    expect(prompts(rosa)).toContain("viaje");
  });

  test.each([
    "el primer viaje no está bien",
    "la fecha de salida del primer viaje está mal",
    "la fecha del primer viaje está mal",
    "el primer viaje no es así",
  ])("'%s' goes through that row, and through no line of the same place", (words) => {
    const rosa = inReview(channel);
    rosa[channel](words);
    expect([rosa.at(), rosa.asking().turn]).toMatchObject(["trips.1.left", { kind: "confirming", isEarly: true }]);
  });

  test.each(["borre todos los viajes", "borre los viajes", "quite todos mis viajes"])(
    "are told by '%s', and it is asked which one: nothing else is erased",
    (words) => {
      const rosa = inReview(channel);
      rosa[channel](words);
      expect(rosa.now().aside).toBeUndefined();
      expect(prompts(rosa)).toMatch(/rows-told.*which-row/);
    },
  );

  test.each(["quite a mi hijo", "borre a mi hija Ana", "quite el hijo"])(
    "of which there is one lose it by '%s'",
    (words) => {
      const rosa = inReview(channel);
      rosa[channel](words);
      expect(rosa.now().aside).toEqual({ kind: "taking-back", what: "row", table: "children", row: 1 });
      rosa[channel]("sí");
      expect([rosa.now().phase, rosa.english("children_count")]).toEqual(["reviewing", "0"]);
    },
  );

  test.each(["agregue otro trabajo", "me faltó un trabajo"])(
    "of a part that was not begun begin it by '%s'",
    (words) => {
      const rosa = inReview(channel);
      rosa[channel](words);
      expect(rosa.now().extra).toMatchObject({ kind: "fetching", part: 7 });
    },
  );

  test("stay with a no", () => {
    const rosa = inReview(channel);
    rosa[channel]("borra el segundo viaje");
    rosa[channel]("no");
    expect(lefts(rosa)).toEqual(all);
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("lose the last one, and it is asked whether there is one", () => {
    const rosa = inReview(channel);
    rosa[channel]("borre el último viaje");
    rosa[channel]("sí");
    expect(rosa.at()).toBe("trips.2.another");
    rosa[channel]("no");
    expect([rosa.now().phase, lefts(rosa).slice(0, 2)]).toEqual(["reviewing", all.slice(0, 2)]);
    expect(rosa.asking().answers["trips.3.left"]).toBeUndefined();
  });

  test.each(["el viaje de en medio está mal", "el segundo viaje está mal", "corrija el viaje a El Salvador"])(
    "are gone through again by '%s', and the review stands again",
    (words) => {
      const rosa = inReview(channel);
      rosa[channel](words);
      expect([rosa.at(), rosa.asking().turn]).toMatchObject(["trips.2.left", { kind: "confirming", isEarly: true }]);
      rosa[channel]("no, el 4 de mayo de 2023");
      answers(rosa, channel, {});
      expect([rosa.now().phase, lefts(rosa)]).toEqual(["reviewing", ["03/12/2024", "05/04/2023", "06/01/2022"]]);
    },
  );

  test("of which none is called so are told, and it is asked which", () => {
    const rosa = inReview(channel);
    rosa[channel]("borre el séptimo viaje");
    expect(prompts(rosa)).toMatch(/rows-told.*which-row/);
    expect(lefts(rosa)).toEqual(all);
  });

  test.each([
    "agregue otro hijo",
    "me faltó un hijo",
    "tengo otra hija",
    "no, falta un hijo",
    "¿puede agregar otro niño?",
  ])("that are counted are one more by '%s', and its questions are asked", (words) => {
    const rosa = inReview(channel);
    rosa[channel](words);
    expect(rosa.at()).toBe("children.2.name");
    rosa[channel]("Luis Paz");
    answers(rosa, channel, {
      "children.2.birth_date": "3 de mayo de 2014",
      "children.2.residence": "vive conmigo",
      "children.2.relationship": "biológico",
    });
    expect([rosa.now().phase, rosa.english("children_count"), rosa.english("children.2.name")]).toEqual([
      "reviewing",
      "2",
      "Luis Paz",
    ]);
  });

  test.each(["agregue otro viaje", "se me olvidó un viaje"])("are one more by '%s'", (words) => {
    const rosa = inReview(channel);
    rosa[channel](words);
    expect(rosa.at()).toBe("trips.4.left");
    answers(rosa, channel, {
      "trips.4.left": "1 de julio de 2021",
      "trips.4.returned": "5 de julio de 2021",
      "trips.4.countries": "Honduras",
    });
    expect([rosa.now().phase, rosa.english("trips.4.left"), rosa.english("trips.3.another")]).toEqual([
      "reviewing",
      "07/01/2021",
      "Yes",
    ]);
  });
});

test.each([
  "hay un error en el nombre de mi hijo",
  "el segundo nombre está mal",
  "tengo un hijo",
  "no falta ningún viaje",
  "la dirección está mal",
  "mi nombre está mal",
  "¿cuántas preguntas faltan?",
  "no tengo otro hijo",
])("'%s', said in the review, is about no row", (words) => {
  const rosa = inReview("says");
  rosa.says(words);
  expect(prompts(rosa)).not.toMatch(/rows-told|which-row|row-again|no-rows/);
  expect([rosa.now().aside?.kind ?? "", rosa.at()]).not.toContain("taking-back");
  expect(lefts(rosa)).toEqual(all);
  expect(rosa.english("children_count")).toBe("1");
});

test("a box of a row is called by what stands in it and by its row, aloud", () => {
  const rosa = inReview("says");
  rosa.says("léame las respuestas");
  for (let steps = 0; steps < 12 && !prompts(rosa).includes("viaje 2"); steps += 1) rosa.says("sí");
  expect(prompts(rosa)).toContain("Fecha de salida, viaje 2: 3 de mayo de 2023.");
});

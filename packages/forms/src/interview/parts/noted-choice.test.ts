import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person } from "../testing.ts";

/** A person who has told of what they look like, up to their eyes. */
function withBlackEyes() {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted", part: 3 });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 3) });
  for (const words of ["hispano", "blanco", "5 pies 7 pulgadas", "150 libras", "negros"]) rosa.says(words);
  return rosa;
}

describe("a choice of the form's own boxes", () => {
  test("is noted aloud, and not read back", () => {
    const rosa = withBlackEyes();
    expect(rosa.asked()).toBe("Negro. ¿De qué color es su pelo?");
  });

  test.each([
    ["no, azules", "Blue"],
    ["no, son verdes", "Green"],
    ["perdón, verdes", "Green"],
    ["no, café claro", "Brown"],
  ])("is put right behind it by '%s', whatever the next question would make of that", (words, english) => {
    const rosa = withBlackEyes();
    rosa.says(words);
    expect([rosa.at(), rosa.english("eye_color"), rosa.english("hair_color")]).toEqual([
      "hair_color",
      english,
      undefined,
    ]);
  });

  test.each(["café", "perdón, café"])("stays where '%s' answers the next question", (words) => {
    const rosa = withBlackEyes();
    rosa.says(words);
    expect([rosa.english("eye_color"), rosa.english("hair_color")]).toEqual(["Black", "Brown"]);
  });

  test("stays where a no answers a question of yes or no", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted", part: 8 });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 8) });
    for (const words of ["sí", "12 de marzo de 2024", "sí", "20 de marzo de 2024", "sí", "México y Guatemala"])
      rosa.says(words);
    rosa.says("no, Guatemala fue el último");
    expect(rosa.english("trips.1.countries")).toBe("Mexico, Guatemala");
  });
});

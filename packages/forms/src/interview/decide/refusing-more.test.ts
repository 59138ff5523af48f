import { expect, test } from "vitest";
import { idsOf, person, upTo } from "../testing.ts";

test.each(["no proceda por favor", "no siga", "no lo guarde todavía", "no lo mande"])(
  "'%s' becomes no part of a name that is asked again",
  (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.writes("corrige nombre completo");
    rosa.writes(words);
    expect(rosa.kept()).toEqual([]);
    expect(rosa.now()).toMatchObject({ phase: "asking", turn: { kind: "waiting" } });
  },
);

test("a name that looks like an order stays a name", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.writes("corrige nombre completo");
  rosa.writes("Salvador Manda Cierra");
  expect(rosa.english("nombre_completo")).toBe("Salvador Manda Cierra");
});

test("words that only find fault change no address", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.writes("corrige la dirección");
  rosa.writes("ok pero bien bien no está");
  expect(rosa.kept()).toEqual([]);
});

test("a refusal with a wish to wait leaves no value waiting for its yes", () => {
  const rosa = person("N-400", upTo("telefono"));
  rosa.says("305 555 0123");
  rosa.says("espérese, no quiero guardarlo");
  rosa.says("sí");
  expect(rosa.kept()).toEqual([]);
});

test.each(["ok, pero bien bien no está", "por ahora no", "sí, pero todavía no"])(
  "'%s', asked whether to end the call, does not end it",
  (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("quiero colgar");
    rosa.says(words);
    expect(rosa.effects()).not.toContain("stop-call");
  },
);

test("'nel pastel, mija' is no daughter", () => {
  const rosa = person("I-130", upTo("relacion_familiar", "I-130"));
  rosa.says("nel pastel, mija");
  expect(rosa.kept()).toEqual([]);
});

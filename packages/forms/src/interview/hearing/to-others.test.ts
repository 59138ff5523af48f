import { expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

test.each([
  ["nombre_completo", "Kevin, bájale a esa tele que estoy en el teléfono"],
  ["nombre_completo", "vete para allá mi amor que abuela está hablando"],
  ["fecha_nacimiento", "Chepe, pasame los lentes pues"],
  ["pais_nacimiento", "che bajá la música nena"],
  ["direccion_actual", "doña Carmen, ahorita la atiendo, estoy en una llamada"],
  ["telefono", "Yesenia contesta la puerta"],
  ["nombre_conyuge", "no te metas, Javier, que me están preguntando a mí"],
])("asked for %s, '%s' is for somebody else", (field, words) => {
  const rosa = person("N-400", upTo(field));
  rosa.says(words);
  expect(rosa.at()).toBe(field);
  expect(rosa.asking()).toMatchObject({ turn: { kind: "waiting" }, failures: 0 });
});

test.each(["Rosa Prado Luna", "Soledad Quieto Vega", "María Silencio Baja"])("'%s' stays a name", (name) => {
  const rosa = person("N-400", []);
  rosa.says(name);
  expect(rosa.asking().turn.kind).toBe("confirming");
});

import { expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

test("an address said again after a ZIP code of another state is read again, and is no choice by its digits", () => {
  const someone = person("N-400", upTo("direccion_actual"));
  const houston = "1200 Main Street, Houston, Texas,";
  someone.send({ kind: "places-found", places: [{ zip: "70702", city: "Baton Rouge", state: "LA" }] as never });
  someone.says(`${houston} siete cero siete cero dos`);
  expect(someone.asked()).toContain("70702 no es de Texas");
  someone.says(`no, ${houston} siete siete cero cero dos`);
  expect(someone.kept()).toEqual([]);
});

test.each(["sí eztá bien", "sí esdá vien"])("'%s' agrees to a name and is none", (yes) => {
  const someone = person();
  someone.says("Rosa Elena Prado Luna");
  someone.says(yes);
  expect(someone.at()).toBe("fecha_nacimiento");
});

test("a part that is told behind a yes is never agreed to, though its 'pero' was not heard", () => {
  const someone = person("N-400", upTo("direccion_actual"));
  someone.says("4325 Palk Avenue, Houston, Texas 77002");
  someone.says("sí, pelo la calle es 4325 Park Avenue");
  expect(someone.at()).toBe("direccion_actual");
  expect(someone.kept()).toEqual([]);
});

test("'sí, pero' and what was read back already is asked again", () => {
  const someone = person("N-400", upTo("fecha_nacimiento"));
  someone.says("18 de mayo de 1979");
  someone.says("sí, pero el mes es mayo");
  expect(someone.at()).toBe("fecha_nacimiento");
});

test("a letter of a street is repaired like that of a name", () => {
  const someone = person("N-400", upTo("direccion_actual"));
  someone.says("3534 Sedar Lane, Houston, Texas 77002");
  someone.says("no, Cedar con ce");
  expect(someone.asked()).toContain("3534 Cedar");
});

test("after a refusal the word that is another one is spelled, not the one that was right", () => {
  const someone = person();
  someone.says("Rosa María Hernández Pardo");
  someone.says("no, Rosa María Hernández Prado");
  expect(someone.asked()).toContain("Se escribe: pe, erre, a, de, o.");
  expect(someone.asked()).not.toContain("hache, e");
});

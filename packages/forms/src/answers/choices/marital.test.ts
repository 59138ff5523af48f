import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "marital", heard, today: "2026-11-20" });

describe("marital", () => {
  test.each([
    ["soltera", "single"],
    ["soy soltero", "single"],
    ["nunca me he casado", "single"],
    ["nunca me casé", "single"],
    ["no me he casado", "single"],
    ["estoy casado", "married"],
    ["soy casada por el civil", "married"],
    ["estoy separada de mi esposo", "separated"],
    ["separado legalmente", "separated"],
    ["divorciada", "divorced"],
    ["me divorcié el año pasado", "divorced"],
    ["viuda", "widowed"],
    ["mi esposo falleció", "widowed"],
    ["mi esposa murió en 2015", "widowed"],
    ["enviudé", "widowed"],
    ["soy viuda, mi esposo murió", "widowed"],
    ["estuve casado pero ahora soy divorciado", "divorced"],
    ["fui casada, soy viuda", "widowed"],
    ["me anularon el matrimonio", "annulled"],
    ["mi matrimonio fue anulado", "annulled"],
    ["ya estoy divorciado", "divorced"],
    ["casadísimo", "married"],
    ["felizmente casada", "married"],
    ["single", "single"],
    ["married", "married"],
    ["mi señora y yo estamos casados", "married"],
    ["me volví a casar", "married"],
    ["soltera, nunca casada", "single"],
    ["no, soltera", "single"],
    ["no soy casado, soy soltero", "single"],
    ["no estoy casada, soy divorciada", "divorced"],
    ["creo que separado", "separated"],
    ["tengo esposo", "married"],
    ["vivo con mi esposa", "married"],
    ["con mi marido", "married"],
    ["casada, no, perdón, viuda", "widowed"],
    ["divorciado dos veces", "divorced"],
    ["legalmente soltero", "single"],
    ["soltera con hijos", "single"],
    ["casado por segunda vez", "married"],
    ["separados", "separated"],
    ["madre soltera", "single"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "no estoy casada",
    "no soy soltero",
    "casada y separada",
    "casado pero separado",
    "estoy en trámites de divorcio",
    "todavía no me divorcio",
    "vivo con mi pareja",
    "juntada",
    "unión libre",
    "arrejuntado",
    "estoy comprometida",
    "tengo novio",
    "sí",
    "vivo sola",
    "no sé",
    "me estoy divorciando",
    "aún no estoy divorciado",
    "no casado",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([["no entiendo la pregunta", "help"]])("%s commands %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "command", value }),
  );
});

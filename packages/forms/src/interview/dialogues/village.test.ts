import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

const relative = () => person("I-130", upTo("direccion_familiar", "I-130"));

describe("of a village that is told by how one gets there only the country is asked", () => {
  test.each([
    [
      "pues vive en la aldea el rosario la casa está pegada a la escuela en el municipio de comapa",
      "Guatemala",
      "Comapa",
    ],
    [
      "caserío el zapote cantón las flores la casa es la tercera después de la iglesia en chalatenango",
      "El Salvador",
      "Chalatenango",
    ],
    ["vive en el ejido la palma no tiene calle ni número cerca del pozo en apatzingán", "México", "Apatzingán"],
    ["barrio el centro media cuadra abajo de la alcaldía casa azul en estelí", "Nicaragua", "Estelí"],
    ["vereda la esperanza pasando el puente la finca de los nietos en pitalito", "Colombia", "Pitalito"],
    ["en la colonia la joya pasaje tres casa sin número en soyapango", "El Salvador", "Soyapango"],
    ["Vive en el cantón Las Delicias frente a la pila en Ilobasco", "El Salvador", "Ilobasco"],
    ["por ahí en la comunidad santa rita atrás del mercado en danlí", "Honduras", "Danlí"],
    ["vive en el rancho los pinos a mano derecha del arroyo en jerez", "México", "Jerez"],
    ["en la parroquia san juan cerca de la cancha en riobamba", "Ecuador", "Riobamba"],
  ])("'%s'", (words, country, town) => {
    const rosa = relative();
    rosa.says(words);
    expect(rosa.asked()).toBe("¿En qué país está esa dirección?");
    rosa.says(country);
    expect(rosa.asked()).toMatch(new RegExp(`${town}.*${country}.*¿Está bien\\?$`, "iu"));
    rosa.says("sí");
    expect(rosa.english("direccion_familiar")).toContain(country.replace("México", "Mexico"));
  });
});

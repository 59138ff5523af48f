import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { renderReply } from "../../prompts/prompt.ts";
import { idsOf, person } from "../testing.ts";

/** A person in a call at a question of a part of the N-400. */
function inCall(part: number, id: string) {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted", part });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
  for (let steps = 0; rosa.at() !== id && steps < 40; steps += 1) {
    if (/^(?:trips|past_addresses)$/.test(rosa.at()) || rosa.at().endsWith(".another")) rosa.says("sí");
    else rosa.taps("skip");
  }
  return rosa;
}

describe("a row that is asked in one breath", () => {
  test("of a trip both days and the countries are asked for", () => {
    expect(inCall(8, "trips.1.left").asked()).toContain("¿Cuándo salió, cuándo regresó, y a qué países fue?");
  });

  test.each([
    ["salí el 3 de marzo del 2024, regresé el 20 de marzo del 2024 y fui a México", "Mexico"],
    ["3 de marzo de 2024, 20 de marzo de 2024, México", "Mexico"],
    ["del 3 al 20 de marzo de 2024 a México", "Mexico"],
    [
      "me fui el tres de marzo del dos mil veinticuatro y regresé el veinte de marzo del dos mil veinticuatro a El Salvador",
      "El Salvador",
    ],
  ])("'%s' is read back once, and a yes keeps all of it", (words, countries) => {
    const rosa = inCall(8, "trips.1.left");
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^Salida, 3 de marzo de 2024; regreso, 20 de marzo de 2024; .+\. ¿Está bien\?$/);
    rosa.says("sí");
    expect(rosa.at()).toBe("trips.1.another");
    expect(rosa.english("trips.1.left")).toBe("03/03/2024");
    expect(rosa.english("trips.1.returned")).toBe("03/20/2024");
    expect(rosa.english("trips.1.countries")).toBe(countries);
  });

  test("what was not told is asked by itself", () => {
    const rosa = inCall(8, "trips.1.left");
    rosa.says("salí el 3 de marzo de 2024");
    expect(rosa.asked()).toBe("3 de marzo de 2024. ¿Está bien?");
    rosa.says("sí");
    expect(rosa.asked()).toContain("¿En qué fecha regresó a Estados Unidos?");
  });

  test("a return before the departure is asked for by itself", () => {
    const rosa = inCall(8, "trips.1.left");
    rosa.says("salí el 3 de marzo de 2024 y regresé el 20 de febrero de 2024");
    rosa.says("sí");
    expect(rosa.at()).toBe("trips.1.returned");
    expect(rosa.english("trips.1.returned")).toBeUndefined();
  });

  test("a no keeps nothing, and asks again", () => {
    const rosa = inCall(8, "trips.1.left");
    rosa.says("del 3 al 20 de marzo de 2024 a México");
    rosa.says("no");
    expect(rosa.at()).toBe("trips.1.left");
    expect(rosa.english("trips.1.left")).toBeUndefined();
    expect(rosa.english("trips.1.returned")).toBeUndefined();
  });

  test("the begin is put right, and the rest stays to be agreed to", () => {
    const rosa = inCall(8, "trips.1.left");
    rosa.says("del 3 al 20 de marzo de 2024 a México");
    rosa.says("no, salí el 5 de marzo de 2024");
    expect(rosa.asked()).toBe("Salida, 5 de marzo de 2024; regreso, 20 de marzo de 2024; México. ¿Está bien?");
  });

  test.each(["no, regresé el 25 de marzo de 2024", "no, volví el 25 de marzo de 2024"])(
    "'%s' puts the end right",
    (words) => {
      const rosa = inCall(8, "trips.1.left");
      rosa.says("del 3 al 20 de marzo de 2024 a México");
      rosa.says(words);
      expect(rosa.asked()).toBe("Salida, 3 de marzo de 2024; regreso, 25 de marzo de 2024; México. ¿Está bien?");
    },
  );

  test.each([
    ["en Houston, Texas 77002", "Houston; Texas; siete siete cero cero dos; Estados Unidos. ¿Está bien?"],
    [
      "Houston Texas, siete siete cero cero dos",
      "Houston; Texas; siete siete cero cero dos; Estados Unidos. ¿Está bien?",
    ],
  ])("of a job's place '%s' is read back once", (words, readBack) => {
    const rosa = inCall(7, "jobs_schools.1.city");
    expect(rosa.asked()).toContain("¿En qué ciudad y estado está o estaba, y con qué código postal?");
    rosa.says(words);
    expect(rosa.asked()).toBe(readBack);
    rosa.says("sí");
    expect(rosa.at()).toBe("jobs_schools.1.from");
    expect(rosa.asked()).toBe("¿En qué fecha empezó?");
  });

  test.each([
    ["de marzo de 2019 a julio de 2021", "Desde, marzo de 2019; hasta, julio de 2021. ¿Está bien?"],
    ["marzo de 2019, julio de 2021", "Desde, marzo de 2019; hasta, julio de 2021. ¿Está bien?"],
    ["empecé en marzo de 2019 y terminé en julio de 2021", "Desde, marzo de 2019; hasta, julio de 2021. ¿Está bien?"],
  ])("of an earlier job '%s' tells both ends", (words, readBack) => {
    const rosa = inCall(7, "jobs_schools.2.from");
    expect(rosa.asked()).toContain("¿Cuándo empezó y cuándo terminó?");
    rosa.says(words);
    expect(rosa.asked()).toBe(readBack);
    rosa.says("sí");
    expect(rosa.at()).toBe("jobs_schools.2.occupation");
  });

  test("in writing each is asked by itself", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "call-ended" });
    rosa.send({ kind: "extra-wanted", part: 8 });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 8) });
    rosa.writes("sí");
    expect(renderReply(rosa.now().reply, "written")).toContain("¿En qué fecha salió de Estados Unidos?");
  });
});

describe("that the five years are for one reason", () => {
  const asked = (reason?: string) => {
    const rosa = person("N-400", idsOf("N-400"));
    for (const part of reason === undefined ? [8] : [1, 8]) {
      rosa.send({ kind: "extra-wanted", part });
      rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
      for (const words of part === 1 ? [reason ?? "", "sí"] : []) rosa.says(words);
      for (let steps = 0; part === 1 && rosa.now().phase === "asking" && steps < 5; steps += 1) rosa.taps("skip");
    }
    return rosa.asked();
  };

  test.each([undefined, "la letra b"])("is said to whoever did not tell that one: %s", (reason) =>
    expect(asked(reason)).toContain("Los cinco años son para la razón A"),
  );

  test("is not said to whoever did", () => {
    expect(asked("la letra a")).toContain("¿Ha viajado fuera de Estados Unidos");
    expect(asked("la letra a")).not.toContain("razón A");
  });
});

import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import type { AddressValue } from "../interpretation.ts";
import { places } from "./places.fixture.ts";

const home = "1234 Main Street, Los Angeles, California 90012";
const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20", lookups: places });
const careOf = (heard: string) => (read(heard).value as AddressValue | undefined)?.careOf;

describe("who takes the letters, said within an address", () => {
  test.each([
    [`c/o Rosa Prado, ${home}`, "Rosa Prado"],
    [`${home}, c/o Rosa Prado`, "Rosa Prado"],
    ["C/O ROSA PRADO 1234 Main Street, Los Angeles, CA 90012", "Rosa Prado"],
    ["a cargo de rosa prado 1234 main street los angeles california 90012", "Rosa Prado"],
    ["1234 Main Street, al cuidado de la señora Rosa Prado, Los Angeles, California 90012", "Rosa Prado"],
    [`in care of Rosa Prado, ${home}`, "Rosa Prado"],
    [`care of my aunt Rosa O'Brien-Soto, ${home}`, "Rosa O'Brien-Soto"],
    [`en casa de Rosa Prado, ${home}`, "Rosa Prado"],
    [`vivo en casa de mi tía Rosa, ${home}`, "Rosa"],
    [`con mi tía Rosa, en ${home}`, "Rosa"],
    [`mi correo llega con mi comadre Petra, ${home}`, "Petra"],
    [`las cartas me las recibe mi cuñado Beto Ruiz, ${home}`, "Beto Ruiz"],
    ["a nombre de mi primo Beto Ruiz, apartado postal 455, Fresno, California 93701", "Beto Ruiz"],
    [`recibo las cartas a nombre de mi nieto, Kenyi Higa, en el ${home}`, "Kenyi Higa"],
    [`en casa de mi tía, Rosa Prado, ${home}`, "Rosa Prado"],
    [`vivo con mi hijo Óscar Menjívar, a cargo de él llegan las cartas, en el ${home}`, "Óscar Menjívar"],
    [`a cargo de el señor Luis Peña, ${home}`, "Luis Peña"],
    ["PSC 802 Box 14, APO AE 09499, c/o Luis Peña", "Luis Peña"],
    ["Calle Duarte 25, a cargo de Rosa Prado, Santo Domingo, República Dominicana", "Rosa Prado"],
  ])("%s: %s", (heard, name) => {
    expect(careOf(heard)).toBe(name);
    const { spanishReadback = "", english } = read(heard);
    expect(english).toMatch(new RegExp(`^c/o ${name}, `));
    expect(careOf(spanishReadback)).toBe(name);
  });

  test.each([
    `vivo con mi tía Rosa, ${home}`,
    `${home}, aquí con mi esposo Juan`,
    `${home}, con mi esposa y mis hijos`,
    `vivo en casa de mi hija, ${home}`,
    `en casa de dos pisos, ${home}`,
    `${home}, con código postal 90012`,
    `${home}, a cargo de él llegan las cartas`,
  ])("who lives there, or what house it is, says nothing of letters: %s", (heard) => {
    expect(careOf(heard)).toBeUndefined();
  });

  test("is no part of the street, and stays while the rest is asked for", () => {
    expect(read("c/o Rosa Prado, 1234 Main Street, Los Angeles")).toMatchObject({
      status: "ask",
      parts: { number: "1234", street: "Main Street", careOf: "Rosa Prado" },
    });
  });

  test("of a house, it is read back whether it was meant so", () => {
    expect(read(`en casa de Rosa Prado, ${home}`).needsConfirmation).toBe(true);
    expect(read(`c/o Rosa Prado, ${home}`).needsConfirmation).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { interpret } from "../../interpret.ts";
import { places } from "../places.fixture.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20", lookups: places });

describe("an address of the military or of an embassy", () => {
  test.each([
    ["PSC 1234 Box 56, APO AE 09128", "PSC 1234 Box 56", "APO", "AE", "09128"],
    ["mi dirección es PSC 802 caja 14, APO AE 09499", "PSC 802 Box 14", "APO", "AE", "09499"],
    ["Unit 2050 Box 4190, APO AP 96278-2050", "Unit 2050 Box 4190", "APO", "AP", "96278-2050"],
    ["unidad 8400, buzón 12, D P O, A E, cero nueve cuatro nueve ocho", "Unit 8400 Box 12", "DPO", "AE", "09498"],
    ["pe ese ce 473 box 21, efe pe o, a pe, 96349", "PSC 473 Box 21", "FPO", "AP", "96349"],
    [
      "pe ese ce ochocientos dos, buzón cuarenta y cinco, a pe o, a e, cero nueve cuatro nueve nueve",
      "PSC 802 Box 45",
      "APO",
      "AE",
      "09499",
    ],
    [
      "unidad ocho nueve cero cero caja cuatro dos uno uno, de pe o, a pe, nueve seis cinco cuatro tres",
      "Unit 8900 Box 4211",
      "DPO",
      "AP",
      "96543",
    ],
    ["CMR 411 Box 5001 APO AE 09112", "CMR 411 Box 5001", "APO", "AE", "09112"],
    ["FPO AP 96349, PSC 473 Box 21", "PSC 473 Box 21", "FPO", "AP", "96349"],
    ["APO AE 09128, caja 56, PSC 1234", "PSC 1234 Box 56", "APO", "AE", "09128"],
    ["de pe o, a e, cero nueve cuatro nueve ocho, unidad 8400, buzón 12", "Unit 8400 Box 12", "DPO", "AE", "09498"],
    ["USS Nimitz, FPO AP 96620", "USS Nimitz", "FPO", "AP", "96620"],
    ["USS Nimitz CVN-68, FPO AP 96620", "USS Nimitz CVN 68", "FPO", "AP", "96620"],
    [
      "estoy en un barco, USS Carl Vinson unit 100125 box 7, FPO AP 96629-1225",
      "USS Carl Vinson Unit 100125 Box 7",
      "FPO",
      "AP",
      "96629-1225",
    ],
    ["u ese ese bataan, efe pe o, a e, cero nueve cinco cinco cuatro", "USS Bataan", "FPO", "AE", "09554"],
  ])("is read in the boxes the forms have for it: %s", (heard, line, city, state, zip) => {
    expect(read(heard)).toMatchObject({ status: "value", value: { line, unit: "", city, state, zip } });
  });

  test("has the state of its ZIP code where none was told, and no other one", () => {
    expect(read("PSC 1234 Box 56, APO 09128")).toMatchObject({ value: { state: "AE" } });
    expect(read("PSC 1234 Box 56, APO AP 09128")).toMatchObject({ status: "ask", missing: ["zip"] });
  });

  test("is asked for its ZIP code, and keeps what was told", () => {
    expect(read("PSC 1234 Box 56, APO AE")).toMatchObject({
      status: "ask",
      missing: ["zip"],
      parts: { line: "PSC 1234 Box 56", city: "APO", state: "AE" },
    });
  });

  test("is no guess where two boxes were told", () => {
    expect(read("PSC 1234 Box 56 y PSC 1300 Box 57, APO AE 09128").status).toBe("ask");
  });

  test("is none where the letters are of something else", () => {
    expect(read("415 Apollo Street, Los Ángeles, California 90012")).toMatchObject({ value: { state: "CA" } });
  });
});

import { describe, expect, test } from "vitest";
import { interpret } from "../../interpret.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20" });

describe("an address", () => {
  test.each([
    ["vivo con mi hija en 22 Oak Street, Apt B, Newark, NJ 07102", "22 Oak Street, Apt B, Newark, NJ 07102"],
    ["estoy viviendo con mi hijo y su esposa en la 22 Oak Street, Newark, NJ 07102", "22 Oak Street, Newark, NJ 07102"],
    ["500 West Ave, Unit PH3, Miami Beach, FL 33139", "500 West Avenue, Unit PH3, Miami Beach, FL 33139"],
    ["500 West Ave, Apt th12, Miami Beach, FL 33139", "500 West Avenue, Apt TH12, Miami Beach, FL 33139"],
    ["Calle 8 SW 2500, Miami, FL 33135", "2500 Southwest 8th Street, Miami, FL 33135"],
    ["2500 SW Calle 8, Miami, FL 33135", "2500 Southwest 8th Street, Miami, FL 33135"],
    ["2500 calle 42 W, Nueva York, NY 10036", "2500 West 42nd Street, New York, NY 10036"],
  ])("%s is %s", (heard, english) => expect(read(heard)).toMatchObject({ status: "value", english }));

  test.each([
    ["1214 saut Flower estrit, Newark, NJ 07102", "1214 South Flower Street, Newark, NJ 07102"],
    ["82 wes Cherry aveniu, Newark, NJ 07102", "82 West Cherry Avenue, Newark, NJ 07102"],
    ["82 ist Cherry roud, Newark, NJ 07102", "82 East Cherry Road, Newark, NJ 07102"],
    ["82 Leikland bulevar, Newark, NJ 07102", "82 Leikland Boulevard, Newark, NJ 07102"],
  ])("by ear: %s is %s, and read back", (heard, english) =>
    expect(read(heard)).toMatchObject({ status: "value", english, needsConfirmation: true }),
  );

  test("with its number behind a road that is named by one is confirmed", () =>
    expect(read("FM 1960 West 4550, Houston, TX 77069")).toMatchObject({
      status: "value",
      english: "4550 FM 1960 West, Houston, TX 77069",
      needsConfirmation: true,
    }));

  test.each(["Beach Road # 2, Miami, FL 33139", "FM 1960 West, Houston, TX 77069", "Highway 23, Waco, TX 76701"])(
    "%s lacks its number, which is asked",
    (heard) => expect(read(heard)).toMatchObject({ status: "ask", missing: ["number"] }),
  );
});

import type { AddressValue, Interpretation, PrintedAnswer } from "@dilo/forms";

/**
 * The part of an answer that was understood, as an answer of its own: of an address or a name what is known is written,
 * and of a date its year, with the month. Undefined where nothing was, or where half of it would say something else, as of
 * a number.
 */
export function partOf(line: PrintedAnswer): PrintedAnswer | undefined {
  const { field, reading, status } = line;
  if (status !== "needs-review" || reading === undefined || reading.candidates.length > 0) return undefined;
  const value = partValue(field.kind, reading);
  if (value === undefined) return undefined;
  return {
    ...line,
    status: "read",
    // What was told of a name is its given names: it is not the one name of who has no other.
    reading: { ...reading, value, ...(field.kind === "name" && { parts: { ...reading.parts, family: "" } }) },
    ...(typeof value === "string" && { english: value }),
  };
}

function partValue(kind: PrintedAnswer["field"]["kind"], reading: Interpretation): AddressValue | string | undefined {
  const { parts = {} } = reading;
  switch (kind) {
    case "address":
    case "mailing-address":
      return typeof reading.value === "object" ? reading.value : withCareOf(addressOf(parts), parts["careOf"]);
    case "name":
      return reading.missing.includes("family-name") ? parts["given"] : undefined;
    case "date":
      return knownOf(reading);
    default:
      return undefined;
  }
}

/** "03/1985" or "1985", as where the form asks for no day; a day and a month alone could be taken for a month and a year. */
function knownOf({ parts: { month, year } = {}, missing, warnings }: Interpretation): string | undefined {
  const isSure = warnings.every((warning) => warning === "does-not-know");
  if (year === undefined || !isSure || !missing.includes("day")) return undefined;
  return month === undefined ? year : `${month.padStart(2, "0")}/${year}`;
}

function withCareOf(address: AddressValue | undefined, careOf: string | undefined): AddressValue | undefined {
  return address && careOf !== undefined ? { ...address, careOf } : address;
}

function addressOf(parts: Readonly<Record<string, string>>): AddressValue | undefined {
  const text = (name: string) => parts[name] ?? "";
  const country = text("country");
  if (country !== "" && country !== "US") {
    const { line, city, province, postalCode } = {
      line: text("line"),
      city: text("city"),
      province: text("province"),
      postalCode: text("postalCode"),
    };
    return {
      foreign: true,
      country,
      text: [line, city, province, postalCode].filter((part) => part !== "").join(", "),
      line,
      city,
      province,
      postalCode,
    };
  }
  // Military mail has no city and no house number: what was taken for them is not.
  if (/^(APO|FPO|DPO)\b/i.test(text("city"))) {
    const whole = { line: text("line"), unit: "", city: text("city"), state: text("state"), zip: text("zip") };
    return whole.line === "" ? undefined : whole;
  }
  // A number alone may be the house's, where that one is missing.
  const isUnit = text("unitType") !== "" || text("number") !== "";
  const unit = isUnit ? `${text("unitType")} ${text("unit")}`.trim() : "";
  // "Houston, Texas": a name alone before a state is no street for sure.
  const isStreet = text("number") !== "" || text("city") !== "";
  const line = isStreet ? [text("number"), text("street")].filter((part) => part !== "").join(" ") : "";
  // Without a number, a state and a ZIP Code nobody knows that the words name a street or a town.
  const isTownAlone = text("street") === "" && text("city") !== "";
  const known = isTownAlone || [text("number"), text("state"), text("zip")].some((part) => part !== "");
  return known ? { line, unit, city: text("city"), state: text("state"), zip: text("zip") } : undefined;
}

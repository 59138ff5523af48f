import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { places } from "./address/places.fixture.ts";
import { countryNames } from "./country/names.table.ts";
import { interpret } from "./interpret.ts";
import type { AnswerKind } from "./interpretation.ts";
import { spellNumber } from "./numbers/spell.ts";
import { fold } from "./words/tokens.ts";

const today = "2026-11-20";
const read = (kind: AnswerKind, heard: string) => interpret({ kind, heard, today, lookups: places });

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const usPhone = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/);
const birthday = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z]{1,9}[._-]?[a-z0-9]{1,6}$/),
    fc.constantFrom("gmail.com", "yahoo.com.mx", "outlook.es", "icloud.com", "a1b.org"),
  )
  .map(([local, domain]) => `${local}@${domain}`);
const codes = countryNames
  .trim()
  .split("\n")
  .map((line) => line.slice(0, 2));
const given = fc.constantFrom("María", "José", "Ana Lucía", "Ñandú", "Íngrid", "Juan Carlos", "Rosa");
const family = fc.constantFrom("Pérez", "de la Cruz", "Núñez Ortiz", "García-López", "O'Connor", "Santos y Santos");

/** A way to say a value, and the value. */
const sayings: Readonly<Record<string, fc.Arbitrary<readonly [AnswerKind, heard: string, value: string]>>> = {
  date: birthday.map((value) => ["date", value, value]),
  phone: usPhone.map((value) => ["phone", value, `+1${value}`]),
  zip: digits(5).map((value) => ["zip", value, value]),
  "alien-number": digits(9).map((value) => ["alien-number", `A${value}`, value]),
  email: email.map((value) => ["email", value, value]),
  country: fc.constantFrom(...codes).map((value) => ["country", nameOf(value), value]),
  name: fc.tuple(given, family).map(([one, other]) => ["name", `${one} ${other}`, `${one} ${other}`]),
  number: fc.nat(999_999).map((value) => ["number", String(value), String(value)]),
  marital: fc
    .constantFrom("single", "married", "divorced", "widowed", "separated", "annulled")
    .map((value) => ["marital", value, value]),
  relation: fc
    .constantFrom(["wife", "spouse"], ["father", "parent"], ["sister", "sibling"], ["son", "child"])
    .map(([heard = "", value = ""]) => ["relation", `my ${heard}`, value]),
  yesno: fc.constantFrom(["sí", "yes"], ["no", "no"]).map(([heard = "", value = ""]) => ["yesno", heard, value]),
  "form-type": fc.constantFrom("N-400", "I-130").map((value) => ["form-type", value, value]),
};

function nameOf(code: string): string {
  const line = countryNames.split("\n").find((row) => row.startsWith(code)) ?? "";
  return line.split("|")[2] ?? "";
}

describe.each(Object.entries(sayings))("%s", (_, saying) => {
  test("reading what was read back gives the same value", () => {
    fc.assert(
      fc.property(saying, ([kind, heard, value]) => {
        const first = read(kind, heard);
        expect(first).toMatchObject({ status: "value", value });
        expect(read(kind, first.spanishReadback ?? "")).toMatchObject({ status: "value", value });
      }),
    );
  });

  test("fillers, capitals and accents never change it", () => {
    fc.assert(
      fc.property(saying, fc.constantFrom("eh, ", "pues ", "bueno, ", "este, "), ([kind, heard, value], filler) => {
        const said = read(kind, heard).spanishReadback ?? "";
        if (kind !== "name") {
          expect(read(kind, said.toUpperCase())).toMatchObject({ value });
          expect(read(kind, fold(said))).toMatchObject({ value });
        }
        expect(read(kind, `${filler}${said}`)).toMatchObject({ value });
      }),
    );
  });
});

test("an address is read back to the same address", () => {
  const address = fc.record({
    number: fc.integer({ min: 1, max: 9999 }),
    street: fc.constantFrom("Main Street", "West 8th Street", "Roosevelt Avenue", "Camino Real", "San Julian Avenue"),
    unit: fc.constantFrom("", "Apt 3B", "Ste 300", "# 12", "Fl 2"),
    place: fc.constantFrom("Los Angeles, CA 90012", "Chicago, IL 60601", "New York, NY 10005", "Washington, DC 20500"),
  });
  fc.assert(
    fc.property(address, ({ number, street, unit, place }) => {
      const written = [`${number} ${street}`, unit, place].filter((part) => part !== "").join(", ");
      const first = read("address", written);
      expect(first).toMatchObject({ status: "value", english: written });
      expect(read("address", first.spanishReadback ?? "").value).toEqual(first.value);
    }),
  );
});

describe("numbers in words and in digits", () => {
  test("are the same phone, said in groups", () => {
    fc.assert(
      fc.property(usPhone, (value) => {
        const groups = [value.slice(0, 3), value.slice(3, 6), value.slice(6, 8), value.slice(8)];
        const said = groups.map(sayGroup).join(", ");
        expect(read("phone", said)).toMatchObject({ value: `+1${value}` });
        expect(read("phone", said.replace(/\s+/g, ""))).toMatchObject({ value: `+1${value}` });
      }),
    );
  });

  test("are the same date", () => {
    fc.assert(
      fc.property(birthday, (value) => {
        const [year = 0, month = 0, day = 0] = value.split("-").map(Number);
        const name = read("date", value).spanishReadback?.split(" ")[2];
        expect(month).toBeGreaterThan(0);
        expect(read("date", `${spellNumber(day)} de ${name} de ${spellNumber(year)}`)).toMatchObject({ value });
      }),
    );
  });
});

/** "305" as "tres cero cinco", "55" as "cincuenta y cinco", "07" as "cero siete". */
function sayGroup(group: string): string {
  const isWhole = group.length === 2 && !group.startsWith("0");
  return isWhole ? spellNumber(Number(group)) : [...group].map((digit) => spellNumber(Number(digit))).join(" ");
}

const kinds: readonly AnswerKind[] = [
  "name",
  "date",
  "country",
  "alien-number",
  "address",
  "phone",
  "email",
  "marital",
  "relation",
  "zip",
  "number",
  "yesno",
  "form-type",
  "command",
];
const word = fc.constantFrom(
  ..."no sí perdón digo uno dos mil ciento y de del marzo arroba punto calle apartamento California 5 90012 12 o la a mi soy es tengo creo que , . / - # + doble triple cero México casado hijo".split(
    " ",
  ),
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
);

describe("any text", () => {
  test.each(kinds)("never throws as %s, and spans lie inside it", (kind) => {
    fc.assert(
      fc.property(text, (heard) => {
        const { spans, confidence } = read(kind, heard);
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(heard.length);
          expect(start).toBeLessThanOrEqual(end);
        }
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("without digits or number words yields no date, phone or A-Number", () => {
    const wordless = fc.array(fc.stringMatching(/^[aeioubcfglmnprst]{1,8}$/), { maxLength: 30 });
    fc.assert(
      fc.property(wordless, (words) => {
        const heard = words
          .filter((each) => !/(uno|dos|tres|cuat|cinc|seis|siet|ocho|nuev|on|pri|seg|ter|mil|cien|o$)/.test(each))
          .join(" ");
        for (const kind of ["date", "phone", "alien-number"] as const)
          expect(read(kind, heard).status).not.toBe("value");
      }),
    );
  });

  test("longer than 400 characters is asked again", () => {
    expect(read("name", "a".repeat(401)).status).toBe("ask");
  });
});

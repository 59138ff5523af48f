import { expect, test } from "vitest";
import type { Meant, NameHeard } from "../../answer.ts";
import { interpret } from "../../interpret.ts";

const names: Readonly<Record<string, Meant | string | null>> = {
  "street-by-ear cheri": "cherry",
  "street-by-ear mac kinli": "mckinley",
  "street brodway": "broadway",
  "street flores": "flores",
  "street kwzt": null,
  "street sudley": { name: "dudley", isUnsure: true },
  "city screntan": "Scranton",
};

function read(heard: string) {
  const asked: string[] = [];
  const reading = interpret({
    kind: "address",
    heard,
    today: "2026-11-20",
    lookups: {
      zip: (zip) => ({ city: zip === "18504" ? "Scranton" : "Denver", state: zip === "18504" ? "PA" : "CO" }),
      meant: ({ heard: name, as }: NameHeard) => {
        asked.push(`${as} ${name}`);
        const meant = names[`${as} ${name}`];
        return typeof meant === "string" || meant === null ? { name: meant } : meant;
      },
    },
  });
  return { reading, asked };
}

test.each([
  ["1214 saut chéri lein, Denver, CO 80202", "1214 South Cherry Lane", "Por «chéri» puse Cherry. ¿Está bien?"],
  ["88 mac kinli estrit, Denver, CO 80202", "88 McKinley Street", "Por «mac kinli» puse McKinley. ¿Está bien?"],
  ["901 Brodway, Denver, CO 80202", "901 Broadway", "Por «brodway» puse Broadway. ¿Está bien?"],
])("%s is read as the name that was meant, and told with the words for it", (heard, line, question) => {
  const { reading } = read(heard);
  expect(reading).toMatchObject({ status: "value", value: { line }, needsConfirmation: true, question });
  expect(reading.parts).toMatchObject({ street: line.slice(line.indexOf(" ") + 1) });
});

test("a city by ear is told with its word as well", () => {
  const { reading } = read("40 chéri estrit, screntan, PA 18504");
  expect(reading).toMatchObject({
    value: { line: "40 Cherry Street", city: "Scranton" },
    question: "Por «chéri» puse Cherry, y por «screntan» puse Scranton. ¿Está bien?",
  });
});

test("a word that is no name, and nearly one that is not very common, is asked", () => {
  expect(read("8811 Sudley Road, Denver, CO 80202").reading).toMatchObject({
    status: "ask",
    question: "¿La calle es Dudley Road o Sudley Road?",
    candidates: [{ value: { line: "8811 Dudley Road" } }, { value: { line: "8811 Sudley Road" } }],
  });
});

test("a word that nobody knows is in doubt, one that is a name is not", () => {
  expect(read("12 Kwzt Street, Denver, CO 80202").reading).toMatchObject({
    value: { line: "12 Kwzt Street" },
    needsConfirmation: true,
    warnings: ["unknown-name"],
  });
  expect(read("12 Flores Street, Denver, CO 80202").reading).toMatchObject({
    value: { line: "12 Flores Street" },
    needsConfirmation: false,
  });
});

test.each([
  "12 Main Street, Denver, CO 80202",
  "350 5th Avenue, Denver, CO 80202",
  "10 Calle Ocho, Denver, CO 80202",
  "PO Box 41, Denver, CO 80202",
  "12 State Route 9, Denver, CO 80202",
])("nothing of %s is looked up", (heard) => {
  expect(read(heard).asked).toEqual([]);
});

test("where nobody looked, a word stands as it was heard", () => {
  expect(read("12 Otru Street, Denver, CO 80202").reading).toMatchObject({
    value: { line: "12 Otru Street" },
    warnings: [],
  });
});

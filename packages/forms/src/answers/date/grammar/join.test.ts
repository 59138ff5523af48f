import { describe, expect, test } from "vitest";
import { interpret } from "../../interpret.ts";

/** Reads one answer after the other, each with what was understood before it. */
function readTurns(...turns: readonly string[]) {
  let said: string | undefined;
  return turns.map((heard) => {
    const before = said === undefined ? {} : { before: { said, isWhole: false } };
    const reading = interpret({ asked: { kind: "date", isBirth: true }, heard, today: "2026-11-20", ...before });
    said = reading.whole ?? heard;
    return reading;
  });
}

describe("a date told in parts", () => {
  test.each([
    ["1962-05-05", ["el cinco", "de mayo", "del sesenta y dos"]],
    ["1962-05-05", ["de mayo", "el cinco", "sesenta y dos"]],
    ["1962-05-05", ["nací en el sesenta y dos", "en mayo", "el cinco"]],
    ["1962-05-05", ["sesenta y dos", "mayo", "cinco"]],
    ["1962-05-05", ["mil novecientos sesenta y dos", "cinco de mayo"]],
    ["1962-05-05", ["1962", "mayo 5"]],
    ["1962-05-05", ["mayo del sesenta y dos", "el día cinco"]],
    ["1962-05-05", ["el cinco de mayo", "mil, novecientos, sesenta y dos"]],
    ["1992-08-05", ["el cinco", "del ocho", "del noventa y dos"]],
    ["1962-08-05", ["el cinco del sesenta y dos", "agosto"]],
    ["1992-08-05", ["ocho del noventa y dos", "cinco de agosto"]],
    ["1980-10-23", ["veintitrés", "de octubre", "de mil novecientos", "ochenta"]],
    ["2002-05-03", ["en mayo", "del dos", "el tres"]],
    ["1985-06-30", ["31 de junio de 1985", "el treinta"]],
    ["1980-05-15", ["el quince", "quince", "mayo", "ochenta"]],
    ["1962-05-06", ["el cinco de mayo", "el seis del sesenta y dos", "el seis"]],
    ["1980-05-06", ["cinco de mayo", "no, seis", "del 80"]],
  ])("is %s: %j", (value, turns) => {
    const readings = readTurns(...turns);
    expect(readings.slice(0, -1).map(({ status }) => status)).not.toContain("value");
    expect(readings.at(-1)).toMatchObject({ status: "value", value });
  });

  test.each([
    [["el cinco"], "El día 5, ¿de qué mes y de qué año?", { day: "5" }],
    [["mayo"], "¿Qué día de mayo, y de qué año?", { month: "5" }],
    [["nací en el sesenta y dos"], "¿Qué día y qué mes de 1962?", { year: "1962" }],
    [["el cinco", "de mayo"], "5 de mayo, ¿de qué año?", { day: "5", month: "5" }],
    [["mayo", "del 62"], "¿Qué día de mayo de 1962?", { month: "5", year: "1962" }],
    [["62", "el 5"], "El día 5, ¿de qué mes de 1962?", { day: "5", year: "1962" }],
    [["el cinco de mayo", "el seis del 62"], "Oí dos días distintos. ¿Qué día es?", { month: "5", year: "1962" }],
    [["mayo del 62", "de junio"], "Oí dos meses distintos. ¿Qué mes es?", { year: "1962" }],
    [["el cinco de 1962", "1963"], "Oí dos años distintos. ¿Qué año es?", { day: "5" }],
  ])("%j asks %s", (turns, question, parts) =>
    expect(readTurns(...turns).at(-1)).toMatchObject({ status: "ask", question, parts }),
  );

  test.each([
    [["el quince", "el veinte"]],
    [["el tres de abril o el cuatro", "abril de 1980"]],
    [["el cinco", "no me acuerdo"]],
    [["el cinco", "tengo sesenta años"]],
  ])("%j is no date", (turns) => expect(readTurns(...turns).at(-1)?.value).toBeUndefined());

  test.each([
    ["nací el tres de mayo, día de la cruz, del cuarenta y nueve", "1949-05-03"],
    ["nací el 5 de mayo del 62 y llegué en el 98", "1962-05-05"],
    ["me casé en el 90 y nací el 3 de abril de 1962", "1962-04-03"],
    ["nací en la casa, el 3 de abril de 1962", "1962-04-03"],
  ])("%s: of several events the birth is told", (heard, value) =>
    expect(readTurns(heard).at(-1)).toMatchObject({ status: "value", value }),
  );
});

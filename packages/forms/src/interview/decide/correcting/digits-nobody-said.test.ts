import { describe, expect, test } from "vitest";
import { renderReply } from "../../../prompts/prompt.ts";
import type { Channel } from "../../../understanding/act.ts";
import { idsOf, person } from "../../testing.ts";

const names: Readonly<Record<string, string>> = {
  telefono: "el teléfono",
  numero_alien: "el Número A",
  direccion_actual: "la dirección",
  fecha_nacimiento: "la fecha de nacimiento",
};

/** Someone in the review who opens an answer again, and tells something to its question. */
function correcting(channel: Channel, field: string, words: string) {
  const rosa = person("N-400", idsOf("N-400"));
  const tell = channel === "written" ? rosa.writes : rosa.says;
  tell(`corrige ${names[field]}`);
  const before = rosa.lines();
  expect(rosa.at()).toBe(field);
  tell(words);
  return { rosa, before, tell };
}

const channels = ["written", "spoken"] as const;

describe.each(channels)("an answer opened again, %s", (channel) => {
  test.each([
    ["telefono", "213555018"],
    ["telefono", "213 555-018"],
    ["telefono", "dos uno tres cinco cinco cinco cero uno ocho"],
    ["telefono", "21355501"],
    ["telefono", "13055550"],
    ["telefono", "555018"],
    ["telefono", "50187"],
    ["numero_alien", "772211"],
    ["numero_alien", "A-772211"],
    ["numero_alien", "setenta y siete veintidós once"],
    ["numero_alien", "77221"],
  ])("%s: '%s' is most of a number: no old digit is put to it, and the rest is asked for", (field, words) => {
    const { rosa, before } = correcting(channel, field, words);

    expect(rosa.at()).toBe(field);
    expect(rosa.lines()).toEqual(before);
    expect(rosa.asking().turn.kind).toBe("choosing");
    expect(renderReply(rosa.now().reply, channel)).toMatch(/¿Qué números siguen\?$/);
  });

  test.each([
    ["telefono", "0187", "(305) 555-0187"],
    ["telefono", "5560187", "(305) 556-0187"],
    ["numero_alien", "221", "A089345221"],
    ["numero_alien", "dos dos uno", "A089345221"],
    ["direccion_actual", "90013", "1234 Main Street, Los Angeles, CA 90013"],
    ["direccion_actual", "9001", "9001 Main Street, Los Angeles, CA 90012"],
    ["fecha_nacimiento", "16", "03/16/1985"],
    ["fecha_nacimiento", "86", "03/15/1986"],
    ["fecha_nacimiento", "diecisiete", "03/17/1985"],
  ])("%s: '%s' is put into it only with a yes to the whole", (field, words, english) => {
    const { rosa, before, tell } = correcting(channel, field, words);

    expect(rosa.lines()).toEqual(before);
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { english } });
    tell("sí");
    expect(rosa.english(field)).toBe(english);
  });

  test.each([
    ["telefono", "0187"],
    ["direccion_actual", "90013"],
    ["fecha_nacimiento", "16"],
  ])("%s: '%s', and a no to the whole, leaves it as it was", (field, words) => {
    const { rosa, before, tell } = correcting(channel, field, words);
    tell("no");

    expect(rosa.lines()).toEqual(before);
    expect(rosa.at()).toBe(field);
  });
});

describe.each(channels)("what is told of an end, %s", (channel) => {
  test.each([
    ["telefono", "agregue un 7 al final"],
    ["telefono", "añádale un siete al final"],
    ["numero_alien", "agréguele un 7 al final"],
    ["fecha_nacimiento", "termina en 6"],
    ["fecha_nacimiento", "el último es 6"],
  ])("%s: '%s' fits no place for certain: nothing is stored by it", (field, words) => {
    const { rosa, before } = correcting(channel, field, words);
    expect(rosa.at()).toBe(field);
    expect(rosa.lines()).toEqual(before);
  });
});

describe.each(channels)("a number begun anew, %s", (channel) => {
  test.each([
    ["telefono", ["305555", "3055"]],
    ["telefono", ["213555", "0187"]],
    ["numero_alien", ["772", "211", "077"]],
  ])("%s: what several sayings make is read back whole", (field, words) => {
    const rosa = person("N-400", idsOf("N-400").slice(0, idsOf("N-400").indexOf(field)));
    const tell = channel === "written" ? rosa.writes : rosa.says;
    for (const said of words) tell(said);

    expect(rosa.kept()).toEqual([]);
    expect(rosa.asking().turn.kind).toBe("confirming");
  });
});

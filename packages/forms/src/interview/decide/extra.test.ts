import { describe, expect, test } from "vitest";
import { extraFields } from "../../forms/extra.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import { at, idsOf, person, sample } from "../testing.ts";

const fields = extraFields["N-400"];
const ten = Object.fromEntries(idsOf("N-400").map((id) => [id, { said: sample[id] ?? "", heardAt: at }]));

/** A person who answered the ten questions and comes to the review in a smart call. */
const atReview = () => person("N-400", idsOf("N-400"));

/** The same person, with the first extra question asked. */
function withExtra() {
  const rosa = atReview();
  rosa.send({ kind: "extra-wanted" });
  rosa.send({ kind: "extra-arrived", fields });
  return rosa;
}

describe("the offer of more boxes", () => {
  test("is spoken once with the review, and 'está bien' passes it by", () => {
    const rosa = atReview();
    expect(rosa.asked()).toContain("más preguntas");
    rosa.says("está bien");
    rosa.accepts();
    expect(rosa.now()).toMatchObject({ phase: "complete", answers: ten });
  });

  test.each(["más casillas", "sí, quiero llenar más casillas", "quiero más preguntas"])("'%s' takes it", (words) => {
    const rosa = atReview();
    rosa.says(words);
    expect(rosa.effects()).toEqual(["fetch-extra", "ask"]);
    rosa.send({ kind: "extra-arrived", fields });
    expect(rosa.at()).toBe("sexo");
    expect(rosa.asked()).toBe(fields[0]?.question);
  });

  test.each([
    ["todo bien menos mi fecha", /¿Cuál corrijo/],
    ["espere, falta mi segundo nombre", /¿Cuál es su nombre completo\?|¿Cuál corrijo/],
    ["está mal", /Cuál/],
    ["hay un error", /Cuál/],
    ["y luego", /./],
    ["ya mero", /./],
  ])("'%s' neither declines it nor saves", (words, asked) => {
    const rosa = atReview();
    rosa.says(words);
    expect(rosa.asked()).toMatch(asked);
    expect(rosa.effects()).not.toContain("save");
    expect(rosa.now()).toMatchObject({ extra: { kind: "offered" } });
  });

  test.each(["no", "no, gracias", "no quiero más casillas"])("'%s' declines it, and nothing is fetched", (words) => {
    const rosa = atReview();
    rosa.says(words);
    expect(rosa.now()).toMatchObject({ phase: "reviewing", extra: { kind: "declined" } });
    expect(rosa.effects()).toEqual(["ask"]);
    rosa.says("repita");
    expect(rosa.asked()).not.toContain("más preguntas");
    rosa.says("más casillas");
    expect(rosa.effects()).toEqual(["fetch-extra", "ask"]);
  });

  test("says so when the questions do not come, and may be taken again", () => {
    const rosa = atReview();
    rosa.says("más casillas");
    rosa.send({ kind: "extra-missing" });
    expect(rosa.asked()).toContain("No pude traer");
    expect(rosa.now()).toMatchObject({ phase: "reviewing", extra: { kind: "failed" } });
    rosa.says("más casillas");
    expect(rosa.effects()).toEqual(["fetch-extra", "ask"]);
  });

  test("questions that come late interrupt nobody: they follow a correction, and never reopen a finished form", () => {
    const rosa = atReview();
    rosa.send({ kind: "extra-wanted" });
    rosa.send({ kind: "correct", field: "nombre_conyuge" });
    rosa.send({ kind: "extra-arrived", fields });
    expect(rosa.at()).toBe("nombre_conyuge");
    rosa.writes("José Paz");
    expect(rosa.at()).toBe("sexo");

    const done = atReview();
    done.send({ kind: "extra-wanted" });
    done.accepts();
    done.send({ kind: "extra-arrived", fields });
    expect(done.now()).toMatchObject({ phase: "complete", extra: { kind: "offered" } });
  });

  test("is not there where answers are stored as they come", () => {
    const [saved] = next(startOf("off"), { kind: "restored", formType: "N-400", answers: ten });
    const [after, effects] = next(saved, { kind: "extra-wanted" });
    expect(after.phase).toBe("complete");
    expect(effects).toEqual([]);
  });
});

describe("an extra question", () => {
  test("of a closed choice is noted, corrected and kept like any other", () => {
    const rosa = withExtra();
    rosa.says("hombre");
    expect(rosa.asked()).toContain("Anoté: masculino. Si está mal, diga: corrige. ¿Con cuál razón");
    rosa.says("no, mujer");
    if (rosa.asked().startsWith("Oí: femenino")) rosa.says("sí");
    expect(rosa.kept()).toEqual([["sexo", "mujer"]]);
    expect(rosa.at()).toBe("motivo_solicitud");
    rosa.taps("back");
    expect(rosa.at()).toBe("sexo");
  });

  test("is answered by a tap on one of the form's own boxes", () => {
    const rosa = withExtra();
    rosa.picks(1);
    expect(rosa.kept()).toEqual([["sexo", "femenino"]]);
    rosa.picks(1);
    expect(rosa.english("motivo_solicitud")).toBe("B. Spouse of U.S. Citizen");
    expect(rosa.at()).toBe("direccion_postal");
  });

  test("typed in words that leave a doubt waits for a yes, and one that denies is asked", () => {
    const rosa = withExtra();
    rosa.writes("mi esposo es hombre");
    expect(rosa.now()).toMatchObject({ phase: "asking", turn: { kind: "choosing" } });
    rosa.writes("antes era hombre");
    expect(rosa.asked()).toBe("Oí: masculino. ¿Está bien?");
    expect(rosa.kept()).toEqual([]);
    rosa.writes("no, mujer");
    expect(rosa.kept()).toEqual([["sexo", "mujer"]]);
  });

  test("each may be skipped, and the review then shows an empty box", () => {
    const rosa = withExtra();
    for (const { id } of fields) {
      expect(rosa.at()).toBe(id);
      rosa.taps("skip");
    }
    expect(rosa.now()).toMatchObject({ phase: "reviewing" });
    expect(rosa.asked()).not.toContain("También puede contestar otras");
    for (const { id } of fields) expect(rosa.english(id)).toBe("Left blank");
  });

  test("has its help spoken, and for the basis of eligibility whom to ask", () => {
    const rosa = withExtra();
    rosa.taps("skip");
    rosa.says("ayuda");
    expect(rosa.asked()).toContain("Eso se lo dice un abogado o un representante acreditado");
    rosa.says("por mi esposo");
    expect(rosa.now()).toMatchObject({ phase: "asking", turn: { kind: "choosing" } });
    rosa.says("la be");
    expect(rosa.asked()).toContain("B, cónyuge de ciudadano");
  });

  test("is corrected from the review by its name, and comes back there", () => {
    const rosa = withExtra();
    for (const _ of fields) rosa.taps("skip");
    rosa.says("corrige el sexo");
    expect(rosa.at()).toBe("sexo");
    rosa.writes("mujer");
    expect(rosa.now()).toMatchObject({ phase: "reviewing" });
    expect(rosa.english("sexo")).toBe("Female");
  });

  test("is saved with the others, and goes on after a reload where it stood", () => {
    const sexo = { said: "mujer", heardAt: at };
    const answers = { ...ten, sexo };
    const [resumed] = next(startOf("smart"), { kind: "restored", formType: "N-400", answers, extra: fields });
    expect(currentField(resumed)?.id).toBe("motivo_solicitud");

    const saved = { id: "form_1", revision: 1 };
    const [done] = next(startOf("smart"), { kind: "restored", formType: "N-400", answers, extra: fields, saved });
    expect(done).toMatchObject({ phase: "complete", answers });
    const [correcting] = next(done, { kind: "correct", field: "sexo" });
    expect(currentField(correcting)?.id).toBe("sexo");
  });
});

import { describe, expect, test } from "vitest";
import { forms } from "../../forms/registry.ts";
import type { InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import { at, idsOf, person, plainAnswer, sample, upTo } from "../testing.ts";

const ids = idsOf("N-400");

describe("read-back by the cost of an error", () => {
  test("a name waits for a yes", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    expect(rosa.asked()).toMatch(/^Oí: Rosa Elena Prado Luna\..*Apellidos: Prado Luna\. ¿Está bien\?$/);
    expect(rosa.asking()).toMatchObject({ position: 0, answers: {} });
    rosa.says("sí, está bien");
    expect(rosa.asking().position).toBe(1);
    expect(rosa.english("nombre_completo")).toBe("Rosa Elena Prado Luna");
  });

  test("an A-Number is read back in groups of three", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("cero ocho nueve tres cuatro cinco seis siete ocho");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "089345678" } });
    rosa.says("sí");
    expect(rosa.english("numero_alien")).toBe("A089345678");
  });

  test("a country is noted aloud, with the way to correct it, and the next question follows", () => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.says("nací en México");
    expect(rosa.asking().position).toBe(3);
    expect(rosa.asked()).toMatch(/^Anoté: .*México.*Si está mal, diga: corrige\. ¿Cuál es su Número A\?/);
  });

  test("'corrige' after a note asks that answer again and comes back", () => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.says("nací en México");
    rosa.says("corrige");
    expect(rosa.asking().position).toBe(2);
    rosa.says("nací en Colombia");
    expect(rosa.english("pais_nacimiento")).toBe("Colombia");
    expect(rosa.asking().position).toBe(3);
  });

  test("what is written is not read back", () => {
    const rosa = person();
    rosa.writes("Rosa Elena Prado Luna");
    expect(rosa.asking().position).toBe(1);
  });
});

describe("an answer cut in two", () => {
  test("is read back whole, and its second half is no answer to the read-back", () => {
    const rosa = person();
    const half = (text: string): InterviewEvent => ({
      kind: "heard",
      heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: "cut" },
    });
    rosa.send(half("Rosa Elena"));
    rosa.send(half("Prado Luna"));
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "Rosa Elena Prado Luna" } });
    rosa.send(half("Prado Luna"));
    expect(rosa.asking().turn).toMatchObject({ reading: { value: "Rosa Elena Prado Luna" } });
  });
});

describe("coming back in the middle of a correction", () => {
  test("a saved form with a changed answer stands in review, to be saved as a revision", () => {
    const plain: Readonly<Record<string, string>> = {
      ...sample,
      nombre_completo: "Rosa Prado",
      nombre_conyuge: "José Paz",
    };
    const answers = Object.fromEntries(ids.map((id) => [id, { said: plain[id] ?? "", heardAt: at }]));
    const saved = { id: "form-1", revision: 1 };
    const [reviewing] = next(startOf("smart"), {
      kind: "restored",
      formType: "N-400",
      answers,
      saved,
      isChanged: true,
    });
    expect(reviewing).toMatchObject({ phase: "reviewing", saved });
    const [, effects] = next(reviewing, { kind: "review-accepted" });
    expect(effects).toMatchObject([{ kind: "save", saved }]);
  });
});

describe("talking over the read-back", () => {
  const over = (text: string): InterviewEvent => ({
    kind: "heard",
    heard: { text, isFinal: true, beganOverAssistant: true, at, turnId: text },
  });

  test("a yes, a no or a command counts", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    rosa.send({ kind: "spoken", text: "Oí: Rosa Elena Prado Luna. ¿Está bien?" });
    rosa.send(over("sí"));
    expect(rosa.asking().position).toBe(1);
  });

  test("the assistant's own words, and anything else, do not", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    rosa.send({ kind: "spoken", text: "Oí: Rosa Elena Prado Luna. ¿Está bien?" });
    rosa.send(over("está bien"));
    rosa.send(over("Rosa Elena"));
    rosa.send(over("Ernesto Ibáñez"));
    expect(rosa.asking()).toMatchObject({ position: 0, answers: {}, turn: { kind: "confirming" } });
  });
});

describe("repair", () => {
  test("'no' asks again; a second no offers the keyboard", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("cero ocho nueve tres cuatro cinco seis siete nueve");
    rosa.says("no");
    expect(rosa.asking()).toMatchObject({ turn: { kind: "waiting" }, isKeyboardOffered: false });
    rosa.says("cero ocho nueve tres cuatro cinco seis siete nueve");
    rosa.says("no");
    expect(rosa.asking().isKeyboardOffered).toBe(true);
    rosa.writes("089345678");
    expect(rosa.english("numero_alien")).toBe("A089345678");
  });

  test("'no' with the right value reads the new value back", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("quince de marzo de mil novecientos ochenta y cinco");
    rosa.says("no, cinco de marzo de mil novecientos ochenta y cinco");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "1985-03-05" } });
    rosa.says("sí");
    expect(rosa.english("fecha_nacimiento")).toBe("03/05/1985");
  });

  test("a missing year is the one thing asked for, and its answer completes the date", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("quince de marzo");
    expect(rosa.asking().turn.kind).toBe("choosing");
    expect(rosa.asked()).toMatch(/año/);
    rosa.says("mil novecientos ochenta y cinco");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "1985-03-15" } });
  });

  test("two readings are a choice to tap; a tap needs no yes", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("03/05/1990");
    const { turn } = rosa.asking();
    expect(turn).toMatchObject({ kind: "choosing" });
    if (turn.kind !== "choosing") return;
    expect(turn.reading.candidates.map((one) => one.english).sort()).toEqual(["03/05/1990", "05/03/1990"]);
    const wanted = turn.reading.candidates.findIndex((one) => one.english === "05/03/1990");
    rosa.picks(wanted);
    expect(rosa.english("fecha_nacimiento")).toBe("05/03/1990");
  });

  test("words nobody understands are kept as said after the keyboard was offered and a yes", () => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says("pues fíjese usted que");
    expect(rosa.asking().position).toBe(8);
    rosa.says("pues fíjese usted que");
    expect(rosa.asking().isKeyboardOffered).toBe(true);
    rosa.says("pues fíjese usted que");
    expect(rosa.asking()).toMatchObject({ position: 8, turn: { kind: "unread" } });
    rosa.says("sí, guárdelo");
    expect(rosa.asking().position).toBe(9);
    expect(rosa.english("estado_civil")).toBe("pues fíjese usted que");
  });

  test("words kept as a phone number keep their spaces; digits lose them", () => {
    const keptAs = (words: string) => {
      const rosa = person("N-400", upTo("telefono"));
      for (let time = 0; time < 4 && !rosa.asked().includes("guardo"); time++) rosa.writes(words);
      rosa.writes("guárdelo así");
      return rosa.kept();
    };
    expect(keptAs("el de ella")).toEqual([["telefono", "el de ella"]]);
    expect(keptAs("12 34 56 78 90 12 34 56")).toEqual([["telefono", "1234567890123456"]]);
  });

  test("a required question that is skipped is left for later; an optional one has no answer then", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("saltar");
    expect(rosa.asking()).toMatchObject({ position: 6, later: ["telefono"] });
    expect(rosa.asked()).toMatch(/^Está bien, la dejamos para después\./);
    expect(rosa.asking().answers).not.toHaveProperty("telefono");
    rosa.says("saltar");
    expect(rosa.asking()).toMatchObject({ position: 7, later: ["telefono"] });
    expect(rosa.english("email")).toBe("None");
  });

  test("what was left for later is asked for in the review, before the form is saved", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("no me lo sé");
    while (rosa.now().phase === "asking") rosa.writes(plainAnswer(currentField(rosa.now())));
    expect(rosa.asked()).toContain("Falta revisar: el teléfono.");
    rosa.says("está bien");
    expect(rosa.now()).toMatchObject({ phase: "reviewing", point: { field: "telefono", kind: "left" } });
    rosa.says("sí");
    rosa.says("tres cero cinco cinco cinco cinco cero uno dos tres");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("telefono")).toBe("(305) 555-0123");
  });

  test("'atrás' goes back one question, and forward again after it", () => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.says("atrás");
    expect(rosa.asking()).toMatchObject({ position: 1, returnTo: 2 });
    rosa.says("tres de mayo de mil novecientos ochenta");
    rosa.says("sí");
    expect(rosa.asking().position).toBe(2);
    expect(rosa.english("fecha_nacimiento")).toBe("05/03/1980");
  });

  test("a pause waits; noise does not end it, anything that is said does, and comes back to the question", () => {
    const rosa = person();
    rosa.says("pausa");
    rosa.says("Gracias por ver el video.");
    expect(rosa.asking()).toMatchObject({ aside: { kind: "paused" }, answers: {}, turn: { kind: "waiting" } });
    rosa.says("seguir");
    expect(rosa.asking().aside).toBeUndefined();
    expect(rosa.asked()).toContain(forms["N-400"].fields[0]?.question);
    rosa.says("pausa");
    rosa.says("Rosa Elena Prado Luna");
    expect(rosa.asking()).toMatchObject({ aside: undefined, turn: { kind: "confirming" } });
  });

  test("'¿por qué?' explains and asks again", () => {
    const rosa = person();
    rosa.says("¿por qué me preguntan esto?");
    expect(rosa.asked()).toMatch(/^El formulario pide el nombre legal completo\..*¿Cuál es su nombre completo\?$/);
    expect(rosa.asking().turn.kind).toBe("waiting");
  });
});

describe("what people really do", () => {
  test("a name or an address that holds a command's word is an answer", () => {
    const rosa = person();
    rosa.writes("Esperanza López");
    expect(rosa.english("nombre_completo")).toBe("Esperanza López");
    const juan = person();
    juan.says("Juan Saltillo");
    expect(juan.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "Juan Saltillo" } });
    const address = person("N-400", upTo("direccion_actual"));
    address.writes("300 Salt Street, Salt Lake City, Utah 84101");
    expect(address.asking().position).toBe(5);
    const mail = person("N-400", upTo("email"));
    mail.writes("salto@gmail.com");
    expect(mail.english("email")).toBe("salto@gmail.com");
  });

  test("what is written in a pause is an answer, and ends the pause; so does a new call", () => {
    const rosa = person();
    rosa.says("pausa");
    rosa.writes("Rosa Prado");
    expect(rosa.asking()).toMatchObject({ position: 1, aside: undefined });
    rosa.says("pausa");
    rosa.send({ kind: "call-started" });
    expect(rosa.asking().aside).toBeUndefined();
  });

  test("a yes with a but is no yes", () => {
    for (const but of ["sí, menos el año", "sí, casi", "sí, y López", "sí, con zeta"]) {
      const rosa = person();
      rosa.says("Rosa Elena Prado");
      rosa.says(but);
      expect(rosa.asking().answers, but).toEqual({});
    }
  });

  test("'sí' and 'está bien' of one turn accept one thing, not the review as well", () => {
    const rosa = person("N-400", ids.slice(0, -1));
    rosa.says("José Luis Paz");
    const yes = (text: string): InterviewEvent => ({
      kind: "heard",
      heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: "one yes" },
    });
    rosa.send(yes("sí"));
    rosa.send(yes("está bien"));
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("a correction said over again is heard, though it repeats most of the read-back", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("tres cero cinco cinco cinco cinco cero uno dos cuatro");
    rosa.send({ kind: "spoken", text: rosa.asked() });
    rosa.says("no, tres cero cinco cinco cinco cinco cero uno dos tres");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "+13055550123" } });
    expect(rosa.asking().failures).toBe(1);
  });

  test("the rest of a confirmed answer is read back, never added unheard", () => {
    const rosa = person();
    const part = (text: string): InterviewEvent => ({
      kind: "heard",
      heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: "name" },
    });
    rosa.send(part("Rosa Elena Prado"));
    rosa.taps("confirm");
    rosa.send(part("Luna"));
    expect(rosa.english("nombre_completo")).toBe("Rosa Elena Prado");
    expect(rosa.asking()).toMatchObject({
      position: 0,
      returnTo: 1,
      turn: { kind: "confirming", reading: { value: "Rosa Elena Prado Luna" } },
    });
    rosa.taps("confirm");
    expect(rosa.asking().position).toBe(1);
    expect(rosa.english("nombre_completo")).toBe("Rosa Elena Prado Luna");
  });

  test("where nobody can tell who began when, the assistant's own words confirm nothing", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    rosa.send({ kind: "spoken", text: rosa.asked() });
    const heard = (text: string): InterviewEvent => ({
      kind: "heard",
      heard: { text, isFinal: true, beganOverAssistant: undefined, at },
    });
    rosa.send(heard("está bien"));
    expect(rosa.asking().answers).toEqual({});
    rosa.send(heard("sí"));
    expect(rosa.asking().position).toBe(1);
  });

  test("skipping a question that was answered keeps the answer", () => {
    const rosa = person("N-400", upTo("email"));
    rosa.writes("rosa@example.com");
    rosa.taps("back");
    rosa.says("saltar");
    expect(rosa.english("email")).toBe("rosa@example.com");
    expect(rosa.asking().position).toBe(7);
  });

  test.each(["seguir", "sí"])("'%s' leaves no question unasked that a correction brought up", (words) => {
    const rosa = person("N-400", upTo("estado_civil"));
    for (const text of ["viuda", "corrige", "casada"]) rosa.says(text);
    rosa.says(words);
    expect(rosa.at()).toBe("nombre_conyuge");
    expect(rosa.asked()).not.toContain("Queda como estaba");
  });
});

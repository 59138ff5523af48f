import { describe, expect, test } from "vitest";
import { forms } from "../definitions.ts";
import { printAnswers } from "../english.ts";
import { next, startOf } from "./interview.ts";
import type { Asking, DialogueCommand, Interview, InterviewEffect, InterviewEvent } from "./state.ts";

const at = "2026-11-20T15:00:00.000Z";

/** A person in a smart call: what they say and tap, and what the assistant asked last. */
function person(formType: "N-400" | "I-130" = "N-400", answered: readonly string[] = []) {
  let interview: Interview = startOf("smart");
  let effects: readonly InterviewEffect[] = [];
  let turn = 0;
  const send = (event: InterviewEvent): void => {
    [interview, effects] = next(interview, event);
  };
  const answers = Object.fromEntries(answered.map((id) => [id, { said: sample[id] ?? "", heardAt: at }]));
  send({ kind: "restored", formType, answers });
  send({ kind: "call-started" });
  return {
    says: (text: string) => {
      turn += 1;
      send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: `t${turn}` } });
    },
    writes: (text: string) => send({ kind: "typed", text, at }),
    taps: (command: DialogueCommand) => send({ kind: "command", command, at }),
    picks: (candidate: number) => send({ kind: "picked", candidate, at }),
    send,
    now: () => interview,
    asking: () => interview as Asking,
    asked: () => effects.flatMap((effect) => (effect.kind === "ask" ? [effect.text] : [])).join(" "),
    effects: () => effects.map((effect) => effect.kind),
    english: (id: string) =>
      interview.phase === "choosing"
        ? undefined
        : printAnswers(interview.formType, interview.answers).find((line) => line.field.id === id)?.english,
  };
}

/** Invented answers that every reader reads. */
const sample: Readonly<Record<string, string>> = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "quince de marzo de mil novecientos ochenta y cinco",
  pais_nacimiento: "México",
  numero_alien: "cero ocho nueve tres cuatro cinco seis siete ocho",
  direccion_actual: "1234 Main Street, Los Angeles, California 90012",
  telefono: "tres cero cinco cinco cinco cinco cero uno dos tres",
  email: "no tengo",
  fecha_residencia: "doce de mayo de dos mil quince",
  estado_civil: "casada",
  nombre_conyuge: "José Luis Paz",
};

const ids = forms["N-400"].fields.map((field) => field.id);
const upTo = (id: string) => ids.slice(0, ids.indexOf(id));

describe("read-back by the cost of an error", () => {
  test("a name waits for a yes", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    expect(rosa.asked()).toBe("Oí: Rosa Elena Prado Luna. ¿Está bien?");
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
    const answers = Object.fromEntries(ids.map((id) => [id, { said: sample[id] ?? "", heardAt: at }]));
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

  test("words nobody understands are kept as said after the keyboard was offered", () => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says("pues fíjese usted que");
    expect(rosa.asking().position).toBe(8);
    rosa.says("pues fíjese usted que");
    expect(rosa.asking().isKeyboardOffered).toBe(true);
    rosa.says("pues fíjese usted que");
    expect(rosa.asking().position).toBe(9);
    expect(rosa.english("estado_civil")).toBe("pues fíjese usted que");
  });

  test("a required question is not skipped; an optional one is", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("saltar");
    expect(rosa.asking().position).toBe(5);
    rosa.says("tres cero cinco cinco cinco cinco cero uno dos tres");
    rosa.says("sí");
    rosa.says("saltar");
    expect(rosa.asking().position).toBe(7);
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

  test("a pause waits until told to go on", () => {
    const rosa = person();
    rosa.says("pausa");
    rosa.says("oye, pásame el teléfono");
    expect(rosa.asking()).toMatchObject({ isPaused: true, answers: {}, turn: { kind: "waiting" } });
    rosa.says("seguir");
    expect(rosa.asked()).toBe(forms["N-400"].fields[0]?.question);
  });

  test("'más despacio' slows the voice and repeats", () => {
    const rosa = person();
    rosa.says("más despacio");
    expect(rosa.effects()).toEqual(["slower", "ask"]);
  });

  test("'¿por qué?' explains and asks again", () => {
    const rosa = person();
    rosa.says("¿por qué me preguntan esto?");
    expect(rosa.asked()).toContain(forms["N-400"].fields[0]?.question);
    expect(rosa.asking().turn.kind).toBe("waiting");
  });
});

describe("what people really do", () => {
  test("another question answered is not taken for this one", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("tres cero cinco cinco cinco cinco cero uno dos tres");
    expect(rosa.asking()).toMatchObject({ position: 1, failures: 1 });
    expect(rosa.english("fecha_nacimiento")).toBe("");
  });

  test("the same wrong thing said three times is kept as said, with the keyboard offered before", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("el treinta de febrero de mil novecientos ochenta");
    rosa.says("el treinta de febrero de mil novecientos ochenta");
    expect(rosa.asking()).toMatchObject({ position: 1, isKeyboardOffered: true });
    rosa.says("el treinta de febrero de mil novecientos ochenta");
    expect(rosa.asking().position).toBe(2);
    expect(rosa.english("fecha_nacimiento")).toBe("el treinta de febrero de mil novecientos ochenta");
  });

  test("English is understood where it can be, and read back all the same", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("March 15, 1985");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "1985-03-15" } });
  });

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
    expect(rosa.asking()).toMatchObject({ position: 1, isPaused: false });
    rosa.says("pausa");
    rosa.send({ kind: "call-started" });
    expect(rosa.asking().isPaused).toBe(false);
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

  test("every button pressed twice does its work once", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    rosa.taps("confirm");
    rosa.taps("confirm");
    expect(rosa.asking()).toMatchObject({ position: 1, failures: 0, turn: { kind: "waiting" } });
    rosa.writes("03/05/1990");
    rosa.picks(0);
    rosa.picks(0);
    expect(rosa.asking().position).toBe(2);
  });

  test("the form changed half-way begins anew, and nothing of the first is in the second", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.send({ kind: "reset" });
    rosa.send({ kind: "form-chosen", formType: "I-130" });
    expect(rosa.asking()).toMatchObject({ formType: "I-130", position: 0, answers: {} });
  });
});

describe("the review", () => {
  const all = () => person("N-400", ids.slice(0, -1));

  test("comes after the last answer, before anything is saved", () => {
    const rosa = all();
    rosa.says("José Luis Paz");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.effects()).not.toContain("save");
    rosa.says("está bien");
    expect(rosa.now()).toMatchObject({ phase: "complete", saving: "saving" });
    expect(rosa.effects()).toEqual(["stop-call", "save"]);
  });

  test("'corrige el teléfono' asks that one and comes back to the review", () => {
    const rosa = all();
    rosa.says("José Luis Paz");
    rosa.says("sí");
    rosa.says("corrige el teléfono");
    expect(rosa.asking().position).toBe(ids.indexOf("telefono"));
    rosa.says("tres uno dos cinco cinco cinco cero uno cuatro ocho");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("telefono")).toBe("(312) 555-0148");
  });

  test("which names are given names is confirmed as if it had been said, and stays in the review", () => {
    const rosa = person("N-400", ids);
    const field = "nombre_completo";
    rosa.send({ kind: "name-confirmed", field, given: "Rosa", family: "Elena Prado Luna", at });
    expect(rosa.effects()).toEqual(["keep"]);
    expect(rosa.now()).toMatchObject({
      phase: "reviewing",
      answers: { [field]: { said: "nombres Rosa, apellidos Elena Prado Luna" } },
    });
    expect(rosa.english(field)).toBe("Rosa Elena Prado Luna");
    rosa.send({ kind: "name-confirmed", field, given: "Rosa Elena", family: "Prado Luna", at });
    expect(rosa.now()).toMatchObject({ answers: { [field]: { said: "nombres Rosa Elena, apellidos Prado Luna" } } });
  });

  test("a confirmation changes no other word, no other kind of answer, and nothing outside the review", () => {
    const rosa = person("N-400", ids);
    const before = rosa.now();
    rosa.send({ kind: "name-confirmed", field: "nombre_completo", given: "Rosa", family: "Prado", at });
    rosa.send({ kind: "name-confirmed", field: "telefono", given: "Rosa Elena", family: "Prado Luna", at });
    rosa.send({ kind: "name-confirmed", field: "no_es_un_campo", given: "Rosa", family: "Prado", at });
    expect(rosa.now()).toEqual(before);
    const asking = person("N-400", ids.slice(0, -1));
    asking.send({ kind: "name-confirmed", field: "nombre_completo", given: "Rosa Elena", family: "Prado Luna", at });
    expect(asking.effects()).toEqual([]);
    expect(asking.asking().answers["nombre_completo"]?.said).toBe("Rosa Elena Prado Luna");
  });

  test("a correction after the save is a revision of the same form", () => {
    const rosa = all();
    rosa.writes("José Luis Paz");
    rosa.send({ kind: "review-accepted" });
    rosa.send({ kind: "saved", saved: { id: "form-1", revision: 1 } });
    rosa.send({ kind: "correct", field: "telefono" });
    rosa.writes("312 555 0148");
    rosa.send({ kind: "review-accepted" });
    const [complete, effects] = next(rosa.now(), { kind: "save-failed" });
    expect(complete).toMatchObject({ phase: "complete", saved: { id: "form-1", revision: 1 } });
    expect(effects).toEqual([]);
  });
});

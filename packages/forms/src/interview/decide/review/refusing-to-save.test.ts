import { describe, expect, test } from "vitest";
import type { Channel } from "../../../understanding/act.ts";
import { situationOf } from "../../situation.ts";
import { idsOf, person } from "../../testing.ts";

const channels = ["spoken", "written"] as const;

function reviewing(channel: Channel) {
  const rosa = person("N-400", idsOf("N-400"));
  if (channel === "written") rosa.send({ kind: "call-ended" });
  return { rosa, tell: channel === "written" ? rosa.writes : rosa.says };
}

describe.each(channels)("a refusal in the review, %s", (channel) => {
  test.each([
    "no lo guarde",
    "no guarde",
    "no quiero que lo guarde",
    "no estoy lista",
    "eso no es todo",
    "no siga",
    "no lo deje así",
    "espérese, no guarde",
    "sí, pero no lo mande",
    "sí, pero mejor no",
    "guardarlo, no",
    "déjelo sin guardar",
    "antes de que lo guarde, espéreme",
    "hasta que lo vea mi hija no lo guarde",
    "no terminemos",
    "luego",
    "le ruego que se abstenga de guardarlo",
    "rehúso guardarlo",
    "me opongo a que lo guarde",
    "me niego a que lo mande así",
    "evite guardarlo",
    "cuidado con guardarlo",
    "prohibido guardar",
    "no hace falta que lo guarde",
    "no hace falta guardarlo",
    "más tarde lo guardo",
    "después lo guardamos",
    "mañana lo guardamos",
    "cuando yo le diga lo guarda",
    "espere a que yo le diga para guardar",
    "está bien mal",
    "está bien si mi hija dice",
    "está bien el nombre, lo demás no",
    "está bien hasta el teléfono",
    "solicito que se suspenda el guardado",
    "desearía posponer el guardado",
    "pobre de usted si lo guarda",
    "atrévase a guardarlo",
    "quién le mandó guardar",
    "para qué lo quiere guardar",
    "déjeme pensarlo y ya le digo si lo guarda",
    "bien, lo que se dice bien, no está",
  ])("'%s' saves nothing, and ends nothing", (words) => {
    const { rosa, tell } = reviewing(channel);
    tell(words);

    expect(rosa.effects()).not.toContain("save");
    expect(rosa.effects()).not.toContain("stop-call");
    expect(rosa.now()).toMatchObject({ phase: "reviewing" });
    expect(rosa.now()).not.toHaveProperty("point.field");
  });

  test.each([
    ...["no está bien", "así no está bien", "cómo va a estar bien", "bien, bien no está"],
    ...["de bien no tiene nada", "de correcto no hay nada", "no tiene nada de cierto"],
  ])("'%s' is no yes", (words) => {
    const { rosa, tell } = reviewing(channel);
    tell(words);
    expect(rosa.now()).toMatchObject({ phase: "reviewing" });
    expect(rosa.now()).not.toHaveProperty("point.field");
  });

  test("at a point it comes back to the review, and the points alone save nothing any more", () => {
    const { rosa, tell } = reviewing(channel);
    tell("está bien");
    expect(rosa.now()).toHaveProperty("point.field", "nombre_completo");
    tell("no quiero que lo guarde");
    expect(rosa.now()).toMatchObject({ phase: "reviewing" });
    expect(rosa.now()).not.toHaveProperty("point.field");
  });

  test.each([
    ["no, así está bien"],
    ["no, guárdelo así"],
    ["no guárdelo así"],
    ["no hay nada que corregir"],
    ["no falta nada, guárdelo"],
    ["no le cambie nada, guárdelo"],
    ["está bien, no se preocupe"],
    ["no quiero más preguntas, guárdelo"],
    ["no hace falta nada, guárdelo"],
    ["no hace falta, así está bien"],
    ["está bien así, señorita, muchas gracias"],
    ["está bien como lo tiene"],
    ["por favor ya me lo puede guardar"],
    ["si todo está bien guárdelo"],
    ["ahora sí guárdelo"],
    ["quiero que lo guarde"],
    ["ya le dije que sí, que lo guarde"],
    ["está bien, guárdelo y después le hablo a mi hija"],
  ])("'%s' is none, and accepts", (words) => {
    const { rosa, tell } = reviewing(channel);
    tell(words);
    expect(rosa.now()).toHaveProperty("point.field", "nombre_completo");
  });
});

test.each(channels)(
  "behind one answer that was heard 'está bien' is of that one: saving is asked about, %s",
  (channel) => {
    const { rosa, tell } = reviewing(channel);
    tell("¿cómo quedó la dirección?");
    tell("está bien");
    expect(situationOf(rosa.now())).toBe("saving");
    tell("sí");
    expect(rosa.now()).toHaveProperty("point.field", "nombre_completo");
  },
);

describe("while the answers are read out", () => {
  const pieces = 4;

  test.each(["ajá", "siga", "sí", "mhm", "está bien", "continúe", "ok", "ya", "las demás", "todo bien hasta ahí"])(
    "'%s' brings the next piece, to the end, and saves nothing",
    (words) => {
      const { rosa } = reviewing("spoken");
      rosa.says("repita");
      const heard = [rosa.asked()];
      for (let piece = 1; piece < pieces; piece += 1) {
        rosa.says(words);
        heard.push(rosa.asked());
      }

      for (const { field } of rosa.lines())
        expect(heard.filter((one) => one.includes(`${field.labelSpanish}: `))).toHaveLength(1);
      expect(heard.at(-1)).toContain("¿Está todo bien?");
      expect(rosa.now()).toMatchObject({ phase: "reviewing" });
      expect(rosa.now()).not.toHaveProperty("point.field");
    },
  );

  test.each(["ajá", "siga", "adelante", "ajá, siga", "dele"])(
    "'%s' after the end asks whether all is right",
    (words) => {
      const { rosa } = reviewing("spoken");
      for (let piece = 0; piece < pieces; piece += 1) rosa.says("repita");
      rosa.says(words);

      expect(rosa.asked()).toContain("¿Está todo bien?");
      expect(rosa.now()).toMatchObject({ phase: "reviewing" });
      expect(rosa.now()).not.toHaveProperty("point.field");
    },
  );

  test.each(["no", "basta", "ya terminamos", "no lea más"])("'%s' stops it, and saves nothing", (words) => {
    const { rosa } = reviewing("spoken");
    rosa.says("repita");
    rosa.says(words);

    expect(rosa.asked()).toContain("¿Está todo bien?");
    expect(rosa.now()).toMatchObject({ phase: "reviewing" });
    expect(situationOf(rosa.now())).toBe("reviewing");
  });

  test("only the wish to save saves", () => {
    const { rosa } = reviewing("spoken");
    rosa.says("repita");
    rosa.says("ya guárdelo así");
    expect(rosa.now()).toHaveProperty("point.field", "nombre_completo");
  });

  test("a sound over the voice changes nothing", () => {
    const { rosa } = reviewing("spoken");
    rosa.says("repita");
    rosa.send({ kind: "spoken", text: rosa.asked() });
    const before = rosa.now();
    rosa.saysOver("sí");
    expect(rosa.now().reply).toEqual(before.reply);
  });
});

test.each(channels)("from a pause in the review only the wish to save saves, %s", (channel) => {
  const { rosa, tell } = reviewing(channel);
  tell("espéreme tantito");
  tell("sí, está bien");
  expect(rosa.now()).toMatchObject({ phase: "reviewing" });
  expect(rosa.now()).not.toHaveProperty("point.field");
});

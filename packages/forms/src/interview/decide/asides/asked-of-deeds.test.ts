import { describe, expect, test } from "vitest";
import type { Channel } from "../../../understanding/act.ts";
import { asksAboutDeed } from "../../../understanding/questions/of-deeds.ts";
import { idsOf, person, upTo } from "../../testing.ts";

/** What people ask before they erase, save or leave, and wish none of it: half as a recogniser writes it, without a mark. */
const questions = [
  "¿Lo borro todo?",
  "¿lo borra usted o lo borro yo?",
  "y si lo borro luego mi nieta lo puede poner otra vez o ya no",
  "pero si lo quita me lo vuelven a preguntar",
  "oiga y si borra eso qué pasa",
  "o sea que ya no queda nada verdad",
  "borro qué cosa oiga",
  "y eso se puede recuperar o cómo",
  "a poco se borra de verdad",
  "si me salgo qué pasa con lo que le dije",
  "puedo borrarlo otro día",
  "que pasa si lo borro",
  "se borra para siempre?",
  "y si lo guarda ya no lo puedo arreglar o sí",
  "cuánto tiempo tengo para volver",
  "borrarlo o no borrarlo, ¿usted qué haría?",
];

/** Wishes that each ask one question first. */
const wishes = ["borre todo lo que le dije", "quite mi dirección", "me quiero ir sin guardar"];

const harm = ["erase", "take-out", "stop-call", "save", "forget"];

describe.each<Channel>(["spoken", "written"])("a question is no yes, %s", (channel) => {
  const speak = (to: ReturnType<typeof person>, words: string) =>
    channel === "spoken" ? to.says(words) : to.writes(words);

  test.each(wishes.flatMap((wish) => questions.map((question) => [wish, question])))(
    "'%s', and then '%s': nothing is done, it is answered, and asked again",
    (wish, question) => {
      const rosa = person("N-400", upTo("telefono"));
      speak(rosa, wish);
      const aside = rosa.now().aside;
      expect(aside?.kind).toBe("taking-back");
      speak(rosa, question);
      expect(rosa.effects().filter((kind) => harm.includes(kind))).toEqual([]);
      expect(rosa.now().aside).toEqual(aside);
      expect(rosa.now().reply.prompts.length).toBeGreaterThan(1);
      speak(rosa, "sí");
      expect(rosa.effects().some((kind) => harm.includes(kind))).toBe(true);
    },
  );

  test.each(questions)("'%s' stops what is about to be erased", (question) => {
    const rosa = person("N-400", idsOf("N-400"));
    speak(rosa, "borre todo lo que le dije");
    speak(rosa, "sí");
    expect(rosa.effects()).toContain("erase");
    speak(rosa, question);
    expect(rosa.effects()).toContain("stop-erasing");
  });

  test.each(questions)("'%s' saves nothing", (question) => {
    const rosa = person("N-400", idsOf("N-400"));
    speak(rosa, "ya terminamos");
    expect(rosa.now().aside?.kind).toBe("saving");
    speak(rosa, question);
    expect(rosa.effects().filter((kind) => harm.includes(kind))).toEqual([]);
    expect(rosa.now().phase).not.toBe("complete");
  });

  test.each([
    "guardo ya o falta algo",
    "si lo guardo le llega a inmigración",
    "y si lo guarda ya no lo puedo cambiar",
    "¿guardo el formulario?",
    "se guarda solo o lo tengo que guardar yo",
  ])("'%s', in the review, saves nothing and is answered", (question) => {
    const rosa = person("N-400", idsOf("N-400"));
    speak(rosa, question);
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.now().reply.prompts.length).toBeGreaterThan(1);
  });

  test.each([
    "y si borro todo qué pasa",
    "puedo borrar todo lo que le dije",
    "si quito mi dirección pasa algo",
    "¿Borro todo lo que me dijo?",
  ])("'%s' at a question is answered", (question) => {
    const rosa = person("N-400", upTo("telefono"));
    speak(rosa, question);
    expect(rosa.now().aside).toBeUndefined();
    expect(rosa.now().reply.prompts).toHaveLength(2);
  });
});

describe("a wish is a wish, however it is put", () => {
  test.each([
    "sí bórrelo ya",
    "si borra todo",
    "si me lo borra por favor",
    "borralo si",
    "sí, bórrelo, ¿sí?",
    "dale, bórralo nomás",
    "si quítelo pues",
    "me lo puede borrar por favor",
  ])("'%s'", (words) => {
    expect(asksAboutDeed(words)).toBe(false);
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("borre todo lo que le dije");
    rosa.says(words);
    expect(rosa.effects()).toContain("erase");
  });
});

describe("nothing is said to be kept where nothing is", () => {
  const erased = () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("borre todo lo que le dije");
    rosa.says("sí");
    rosa.send({ kind: "erased" });
    return rosa;
  };

  test.each([
    "cómo que lo borró yo nomás le estaba preguntando",
    "¿ya se borró todo?",
    "y ahora se perdió todo lo que llevaba",
    "pero si yo no quería que lo borrara",
  ])("'%s', behind an erasure", (words) => {
    const rosa = erased();
    rosa.says(words);
    expect(rosa.asked()).not.toMatch(/se guarda|guardadas/);
  });

  test.each(["adiós", "ya me voy", "hasta luego"])("'%s' gets a goodbye", (words) => {
    const rosa = erased();
    rosa.says(words);
    expect(rosa.asked()).not.toMatch(/guardada?s/);
    rosa.says("sí");
    expect(rosa.asked()).not.toContain("quedan guardadas");
    expect(rosa.effects()).toContain("stop-call");
  });

  test("nor in writing", () => {
    const rosa = person("N-400", []);
    rosa.send({ kind: "reset" });
    rosa.writes("adiós");
    expect(JSON.stringify(rosa.now().reply.prompts)).toContain("goodbye-empty");
  });
});

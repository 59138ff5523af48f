import { describe, expect, test } from "vitest";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Topic } from "../act.ts";
import { questionIn } from "./topics.ts";

const topicOf = (text: string): Topic | undefined => {
  const act = questionIn(plainText(tokensOf(text)));
  return act?.kind === "ask" ? act.topic : undefined;
};

describe("questions are known by the subjects that come together in them", () => {
  test.each<[Topic, string]>([
    ["government", "¿esto le llega a la migra?"],
    ["government", "no se vaya a enterar inmigración de que estoy aquí"],
    ["deportation", "¿no es peligroso dar ese número?"],
    ["machine", "¿es usted una persona o una máquina?"],
    ["machine", "¿estoy hablando con una computadora?"],
    ["who-hears", "¿esto es seguro, joven?"],
    ["who-hears", "¿no será una estafa?"],
    ["cost", "¿cuánto me van a cobrar?"],
    ["lawyer", "necesito abogado"],
    ["lawyer", "¿hay que ir con un notario?"],
    ["cost", "¿me van a quitar más dinero?"],
    ["language", "can we do this in english"],
    ["others-may-help", "¿puede mi nieta ayudarme a contestar?"],
    ["old-card", "la mica se me venció hace un año"],
    ["can-i-change-it", "¿y si me confundo lo puedo borrar?"],
    ["is-it-saved", "ando manejando, le llamo al rato"],
    ["is-it-saved", "se me va a acabar la pila"],
    ["time-needed", "¿cuánto dilata la cita con inmigración?"],
    ["how-many-left", "¿cuánto se tarda esto?"],
    ["how-many-left", "no tengo mucho tiempo"],
    ["how-many-left", "¿falta mucho?"],
    ["how-many-left", "¿cuánto tiempo lleva esto?"],
    ["how-many-left", "¿ya llevamos mucho?"],
    ["how-many-left", "¿y qué más falta?"],
    ["what-happens-next", "¿y después qué sigue?"],
    ["what-happens-next", "ustedes mandan los papeles"],
    ["what-happens-next", "¿a dónde tengo que llevarlo?"],
    ["decision", "¿ya con esto soy ciudadana?"],
    ["decision", "¿me garantizan que me aprueban?"],
    ["must-i-answer", "¿es obligatorio contestar eso?"],
    ["by-voice-alone", "no traigo mis lentes"],
    ["by-voice-alone", "las letras están muy chiquitas"],
    ["my-tongue", "yo hablo mixteco, casi no español"],
    ["which-version", "¿mi nombre de soltera o de casada?"],
    ["which-version", "¿con los dos apellidos?"],
    ["which-version", "¿primero el mes o el día?"],
    ["which-version", "¿es el número de la social?"],
  ])("%s: '%s'", (topic, text) => {
    expect(topicOf(text)).toBe(topic);
  });

  test.each([
    "Guadalupe Salto Pago",
    "Rosa Elena Legal Tapia",
    "Segundo Manuel Guamán",
    "calle Libertad 12, Puebla",
    "es mi hija Daniela Restrepo",
    "ciento cuatro Lake Road",
    "hace mucho tiempo",
    "uy, ya hace mucho",
    "fue hace ya bastante tiempo",
    "desde hace mucho rato",
    "hace muchísimos años",
    "ya tengo mucho tiempo aquí",
    "llevo tantos años aquí",
  ])("'%s' asks nothing", (text) => {
    expect(topicOf(text)).toBeUndefined();
  });
});

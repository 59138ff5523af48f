import { describe, expect, test } from "vitest";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { opinionOf } from "./opinion.ts";

const opinion = (words: string) => opinionOf(plainText(tokensOf(words)));

/** How people of several countries agree to a read-back besides with a whole phrase of the lexicon. */
const agreements = [
  ...["ei", "ajá, ei", "ey pues", "sí está", "así está bueno", "ya", "ya po", "ya pues", "merito", "así mismito"],
  ...["le digo que sí", "yo creo que sí", "ya le dije que sí", "eso le dije", "es lo que dije", "como usted lo dijo"],
  ...["ese es mi celular", "sí ese es el mío", "ahí es donde vivo", "así me pusieron", "ese día nací", "soy yo"],
  ...["no hay nada que corregir", "nada que corregir", "no le falta nada", "sin errores", "no le cambie nada"],
  ...["tú lo has dicho", "usted lo ha dicho", "sí, usted lo dijo", "tú lo dijiste", "usted lo dijo bien"],
  ...["no tiene ningún error, está bien", "no veo ninguna falla, así déjelo", "está bien, no le falta nada"],
  ...["ha de ser ese, sí", "debe ser esa, sí", "ha de ser, sí señorita", "sí, ha de ser ese"],
  ...["yes it is", "okidoki", "bacán", "cabalito", "de maravilla", "igualito", "está todo"],
];

/** Told to go on, or to leave it so. */
const goingOn = ["dele nomás", "dale nomás", "siga nomás", "sígale", "adelante", "así déjelo", "ahí déjelo", "póngale"];

const refusing = [
  ...["pérese, está mal", "espere, eso no es", "ey no así no", "un momento, no es así", "aguánteme, así no"],
  ...["no es", "no es ahí", "ahí no vivo", "yo no vivo ahí", "ese no es mi número", "ese día no nací", "así no e"],
  ...["le digo que no", "yo creo que no", "no creo", "no sirve", "no coincide", "no me entendió bien", "lo apuntó mal"],
  ...["le falta una letra", "le sobra un número", "está incompleto", "es otro número", "es diferente", "la regó"],
  ...["usted lo dijo mal", "no lo ha dicho bien", "no ha de ser ese", "no debe ser así", "ha de estar mal"],
  ...["ta mal eso", "todo mal", "muy mal escrito", "tiene un error", "quítelo", "not correct", "no está bien escrito"],
];

/** Agreeing and refusing in one breath, or words that mean either without their comma. */
const eitherWay = [
  "no, así está bien",
  "no hay error",
  "no le mueva",
  "casi",
  "tal vez sí",
  "ha de ser ese",
  "debe ser",
  "sí pero no",
];

/** More than an opinion, an unfinished one, or none. */
const others = [
  "no es Prado",
  "con zeta",
  "es el",
  "mi nombre es",
  "no tengo",
  "bueno pues",
  "el teléfono",
  "Rosa Bueno",
];

describe("an opinion put together of its words", () => {
  test.each(agreements)("%s: agrees", (words) => {
    expect(opinion(words)).toBe("affirm");
  });

  test.each(goingOn)("%s: goes on", (words) => {
    expect(opinion(words)).toBe("go-on");
  });

  test.each(refusing)("%s: refuses", (words) => {
    expect(opinion(words)).toBe("deny");
  });

  test.each(eitherWay)("%s: is neither yes nor no", (words) => {
    expect(opinion(words)).not.toBe("affirm");
    expect(opinion(words)).not.toBe("go-on");
    expect(opinion(words)).not.toBe("deny");
  });

  test.each(others)("%s: is no opinion", (words) => {
    expect(opinion(words)).toBeUndefined();
  });

  test.each(refusing)("%s: courtesies and sighs around it change nothing", (words) => {
    for (const around of [`ay ${words}`, `mire señorita, ${words}`, `${words}, por favor`, `${words}, gracias`])
      expect(["deny", "unclear"]).toContain(opinion(around));
  });
});

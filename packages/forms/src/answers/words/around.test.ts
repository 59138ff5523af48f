import { describe, expect, test } from "vitest";
import type { AnswerKind } from "../interpretation.ts";
import { withoutAround } from "./around.ts";
import { plainText, tokensOf } from "./tokens.ts";

const left = (kind: AnswerKind, heard: string) => plainText(withoutAround(tokensOf(heard), kind));

describe("what is said around an answer", () => {
  test.each([
    ["bueno mi amor, apúntele ahí: ", ""],
    ["so sería ", ", y ya, mijo"],
    ["it would be ", ", that's it"],
    ["fíjese que ", ", para servirle a usted"],
    ["le cuento que ", ", así es"],
    ["vea pues, anóteme usted ", " nada más"],
    ["póngale que ", ", muchas gracias señorita"],
    ["escríbalo así: ", " y listo"],
    ["qué pena con usted, ", ", mi reina"],
    ["bueno pues, ahí le va: ", " no más"],
    ["ok so that's ", ", thank you ma'am"],
    ["sí señorita, con mucho gusto, sería ", ", a sus órdenes"],
    ["ay mire usted, ponga ", ", ¿oyó?"],
    ["claro que sí, mi corazón, tome nota: ", " por favorcito"],
    ["buenas tardes licenciada, anote que ", ", eso sería todo"],
    ["yo le digo que ", ", ¿me entiende?"],
    ["oiga joven, meta ahí ", ", ya quedó"],
    ["let me see, put down ", " and that's all"],
    ["imagínese que eso sería ", ", mi vida, gracias"],
    ["ok so like it's ", ", that's all honey"],
    ["esperate que busco los lentes, ", ", viste vos"],
    ["che, poneme ", ", así figura en el dni"],
    ["bajá la tele nene que no oigo, ", ", no ve"],
    ["vaya, déjeme decirle que ", ", y eso es todo"],
  ])("%s…%s is no part of it", (lead, tail) => {
    for (const [kind, said] of [
      ["name", "rosa mijangos amor"],
      ["address", "420 bueno street"],
      ["date", "3 de mayo de 1980"],
      ["phone", "305 555 0123"],
      ["email", "mira punto bueno arroba gmail punto com"],
    ] as const)
      expect(left(kind, lead + said + tail)).toBe(said);
  });

  test.each([
    ["name", "Mira Sandoval"],
    ["name", "Bueno Ortiz"],
    ["name", "Juan Bueno"],
    ["name", "Pedro Claro"],
    ["name", "Rosa Amor"],
    ["name", "Mijangos"],
    ["name", "Corazón Vega"],
    ["name", "Joven Meta"],
    ["email", "mira punto lopez arroba gmail punto com"],
    ["email", "bueno_lopez@gmail.com"],
    ["email", "es.vega@gmail.com"],
    ["email", "apunta guion bajo ya arroba gmail punto com"],
    ["phone", "oh cinco cinco"],
    ["relation", "mijo"],
    ["relation", "es mi hermano"],
    ["relation", "mi señora"],
    ["marital", "soy señora"],
    ["yesno", "claro que sí"],
    ["yesno", "sí"],
    ["yesno", "así es"],
    ["yesno", "cómo no"],
    ["date", "este año"],
    ["address", "5 calle 10 este"],
  ] as const)("%s: %s stays", (kind, heard) => expect(left(kind, heard)).toBe(plainText(tokensOf(heard))));

  test.each(["apúntele", "nada más", "sí señorita, gracias", "así es, mi amor", "mi amor", "y ya"])(
    "an answer of nothing else stays as it is: %s",
    (heard) => expect(left("name", heard)).toBe(plainText(tokensOf(heard))),
  );
});

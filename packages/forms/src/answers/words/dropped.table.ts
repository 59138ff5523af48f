/**
 * Small words as the Caribbean and the coasts say them, the end dropped: "e" for "es", "to" for "todo", "pa" for "para".
 * Collected for Dilo; no such list is published.
 */

/** Words right behind which "e" is the verb: "el nombre mío e Ana". */
export const wordsBeforeVerb =
  "mio mia suyo suya tuyo tuya nombre apellido correo email mail numero telefono celular eso ese esa esto este esta papel papeles cedula acta pasaporte partida yo ella que ahora";

/** Short words, and the words each stands before or behind. */
export const droppedWords = [
  { said: "to", full: "todo", before: "el lo la los las eso esto mundo junto pegado" },
  { said: "toa", full: "toda", before: "la las esa mi" },
  { said: "tos", full: "todos", before: "los mis me" },
  {
    said: "toy",
    full: "estoy",
    before: "casado casada soltero soltera viudo viuda divorciado divorciada separado separada juntado juntada",
  },
  {
    said: "ta",
    full: "esta",
    before:
      "casado casada soltero soltera viudo viuda divorciado divorciada separado separada juntado juntada muerto muerta",
  },
  { said: "tamos", full: "estamos", before: "casados separados divorciados juntos juntados" },
  { said: "pa", full: "para", before: "mi el la mis mami papi que los las traer pedir" },
  { said: "pegao", full: "pegado", behind: "todo to va es y bien junto" },
  { said: "pegaito", full: "pegadito", behind: "todo to va es y bien junto" },
  { said: "na", full: "nada", behind: "no ni" },
] as const;

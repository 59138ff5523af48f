/** What is counted where a person tells how many digits a number has: "son ocho cifras". */
export const countedWords = "digitos digito cifras cifra numeros numeritos digits digit numbers numerales";

/** What is measured with a number, where a person tells of something else than the number that is asked. */
export const measureWords =
  "ano anos anito anitos mes meses semana semanas dia dias hora horas minuto minutos dolar dolares dlls dls peso pesos hijo hijos hija hijas nieto nietos nieta nietas hermano hermanos milla millas cuadra cuadras kilos libras years months days dollars kids";

/** What tells, behind the digits, that the paper or the eyes give no more of them. */
export const brokenOffPhrases = `
(se|esta|estan|viene|quedo|aparece) (ya )?(todo |toda |medio |bien |muy )?(borr|cort|manch|rasp|rasg|rot|romp|tach|pel|despint|gast|arranc|tap|moj|quem|dobl)-
(hasta|de) (ahi|aca|alli|aqui) (ya )?(no|llego|llega|nomas|nada|se)-
no se (ve|lee|nota|mira|aprecia|distingue|entiende|alcanza)-
(ya )?no (veo|leo|alcanzo|distingo|miro|le entiendo|puedo leer|puedo ver)-
(lo demas|el resto|los demas|lo que sigue|los que siguen|los otros|los ultimos|el ultimo|la ultima) (numero )?(ya )?(no|esta|estan|se|falta|faltan)
(can't|cannot|can not|couldn't) (read|see|make out)
(it's )?(cut off|smudged|faded|worn|torn|scratched)
ya no sigue
`;

/** What tells that a number was not told to its end, or not for sure. */
export const unfinishedPhrases = `
algo asi
o algo
y algo
mas o menos
se me (fue|paso|olvido|escapo|comio|brinco) (un|una|el|dos|los)-
y pico
y tantos
no se (que|cual|el|lo|los|si)
(me |le |nos )?falt(an?|o|aron|aba) (un|uno|una|el|los|la|mas|dos|tres)-
(el|los) ultim[oa]s? no
para (el|los) ultim[oa]s?
no (se )?(alcanzo|alcanza|leo|lee|veo|ve|distingo|distingue|entiendo|entiende)
se borr[oa]
borros[oa]s?
something like that
or something
`;

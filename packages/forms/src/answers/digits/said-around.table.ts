/** What is counted where a person tells how many digits a number has: "son ocho cifras". */
export const countedWords = "digitos digito cifras cifra numeros numeritos digits digit numbers numerales";

/** What tells that a number was not told to its end, or not for sure. */
export const unfinishedPhrases = `
algo asi
o algo
y algo
mas o menos
y pico
y tantos
no se (que|cual|el|lo|los|si)
(me |le |nos )?faltan? (un|uno|una|el|los|la|mas|dos|tres)-
(el|los) ultim[oa]s? no
para (el|los) ultim[oa]s?
no (se )?(alcanzo|alcanza|leo|lee|veo|ve|distingo|distingue|entiendo|entiende)
se borr[oa]
borros[oa]s?
something like that
or something
`;

/** How somebody says to have no such number, from the beginning of a clause on; what is not there follows. */
export const withoutNumber = `
(no|nunca|jamas|tampoco) (me |le |lo |la |se |nos |les )*(tengo|tiene|tenemos|tienen|tenia|poseo|posee|cuento con|cuenta con|dispongo de|uso|usa|manejo|maneja|ocupo|ocupa|he tenido|ha tenido|hemos tenido|tuve|tuvo|dieron|han dado|asignaron|han asignado|sacaron|hay|existe)
(don'?t|do not|doesn'?t|does not|never|haven'?t|hasn'?t) (have|has|had|got|own|been given|use)
(carezco|carece) de
`;

/** What may follow it: the number itself, courtesy, and when. With any other word more is told: where the card is. */
export const numberlessWords =
  "numero numeros a alien number de del eso esos ese esa esas extranjero extranjeros residente inmigracion migracion uscis telefono telefonos celular celulares cel movil fijo linea uno una un one any it an phone cell ningun ninguno ninguna nada tal todavia aun ahorita ahora momento por el la lo tipo clase asignado asignada propio propia mi mio mia amor vida senorita joven yet right now anymore no nunca verdad pues mijo mija este tampoco como";

/** Who else's a number may be. */
export const ofAnother = `
(mi|su) (hij[oa]|espos[oa]|marido|mujer|herman[oa]|mama|papa|madre|padre|ti[oa]|prim[oa]|sobrin[oa]|niet[oa]|nuera|yerno|cunad[oa]|suegr[oa]|vecin[oa]|patron|patrona|amig[oa]|comadre|compadre|novi[oa]|pareja|abuel[oa]|ahijad[oa])
`;

/** How an address is written down, said beside it. The words of this table were collected for Dilo. */
export const mannerPhrases = `
(todo )?junto
(todo )?pegado
todo seguido
sin espacios?
sin acentos?
(todo |todas )?(en |con )?(letras )?minusculas?
sin puntos?
como suena
`;

/** What may stand before an address. */
export const wordsBefore =
  "mi el la su correo electronico email e-mail mail es seria eh em este pues bueno si claro electronica direccion de mire a ver ok contacta escribe escriba escribame al mandelo my is me lo puede mandar dice era mande un apunte anote anota apunta manda mando paso doy ponga pon te ah mmm le con contacto contacteme en personal tengo uno y creo que no bien yo se ya ahi va the address are email-address uso cuenta siguiente hija hijo esposo esposa mama papa hermana hermano marido mujer";

/** What may be the last word before an address. */
export const lastWordsBefore =
  "es seria is escribe siguiente correo electronico email mail contacta escribame dice era mando paso doy anote apunte eh em pues bueno claro ah mmm que creo va";

/** What may stand behind an address. */
export const wordsBehind =
  "gracias por favor senorita senor todo junto minuscula minusculas pues nada mas a valid email address eso es ok y ya verdad creo";

/** Words about an address, which cannot be told from words of it. */
export const wordsAbout =
  "no con mi nombre que como letra letras mayuscula mayusculas acento apellido numero numeros escribe veces vez espacio espacios numeral";

/** What people call a kind of answer besides the words of its label, as plain words. Collected for Dilo. */
export const alsoCalled = {
  name: "nombre nombres apellido apellidos",
  date: "fecha",
  country: "pais nacionalidad",
  "alien-number": "numero tarjeta alien",
  address: "direccion domicilio calle casa apartamento codigo zip",
  phone: "telefono celular movil",
  email: "correo email mail",
  marital: "civil",
  relation: "relacion parentesco",
  choice: "casilla",
  "mailing-address": "cartas correspondencia",
  workplace: "empleo empresa patron",
  town: "lugar pueblo",
  "country-or-state": "lugar",
} as const;

/** Words that mean one person among those a form asks about. Collected for Dilo. */
export const personPhrases = {
  spouse: `
espos[oa]
conyuge
marido
mujer
`,
  relative: `
familiar
su
el de (el|ella)
la de (el|ella)
espos[oa]
hij[oa]
mama
papa
madre
padre
herman[oa]
`,
  self: `
de usted
mi (nombre|apellidos?|fecha|cumpleanos|direccion|domicilio|telefono|celular|correo)
(el|la) mi[oa]
yo
quien pide
`,
} as const;

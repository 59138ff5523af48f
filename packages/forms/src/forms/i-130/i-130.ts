import type { FormDefinition } from "../definition.ts";
import { addressHelp, birthHelp, countryHelp, maritalHelp, nameHelp } from "../help.ts";
import { ownAddress, ownBirth, ownEmail, ownName, ownPhone } from "../own-fields.ts";

/** The eleven questions for Form I-130, Petition for Alien Relative (product specification, section 3). */
export const i130 = {
  formType: "I-130",
  fields: [
    {
      id: "nombre_peticionario",
      label: "Petitioner's full name",
      labelSpanish: "Nombre de quien pide",
      ...ownName,
    },
    {
      id: "fecha_nacimiento_peticionario",
      label: "Petitioner's date of birth",
      labelSpanish: "Fecha de nacimiento de quien pide",
      ...ownBirth,
      cues: `
(yo |y )?(naci|nacid[oa]) (el( dia)?|un|en el ano|en(?= (?:\\d|mil)))
mi fecha de nacimiento( es)?( el)?
mi cumpleanos es( el)?
`,
    },
    {
      id: "direccion_peticionario",
      label: "Petitioner's address",
      labelSpanish: "Dirección de quien pide",
      ...ownAddress,
      cues: `
(yo )?vivo en
mi (direccion|domicilio)( actual)?( es)?( en)?
`,
    },
    {
      id: "telefono_peticionario",
      label: "Petitioner's telephone number",
      labelSpanish: "Teléfono de quien pide",
      ...ownPhone,
      cues: `
((mi|el) )(numero de )?(telefono|celular|celu|cel|movil|tel)( es| seria)?( el)?
(y )?(telefono|celular|celu|cel|tel)( es)?
`,
    },
    {
      id: "email_peticionario",
      label: "Petitioner's email address",
      labelSpanish: "Correo electrónico de quien pide",
      ...ownEmail,
    },
    {
      id: "nombre_familiar",
      lead: "(mi (\\w+ )?\\w+|el|ella|la nina|el nino) (se llama|es)",
      label: "Relative's full name",
      labelSpanish: "Nombre de su familiar",
      type: "text",
      required: true,
      question: "¿Cuál es el nombre completo de su familiar? Diga nombres y apellidos.",
      questionEnglish: "What is your relative's full name? Write given and family names.",
      kind: "name",
      about: "relative",
      cues: `
(mi (\\w+ )?\\w+|el|ella) se llama
(su|el) nombre( completo)?( de (el|ella|mi (familiar|espos[oa]|hij[oa]|mama|papa|madre|padre|herman[oa])))? es
`,
      help: nameHelp,
    },
    {
      id: "relacion_familiar",
      label: "Relationship of the relative to the petitioner",
      labelSpanish: "Relación con su familiar",
      type: "text",
      required: true,
      question: "¿Qué es de usted esa persona? Por ejemplo: mi esposa, mi hijo, mi mamá, mi hermano.",
      questionEnglish: "What is that person to you? For example: my wife, my son, my mother, my brother.",
      kind: "relation",
      about: "relative",
      cues: `
(es|ella es|el es)(?= mi \\w+( menor| mayor)?$)
`,
      help: {
        why: "El formulario I-130 es solo para esposos, hijos, padres y hermanos.",
        where: "Diga qué es esa persona de usted: mi esposa, mi hijo, mi mamá, mi hermano.",
        whyEnglish: "Form I-130 is only for spouses, children, parents and siblings.",
        whereEnglish: "Say what that person is to you: my wife, my son, my mother, my brother.",
      },
    },
    {
      id: "fecha_nacimiento_familiar",
      label: "Relative's date of birth",
      labelSpanish: "Fecha de nacimiento de su familiar",
      type: "date",
      required: true,
      question: "¿Cuándo nació su familiar? Diga el día, el mes y el año.",
      questionEnglish: "When was your relative born? Write the day, the month and the year.",
      kind: "date",
      isBirth: true,
      about: "relative",
      cues: `
(el |ella )?nacio (el( dia)?|un|en(?= (?:\\d|mil)))
su fecha de nacimiento( es)?( el)?
`,
      help: birthHelp,
    },
    {
      id: "pais_nacimiento_familiar",
      label: "Relative's country of birth",
      labelSpanish: "País de nacimiento de su familiar",
      type: "text",
      required: true,
      question: "¿En qué país nació su familiar?",
      questionEnglish: "In which country was your relative born?",
      kind: "country",
      about: "relative",
      cues: `
(el |ella )?nacio en(?! (?:el ano|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d|mil))
(ella|el) es de
es originari[oa] de
mi \\w+ (?:es|viene) de
`,
      help: countryHelp,
    },
    {
      id: "direccion_familiar",
      sameAs: ["petitioner_physical_address", "direccion_peticionario"],
      lead: "((mi \\w+|el|ella|ellos) )?(vive|viven|esta viviendo)( ahorita| ahora| alla| todavia)? en",
      label: "Relative's address",
      labelSpanish: "Dirección de su familiar",
      type: "text",
      required: true,
      question: "¿Dónde vive su familiar? Diga la dirección completa y el país.",
      questionEnglish: "Where does your relative live? Write the full address and the country.",
      kind: "address",
      about: "relative",
      cues: `
((mi (hij|espos|mama|papa|madre|padre|herman|marid|mujer|senora)\\w*|el|ella) )?(vive|viven|esta viviendo)( ahorita| ahora| alla)? en
su (direccion|domicilio)( es)?( en)?
`,
      help: addressHelp,
    },
    {
      id: "estado_civil_familiar",
      label: "Relative's marital status",
      labelSpanish: "Estado civil de su familiar",
      type: "text",
      required: true,
      question: "¿Cuál es el estado civil de su familiar? Por ejemplo: se casó, o nunca se ha casado.",
      questionEnglish: "What is your relative's marital status? For example: married, or never married.",
      kind: "marital",
      about: "relative",
      cues: `
su estado civil es
(el |ella )?(es|esta)(?= (?:(casad|solter|divorciad|viud|separad)))
`,
      help: maritalHelp,
    },
  ],
} as const satisfies FormDefinition;

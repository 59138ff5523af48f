import type { FormDefinition } from "../definition.ts";
import { countryHelp, maritalHelp } from "../help.ts";
import { ownAddress, ownBirth, ownEmail, ownName, ownPhone } from "../own-fields.ts";

/** The ten questions for Form N-400, Application for Naturalization (product specification, section 3). */
export const n400 = {
  formType: "N-400",
  fields: [
    {
      id: "nombre_completo",
      label: "Full name",
      labelSpanish: "Nombre completo",
      ...ownName,
    },
    {
      id: "fecha_nacimiento",
      label: "Date of birth",
      labelSpanish: "Fecha de nacimiento",
      ...ownBirth,
      // The N-400 is for people of 18 or more (INA 334(b)).
      minimumAge: 18,
      cues: `
(yo |y )?(naci|nacid[oa]) (el( dia)?|un|en el ano|en(?= (?:\\d|mil|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))
(mi )?fecha de nacimiento( es)?( el)?
mi cumpleanos es( el)?
`,
    },
    {
      id: "pais_nacimiento",
      label: "Country of birth",
      labelSpanish: "País de nacimiento",
      type: "text",
      required: true,
      question: "¿En qué país nació usted?",
      questionEnglish: "In which country were you born?",
      kind: "country",
      cues: `
(yo )?naci en(?! (?:el ano|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d|mil))
(y )?soy (originari[oa] )?de
(y )?soy(?= (?:\\w+(can[oa]|teco|teca|ren[oa]|yan[oa]|lan[oa]|ban[oa]|ean[oa]|tin[oa]|ense|bian[oa]|vian[oa]|rian[oa])( |$)))
soy nacid[oa] en
mi pais( de nacimiento)? es
`,
      help: countryHelp,
    },
    {
      id: "numero_alien",
      label: "A-Number",
      labelSpanish: "Número A",
      type: "text",
      required: true,
      question: "¿Cuál es su Número A? Está en el frente de su tarjeta verde.",
      questionEnglish: "What is your A-Number? It is on the front of your green card.",
      kind: "alien-number",
      cues: `
(mi |el )?(numero a|a number|alien number|numero de (alien|extranjero|residente|residencia|((la|mi) )?(tarjeta( verde)?|green card|mica)))( es)?( el)?
a(?= (?:\\d{3} \\d{3} \\d{3}|\\d{8,9})(?: |$))
`,
      help: {
        why: "El formulario pide este número. Aquí solo se escribe en su formulario, y no se manda a nadie.",
        where: "Busque USCIS# junto a la foto de su tarjeta verde. En tarjetas antiguas dice A#.",
        whyEnglish: "The form asks for this number. Here it is only written on your form, and sent to nobody.",
        whereEnglish: "Look for USCIS# beside the photo on your green card. Older cards say A#.",
        drawing: "alien-number",
      },
    },
    {
      id: "direccion_actual",
      label: "Current address",
      labelSpanish: "Dirección actual",
      ...ownAddress,
      cues: `
(yo )?vivo en
(mi )?(direccion|domicilio)( actual)?( es)?( en)?
`,
    },
    {
      id: "telefono",
      label: "Telephone number",
      labelSpanish: "Teléfono",
      ...ownPhone,
      cues: `
((mi|el) )(numero de )?(telefono|celular|celu|cel|movil|tel)( es| seria)?( el)?
(y )?(telefono|celular|celu|cel|tel)( es)?
mi numero( es)?(?! (?:a\\b))(de telefono)?
`,
    },
    {
      id: "email",
      label: "Email address",
      labelSpanish: "Correo electrónico",
      ...ownEmail,
    },
    {
      id: "fecha_residencia",
      label: "Date you became a permanent resident",
      labelSpanish: "Fecha de residencia",
      type: "date",
      required: true,
      question: "¿Desde qué fecha es residente permanente? En su tarjeta verde dice: Resident Since.",
      questionEnglish: "Since what date have you been a permanent resident? Your green card says: Resident Since.",
      kind: "date",
      cues: `
(soy|yo soy) residente( permanente)? desde( el)?
(mi |tengo la )?(residencia|tarjeta)( es| la tengo)? desde( el)?
residente desde( el)?
(me )?(hice|hicieron) residente( el| en)?
`,
      notBefore: "fecha_nacimiento",
      help: {
        why: "El formulario pide desde cuándo es residente permanente.",
        where: "Está en su tarjeta verde, donde dice: Resident Since.",
        whyEnglish: "The form asks since when you have been a permanent resident.",
        whereEnglish: "On your green card, where it says: Resident Since.",
      },
    },
    {
      id: "estado_civil",
      label: "Marital status",
      labelSpanish: "Estado civil",
      type: "text",
      required: true,
      question: "¿Cuál es su estado civil? Por ejemplo: me casé, o nunca me he casado.",
      questionEnglish: "What is your marital status? For example: married, or never married.",
      kind: "marital",
      cues: `
mi estado civil es
(yo )?(soy|estoy)(?= (?:(casad|solter|divorciad|viud|separad)))
`,
      help: maritalHelp,
    },
    {
      id: "nombre_conyuge",
      label: "Spouse's full name",
      labelSpanish: "Nombre de su esposo o esposa",
      type: "text",
      required: false,
      question: "¿Cómo se llama su esposo o esposa? Diga nombres y apellidos.",
      questionEnglish: "What is your husband's or wife's name? Write given and family names.",
      kind: "name",
      about: "spouse",
      cues: `
mi (espos[oa]|marido|mujer|conyuge|senora) (se llama|es)
(el|la) nombre de mi (espos[oa]|marido|mujer|senora)( es)?
(estoy )?casad[oa] con
(y )?(el|ella) se llama
`,
      when: { field: "estado_civil", is: ["married", "separated"] },
      neededWhen: { field: "estado_civil", is: ["married"] },
      notAsked: {
        spanish: "La pregunta sobre esposo o esposa es solo para personas casadas. La paso.",
        english: "The question about a spouse is for married people only, and is left out.",
      },
      help: {
        why: "El formulario pide el nombre de su esposo o esposa.",
        where: "Está en el acta de matrimonio.",
        whyEnglish: "The form asks for your spouse's name.",
        whereEnglish: "On the marriage certificate.",
      },
    },
  ],
} as const satisfies FormDefinition;

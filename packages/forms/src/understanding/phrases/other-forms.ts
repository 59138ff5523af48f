/** What people want done that neither form does, each as folded words. Collected for Dilo; no such lists are published. */
export const otherFormPhrases = {
  petitioned: `
mi (mama|papa|madre|padre|espos[oa]|marido|mujer|hij[oa]|herman[oa]|famili\\w+|prometid[oa])( \\w+){0,5} (me|nos)( \\w+){0,3} (pid\\w+|ped\\w+|arregl\\w+|peticion\\w+|reclam\\w+)
mi (mama|papa|madre|padre|espos[oa]|marido|mujer|hij[oa]|herman[oa]|famili\\w+)( \\w+){0,6} (pedir|peticionar|reclamar|arreglar)(me|nos)
(ell[oa]s?|el|a mi|a nosotros) (me|nos)( \\w+){0,2} (pid|ped|peticion|reclam)\\w+
(me|nos) (esta |estan |va a |van a |quiere |quieren )?(pid|ped|peticion|reclam)\\w+( a mi)? mi (mama|papa|madre|padre|espos[oa]|marido|mujer|hij[oa]|herman[oa])
`,
  "remove-conditions": `
condicion(es|al)
(residencia|tarjeta|mica|green card) (condicional|de (los )?(dos|2) anos)
i ?751
`,
  "renew-card": `
(renov-|renuev-|venc-|venz-|expir-|caduc-|repon-|reposicion|perdi-|rob-|cambi-)( \\w+){0,5} (mica|tarjeta|green card|residencia)
(mica|tarjeta|green card|residencia)( \\w+){0,5} (renov-|renuev-|venc-|venz-|expir-|caduc-|repon-|perdi-|rob-)
i ?90
`,
  "work-permit": `
permiso (de|para) trabaj-
work permit
i ?765
(tarjeta|papel|papeles) (de|para) trabaj-
`,
  "travel-permit": `
permiso (de|para) (viaj-|salir|ir)
advance parole|parole
i ?131
`,
  asylum: "asilo\nasylum\ni ?589",
  protected: "daca\ntps\ndreamer-\ni ?821",
  fiance: "(mi |un |una )(novi[oa]|prometid[oa])\nfiance-\ni ?129",
  support: "(carta|declaracion) de (sostenimiento|manutencion|apoyo)\naffidavit-\npatrocinio economico\ni ?864",
  certificate: "certificado de (ciudadania|naturalizacion)\nn ?600",
  passport: "pasaporte (mexican-|hondur-|salvador-|guatemal-|colombian-|de mi pais|de mexico)\nmatricula consular",
  visa: "visa (de )?(turista|estudiante|paseo|trabajo)\nvisa para (pasear|visitar|estudiar)\nturista",
  court:
    "(la |una |mi )?(corte|deport-|fianza)\norden de (deport-|salida)\nde(tenid|teni)- por (la migra|inmigracion|ice)",
  divorce: "divorci-",
  residence: `
ajust- (de |mi |el )?(estatus|estado|status)
i ?485
(sacar|conseguir|obtener|tramitar|arreglar|pedir|hacer|quiero|necesito)(me)? (mi|la|una|mis|los) (green card|mica|tarjeta verde|residencia|papeles)
hacerme residente
arreglar mi (situacion|estatus|estado)
`,
} as const;

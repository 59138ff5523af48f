/**
 * What else has a number, by the words that name it: papers of the US and of the countries people come from, and what
 * is asked beside it. Collected for Dilo.
 */
export const ownerPhrases = {
  paper: `
(seguro|seguridad) social
(mi|el|del|de) (seguro|social)
social security
ssn
itin
tax ?id
pasaportes?
passport
licencia
license
recibo
receipt
i ?o ?e
(msc|src|wac|eac|lin|nbc|ysc|tsc|vsc)
curp
cedula
d ?n ?i
dui
dpi
cui
rfc
ine
credencial
cuenta
credito
matricula
visas?
caso
acta
i 94
sevis
placas?
poliza
`,
  zip: `
codigo postal
zip
postal
`,
  phone: `
(telefonos?|celular|cel|movil|tel|whatsapp|phone)
(llame|marque)-
`,
  "alien-number": `
aliens?
residentes?
residencia
mica
uscis
green card
registro
extranjer[oa]s?
inmigracion
migracion
numero a
(el|la|mi|my|the) a( number| numero)? (es|is|seria)
(tarjeta|carta) verde
`,
  street: `
calle
avenida
street
avenue
carretera
vivo en
casa
apartamento
`,
} as const;

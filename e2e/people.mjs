/**
 * Invented people: what each says in Spanish to every question, in order, and what the sheet must print in English.
 * @typedef {object} Person
 * @property {"N-400" | "I-130"} form
 * @property {readonly (readonly [field: string, says: string, english: string])[]} answers
 */

/** @type {Person} */
export const rosa = {
  form: "N-400",
  answers: [
    ["nombre_completo", "Rosa Elena Prado Luna", "Rosa Elena Prado Luna"],
    ["fecha_nacimiento", "quince de marzo de mil novecientos ochenta y cinco", "03/15/1985"],
    ["pais_nacimiento", "nací en México", "Mexico"],
    ["numero_alien", "cero ocho nueve, tres cuatro cinco, seis siete ocho", "A089345678"],
    [
      "direccion_actual",
      "mil doscientos treinta y cuatro Main Street, apartamento tres, Los Ángeles, California, nueve cero cero uno dos",
      "1234 Main Street, Apt 3, Los Angeles, CA 90012",
    ],
    ["telefono", "tres cero cinco, cinco cinco cinco, cero uno dos tres", "(305) 555-0123"],
    ["email", "no tengo", "None"],
    ["fecha_residencia", "doce de mayo de dos mil quince", "05/12/2015"],
    ["estado_civil", "estoy casada", "Married"],
    ["nombre_conyuge", "José Luis Paz Muñoz", "José Luis Paz Muñoz"],
  ],
};

/** @type {Person} */
export const ernesto = {
  form: "I-130",
  answers: [
    ["nombre_peticionario", "Ernesto Ibáñez de la Cruz", "Ernesto Ibáñez de la Cruz"],
    ["fecha_nacimiento_peticionario", "3 de mayo de 1970", "05/03/1970"],
    [
      "direccion_peticionario",
      "450 Roosevelt Avenue, Chicago, Illinois 60601",
      "450 Roosevelt Avenue, Chicago, IL 60601",
    ],
    ["telefono_peticionario", "312 555 0148", "(312) 555-0148"],
    ["email_peticionario", "ernesto.ibanez@example.com", "ernesto.ibanez@example.com"],
    ["nombre_familiar", "Lucía Ibáñez Soto", "Lucía Ibáñez Soto"],
    ["relacion_familiar", "es mi hermana", "Brother/Sister"],
    ["fecha_nacimiento_familiar", "veinte de enero de 1982", "01/20/1982"],
    ["pais_nacimiento_familiar", "El Salvador", "El Salvador"],
    ["direccion_familiar", "Calle Arce 12, San Salvador, El Salvador", "Calle Arce 12, San Salvador, El Salvador"],
    ["estado_civil_familiar", "soltera", "Single"],
  ],
};

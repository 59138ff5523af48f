import type { Entry, Table } from "../../parts/entry.ts";

const count: Entry = {
  id: "children_count",
  item: "1",
  page: 5,
  kind: "child-count",
  label: "Number of children under 18 years of age",
  question: "¿Cuántos hijos e hijas menores de 18 años tiene en total?",
  help: "Si no tiene, diga: ninguno.",
};

/** The table of item 2. The form has three rows; what is beyond goes into Part 14. */
const children: Table = {
  id: "children",
  row: { one: "hijo", called: "hij[oa]s?|nin[oa]s?" },
  item: "2",
  page: 5,
  count: "children_count",
  lead: "Dígame los datos de cada uno, uno por uno.",
  nextLead: "Ahora el siguiente.",
  rows: 12,
  columns: [
    {
      id: "name",
      kind: "name",
      label: "Child's name",
      question: "¿Cómo se llama su hijo o hija, con apellidos?",
      about: "relative",
    },
    {
      id: "birth_date",
      kind: "child-birth",
      label: "Child's date of birth",
      question: "¿En qué fecha nació?",
      about: "relative",
      notBefore: "fecha_nacimiento",
    },
    {
      id: "residence",
      kind: "child-residence",
      label: "Residence",
      question: "¿Vive con usted, no vive con usted, o no se sabe dónde está?",
    },
    {
      id: "relationship",
      kind: "child-relationship",
      label: "Relationship",
      question: "¿Es hijo o hija biológico, hijastro o hijastra, o adoptado legalmente?",
      help: "Hijastro es el hijo de su esposo o esposa con otra persona.",
    },
    {
      id: "support",
      kind: "yesno",
      label: "Providing support",
      question: "¿Usted ayuda ahora a mantener a este hijo o hija?",
      weighty: "no",
    },
    {
      id: "address",
      kind: "address",
      label: "Child's address",
      question: "¿En qué dirección vive ese hijo o hija?",
      about: "relative",
      when: { field: "residence", is: ["does not reside with me"] },
    },
  ],
};

/** Part 6 of the N-400, "Information About Your Children". */
export const part6: readonly (Entry | Table)[] = [count, children];

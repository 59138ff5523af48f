import type { Field } from "../../definition.ts";
import type { Entry, Table } from "../../parts/entry.ts";
import { extraNamed } from "../extra.ts";

/** The table of item 2. The form has two rows; what is beyond goes into Part 14. */
const otherNames: Table = {
  id: "other_names",
  row: { one: "otro nombre", called: "otros? nombres?|apodos?|alias" },
  item: "2",
  page: 1,
  gate: {
    label: "Other names used since birth",
    question: "¿Ha usado otros nombres desde que nació?",
    help: "Por ejemplo, el apellido de soltera; las instrucciones oficiales dicen cuáles nombres incluir.",
  },
  lead: "Diga ese otro nombre por partes.",
  rows: 6,
  another: "¿Ha usado otro nombre más?",
  columns: [
    {
      id: "family",
      kind: "name-piece",
      label: "Other family name",
      question: "¿Cuáles son los apellidos de ese otro nombre?",
    },
    { id: "given", kind: "name-piece", label: "Other given name", question: "¿Cuál es el primer nombre?" },
    {
      id: "middle",
      kind: "name-piece-or-none",
      label: "Other middle name",
      question: "¿Tiene segundo nombre? Diga cuál es. Si no tiene, diga: no.",
    },
  ],
};

const wantsCard = { field: "ssa_card", is: ["yes"] } as const;

/** Part 2 of the N-400, "Information About You", but what is asked first. */
export const part2: readonly (Entry | Table | Field)[] = [
  otherNames,
  {
    id: "name_change",
    item: "3",
    page: 2,
    kind: "yesno",
    label: "Legal name change",
    question: "¿Quiere cambiar su nombre legalmente?",
    detail: "Es opcional. Antes de decidir, lea las instrucciones oficiales.",
    help: "Cambiar su nombre legalmente quiere decir tener otro nombre ante la ley.",
  },
  {
    id: "new_name",
    item: "3",
    page: 2,
    kind: "name",
    label: "New name",
    question: "¿Cuál es el nombre nuevo que quiere usar? Diga los nombres y los apellidos.",
    when: { field: "name_change", is: ["yes"] },
  },
  {
    id: "uscis_account",
    item: "4",
    page: 2,
    kind: "online-account",
    label: "USCIS Online Account Number",
    question: "¿Cuál es su número de cuenta en línea de USCIS? Si no tiene, diga: no tengo.",
    help: "El formulario dice «Online Account Number». Es el número de su cuenta de internet en USCIS; no es el número A.",
  },
  ...extraNamed("sexo"),
  {
    id: "other_birth_dates",
    item: "6",
    page: 2,
    kind: "dates-or-none",
    label: "Other dates of birth used",
    question: "¿Alguna vez usó otra fecha de nacimiento, aun con otro nombre, legal o no? Si la usó, diga cuál.",
  },
  {
    id: "nationality",
    item: "9",
    page: 2,
    kind: "country",
    label: "Country of citizenship or nationality",
    question: "¿Cuál es el país de su ciudadanía o nacionalidad?",
    help: "Es el país del que usted es ciudadano o nacional, por ejemplo el que le da su pasaporte.",
  },
  {
    id: "other_nationalities",
    item: "9",
    page: 2,
    kind: "countries-or-none",
    label: "Other countries of nationality",
    question: "¿Tiene también la nacionalidad de otro país? Si la tiene, diga de cuál.",
  },
  {
    id: "parent_citizen",
    item: "10",
    page: 2,
    kind: "yesno",
    label: "Mother or father a U.S. citizen before the applicant's 18th birthday",
    question:
      "Antes de que usted cumpliera 18 años, ¿su madre o su padre, también adoptivo, era ciudadano de Estados Unidos?",
    remarks: {
      yes: {
        spanish:
          "Contestó que sí. El formulario dice que usted ya podría ser ciudadano. Si ya lo es, no debe llenar el N-400. Pregunte a un abogado o a un representante acreditado.",
        english:
          "You answered yes. The form says that you may already be a citizen. If you are, do not fill in the N-400. Ask a lawyer or an accredited representative.",
      },
    },
  },
  {
    id: "disability_exception",
    item: "11",
    page: 2,
    kind: "yesno",
    label: "Disability or impairment that prevents from showing English or civics",
    question: "¿Tiene una discapacidad que no le deja mostrar el inglés o el civismo que se pide?",
    detail: "Puede ser física, del desarrollo o mental.",
    help: "La del desarrollo es la que viene desde niño. Civismo es la historia y el gobierno de Estados Unidos. Las instrucciones dicen quién más no hace el examen de inglés, por su edad y sus años aquí.",
    remarks: {
      yes: {
        spanish:
          "Contestó que sí. El formulario pide entregar también el formulario N-648, un certificado médico, junto con el N-400.",
        english:
          "You answered yes. The form asks you to file Form N-648, a medical certification, together with the N-400.",
      },
    },
  },
  {
    id: "ssa_card",
    item: "12.a",
    page: 2,
    kind: "yesno",
    label: "Social Security card wanted",
    question: "Si se hace ciudadano, ¿quiere que el Seguro Social lo anote y le dé una tarjeta?",
    help: "También pone al día su situación ante Inmigración. La tarjeta puede ser la primera, o una que toma el lugar de otra.",
  },
  {
    id: "ssn",
    item: "12.b",
    page: 2,
    kind: "social-security",
    label: "Social Security number",
    question: "¿Cuál es su número de Seguro Social (Social Security number)? Si no tiene, diga: no tengo.",
    when: wantsCard,
  },
  {
    id: "ssa_consent",
    item: "12.c",
    page: 2,
    kind: "yesno",
    label: "Consent for disclosure to the Social Security Administration",
    question: "¿Da permiso para que USCIS le dé al Seguro Social los datos de esta solicitud y de sus sistemas?",
    detail:
      "Es lo que haga falta para su número, su tarjeta y su estatus migratorio. Para recibir la tarjeta, aquí también hay que contestar que sí.",
    weighty: "both",
    when: wantsCard,
  },
];

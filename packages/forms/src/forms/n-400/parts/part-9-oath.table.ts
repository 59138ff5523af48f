import type { Entry } from "../../parts/entry.ts";

/** Part 9 of the N-400, items 22 to 37: the form's questions in plain Spanish of our own. See docs/whole-forms.md. */
export const part9Oath: readonly Entry[] = [
  {
    id: "male_18_26",
    item: "22.a",
    page: 9,
    kind: "yesno",
    label: "Male in the U.S. between 18 and 26",
    question:
      "¿Es usted hombre y vivió en Estados Unidos en algún momento desde que cumplió 18 hasta que cumplió 26 años?",
    detail: "No conteste que sí si todo ese tiempo fue no inmigrante legal (lawful nonimmigrant).",
    help: "No inmigrante legal es quien tiene permiso por un tiempo, por ejemplo con visa de turista o de estudiante.",
    group: 11,
    weighty: "yes",
  },
  {
    id: "selective_service",
    item: "22.b",
    page: 9,
    kind: "yesno",
    label: "Registered with Selective Service",
    question: "¿Se registró en el Servicio Selectivo (Selective Service)?",
    help: "El Servicio Selectivo (Selective Service) es la lista de hombres que el gobierno podría llamar al servicio militar.",
    when: { field: "male_18_26", is: ["yes"] },
    group: 11,
    weighty: "yes",
    remarks: {
      no: {
        spanish: "Contestó que no. El formulario dice que vea las instrucciones oficiales de la Parte 9.",
        english: "You answered no. The form says to see the official instructions for Part 9.",
      },
    },
  },
  {
    id: "selective_service_date",
    item: "22.c",
    page: 9,
    kind: "date",
    label: "Date registered with Selective Service",
    question: "¿En qué fecha se registró en el Servicio Selectivo?",
    help: "El Servicio Selectivo (Selective Service) es la lista de hombres que el gobierno podría llamar al servicio militar.",
    when: { field: "selective_service", is: ["yes"] },
  },
  {
    id: "selective_service_number",
    item: "22.c",
    page: 9,
    kind: "digits",
    label: "Selective Service number",
    question: "¿Cuál es su número del Servicio Selectivo (Selective Service Number)?",
    help: "El Servicio Selectivo (Selective Service) es la lista de hombres que el gobierno podría llamar al servicio militar.",
    when: { field: "selective_service", is: ["yes"] },
  },
  {
    id: "avoided_draft",
    item: "23",
    page: 9,
    kind: "yesno",
    label: "Left the U.S. to avoid the draft",
    question: "¿Alguna vez salió de Estados Unidos para evitar que le llamaran a las fuerzas armadas (draft)?",
    help: "Ser llamado (drafted) es que el gobierno le obligue a entrar a las fuerzas armadas.",
    group: 12,
    explain: "words",
  },
  {
    id: "military_exemption",
    item: "24",
    page: 9,
    kind: "yesno",
    label: "Applied for a military exemption",
    question: "¿Alguna vez pidió una exención del servicio militar en las fuerzas armadas de Estados Unidos?",
    help: "Exención (exemption) es un permiso para no hacer el servicio militar; cuenta cualquier tipo.",
    group: 12,
    explain: "words",
  },
  {
    id: "served_us_forces",
    item: "25",
    page: 9,
    kind: "yesno",
    label: "Served in the U.S. armed forces",
    question: "¿Alguna vez sirvió en las fuerzas armadas de Estados Unidos?",
    group: 12,
    weighty: "yes",
  },
  {
    id: "current_us_forces",
    item: "26.a",
    page: 10,
    kind: "yesno",
    label: "Member of the U.S. armed forces now",
    question: "¿Es usted ahora miembro de las fuerzas armadas de Estados Unidos?",
    when: { field: "served_us_forces", is: ["yes"] },
    group: 13,
    weighty: "yes",
  },
  {
    id: "deploying",
    item: "26.b",
    page: 10,
    kind: "yesno",
    label: "Scheduled to deploy",
    question:
      "¿Tiene programado un despliegue (deploy) fuera de Estados Unidos, o a un barco, en los próximos tres meses?",
    help: "Despliegue (deploy) es que los militares le manden a servir a otro lugar.",
    when: {
      all: [
        { field: "served_us_forces", is: ["yes"] },
        { field: "current_us_forces", is: ["yes"] },
      ],
    },
    group: 13,
    remarks: {
      yes: {
        spanish:
          "Llame a la línea de ayuda militar, 877-247-4645, si le cambian de lugar después de presentar el N-400. También si le mandan fuera de Estados Unidos o a un barco.",
        english:
          "Call the Military Help Line, 877-247-4645, if you are transferred after you file the N-400, or are sent outside the United States or to a vessel.",
      },
    },
  },
  {
    id: "stationed_abroad",
    item: "26.c",
    page: 10,
    kind: "yesno",
    label: "Stationed outside the U.S.",
    question: "¿Está ahora en un puesto militar fuera de Estados Unidos (stationed)?",
    when: {
      all: [
        { field: "served_us_forces", is: ["yes"] },
        { field: "current_us_forces", is: ["yes"] },
      ],
    },
    group: 13,
  },
  {
    id: "veteran_abroad",
    item: "26.d",
    page: 10,
    kind: "yesno",
    label: "Veteran living outside the U.S.",
    question: "¿Fue miembro del servicio militar de Estados Unidos y vive ahora fuera de Estados Unidos?",
    when: {
      all: [
        { field: "served_us_forces", is: ["yes"] },
        { field: "current_us_forces", is: ["no"] },
      ],
    },
    group: 13,
  },
  {
    id: "court_martial",
    item: "27",
    page: 10,
    kind: "yesno",
    label: "Court-martial or bad discharge",
    question:
      "¿Alguna vez tuvo consejo de guerra, o baja no honorable, deshonrosa o por mala conducta, en las fuerzas armadas de Estados Unidos?",
    help: "Consejo de guerra (court-martial) es un juicio militar; baja (discharge) es salir del servicio militar.",
    when: { field: "served_us_forces", is: ["yes"] },
    group: 13,
    explain: "words",
  },
  {
    id: "discharged_alien",
    item: "28",
    page: 10,
    kind: "yesno",
    label: "Discharged as an alien",
    question:
      "¿Alguna vez le dieron de baja del entrenamiento o servicio en las fuerzas armadas de Estados Unidos por ser extranjero?",
    help: "Dar de baja (discharge) es sacar a alguien del servicio militar.",
    when: { field: "served_us_forces", is: ["yes"] },
    group: 13,
    explain: "words",
  },
  {
    id: "deserted",
    item: "29",
    page: 10,
    kind: "yesno",
    label: "Deserted",
    question: "¿Alguna vez desertó de las fuerzas armadas de Estados Unidos?",
    help: "Desertar es irse del servicio militar sin permiso.",
    when: { field: "served_us_forces", is: ["yes"] },
    group: 13,
    explain: "words",
  },
  {
    id: "nobility",
    item: "30.a",
    page: 10,
    kind: "yesno",
    label: "Title or order of nobility",
    question: "¿Tiene ahora, o tuvo alguna vez, un título hereditario o una orden de nobleza en otro país?",
    help: "Títulos de nobleza son, por ejemplo, conde, marqués o duque; hereditario quiere decir que pasa de padres a hijos.",
    group: 14,
    explain: "words",
  },
  {
    id: "nobility_renounce",
    item: "30.b",
    page: 10,
    kind: "yesno",
    label: "Gives up titles of nobility",
    question:
      "¿Acepta renunciar en su ceremonia de naturalización a los títulos u órdenes de nobleza que tiene en otro país?",
    help: "Renunciar quiere decir dejar de tener el título.",
    when: { field: "nobility", is: ["yes"] },
    group: 14,
    weighty: "both",
  },
  {
    id: "nobility_titles",
    item: "30.b",
    page: 10,
    kind: "words",
    label: "Titles of nobility",
    question: "¿Cuáles son sus títulos u órdenes de nobleza?",
    help: "Títulos de nobleza son, por ejemplo, conde, marqués o duque; hereditario quiere decir que pasa de padres a hijos.",
    when: {
      all: [
        { field: "nobility", is: ["yes"] },
        { field: "nobility_renounce", is: ["yes"] },
      ],
    },
  },
  {
    id: "supports_constitution",
    item: "31",
    page: 10,
    kind: "yesno",
    label: "Supports the Constitution",
    question: "¿Apoya la Constitución y la forma de gobierno de Estados Unidos?",
    help: "La Constitución es la ley más importante de Estados Unidos.",
    group: 15,
    weighty: "no",
    remarks: {
      no: {
        spanish:
          "Contestó que no. El formulario dice que vea en las instrucciones la parte del Juramento de Lealtad (Oath of Allegiance).",
        english: "You answered no. The form says to see the part on the Oath of Allegiance in the instructions.",
      },
    },
  },
  {
    id: "understands_oath",
    item: "32",
    page: 10,
    kind: "yesno",
    label: "Understands the Oath of Allegiance",
    question: "¿Entiende todo el Juramento de Lealtad a Estados Unidos (Oath of Allegiance)?",
    help: "Es la promesa que se hace en la ceremonia para ser ciudadano; está en la Parte 16 del formulario.",
    group: 15,
    weighty: "no",
    remarks: {
      no: {
        spanish:
          "Contestó que no. El formulario dice que vea en las instrucciones la parte del Juramento de Lealtad (Oath of Allegiance).",
        english: "You answered no. The form says to see the part on the Oath of Allegiance in the instructions.",
      },
    },
  },
  {
    id: "oath_unable",
    item: "33",
    page: 10,
    kind: "yesno",
    label: "Cannot take the Oath for a disability",
    question:
      "¿Una discapacidad física o del desarrollo, o un impedimento mental, le impide hacer el Juramento de Lealtad (Oath of Allegiance)?",
    help: "Impide quiere decir que no le deja hacerlo.",
    group: 15,
    remarks: {
      yes: {
        spanish:
          "Contestó que sí. El formulario salta hasta la Parte 10. Vea en las instrucciones: tutor legal, sustituto o representante designado.",
        english:
          "You answered yes. The form skips to Part 10. See in the instructions: legal guardian, surrogate or designated representative.",
      },
    },
  },
  {
    id: "oath_willing",
    item: "34",
    page: 10,
    kind: "yesno",
    label: "Willing to take the Oath",
    question: "¿Acepta hacer todo el Juramento de Lealtad a Estados Unidos (Oath of Allegiance)?",
    help: "Es la promesa que se hace en la ceremonia para ser ciudadano; está en la Parte 16 del formulario.",
    when: { field: "oath_unable", is: ["no"] },
    group: 15,
    weighty: "no",
    remarks: {
      no: {
        spanish:
          "Contestó que no. El formulario dice que vea en las instrucciones la parte del Juramento de Lealtad (Oath of Allegiance).",
        english: "You answered no. The form says to see the part on the Oath of Allegiance in the instructions.",
      },
    },
  },
  {
    id: "bear_arms",
    item: "35",
    page: 10,
    kind: "yesno",
    label: "Willing to bear arms",
    question: "Si la ley lo exige, ¿acepta llevar armas en nombre de Estados Unidos (bear arms)?",
    help: "En nombre de Estados Unidos quiere decir por el país, para defenderlo.",
    when: { field: "oath_unable", is: ["no"] },
    group: 15,
    weighty: "no",
    remarks: {
      no: {
        spanish:
          "Contestó que no. El formulario dice que vea en las instrucciones la parte del Juramento de Lealtad (Oath of Allegiance).",
        english: "You answered no. The form says to see the part on the Oath of Allegiance in the instructions.",
      },
    },
  },
  {
    id: "noncombatant",
    item: "36",
    page: 10,
    kind: "yesno",
    label: "Willing to do noncombatant services",
    question:
      "Si la ley lo exige, ¿acepta dar servicios sin combatir (noncombatant services) en las fuerzas armadas de Estados Unidos?",
    help: "Sin combatir quiere decir hacer algo que no incluye pelear en una guerra.",
    when: { field: "oath_unable", is: ["no"] },
    group: 15,
    weighty: "no",
    remarks: {
      no: {
        spanish:
          "Contestó que no. El formulario dice que vea en las instrucciones la parte del Juramento de Lealtad (Oath of Allegiance).",
        english: "You answered no. The form says to see the part on the Oath of Allegiance in the instructions.",
      },
    },
  },
  {
    id: "national_work",
    item: "37",
    page: 10,
    kind: "yesno",
    label: "Willing to do work of national importance",
    question:
      "Si la ley lo exige, ¿acepta hacer trabajo de importancia nacional (work of national importance) bajo dirección civil?",
    help: "Es trabajo no militar que el gobierno de Estados Unidos dice que es importante para el país.",
    when: { field: "oath_unable", is: ["no"] },
    group: 15,
    weighty: "no",
    remarks: {
      no: {
        spanish:
          "Contestó que no. El formulario dice que vea en las instrucciones la parte del Juramento de Lealtad (Oath of Allegiance).",
        english: "You answered no. The form says to see the part on the Oath of Allegiance in the instructions.",
      },
    },
  },
];

import type { FormRemark } from "../boxes/form-boxes.ts";

/** What the N-400 itself asks to be explained, or sends to its instructions for. */
export const n400RedFlags: readonly FormRemark[] = [
  {
    part: 2,
    items: "10",
    page: 2,
    words: "mother or father a U.S. citizen before your 18th birthday: “you may already be a U.S. citizen”",
    spanish:
      "Uno de sus padres era ciudadano antes de que usted cumpliera 18 años: quizá la N-400 no es su formulario.",
  },
  {
    part: 8,
    items: "1",
    page: 6,
    words: "any trips outside the United States that lasted more than 6 months",
    spanish: "Un viaje de más de 6 meses fuera del país.",
  },
  {
    part: 9,
    items: "1-2",
    page: 6,
    words: "claimed to be a U.S. citizen; registered to vote or voted",
    spanish: "Dijo que era ciudadano, se registró para votar o votó.",
  },
  {
    part: 9,
    items: "3-4",
    page: 6,
    words: "overdue Federal, state, or local taxes; a “nonresident alien” on a tax return",
    spanish: "Debe impuestos, no los declaró o declaró como no residente.",
  },
  {
    part: 9,
    items: "5.a-14",
    page: 6,
    words: "Communist or totalitarian party; armed group; military or police unit; weapons training",
    spanish: "Partidos, grupos armados, policía, ejército, armas, o daño a personas.",
  },
  {
    part: 9,
    items: "15.a-16",
    page: 8,
    words: "arrested, cited, detained or confined; a crime or offense, even if your records have been sealed, expunged",
    spanish: "Un arresto, cárcel, citación, cargo o delito, aunque lo hayan borrado.",
  },
  {
    part: 9,
    items: "17.a-17.h",
    page: 9,
    words: "controlled substances; married someone to obtain an immigration benefit; failed to support your dependents",
    spanish: "Drogas, prostitución, juego ilegal, matrimonio por papeles, manutención.",
  },
  {
    part: 9,
    items: "18-19",
    page: 9,
    words: "information or documentation that was false, fraudulent, or misleading; lied to gain entry",
    spanish: "Información o papeles falsos, o una mentira a un oficial.",
  },
  {
    part: 9,
    items: "20-21",
    page: 9,
    words: "removal, rescission, or deportation proceedings; removed or deported",
    spanish: "Un proceso de expulsión o deportación.",
  },
  {
    part: 9,
    items: "22.a-22.c",
    page: 9,
    words: "Selective Service: if you answered “No,” see the Instructions",
    spanish: "No se registró en el Servicio Selectivo (hombres de 18 a 25 años).",
  },
  {
    part: 9,
    items: "23-24",
    page: 9,
    words: "to avoid being drafted into the U.S. armed forces; exemption from military service",
    spanish: "Evitó el servicio militar de Estados Unidos, o pidió no hacerlo.",
  },
  {
    part: 9,
    items: "27-29",
    page: 10,
    words: "court-martialed or disciplined; discharged because you were an alien; deserted",
    spanish: "Castigo, baja o deserción en el servicio militar de Estados Unidos.",
  },
  {
    part: 9,
    items: "30.a-37",
    page: 10,
    words: "order of nobility; if you answer “No” to any question except Item Number 33., see the Instructions",
    spanish: "Un título de nobleza, o no puede o no quiere hacer el juramento.",
  },
];

/** What else the N-400 says beside its questions: what is added, enclosed or looked up. */
export const n400Remarks: readonly FormRemark[] = [
  {
    part: 2,
    items: "6",
    page: 2,
    words: "any other date of birth you used: in Part 14",
    spanish: "Si usó otra fecha de nacimiento, va en Part 14.",
  },
  {
    part: 2,
    items: "9",
    page: 2,
    words: "additional countries of nationality: in Part 14",
    spanish: "Si tiene más de una nacionalidad, las otras van en Part 14.",
  },
  {
    part: 2,
    items: "11",
    page: 2,
    words:
      "“Yes”: submit Form N-648; other exceptions from the English language test, by age and years as a resident, are in the Instructions",
    spanish:
      "Si por una discapacidad pide no hacer el examen, va también el Formulario N-648. " +
      "Las instrucciones tienen otras excepciones del examen de inglés, por edad y años de residencia.",
  },
  {
    part: 2,
    items: "12.a-12.c",
    page: 2,
    words: "“Yes” to Item Number 12.a.: you must also answer “Yes” to Item Number 12.c. to receive a card",
    spanish: "Si quiere la tarjeta del Seguro Social, se contesta que sí en 12.a y también en 12.c.",
  },
  {
    part: 5,
    items: "3",
    page: 4,
    words: "current marriage certificate; divorce decree, annulment decree, or death certificate of prior marriages",
    spanish: "Si se casó alguna vez: el acta de ahora, y el papel que terminó cada matrimonio anterior.",
  },
  {
    part: 5,
    items: "4.d",
    page: 4,
    words: "“No”: provide your spouse's address in Part 14",
    spanish: "Si su esposo o esposa vive en otro lugar, esa dirección va en Part 14.",
  },
  {
    part: 5,
    items: "7",
    page: 5,
    words: "divorce decrees, annulment decrees, or death certificates of your spouse's prior marriages",
    spanish: "Si su esposo o esposa se casó antes: el papel que terminó cada uno de esos matrimonios.",
  },
  {
    part: 6,
    items: "2",
    page: 5,
    words: "children who do not reside with you: their address in Part 14",
    spanish: "Si un hijo o hija no vive con usted, su dirección va en Part 14.",
  },
  {
    part: 7,
    items: "1",
    page: 5,
    words:
      "the complete time period; foreign military, police, and intelligence services too; “self-employed,” “unemployed” or “retired” where it was so",
    spanish:
      "Se ponen todo el tiempo y todos los trabajos, también de militar, policía o inteligencia de otro gobierno. " +
      "Por su cuenta es “self-employed”, sin empleo es “unemployed”, jubilado es “retired”.",
  },
  {
    part: 8,
    items: "1",
    page: 6,
    words: "trips that lasted more than 6 months: evidence, see Continuous Residence in the Instructions",
    spanish: "De un viaje de más de 6 meses van pruebas. Las instrucciones dicen cuáles: Continuous Residence.",
  },
  {
    part: 9,
    items: "1-14, 17.a-21, 23-24, 27-30.a",
    page: 6,
    words:
      "“Yes”: an explanation in Part 14; of Item Numbers 8.a. and 8.b. also the country, the unit or group, your rank or position, and the dates",
    spanish:
      "Un sí en estas preguntas se explica en Part 14. " +
      "De 8.a y 8.b van también el país, la unidad o grupo, el rango o puesto y las fechas.",
  },
  {
    part: 9,
    items: "15.a-19",
    page: 8,
    words: "“Yes”: evidence to support your answers; of Item Number 15. each crime or offense in the table",
    spanish: "Un sí en estas preguntas va con papeles que lo prueban. De 15, cada delito o falta va en la tabla.",
  },
  {
    part: 9,
    items: "20-22.b, 31-37",
    page: 9,
    words:
      "“Yes” to 20. or 21., “No” to 22.b. or to 31. - 37. but 33., “Yes” to 33.: see the Specific Instructions, the Oath of Allegiance, or the Legal Guardian section",
    spanish:
      "Con un sí en 20, 21 o 33, el formulario manda a leer sus instrucciones. " +
      "También con un no en 22.b, 31, 32 o 34 al 37.",
  },
  {
    part: 9,
    items: "26.b",
    page: 10,
    words: "Military Help Line, 877-247-4645, if you transfer or are deployed after you file",
    spanish: "Si es militar y lo cambian de lugar después de mandar el formulario, llame al 877-247-4645.",
  },
  {
    part: 10,
    items: "1",
    page: 11,
    words: "“Yes”: see Instructions for required documentation",
    spanish: "Si pide la tarifa reducida, van papeles de sus ingresos. Las instrucciones dicen cuáles.",
  },
];

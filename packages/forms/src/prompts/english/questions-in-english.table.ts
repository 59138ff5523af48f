/** The parts of an address that may be missing. */
export const partsInEnglish: Readonly<Record<string, string>> = {
  number: "the number of the house",
  street: "the street",
  city: "the city",
  state: "the state",
  zip: "the ZIP code",
};

/** What the readers ask, as they ask it, and its English. `{0}` is what an answer told; those with a slot stand last. */
export const questionsInEnglish: Readonly<Record<string, string>> = {
  // Of any answer.
  "¿Cómo se escribe con las letras de su pasaporte? Escríbalo en la pantalla.":
    "How is it written in the letters of your passport? Write it on the screen.",
  "Fue muy largo. ¿Me lo dice más corto?": "That was very long. Can you say it shorter?",
  "¿Me lo dice otra vez, completo?": "Can you tell it again, all of it?",
  "¿Ponemos el de esa persona? Dígamelo, o diga: no tengo.": "Shall we put that person's? Tell it, or write: none.",
  "¿Ponemos ese, aunque no sea suyo?": "Shall we put that one, though it is not yours?",
  "¿Sí o no?": "Yes or no?",
  "¿Qué número es?": "Which number is it?",
  "¿Quiere hacerse ciudadano, o ayudar a un familiar?": "Do you want to become a citizen, or to help a relative?",
  // A date.
  "¿Qué fecha es? Diga el día, el mes y el año.": "What is the date? Write the day, the month and the year.",
  "¿Cuál de las dos fechas es? Diga el día, el mes y el año.":
    "Which of the two dates is it? Write the day, the month and the year.",
  "Gracias. ¿Y cuál es la fecha? Diga el día, el mes y el año.":
    "Thank you. And what is the date? Write the day, the month and the year.",
  "Esa fecha todavía no llega. ¿De qué año es?": "That date is still to come. Which year is it?",
  "¿De qué año es? Diga los cuatro números.": "Which year is it? Write all four digits.",
  "¿En qué año nació? Diga los cuatro números.": "In which year was it? Write all four digits.",
  "Para la ciudadanía hay que tener 18 años. ¿En qué año nació usted?":
    "For citizenship one must be 18. In which year were you born?",
  "Esa fecha es antes de nacer. ¿De qué año es?": "That date is before the birth. Which year is it?",
  "Esa fecha es antes de la otra que me dijo. ¿Cuál es la fecha correcta?":
    "That date is before the other one you told. Which date is right?",
  "Oí dos días distintos. ¿Qué día es?": "I understood two days. Which day is it?",
  "Oí dos meses distintos. ¿Qué mes es?": "I understood two months. Which month is it?",
  "Oí dos años distintos. ¿Qué año es?": "I understood two years. Which year is it?",
  // A phone, a ZIP code, an A-Number.
  "¿Cuál es su teléfono? Diga los diez números, uno por uno.": "What is the telephone number? Write all ten digits.",
  "Le falta el código de área. ¿Cuál es? Son los tres primeros números.":
    "The area code is missing. What is it? It is the first three digits.",
  "Ese número no puede ser un teléfono. ¿Me lo dice otra vez, uno por uno?":
    "That number cannot be a telephone number. Can you write it again?",
  "¿Cuál es su código postal? Son cinco números.": "What is your ZIP code? It has five digits.",
  "El código postal lleva cinco números. ¿Me los dice uno por uno?":
    "A ZIP code has five digits. Can you write them one by one?",
  "¿Cuál es su Número A? Diga los números uno por uno.": "What is your A-Number? Write its digits.",
  // A name.
  "¿Cuál es el nombre completo? Diga nombres y apellidos.": "What is the full name? Write given and family names.",
  "¿Y el nombre, sin los apellidos?": "And the given name, without the family names?",
  "¿Y los apellidos?": "And the family names?",
  "¿De quién es el nombre? Diga el de una sola persona.": "Whose name is it? Write that of one person only.",
  "¿Cómo se escribe? Diga el nombre letra por letra.": "How is it spelled? Write the name letter by letter.",
  // A country.
  "¿En qué país nació?": "In which country was it?",
  "Entonces, ¿en qué país nació?": "In which country was it, then?",
  // An address.
  "¿Cuál es la dirección? Diga número, calle, ciudad, estado y código postal.":
    "What is the address? Write number, street, city, state and ZIP code.",
  "¿En qué calle, barrio o rancho está esa dirección?": "In which street, quarter or ranch is that address?",
  "¿En qué ciudad o pueblo está esa dirección?": "In which city or town is that address?",
  "¿Cuál es la dirección? Diga la calle o cómo se llega, la ciudad y el país.":
    "What is the address? Say the street or how to get there, the city and the country.",
  "¿En qué país está esa dirección?": "In which country is that address?",
  "¿Dónde vive ahora, aunque no sea una casa? Diga la calle o el refugio, la ciudad, el estado y el código postal.":
    "Where do you live now, even if it is no house? Write the street or the shelter, the city, the state and the ZIP code.",
  "¿En qué estado está esa dirección?": "In which state is that address?",
  "¿A qué dirección le llegan sus cartas? Dígala completa.":
    "At which address do you get your letters? Write all of it.",
  "¿Cuál era el número y el nombre de la calle?": "What were the number and the name of the street?",
  "¿Cuál es el código postal?": "What is the ZIP code?",
  "¿Cuál era el código postal? Si no sabe, diga: no aplica.":
    "What was the ZIP code? If you do not know, write: not applicable.",
  "¿En qué estado o provincia?": "In which state or province?",
  "¿Cómo se llama esa persona?": "What is that person's name?",
  // An e-mail address.
  "¿Cuál es su correo? Diga también lo que va después de la arroba.":
    "What is the e-mail address? Write what is behind the at sign as well.",
  "¿Me dice su correo otra vez, solo las letras?": "Can you write the e-mail address again, only its letters?",
  "¿Qué va antes de la arroba?": "What is before the at sign?",
  "¿Qué va después de la arroba? Por ejemplo: gmail punto com.": "What is behind the at sign? For example: gmail.com.",
  // A marital status.
  "¿Se casó por la ley, sí o no?": "Did you marry by law, yes or no?",
  "¿Y usted? ¿Nunca se ha casado, se casó, se divorció, o enviudó?":
    "And you? Single, never married, or married, divorced or widowed?",
  "¿Y su familiar? ¿Nunca se ha casado, se casó, se divorció, o enviudó?":
    "And your relative? Single, never married, or married, divorced or widowed?",
  "¿Cuál es el estado civil? ¿Nunca se casó, se casó, se divorció, o enviudó?":
    "What is the marital status? Single, never married, or married, divorced or widowed?",
  "¿Nunca se ha casado, se casó, se divorció, o enviudó?": "Single, never married, or married, divorced or widowed?",
  "¿Nunca se casó, se divorció, o enviudó?": "Single, never married, or divorced or widowed?",
  "¿Ya se casó por la ley, sí o no?": "Married by law already, yes or no?",
  "¿Ya se divorció, enviudó, o solo se separó?": "Divorced, widowed, or only separated?",
  "¿Ya salió su divorcio, sí o no?": "Is the divorce final, yes or no?",
  // A relative.
  "¿Es su esposo o esposa, su padre o madre, su hijo, o su hermano?":
    "Is it your husband or wife, your parent, your child, or your brother or sister?",
  "La I-130 es para esposos, padres, hijos y hermanos. ¿Su familiar es uno de ellos?":
    "The I-130 is for spouses, parents, children and siblings. Is your relative one of them?",
  "¿Es hijo, hija, esposo o esposa?": "Is it a son, a daughter, a husband or a wife?",
  "¿Los padres estaban casados entre sí, no estaban casados, o es hijastro, o es por adopción?":
    "Were the parents married to each other, were they not, or is it a stepchild, or by adoption?",
  "¿Por nacer en Estados Unidos, por naturalización, o por sus padres?":
    "By birth in the United States, by naturalization, or through your parents?",
  "¿Fue expulsión, exclusión o deportación, rescisión, u otro proceso judicial?":
    "Was it removal, exclusion or deportation, rescission, or other judicial proceedings?",
  "¿Ajuste de estatus dentro de Estados Unidos, o visa en una embajada o un consulado?":
    "Adjustment of status in the United States, or a visa at an embassy or a consulate?",
  "¿La aprobaron, la negaron, la retiró, o todavía está pendiente?":
    "Was it approved, denied, withdrawn, or is it still pending?",
  "¿Sí, no, o ninguno de los dos lo sabe?": "Yes, no, or does neither of you know?",
  "¿Es ciudadano o ciudadana de Estados Unidos, o residente permanente?":
    "Are you a US citizen, or a permanent resident?",
  "Según esa fecha ya cumplió 18 años. El formulario pide aquí solo a los hijos menores de 18 años. ¿Está bien esa fecha?":
    "By that date the child is 18 already. The form asks here only for children under 18. Is that date right?",
  "¿Vive con usted, no vive con usted, o no se sabe dónde está?":
    "Does the child live with you, not live with you, or is the place unknown?",
  "¿Es biológico, hijastro, o adoptado legalmente?": "Is it a biological child, a stepchild, or legally adopted?",
  "¿Cuántos hijos e hijas menores de 18 años tiene? Diga un número.":
    "How many children under 18 do you have? Write a number.",
  "¿Fue al nacer en Estados Unidos, o de otra manera?": "Was it by birth in the United States, or otherwise?",
  // What else the parts ask.
  "¿Cómo se llama el lugar donde trabaja o estudia?": "What is the place called where you work or study?",
  "¿Anoto que no trabaja?": "Shall I note that you do not work?",
  "¿Qué trabajo hace o hacía ahí, o qué estudia o estudiaba?":
    "What work do you or did you do there, or what do you or did you study?",
  "¿En qué país, o en qué estado?": "In which country, or in which state?",
  "¿En qué estado de Estados Unidos?": "In which state of the United States?",
  "¿Cuál letra, de la A a la G?": "Which letter, from A to G?",
  "¿Usted es hispano o latino?": "Are you Hispanic or Latino?",
  "¿Cuál de las cinco? Puede decir una o más.": "Which of the five? You can name one or more.",
  "¿En qué ciudad está la oficina? Diga la ciudad y el estado.":
    "In which city is the office? Write the city and the state.",
  "¿En qué ciudad, y en qué estado o país?": "In which city, and in which state or country?",
  "¿En qué ciudad o pueblo?": "In which city or town?",
  "¿En qué estado?": "In which state?",
  "¿En qué estado o país?": "In which state or country?",
  "¿En qué ciudad o pueblo se casó?": "In which city or town did you marry?",
  "¿Qué país o países?": "Which country or countries?",
  "¿Cuánto mide? Diga, por ejemplo: cinco pies, siete pulgadas. O: un metro setenta.":
    "How tall are you? For example: five feet, seven inches. Or: one metre seventy.",
  "¿Cuánto pesa? Diga el número, y si son libras o kilos.":
    "What is your weight? Write the number, and whether it is pounds or kilos.",
  "¿De qué color son sus ojos? Escoja uno.": "What color are your eyes? Choose one.",
  "¿De qué color es su pelo? Escoja uno.": "What color is your hair? Choose one.",
  "¿Masculino o femenino?": "Male or female?",
  "¿Su familiar es masculino o femenino?": "Is your relative male or female?",
  "¿Cuál es su sexo? El formulario tiene dos casillas: masculino y femenino.":
    "What is your sex? The form has two boxes: male and female.",
  "Dígalo con sus palabras, por favor.": "Tell it in your own words, please.",
  "¿Qué código dice el I-94? Por ejemplo: B2, de visitante, o F1, de estudiante.":
    "Which code is on the I-94? For example: B2, a visitor, or F1, a student.",
  // With what was told.
  "{0} y no sé si es todo. ¿Me lo dice otra vez, uno por uno?":
    "I do not know whether that is all. Can you write it again?",
  "{0} y el Número A lleva de siete a nueve. ¿Me los dice uno por uno?":
    "An A-Number has seven to nine digits. Can you write them one by one?",
  "{0} y el teléfono lleva diez. ¿Me los dice uno por uno?":
    "A telephone number has ten digits. Can you write them one by one?",
  "Llevo {0}. ¿Qué números siguen?": "So far: {0}. Which digits follow?",
  "{0} de {1}, ¿de qué año?": "{0} of {1}, of which year?",
  "¿Qué día de {0}, y de qué año?": "Which day of {0}, and which year?",
  "El día {0}, ¿de qué mes y de qué año?": "Day {0}, of which month and year?",
  "El día {0}, ¿de qué mes {1}?": "Day {0}, of which month {1}?",
  "¿Qué día y qué mes {0}?": "Which day and month {0}?",
  "Ese mes no tiene día {0}. ¿Qué día de {1} fue?": "That month has no day {0}. Which day of {1} was it?",
  "¿Qué día de {0} {1}?": "Which day of {0} {1}?",
  "¿En qué mes de {0}? Si no sabe, diga: solo el año {1}.":
    "In which month of {0}? If you do not know, write: only the year {1}.",
  "¿En qué país está {0}?": "In which country is {0}?",
  "¿La ciudad es {0} o {1}?": "Is the city {0} or {1}?",
  "¿El número de la calle es {0}?": "Is the number of the house {0}?",
  "¿La calle es {0}?": "Is the street {0}?",
  "El código postal {0} suele ser de {1}. ¿Está bien {2}?": "The ZIP code {0} is usually of {1}. Is {2} right?",
  "No encuentro el código postal {0}. ¿Me lo dice otra vez, uno por uno?":
    "I cannot find the ZIP code {0}. Can you write it again?",
  "El código postal {0} no es de {1}. ¿La dirección es de {2}, o de {3}?":
    "The ZIP code {0} is not of {1}. Is the address in {2}, or in {3}?",
  "El código postal {0} es de {1}. ¿La ciudad es {2}, o {3}?": "The ZIP code {0} is of {1}. Is the city {2}, or {3}?",
  "¿La dirección es {0}?": "Is the address {0}?",
  "¿El nombre es {0}?": "Is the name {0}?",
  "Usted dice que sí: {0}. ¿Es así?": "You say yes: {0}. Is that so?",
  "Usted dice que no: {0}. ¿Es así?": "You say no: {0}. Is that so?",
  "P{0}. ¿Está bien?": "For what I heard I put the name that is shown. Is that right?",
  "{0}. ¿Es así?": "{0}. Is that right?",
  "¿Cuál es {0}?": "This is missing: {0}. What is it?",
  "¿{0} de qué año?": "{0} of which year?",
  "¿{0}? ¿O {1}?": "{0}? Or {1}?",
  "¿{0}, o {1}?": "{0}, or {1}?",
};

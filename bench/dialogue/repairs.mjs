const digitWords = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const places = ["primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo"];

/**
 * How people say what is wrong with a value that was read back: the whole answer after a no, or, where one part of it is
 * wrong, a yes and that part alone.
 * @typedef {(told: { kind: string, truth: string, meant: unknown, heard: unknown }) => string} Repair
 */

/** @type {Repair} */
export const saysAllAgain = ({ truth }) => `no, ${truth}`;

/** @type {Repair} */
export const saysYesBut = (told) => {
  const part = partOf[told.kind]?.(told);
  return part === undefined ? saysAllAgain(told) : `sí, pero ${part}`;
};

/** Kind -> what alone is wrong, in words; undefined where it is nothing or more than one part. */
const partOf = {
  "A-Number": ({ meant, heard }) => wrongDigit(meant, heard),
  phone: ({ meant, heard }) => wrongDigit(meant.slice(-10), heard.slice(-10)),
  date: ({ truth, meant, heard }) => {
    const [day, month, year] = truth.split(" de ");
    const [wrong, other] = wrongPlaces(meant.split("-"), heard.split("-"));
    return other === undefined ? [`el año es ${year}`, `el mes es ${month}`, `el día es ${day}`][wrong] : undefined;
  },
  "e-mail": ({ truth, meant, heard }) => {
    const [wrong, other] = wrongPlaces(meant.split("@"), heard.split("@"));
    return wrong === 1 && other === undefined ? `es arroba ${truth.split(" arroba ")[1]}` : undefined;
  },
  name: ({ meant, heard }) => {
    const words = meant.split(" ");
    const [wrong, other] = wrongPlaces(words, heard.split(" "));
    if (wrong === undefined || other !== undefined) return undefined;
    return `el ${wrong < 2 ? "nombre" : "apellido"} es ${words[wrong]}`;
  },
  address: ({ truth, meant, heard }) => {
    const [line, city, state, zip] = truth.split(", ");
    const parts = (value) => [value.line, value.city, value.state, value.zip];
    const [wrong, other] = wrongPlaces(parts(meant), parts(heard));
    if (other !== undefined) return undefined;
    return [`la calle es ${line}`, `la ciudad es ${city}`, `el estado es ${state}`, `el código es ${zip}`][wrong];
  },
};

/** Where two lists of the same length differ; two places and more where they have not the same length. */
function wrongPlaces(meant, heard) {
  if (meant.length !== heard.length) return [0, 1];
  return meant.flatMap((part, place) => (part === heard[place] ? [] : [place]));
}

function wrongDigit(meant, heard) {
  const [wrong, other] = wrongPlaces([...meant], [...heard]);
  if (wrong === undefined || other !== undefined) return undefined;
  const digit = digitWords[Number(meant[wrong])];
  return wrong === meant.length - 1 ? `el último es ${digit}` : `el ${places[wrong]} es ${digit}`;
}

import type { Candidate, Interpretation } from "../interpretation.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../reading.ts";
import { withoutLeadingNo } from "../words/leading-no.ts";
import { plainText, spanOf } from "../words/tokens.ts";

type Status = "single" | "married" | "divorced" | "widowed" | "separated" | "annulled";

/** How each status is printed and read back. */
const printed: Readonly<Record<Status, readonly [english: string, spanish: string]>> = {
  single: ["Single", "soltero o soltera"],
  married: ["Married", "casado o casada"],
  divorced: ["Divorced", "divorciado o divorciada"],
  widowed: ["Widowed", "viudo o viuda"],
  separated: ["Separated", "separado o separada"],
  annulled: ["Annulled", "matrimonio anulado"],
};

// Stems of folded words: both genders, diminutives, verbs, and the English words people mix in.
const ways: readonly (readonly [Status, RegExp])[] = [
  ["annulled", /\b(anulad|anular|anulamos|anulo|anulacion|annulled|nulidad|nulo|nula)/],
  [
    "widowed",
    /\b(viud|biud|enviud|widow)|\b(murio|fallecio|se me murio|perdi a) (mi|su) (espos|marid|mujer|senor)|\bmi (espos[oa]|marido|mujer|senora?) (ya |se )?(murio|fallecio|es difunt)/,
  ],
  ["divorced", /\b(divorc|dibors|divors|divorced)/],
  ["separated", /\b(separad|separe|separamos|separated|nos dejamos)/],
  [
    "married",
    /\b(casad|kasad|case|casamos|caso|casaron|vuelt[oa]s? a casar|volvi a casar|matrimoniad|esposad|married|contraje matrimonio)|\b(con|tengo) (espos|marid|mujer|mi espos|mi marid|mi mujer)|\bmi (espos[oa]|mujer|marido) vive conmigo|\b(vivo|estoy) con mi (espos|marid|mujer)/,
  ],
  [
    "single",
    /\b(solter|single|celibe)|\b(nunca|jamas) (me )?(he )?(estado |sido )?(cas|matrim)|\bsin compromiso|\bno me he casado/,
  ],
];
const together =
  /\bvivo con (alguien|otr[oa]|un|una|el|ella)\b|\b(union|unid[oa]s?) (libre|de hecho|civil)|\b(juntad|arrejuntad|acompanad|ajuntad|amancebad|concubin|conviv|rejuntad|rejunt(?:e|ar)|junt(?:e|ar|amos)\b|emparejad|arrimad)|\bpareja\b|\bnovi[oa]|\bcompaner[oa]\b|\b(vivo|vivimos|viviendo) junt|\bjunt(os|as)\b|\bprometid|\bcomprometid|\bunid[oa]\b/;
const denied =
  /\b(no|ni|nunca|tampoco|jamas) (soy|estoy|es|esta|era|me|nos|he|ha|fui|esto|sigo|seguimos|estamos|somos)?\s*(he |ha |hemos |sido |estado |legalmente |todavia |aun |muy |me |nos )*(solter|casad|casar|case|casamos|caso|casemos|divorc|viud|separad|acompanad|junt)/;
// "y no me he vuelto a casar" leaves things as they are.
const unchanged =
  /\b(y |pero )?(ya |nunca |jamas )?no (me )?(he |ha )?(vuelt[oa]s?|volvi|volvio|volvere) a casar(me|se)?\b|\b(pero )?(todavia |aun )?no (estamos |estoy )divorciad[oa]s?\b|(?<=\bseparad[oa]s?) (pero )?no divorciad[oa]s?\b/;
// Without a spouse one may be single, divorced or widowed.
const lacksSpouse =
  /\b(ya )?no (tengo|vivo con|estoy con) (mi |un |una )?(espos|marid|mujer|pareja)|\bsin (espos|marid|mujer|pareja)/;
const unfinished =
  /\b(divorciando|separando|peleando|pidiendo|quiero|me voy a|tramite|proceso|proseso|papeles|casi|todavia no|aun no|firma|demanda|esperando)/;
// What is still to come, and "casada, no".
const notYet =
  /\bcasi casad|\bme caso\b|\bnos casamos (en|el|la|manana|pronto|este|esta|para)\b(?! \w+ pasad)|\b(voy|vamos|quiero|queremos|pienso) a? ?casar|\bpor casar|\bno$/;
// "soltera no divorciada": the "no" may belong to either.
const eitherNo =
  /\b(solter|casad|divorciad|viud)[oa]s? ((?!ya\b)\w+ )?no (soy |estoy )?(solter|casad|divorciad|viud|separad)/;
// "mi hija es casada", "él se casó": the status of somebody else.
const ofAnother =
  /\b(nadie|alguien|(el|ella|ellos|ellas) (ya )?(se|es|son|esta|estan|era)|(mi|mis|su|sus|la|el|una?|los|las) (hij|nin|herman|mama|papa|madre|padre|prim|ti[oa]|sobrin|abuel|niet|cunad|suegr|yern|nuer|amig|vecin|exespos|ex\b)\w*)\b|^(ya )?se (caso|divorcio|separo|casaron)\b|\bmi (espos[oa]|marido|mujer) (ya )?(es|era|esta) (viud|solter|divorciad|separad|casad)/;
const ofSelf = /\b(yo|soy|estoy|me|tengo|vivo|nos|estamos|somos|fui|sigo)\b/;
const ceremony = /\biglesia\b|\breligios|\bpor fuera\b/;

/** Reads the marital status. Living together and what is denied are asked: the form has no box for them. */
export const marital: Reader = {
  read(tokens) {
    const plain = plainText(withoutLeadingNo(tokens));
    const text = plain.replace(unchanged, " ");
    const spans = spanOf(tokens);
    if (together.test(text)) {
      return ask("¿Está casado o casada por la ley, sí o no?", {
        candidates: [candidate("single"), candidate("married")],
        warnings: ["not-a-marriage"],
        spans,
      });
    }
    if (ofAnother.test(text) && !ofSelf.test(text)) {
      return ask("¿Y usted es soltero, casado, divorciado o viudo?", { missing: ["status"], spans });
    }
    if (eitherNo.test(plain)) {
      return ask("¿Cuál es su estado civil: soltero, casado, divorciado o viudo?", { missing: ["status"], spans });
    }
    const said = ways.filter(([, words]) => words.test(text)).map(([status]) => status);
    const affirmed = afterDenial(text);
    if (affirmed !== undefined) return affirmed;
    if (denied.test(text) && !isNeverMarried(text)) {
      return ask("¿Cuál es su estado civil: soltero, casado, divorciado o viudo?", { missing: ["status"], spans });
    }
    if (lacksSpouse.test(text) && !said.some((status) => status !== "married" && status !== "single")) {
      return ask("¿Es soltero, divorciado o viudo?", { missing: ["status"], spans });
    }
    if (notYet.test(text)) return ask("¿Ya está casado o casada por la ley, sí o no?", { missing: ["status"], spans });
    const isOver = /\b(estuve|fui|era|estaba|antes)\b/.test(text) && !/\b(ahora|todavia|sigo)\b/.test(text);
    if (isOver && said.length === 1 && said[0] === "married") {
      return ask("¿Ahora es divorciado, viudo o separado?", { missing: ["status"], spans });
    }
    const statuses = resolved(said, text);
    const [only, ...others] = statuses;
    if (only === undefined) {
      return ask("¿Es soltero, casado, divorciado o viudo?", { missing: ["status"] });
    }
    if (others.length > 0) return askWhich(statuses.map(candidate), { spans });
    if (unfinished.test(text) && (only === "divorced" || only === "separated")) {
      return ask("¿Ya salió su divorcio, sí o no?", {
        candidates: [candidate("married"), candidate("divorced")],
        warnings: ["divorce-not-final"],
        spans,
      });
    }
    const { value, english, spanish } = candidate(only);
    const reading = understood({ value, english, spanishReadback: spanish, spans });
    return ceremony.test(text) ? doubted(reading, "ceremony") : reading;
  },
};

/** "no soy casado, soy soltero": what is denied goes, what is affirmed behind it stays. */
function afterDenial(text: string): Interpretation | undefined {
  const match = new RegExp(`${denied.source}\\w*`).exec(text);
  if (match === null) return undefined;
  const rest = text.slice(match.index + match[0].length);
  if (denied.test(rest) || !/\b(soy|estoy|sino|es|sigo|esta)\b/.test(rest)) return undefined;
  const [only, ...others] = ways.filter(([, words]) => words.test(rest)).map(([status]) => status);
  if (only === undefined || others.length > 0) return undefined;
  const { value, english, spanish } = candidate(only);
  return doubted(understood({ value, english, spanishReadback: spanish }), "denied-other");
}

/** "nunca me casé", "no me he casado": said with "no", and yet single. */
function isNeverMarried(text: string): boolean {
  return /\b(nunca|jamas) (me )?(he )?(estado |sido )?cas|\bno me he casado|\bno estoy casad[oa].*\bsolter|\bsolter[oa],? (y )?(nunca|jamas|no)/.test(
    text,
  );
}

/** What is over gives way to what is now: "estuve casada y soy viuda" is widowed. */
function resolved(said: readonly Status[], text: string): readonly Status[] {
  if (isNeverMarried(text) && said.includes("single")) return ["single"];
  if (said.includes("annulled")) return ["annulled"];
  if (said.length < 2) return said;
  const isPast = /\b(estuve|estaba|era|fui|antes|habia estado|anteriormente|primero)\b/.test(text);
  const isAgain =
    /\b(volvi a casar|case (de nuevo|otra vez)|otra vez casad|vuelt[oa]s? a casar|casad[oa] (de nuevo|otra vez|por segunda)|recasad|ahora (estoy |soy )?casad)/.test(
      text,
    );
  if (isAgain) return ["married"];
  if (/\by (estoy |soy |ahora )?casad[oa] con\b/.test(text)) return ["married"];
  if (isPast) {
    const now = said.filter((status) => status !== "married");
    if (now.length === 1) return now;
  }
  return said;
}

function candidate(status: Status): Candidate {
  const [english, spanish] = printed[status];
  return { value: status, english, spanish };
}

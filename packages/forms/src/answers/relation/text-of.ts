import { leadIn, somewhere } from "../words/phrases.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { bearerPhrases, leadPhrases, ofSpousePhrases, onceWords, wedWords, youngWords } from "./beside.table.ts";
import { notCoveredPhrases, relationPhrases } from "./words.table.ts";

const lead = leadIn(leadPhrases);
const bearer = somewhere(bearerPhrases);
const ofSpouse = somewhere(ofSpousePhrases);
const anyOne = somewhere(Object.values(relationPhrases).join("") + notCoveredPhrases);

/** "Bueno, patojo ya no es": that one is grown up says nothing of what one is to the other. */
const noLongerYoung = new RegExp(
  `\\b(?:bueno )?(?:(${youngWords}) )?ya no es(?: tan)?(?: un| una)?(?: (${youngWords}))?\\b`,
);
const once = new RegExp(
  `\\b(?:(?:he|she|antes) )?(?:was|were|era|fue|fuimos|eramos) (?:(?:my|mi|una?) )?(?:${onceWords})\\b(?=.* (?:${wedWords})\\b)`,
);
/** "Mi tata, o sea mi papá": a word of several meanings, and the one that is meant. */
const explained =
  /^(?:(?:mi|el|la) )?(?:tat(?:it)?[ao]|nan(?:it)?a) (?:mi[oa] )?(?=(?:o sea |es |pues |que es )*(?:mi|el|la) (?:papa|mama|padre|madre|apa|ama)(?! (?:de|grande|viej)))/;

/** "El papá que me crió y me dio el apellido": a parent by law. */
const raisedAndNamed =
  /\b(?:que |quien )?me cri(?:o|aron) (?:y )?(?=(?:\w+ ){0,2}(?:dio (?:el|su) apellido|reconocio|registro)\b)/;
/** "No es de sangre, la adopté": a child by law. */
const notByBlood = /\b(?:pero |aunque )?no (?:es|son|soy|sea) (?:de sangre|mi sangre|biologic[oa])\b(?=.*\badopt)/;
/** "Mi pareja, casados por el civil": a spouse by law, unless that is denied. */
const wedPartner =
  /\b(?:mi (?:pareja|companer[oa]|jev[oa]|novi[oa]|marinovi[oa])|(?:la|el) (?:jev[oa]|pareja|novi[oa]|marinovi[oa]) mi[oa])\b(?!.*\b(?:no|nunca|sin|casi|vamos)\b)(?=.*\b(?:casad[oa]s (?:por|en|ante|desde|legalmente|estamos|somos)|nos casamos|con (?:la|el|quien)(?: que)? (?:yo )?(?:me case|firme)|(?:firme|firmamos) (?:los |el )?(?:papeles|acta) de(?:l)? matrimonio|me case con))/;
/** "El que me crió y es mi papá de sangre": a parent by birth. */
const byBlood =
  /\b(?:que |quien )?me cri(?:o|aron)\b(?=.*\b(?:de sangre|biologic[oa]|de nacimiento|que me engendro)\b)/;
/** "Hijo de crianza que adopté": a child by law, unless that is denied. */
const raisedAndAdopted = /\bde crianza\b(?!.*\b(?:no|sin|nunca) )(?=.* adopt(?:e|amos|ad[oa]|aron)\b)/;

/** "La menor que tuve con mi difunto": whom one had is a child, by whomever. */
const borne =
  /\b((?:(?:mis?|el|la|los|las) )(?:\w+ ){0,5}?)que (?:yo )?(?:tuve|tuvimos|pari|engendre|procree|procreamos|di a luz)\b.*$/;
const isOwnChild = somewhere(relationPhrases.child);

/** The folded words, the tilde of "ñaño" kept as its own letters: "nana" is another word. */
export function textOf(tokens: readonly Token[]): string {
  const text = tokens
    .flatMap((token) => (isPause(token) || token.kind === "mark" ? [] : [kept(token)]))
    .join(" ")
    .replace(/\bq\b/g, "que")
    .replace(/\bd\b/g, "de")
    .replace(raisedAndNamed, "")
    .replace(raisedAndAdopted, "")
    .replace(lead, "")
    .replace(borne, (all, who: string) => (anyOne.test(who) && !isOwnChild.test(who) ? all : `${who} mi hijo`))
    .replace(once, "")
    .replace(explained, "")
    .replace(bearer, "mi mama")
    .replace(noLongerYoung, (all, one, other) => ((one ?? other) ? " " : all))
    .replace(/\b((?:herman|hij)\w+) (?:la |el )?(?:mas )?chiquit[oa]s?\b/, "$1")
    .replace(/\bmi senora (madre|mama|esposa)\b/, "mi $1")
    .replace(/\bmi senor (padre|papa|esposo|marido)\b/, "mi $1")
    .replace(byBlood, "")
    .replace(notByBlood, "")
    .replace(wedPartner, "mi esposa")
    .replace(/^(?:(?:pues|esta|es|estamos) )*casad[oa] conmigo$/, "mi esposa")
    .replace(/\b(de la|del) (senora|senor)\b/, "")
    .replace(/\b(senora|dona) mia\b|\bmi (senora|dona|senor)\b/, "mi esposa")
    .replace(
      /\b(mayor|menor|unic[oa]|primer[oa]?|segund[oa]|tercer[oa]|ultim[oa]|un[oa]) de mis (herman|hij)\w+/g,
      "$1 mi $2o",
    )
    .replace(ofBoth, "$1 mio")
    .replace(mineAndHers, "$1");
  return ofSpouse.test(text) ? text.replace(notParent, "no mio") : text;
}

/** "El hijo de mi primera mujer y mío". */
const ofBoth =
  /\b(hij\w+) del? (?:(?:mi|la|el|una?) )?(?:(?:primer|segund|tercer|otr|ex)\w* )?(?:mujer|espos\w+|marido|senora|pareja|novi\w) y mi[oa]\b/g;
const mineAndHers =
  /\b(hij\w+ mi[oa]) y de (?:(?:mi|la|el|una?) )?(?:\w+ )?(?:mujer|espos\w+|marido|senora|pareja|novi\w)\b/g;
/** "El hijo de mi esposo, yo no soy la mamá". */
const notParent = /\b(?:yo )?no soy (?:la |el |su )?(?:mama|papa|madre|padre)\b/;

function kept({ text, plain }: Token): string {
  return /^ña?ñ[oa]s?$|^ñañit[oa]$/i.test(text) ? plain.replaceAll("n", "nh") : plain;
}

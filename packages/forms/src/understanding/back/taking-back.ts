import { contrast } from "../../answers/clauses/cues.table.ts";
import { somewhere } from "../../answers/words/phrases.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Act, type Moment, one, type Understanding } from "../act.ts";
import { fieldsNamed } from "../fields/named-fields.ts";
import {
  everythingPhrases,
  givingVerbs,
  hangingPronouns,
  placingVerbs,
  removingVerbs,
  unsavedPhrases,
} from "../phrases/taking-back.ts";
import { listeningPhrases } from "../phrases/verdicts.ts";
import { asksAboutDeed, type Deed, questionOf } from "../questions/of-deeds.ts";
import { asksToSave } from "../verdicts/refused.ts";

const removing = new RegExp(
  `(?<no>\\b(?:no|ni|tampoco|nunca) (?:me |se |lo |la |le |los |las )*)?\\b(?:${removingVerbs})${hangingPronouns}\\b`,
  "g",
);
const denied = new RegExp(
  `\\b(?:no|ni|tampoco) (?:(?:me|se|lo|la|le|los|las|quiero|quisiera|quiera|deseo|voy a|vaya a|que|conviene|gusta) )*(?:${givingVerbs})\\b`,
);
const everything = new RegExp(`(?:${everythingPhrases.trim().replaceAll("\n", "|")})`);
/** Of all that was told, it is erased; "todo esto me quita el sueño" wants nothing. */
const erasing = new RegExp(
  `\\b(?:(?:borr|elimin|suprim|deshag|desapar|olvid|tir|bot|delete|erase|remove)\\w*|(?:${removingVerbs})(?:me|te|se|nos)?l[oa]s?)\\b`,
);
/** "Que no quede nada de lo que puse". */
const nothingOf = /\bno (?:\w+ ){0,3}(?:quede|guarden?|tengan?|salga) (?:\w+ )?nada de\b/;
const unsaved = somewhere(unsavedPhrases);

/** "No borre nada": nobody did, and that is said. */
const keepsAll = /\b(?:no|ni|tampoco) (?:me |se |vaya a |vayan a )*(?:borr|elimin|quit|suprim)\w* nada$/;

/** "Sin guardar", said to the question whether it shall be so. */
const withoutSaving = /^(?!.*\bno\b.*\bsin\b).*\bsin (?:que )?(?:me |se |lo |la )*(?:guard|grab|salv(?!ador))\w+/;

/** What stays: "pero el nombre déjelo". */
const kept = /\b(?:dej|conserv|manten|mantien|qued)\w*/;

const notPlaced = new RegExp(`\\b(?:no|ni|tampoco) (?:(?:me|se|lo|la|le|los|las|quiero|que) )*(?:${placingVerbs})\\b`);

/** Sounds of who listens, which agree to much, and not to losing what was told. */
const listening = new RegExp(`^(?:(?:${listeningPhrases})(?: |$))+$`);

/** Another value behind what is taken back: "quite esa dirección y ponga la de mi hija" corrects. */
const replaced = new RegExp(
  String.raw`\b(?:y|mejor|por|${contrast}) (?:me |le |la |lo )?(?:pong\w+|anot\w+|escrib\w+|apunt\w+|cambi\w+|correg\w+)|\d`,
);
/** The same behind the verb; before it, as in "ese teléfono era el de mi hermana, quítelo", it says why. */
const saidInstead = new RegExp(`(?:${removingVerbs})${hangingPronouns}\\b.*\\b(?:es|era|son) (?!que\\b)`);
/** A part of an answer, or one that is not told by its name: that is a correction. */
const partOnly =
  /\b(?:apellido|segundo|primer|letra|acento|punto|guion|ultim\w+|numerito|digito|apartamento|apto|cero|una? )\b/;

/** Tells whether some folded words want something removed; a denied wish wants it kept. */
function wishIn(plain: string): "remove" | "keep" | undefined {
  const found = [...plain.matchAll(removing)].map(({ groups }) => (groups?.["no"] === undefined ? "remove" : "keep"));
  return found.at(-1) ?? (denied.test(plain) ? "remove" : undefined);
}

/**
 * What was told is to be taken back: one answer, all of them, or the wish to save. Behind the question whether it shall be
 * so, the same wish is a yes and its denial a no.
 */
export function takingBack(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { expects } = moment;
  const wish = wishIn(plain);
  const isAsked = expects.kind === "yes-no" && expects.isTakingBack === true;
  if (isAsked && listening.test(plain)) return one({ kind: "none" });
  if (startsOver.test(plain) && expects.kind === "yes-no" && !isAsked && !/[?¿]/.test(text))
    return one({ kind: "take-back", what: "everything" });
  if (wish === "keep" && isAsked) return one({ kind: "deny" });
  if (wish === "keep") return keepsAll.test(plain) ? one({ kind: "ask", topic: "is-it-saved" }) : undefined;
  const isUnsaved =
    (unsaved.test(plain) || (isAsked && withoutSaving.test(plain))) &&
    !asksToSave(text.replace(/sin guardar\w*/giu, ""));
  if (wish === undefined && !isUnsaved) return undefined;
  const act = isUnsaved ? ({ kind: "take-back", what: "unsaved" } as const) : removalOf(text, plain, moment);
  // "¿Y si borro todo?": what is only asked is not wished.
  if (act !== undefined && asksAboutDeed(text)) return one(questionOf(plain, deedOf(act)));
  if (act !== undefined) return one(act);
  return isAsked && (plain.search(removing) >= 0 || notPlaced.test(plain)) ? one({ kind: "affirm" }) : undefined;
}

/** "Quiero empezar de nuevo", said at the end: of what was told nothing is to stay. */
const startsOver =
  /^(?:(?:no|mejor|ay|oiga|pues|ya|quiero|quisiera|voy a|vamos a|prefiero|volver a|hay que) )*(?:empe[czs]\w+|comen[cz]\w+|volver a empezar) (?:todo )?(?:de nuevo|otra vez|de cero|desde (?:cero|el principio)|nuevamente)(?: (?:por favor|todo|el formulario|mejor))*$/;

/** "Borra ese número", "ese ya no lo uso, bórrelo": the one that was spoken of last. */
const thisOne = new RegExp(
  `\\b(?:${removingVerbs})(?:(?:me|te|se|nos)?l[oa]s?\\b| (?:es[aeo]|est[aeo])\\b| (?:el|la|mi) (?:telefono|correo|numero|direccion|fecha|nombre)\\b)`,
);
/** Why it is to go. */
const unwanted =
  /\b(?:ya no (?:lo |la )?(?:uso|tengo|existe|sirve|es)|no es (?:mi[oa]?|de)|es (?:de|del) (?:mi|la|el|un|otr)|no pong\w+ (?:ning\w+|nada)|ningun[oa]?|no (?:lo |la )?(?:quiero|doy))\b/;

/**
 * What was read back, noted last or read out in the review is to go, though only "ese" names it: a value that waits for its
 * yes is refused by it, whatever yes stands before.
 */
export function thisTakenOut(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields, answers, previous } = moment;
  const plain = plainText(tokensOf(text));
  if (wishIn(plain) !== "remove" || !thisOne.test(plain) || /[?¿]/.test(text) || asksAboutDeed(text)) return undefined;
  const verbless = plain.replace(removing, " ");
  if (/\btodo\b/.test(plain) || replaced.test(verbless) || partOnly.test(plain)) return undefined;
  if (expects.kind === "verdict") {
    const field = fields.find(({ id }) => id === expects.before.field);
    if (field === undefined || !unwanted.test(plain)) return undefined;
    return one(!field.required && none.test(plain) ? { kind: "absent" } : { kind: "deny" });
  }
  const isOpen = expects.kind === "answer" ? !expects.isSpelling : expects.kind === "yes-no" && expects.isReview;
  if (!isOpen || previous === undefined || !(previous in answers)) return undefined;
  return unwanted.test(plain) || moment.isHeard
    ? one({ kind: "take-back", what: "answer", fields: [previous] })
    : undefined;
}

const none = /\b(?:ningun[oa]?|nada)\b/;

function deedOf(act: Act): Deed | undefined {
  if (act.kind !== "take-back" || act.what === "unclear") return undefined;
  return act.what === "everything" ? "erase" : act.what === "answer" ? "take-out" : "unsaved";
}

function removalOf(text: string, plain: string, moment: Moment): Act | undefined {
  const { fields, answers, expects, field } = moment;
  const verbless = plain.replace(removing, " ").replace(denied, " ");
  const parts = text.split(/[,;]|(?<!\p{L})(?:pero|y)(?!\p{L})/u);
  const meant = parts.filter((part) => !kept.test(plainText(tokensOf(part)))).join(", ");
  const all = fieldsNamed(fields, fieldsNamed(fields, meant).length > 0 ? meant : text);
  const given = all.filter((id) => id in answers);
  const named = given.length > 0 ? given : all;
  const isNamed = named.length > 0 && named.length <= 3;
  if (
    (erasing.test(plain) || nothingOf.test(plain)) &&
    everything.test(verbless) &&
    !(isNamed && !/\btod[oa]s?\b/.test(verbless))
  ) {
    const isMixed = asksToSave(text) || /\b(?:guard[ae]l[oa]|sig[ao]|seguimos|continu\w+)\b/.test(plain);
    return { kind: "take-back", what: isMixed ? "unclear" : "everything" };
  }
  if (!isNamed || replaced.test(verbless) || saidInstead.test(plain) || partOnly.test(plain)) return undefined;
  // What is being read back is not kept yet: a no refuses it, and a part of it may be meant.
  if (expects.kind === "verdict" && named.includes(expects.before.field)) return undefined;
  if (expects.kind === "answer" && named.includes(field?.id ?? "") && !(field && field.id in answers)) return undefined;
  return { kind: "take-back", what: "answer", fields: named };
}

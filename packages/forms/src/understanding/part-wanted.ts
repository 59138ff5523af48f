import { spellNumber } from "../answers/numbers/spell.ts";
import { somewhere } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import { type PartOffer, partsOf } from "../forms/parts/offers.ts";
import { type Moment, one, type Understanding } from "./act.ts";

const wishing =
  "(?:(?:si|no|bueno|mejor|primero|ahora|ahorita|quiero|quisiera|me gustaria|puedo|podemos|podriamos|vamos|vamonos|pasemos|sigamos|seguimos|seguir|pase|pasar|ir|hacer|hagamos|ver|(?:lleve|ponga|pase|diga|lea|muestre|ensene)(?:me|nos)) )*(?:a |con |por |de )?";
/** What a part has, is or does: "que partes me faltan", "cuales partes ya estan listas". */
const having =
  "(?:(?:me|nos|ya|todavia|aun|estan|tengo|llevo|van|son|las|el) )*(?:hay|faltan?|siguen|quedan?|tiene(?: el formulario)?|listas|hechas|terminadas|pendientes|tengo|llevo|van|son)";
const another = new RegExp(
  `^${wishing}(?:(?:una |la )?otra parte|(?:que|cuales|cuantas) (?:son las )?partes?(?: ${having})?|(?:la )?lista de (?:las )?partes|(?:todas )?las partes)(?: (?:por favor|gracias|del formulario|primero))*$`,
);
const named = new RegExp(`^${wishing}(?:la )?parte (?:numero |que es )?(.+?)(?: (?:por favor|gracias|primero))*$`);

/** "Otra parte", "la parte ocho", "la parte de los viajes": another part of the form is wanted; undefined for other words. */
export function partWanted(plain: string, { form }: Moment): Understanding | undefined {
  const offers = form === undefined ? [] : partsOf(form);
  if (offers.length === 0) return undefined;
  if (another.test(plain)) return one({ kind: "choose-part" });
  const [, words = ""] = named.exec(plain) ?? [];
  const wanted = offers.filter((offer) => isNamed(offer, words));
  const [only, other] = wanted;
  return only === undefined || other !== undefined ? undefined : one({ kind: "choose-part", part: only.part });
}

function isNamed({ part, called }: PartOffer, words: string): boolean {
  if (words === String(part) || words === fold(spellNumber(part))) return true;
  const about = /^(?:del?|sobre|donde) (?:(?:los?|las?|mis?|un|una) )?(.+)$/.exec(words)?.[1];
  return about !== undefined && called !== undefined && somewhere(called).test(about);
}

import { isPause, type Token } from "../../../words/tokens.ts";
import { hasTalk } from "../talk.ts";
import { beginsPart } from "./spoken-abroad.ts";

type Words = readonly Token[];

/** Words of the longest name of a town, with what it is called before it: "el municipio de San Pedro Sula". */
const longestTown = 6;
/** Words of the shortest way to a house: "caserío el Zapote". */
const shortestWay = 3;

/**
 * A village, hamlet or quarter with how one gets to the house, and the town behind the last "en", told with no pause: "caserío
 * el Zapote la casa es la tercera después de la iglesia en Chalatenango".
 * @returns the way and the town; undefined where the words tell no such two
 */
export function wayAndTown(part: Words): readonly [way: Words, town: Words] | undefined {
  const at = part.findLastIndex(({ plain }) => plain === "en");
  const [way, behind] = [part.slice(0, at), part.slice(at + 1)];
  const named = behind.findIndex(
    ({ plain }) => !/^(?:el|la|los|las|municipio|pueblo|ciudad|departamento|de|del)$/.test(plain),
  );
  // "En el Huila", "en La Unión": an article right before a name is of it.
  const isOfName = /^(?:el|la|los|las)$/.test(behind[named - 1]?.plain ?? "");
  const town = behind.slice(isOfName ? named - 1 : named);
  const isTown =
    named >= 0 && behind.length <= longestTown && town.every(({ kind }) => kind === "word") && !hasTalk(town);
  const isWay = way.length >= shortestWay && !way.some(isPause) && way.some((_, place) => beginsPart(way, place));
  return isTown && isWay && !beginsPart(town, 0) ? [way, town] : undefined;
}

/** How a feature speaks for each class: the class's place, and its weight. */
export type Weights = readonly (readonly [place: number, weight: number])[];

/** Weights as a file holds them: features in the order of letters, of each its classes and weights as letters. */
interface Written {
  readonly features: string;
  readonly classes: string;
  readonly weights: string;
  readonly step: number;
}

/** Where the letters begin that classes and weights are written in. */
const [noClass, noWeight] = [34, 63];

/** The weights of every feature; each begins with as many letters of the one before as its number says. */
export function openedWeights({ features, classes, weights, step }: Written): ReadonlyMap<string, Weights> {
  const known = new Map<string, Weights>();
  const places = classes.split("!");
  let [feature, at] = ["", 0];
  for (const [line, words] of features.split("\n").entries()) {
    feature = feature.slice(0, words.charCodeAt(0) - "0".charCodeAt(0)) + words.slice(1);
    let place = -1;
    const own = [...(places[line] ?? "")].map((letter) => {
      place += letter.charCodeAt(0) - noClass;
      const weight = (weights.charCodeAt(at) - noWeight) * step;
      at += 1;
      return [place, weight] as const;
    });
    known.set(feature, own);
  }
  return known;
}

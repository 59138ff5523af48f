import { type Contradiction, wasNeverMarried } from "../parts/contradiction.ts";

export const contradictions: readonly Contradiction[] = [
  { field: "times_married", against: "estado_civil", holds: wasNeverMarried },
];

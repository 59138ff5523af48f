/** Small words of a family name that stay small inside it: "de la Cruz". Collected for Dilo. */
export const lowerParticles = "de del la las los y e da das do dos di van von viuda";

/** Words of a name that belong to the next one, printed with a capital. */
export const upperParticles = "san santa mac";

/** Words that make one family name with the next. */
export const joiningParticles = "de del la las los el al y san santa da dos van von mc viuda vda";

/** What follows a given name and belongs to it: María del Carmen, José de Jesús, María de los Ángeles. */
export const devotions =
  "altagracia angeles asuncion candelaria caridad carmen concepcion consolacion consuelo dolores esperanza fatima guadalupe jesus lourdes luz mar mercedes milagros nieves paz pilar refugio remedios rocio rosario socorro";

/** Countries that are names too, besides the given names that are known. */
export const countriesAndPeople = "georgia argentina jordania kenia india francia dominica";

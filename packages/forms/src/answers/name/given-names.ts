/**
 * Given names so common that "Pérez y Luis" names two people, folded. Family names that are also given names
 * ("Santiago", "Domingo") stay out. Source: the most given names of the national registers of Mexico and Spain.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `jose juan luis carlos francisco pedro jesus manuel miguel antonio alejandro roberto fernando daniel jorge ricardo eduardo
  javier rafael sergio mario hector raul oscar victor enrique arturo gerardo alberto armando ernesto guillermo rodrigo
  andres diego david julio cesar hugo ramiro rene ruben pablo ivan kevin brayan cristian edwin wilmer nelson
  maria guadalupe juana rosa ana margarita carmen francisca teresa josefina patricia leticia elizabeth martha marta
  alejandra gloria silvia yolanda veronica sandra laura alicia claudia gabriela adriana monica lucia elena isabel
  irma norma blanca esther beatriz karla karen daniela andrea sofia valeria fernanda mariana julia sonia lorena`
    .trim()
    .split(/\s+/),
);

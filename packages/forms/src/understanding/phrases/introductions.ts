/** What people announce an answer with; it is no part of it. Folded, at the beginning. Collected for Dilo. */
export const introductionPhrases = `
(a sus ordenes|para servirle|con (mucho )?gusto)
((pues|asi|tal) )*(como|segun) (dice|esta|viene|aparece|sale|tengo)( ahi)? en (mi|el|la|mis|los) (acta|papel|papeles|pasaporte|licencia|tarjeta|credencial|identificacion|mica)( de nacimiento)?
`;

/** The same before a name alone. */
export const nameIntroductionPhrases = `
(le |aqui )?(habla|hablo|contesta|saluda)( (la senora|el senor|dona|don|su servidora?|una servidora|un servidor))?
(su |una |un )?servidora?( de usted)?
(nomas|nada mas|solo|solamente|unicamente)( (tengo|llevo|uso) (un|el) (apellido|nombre))?
`;

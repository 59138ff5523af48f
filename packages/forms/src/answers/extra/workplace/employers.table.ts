/**
 * Employers that have an English name of their own: the folded words in full, a bar, what the form is written with. An
 * open list of ours; a name that it does not know stands as it was said, since most are proper names. Patterns as in
 * all tables.
 */
export const employers = `
(el )?(ejercito|army)( (de (los )?)?(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa]| u s)?|U.S. Army
(la )?(marina|armada|navy)( de guerra)?( (de (los )?)?(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa])?|U.S. Navy
(la )?(fuerza aerea|air force)( (de (los )?)?(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa])?|U.S. Air Force
(los )?((infanteria de marina|marines|infantes de marina)|cuerpo de (marines|infanteria de marina)|marine corps)( (de (los )?)?(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa]s?)?|U.S. Marine Corps
(la )?(guardia costera|coast guard)( (de (los )?)?(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa])?|U.S. Coast Guard
(la )?(guardia nacional|national guard)( (de (los )?)?(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa])?|National Guard
(el )?(correo|servicio postal|post office)( (de (los )?)?(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa])?|U.S. Postal Service
(el )?gobierno( federal)?( (de (los )?)(estados unidos|eeuu|ee uu|usa|us)| (norte)?american[oa])|U.S. Government
`;

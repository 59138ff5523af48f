/** What leads to a piece of a name. The words of this table were collected for Dilo. */
export const pieceLeads = `
si
es
son
era
eran
fue
(el|los|mi|mis) (segundo )?(nombres?|apellidos?)( de soltera)?
el segundo
(me )?(llamo|llamaba)
`;

/** What people call places of the list: the folded words, a bar, the list's own. The words of this table were collected for Dilo. */
export const placesCalled = `
nueva york|new york
la ciudad de nueva york|new york city
nueva orleans|new orleans
nuevo mexico|new mexico
nueva jersey|new jersey
carolina del norte|north carolina
carolina del sur|south carolina
filadelfia|philadelphia
pensilvania|pennsylvania
luisiana|louisiana
hawai|hawaii
tucson|tuscon
san luis|st louis
saint louis|st louis
saint paul|st paul
san pablo|st paul
saint albans|st albans
islas virgenes|virgin islands
`;

/** Words of streets and cities in the United States that have one spelling everybody knows, folded. Collected for Dilo. */
export const commonPlaceWords = `
street avenue boulevard drive road lane court place circle terrace parkway highway square trail way alley loop plaza
north south east west northeast northwest southeast southwest first second third fourth fifth sixth seventh eighth ninth tenth
main maple oak pine cedar lake park elm washington jefferson lincoln jackson madison franklin broadway hill hillside
spring river church highland sunset center central ridge valley view walnut chestnut cherry birch ash willow spruce
grand college school mill meadow forest garden green rose sunrise ocean beach bay harbor island union liberty victory
king queen prince market mission county state old new saint santa san los las del houston dallas austin antonio worth
angeles diego francisco jose sacramento fresno oakland long anaheim miami orlando tampa hialeah jacksonville chicago
aurora cicero phoenix tucson mesa denver york brooklyn bronx queens newark jersey city paterson philadelphia boston
atlanta charlotte raleigh durham nashville memphis vegas reno seattle portland salt detroit baltimore springs
minneapolis kansas louis orleans elizabeth providence hartford bridgeport providence`;

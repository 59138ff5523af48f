/** Family names that begin with a vowel and that nobody writes with an h, folded. Collected for Dilo. */
export const wordsWithoutH = `
abarca abreu acevedo acosta acuna aguilar aguilera aguirre alarcon alfaro almanza alonso alvarado alvarez amador amaya
andrade angulo aquino aragon aranda araujo arce arellano arevalo arias armenta arriaga arroyo arteaga avalos avila
ayala echeverria elizondo enriquez escalante escobar escobedo escamilla esparza espinal espinosa espinoza esquivel
estevez estrada ibanez ibarra iglesias izaguirre izquierdo ocampo ochoa ojeda olivares olivas olivera olmos olvera
ordonez orellana orozco ortega ortiz osorio osuna oviedo ulloa urbina uriarte uribe urrutia`;

/** Given names that sound like another one as common, or commoner, folded: they are told by their letters. */
export const givenNamesAlike = `
anabel annabel berta bertha betty cristian christian cristina christina elena helena helena elisa eliza elisabet elizabeth
elisabeth erica erika eric erick erik ester esther evelin evelyn giovani giovanni giovanny gladis gladys hernan ibeth
iveth ivette ivonne yvonne jesica jessica yesica yessica jasmin jazmin yasmin yazmin jackeline jacqueline jaqueline
jenifer jennifer joana joanna johana johanna jonatan jonathan jhonatan jon john jhon judit judith yudith karina carina
karla carla katerin katherine catherine lisbeth lizbeth lizeth lisette lidia lydia maira mayra maricela
marisela marta martha monserrat monserrath montserrat nataly natali natalie nelly nelli nohemi noemi
nohora osvaldo oswaldo rebeca rebecca samanta samantha sara sarah sarahi sarai silvia sylvia 
teresa theresa telma thelma vanesa vanessa vilma wilma yadira yair yajaira
yahaira yanet yaneth janet janeth yesenia jesenia ximena jimena xiomara`;

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

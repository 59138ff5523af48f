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

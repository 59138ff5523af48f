/**
 * Given names common among Spanish speakers in the United States, without accents. Names that are as often a family
 * name (Cruz, Santiago, Martin, Alonso, Rosario, Leon, Marin, Vidal, Bello) are left out: a wrong hit would take a
 * family name away, a missing one only asks the person to look.
 */
export const givenNames = `
aaron abel abelardo abigail abraham adalberto adan adela adelaida adelina adolfo adrian adriana agustin agustina aida
aileen alan alba alberta alberto aldo alejandra alejandrina alejandro alejo alexa alexander alexandra alexis alfonso
alfredo alicia alirio alma altagracia alvaro amada amalia amanda amelia america amparo ana anabel anahi analia andrea
andres angel angela angelica angelina angelita angie anibal anita anselmo antonia antonio apolinar aracely araceli
ariadna ariana ariel armando arnoldo arnulfo arturo asuncion aura aurelia aurelio aurora ayde azucena baltazar barbara
beatriz belen belinda belkis benigno benita benito benjamin bernarda bernardo berta bertha betty bianca blanca brenda
brian briana brigida bruno bryan camila candelaria candelario candida candido caridad carina carla carlos carlota
carmelo carmen carmenza carolina casandra catalina cecilia celeste celia celina cesar christian cindy clara clarisa
claudia claudio clemente clementina concepcion consuelo cristian cristina cristobal cynthia dagoberto daisy damaris
damian dania daniel daniela dario david dayana debora deisy delfina delia delmy denise denisse desiree deyanira diana
diego dilcia dina dolores domingo domitila donaldo dora doris dulce edelmira edgar edgardo edith edna eduardo eduviges
edwin efrain efren eladio elba eleazar elena eleodoro eleuterio elia elias elida eligio elisa elisabet elizabeth eloisa
eloy elsa elva elvia elvin elvira ema emanuel emelina emilia emiliano emilio emma emmanuel enedina enrique epifania
eric erica erick erika erlinda ermelinda ernestina ernesto esmeralda esperanza estefania estefany estela esteban ester
esther estrella eugenia eugenio eulalia eusebio eva evangelina evelia evelin evelyn ezequiel fabian fabiana fabiola
fabricio fanny fatima faustino fausto federico feliciano felicitas felipa felipe felix ferdinando fermin fernanda
fernando fidel fidelina filomena flavia flavio flor florencia florencio florentina florentino florinda francis
francisca francisco franklin freddy gabino gabriel gabriela gema genaro genesis genoveva georgina gerardo german
gertrudis gilberto gilda giovanni giovanny gisela giselle gladis gladys glenda gloria gonzalo graciela gregoria
gregorio greta griselda guadalupe guillermina guillermo gumersindo gustavo haydee hector heidi helena heriberto
herlinda hermelinda hermenegildo herminia herminio hermosinda hernan hilario hilda hilda homero horacio hortensia
hugo humberto ignacia ignacio ilda ileana ilse imelda ines ingrid inmaculada inocencia irene iris irma isaac isabel
isabela isai isaias isaura isela isidora isidro ismael israel itzel ivan iveth ivette ivonne jacinta jacinto jackeline
jacobo jacqueline jaime jairo janeth jaqueline javier jazmin jennifer jenny jeremias jeronimo jesica jessica jessy
jesus jhon jhonatan jimena joan joaquin joel johana johanna john jonas jonatan jonathan jorge jose josefa josefina
joselyn josue jovita juan juana juanita judith julia julian juliana julieta julio justina justino karen karina karla
kassandra katerin katherine katia kevin keyla laura lazaro leandro leidy leila lenin leobardo leocadio leonardo
leoncio leonel leonor leopoldo leslie leticia lidia liliana lilian lina lisandro lisbeth lisette lizbeth lizeth lorena
lorenza lorenzo lourdes lucas lucero lucia luciano lucila lucina lucrecia ludivina luis luisa lupe luz luzmila
macario macarena magali magaly magdalena magdaleno maira manuel manuela marcela marcelina marcelino marcelo marcia
marco marcos margarita margarito maria mariana mariano maribel maricela maricruz marielena marilu marilyn marina mario
marisa marisela marisol maritza marlen marlene marleny marlon marta martha martina mateo matias matilde mauricio
maurilio maximiliano maximino mayra melania melba melchor melisa melissa melvin mercedes mercy merida michelle micaela
miguel milagro milagros milagritos milton mireya miriam mirian mirna misael moises monica monserrat monserrath
montserrat myriam nadia nahum nancy natalia nataly natividad nayeli nelida nelly nelson nereida nestor nicanor
nicasio nicolas nicolasa nidia nieves noe noel noelia noemi nohemi nohora nora norberto norma obdulia octavio odilia
ofelia olga olivia omar orfelina orlando oscar oswaldo osvaldo otilia otto pablo paloma pamela paola pascual patricia
patricio paula paulina paulino pedro perla petra petrona piedad pilar placido porfirio primitivo priscila prudencio
purificacion rafael rafaela raimundo ramiro ramon ramona raquel raul raymundo rebeca refugio regina reina reinaldo
remedios renata rene reyna reynaldo ricarda ricardo rigoberto rita roberta roberto rocio rodolfo rodrigo rogelio
rolando romualdo ronald rosa rosalba rosalia rosalinda rosalina rosana rosaura rosenda rosendo rosita roxana ruben
rufina rufino ruth sabina sabino salome salvador samanta samantha samuel sandra santa santos sara sarahi sarai
saturnina saturnino saul sebastian selena selene serafin serafina sergio severiano sheila silverio silvestre silvia
silvio simon simona socorro sofia soledad sonia stefany stephanie susana susy sylvia tania tatiana telma teodora
teodoro teofila teofilo teresa teresita tomas tomasa trinidad ubaldo ulises urbano ursula valentin valentina valeria
valeriano vanesa vanessa veronica vicenta vicente victor victoria victorino vilma violeta virgilio virginia viviana
walter wendy wilber wilberto wilfredo william wilmer wilson xiomara ximena yadira yahaira yajaira yanet yaneth
yanira yasmin yazmin yesenia yessica yolanda yuliana yuri yuridia yvonne zaida zenaida zoila zoraida zulema zulma
ann anne anna mary james robert michael richard thomas charles matthew mark steven stephen andrew joshua kenneth
timothy edward jason jeffrey ryan jacob nicholas justin brandon tyler nathan zachary ethan jeremy dylan emily hannah
ashley sarah linda susan margaret dorothy lisa donna carol sharon kimberly deborah amy helen nicole christine debra
rachel carolyn janet catherine heather diane julie joyce christina lauren cheryl megan madison jean pierre marie
francois yaneisy usnavy maikel yusniel yoandry yuleisy yorleny jeferson jefferson stiven brayan wilmar yokasta yudelka
harold dary arcesio yaritza yamileth yamilet dunia anthony kelvin orestes yarisleidis yunior osmany yosvany lazara
niurka mayelin odalys yamila belkys yesica washington byron darwin jhonny klever polivio elpidia eleuteria filiberto
procopio tiburcio bienvenido maximo batsheva christopher hilaria rutilio casimiro dominga ixchel`;

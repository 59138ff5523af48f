/**
 * Given names common among Spanish speakers in the United States, without accents. Names that are as often a family
 * name (Cruz, Santiago, Martin, Alonso, Rosario, Leon, Marin, Vidal, Bello) are left out: a wrong hit would take a
 * family name away, a missing one only asks the person to look.
 */
export const givenNames = `
aaron abel abelardo abigail abraham adalberto adan addy adela adelaida adelfa adelina adolfo adonis adrian adriana
agapito agustin agustina aida aileen alan alba alberta alberto albino alcides aldair aldo aleida alejandra
alejandrina alejandro alejo alexa alexander alexandra alexis alfonso alfredo alicia alirio alma almendra altagracia
alvaro amada amalia amanda amarilis amelia america americo amparo amy ana anabel anahi anais analia anastasio
andrea andres andrew anel angel angela angelica angelina angelita angie anibal aniceto anita ann anna anne anselma
anselmo anthony antonella antonia antonio anyelo apolinar apolonia aquiles aquilino araceli aracely arcadia arcadio
arcesio ariadna ariana ariel aristides armando arnoldo arnulfo arturo ashley asuncion atanasio audelina augusto
aura aurelia aureliano aurelio aurora auxiliadora avelino ayde azucena balbina balbino baldomero baltasar baltazar
barbara bartola bartolo bartolome basilia basilio batsheva baudilio beatriz belen belinda belkis belkys benedicta
benedicto benicio benigno benita benito benjamin bernabe bernarda bernardina bernardino bernardo berta bertha
betania betty betzaida bianca bienvenido blanca bonifacio brandon brayan breiner brenda brian briana brigida
briseida britany bruno bryan byron caleb calixto camila camilo candelaria candelario candida candido caridad carina
carla carlos carlota carmelo carmen carmenza carol carolina carolyn casandra casilda casimira casimiro catalina
catalino catherine cayetano cecilia cecilio ceferino celedonio celeste celestina celestino celia celina celso
cenaida cesar charles cheryl chiquinquira christian christina christine christopher cindy cipriano cirila cirilo
clara clarisa claudia claudio clemente clementina cleofas clodomiro clotilde concepcion conrado consuelo corina
cornelio crescencio crisanto crisostomo crispin cristhian cristian cristina cristobal cristofer cristopher cruzita
cynthia dagoberto daisy dalia damaris damaso damian danelia dania daniel daniela dario darwin dary david dayana
dayanna debora deborah debra deisy delfina delia delmy demetria demetrio denia denise denisse desiderio desiree
deyanira deysi diana diane diego digna dilcia dilma dimas dina dionisia dionisio dolores dominga domingo domitila
donaldo donato donna dora dorcas doris dorotea dorothy dulce dunia dylan edelmira edelmiro edgar edgardo edilberto
edilia edison edith edna eduar eduardo eduviges edward edwin efrain efren egidio eladio elba eleazar elena eleodoro
eleuteria eleuterio elia elias elida eliecer eligio elisa elisabet eliseo eliza elizabeth elkin elmer elodia eloisa
eloy elpidia elpidio elsa elton elva elvia elvin elvira elvis ema emanuel emelina emerita emerson emeteria emeterio
emigdio emilia emiliano emilio emily emma emmanuel encarnacion enedina eneida eneyda engracia enrique epifania
epifanio ercilia eric erica erick erika erlinda ermelinda ernestina ernesto escolastica esmeralda esperanza
estanislao esteban estefania estefany estela ester esther estrella ethan eudocia eudomar eufemia eugenia eugenio
eulalia eulalio eulogia eulogio euridice eusebia eusebio eustaquio eva evangelina evangelista evaristo evelia
evelin evelio evelyn everardo exequiel ezequiel fabian fabiana fabiola fabricio facundo fanny fatima fausta
faustina faustino fausto febe federico felicia feliciana feliciano felicita felicitas felipa felipe felix
ferdinando fermin fermina fernanda fernando fidel fidelia fidelina fidencio filemon filiberto filomena filomeno
flavia flavio flor florencia florencio florentina florentino floridalma florinda fortunata fortunato francis
francisca francisco francois franklin freddy fredesvinda fredy froilan gabino gabriel gabriela gaspar gaudencio
gema genaro genesis genoveva georgina geovanny gerardo german geronimo gertrudis gilberto gilda gilma giovanni
giovanny gisela giselle gladis gladys glenda gloria gonzalo graciela gregoria gregorio greta gricelda griselda
guadalupe gualberto guillermina guillermo gumercindo gumersindo gustavo hannah harold haydee heather hector heidi
heidy heladio helen helena heliodoro heriberto herlinda hermelinda hermelindo hermenegilda hermenegildo hermes
herminia herminio hermogenes hermosinda hernan higinio hilaria hilario hilda hildebrando hipolita hipolito hiram
homero honorio horacio hortensia hugo humberto idalia idalmis idelfonso ignacia ignacio ilda ileana ilse imelda
indalecio ines ingrid inmaculada inocencia inocencio irene iris irma isaac isabel isabela isabelino isai isaias
isaura isela isidora isidoro isidra isidro ismael isolina israel itzel ivan ivania iveth ivette ivonne ixchel
jacinta jacinto jackeline jacob jacobo jacqueline jaime jairo james janet janeth jaqueline jarol jason javier
jazmin jean jeannette jeferson jefferson jeffrey jeison jenifer jennifer jenny jeremias jeremy jeronimo jerson
jesenia jesica jessenia jessica jessy jesus jeyson jhon jhonatan jhonny jhoselin jimena joan joaquin joaquina
jocelyn joel johana johanna john johnny jonas jonatan jonathan jorge jose josefa josefina joselyn joshua josue
jovita joyce juan juana juanita judith julia julian juliana julie julieta julio justin justina justino juvenal
juventina juventino karelia karen karina karla kassandra katerin katherine katia katiuska keila kelvin kenia
kenneth kerlin kevin keyla kimberly klever lastenia laura lauren lazara lazaro leandro leidy leila lenin leobardo
leocadia leocadio leonardo leoncio leonel leonidas leonila leonor leopoldo leovigildo lesbia leslie lesly lester
leticia leydi leyla liam libia liborio librada lidia ligia lilia lilian liliana lina linda lisa lisandro lisbeth
lisette lizbeth lizeth loida lorena lorenza lorenzo lourdes lucas lucero lucia luciana luciano lucila lucina
lucinda lucio lucrecia ludivina luis luisa luisana lupe lupita lutgarda luz luzmila mabel macarena macaria macario
macedonio madison magali magaly magdalena magdaleno maikel maira manuel manuela marbella marcela marcelina
marcelino marcelo marcia marcial marco marcos margaret margarita margarito maria mariana mariano maribel maricela
maricruz marie marielena marilu marilyn marina mario marisa marisela marisol maritza mark marlen marlene marleny
marlon marta martha martina marvin mary matea mateo mathias matias matilde matthew maura mauricio maurilio mauro
maximiliano maximina maximino maximo mayelin mayra megan melania melba melchor melecio melida melisa melissa
melquiades melvin mercedes mercy merida merlin micaela michael michelle migdalia miguel milagritos milagro milagros
mildred milena milton minerva mirella mireya miriam mirian mirna mirta mirtha misael modesta modesto moises monica
monserrat monserrath montserrat myriam nadia nahuel nahum nancy napoleon narcisa narciso natalia nataly nathan
natividad nayeli nazario nehemias nelda nelida nelly nelson nemesia nemesio nereida nereo nerio neris nerva nestor
nicanor nicasio nicholas nicolas nicolasa nicole nicomedes nidia nieves nilda niurka noah noe noel noelia noemi
nohemi nohora nolberto nora norberto norma normelia norvin nubia obdulia obdulio octaviano octavio odalis odalys
odilia ofelia olegario olga olger olimpia olinda olivia omaira omar onelia onesimo oralia ordalia orestes orfelina
orlando oscar osiris osmani osmany osmin osvaldo oswaldo otilia otilio otoniel otto ovidio pablo paloma pamela
pancracio paola pascual pastora patricia patricio paula paulina paulino pedro perla petra petrona petronila piedad
pierre pilar placido policarpo polivio ponciano porfiria porfirio praxedes primitiva primitivo priscila procopio
proto prudencia prudencio purificacion quintin quirino rachel rafael rafaela raimundo ramiro ramon ramona raquel
raul raymundo rebeca refugio regina reina reinaldo remedios remigio renata rene reymundo reyna reynalda reynaldo
ricarda ricardo richard rigoberta rigoberto rita robert roberta roberto rocio rodolfo rodrigo rogelio rolando romeo
romualdo romulo ronald rosa rosalba rosalia rosalina rosalinda rosalio rosana rosaura rosenda rosendo rosibel
rosita rosmery roxana ruben rubenia rufina rufino ruperto ruth rutilio ryan sabas sabina sabino salome salvador
samanta samantha samuel sandra santa santos sara sarah sarahi sarai saturnina saturnino saul sebastian sebastiana
secundino segismundo selena selene senaida serafin serafina serapio sergio servando severiano severino sharon
sheila sigfrido silvano silveria silverio silvestre silvia silvio simeon simon simona simplicio sinforiano
sinforosa sixto socorro sofia sofonias soledad sonia sotero stalin stefany stephanie stephen steven stiven susan
susana susy suyapa sylvia tania tatiana telesforo telma teodocia teodora teodoro teodosio teofila teofilo teresa
teresita tereso thiago thomas tiburcio timoteo timothy tobias tomas tomasa toribia toribio tranquilino trinidad
tyler ubaldo ulises ulpiano urbana urbano ursula usnavy valdemar valente valentin valentina valentino valeria
valeriano vanesa vanessa velia venancio veneranda veronica vicenta vicente victor victoria victorina victorino
vidalina vilma violeta virgilio virginia vitalina viviana waldemar walter wanda washington wenceslao wendy wilber
wilberto wilfredo wilfrido wilkin william wilma wilmar wilmer wilson winston ximena xiomara yadiel yadira yahaira
yajaira yamil yamila yamilet yamileth yaneisy yanelis yanet yaneth yanina yanira yarisleidis yaritza yasmin yazmin
yeison yenifer yennifer yenny yesenia yesica yessenia yessica yimmy yoandri yoandry yohana yokasta yolanda yonatan
yordan yordano yorleny yoselin yosvani yosvany yovani yubelkis yubisay yudelka yudelkis yudith yuleidy yuleisy
yuliana yulieski yulissa yunior yurany yuri yuridia yusleidys yusniel yvonne zacarias zachary zaida zeferino
zenaida zenobia zenon zoila zoraida zulay zuleika zulema zuleyma zulma
`;

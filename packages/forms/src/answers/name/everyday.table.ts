/**
 * Everyday words that are no names, for what is told around one: verbs by their stem, read with every ending of their
 * conjugation, nouns in the singular, read in the plural and as diminutives too. What is often a name (Mesa, Fierro,
 * Madera, Amable) is left out. Collected for Dilo; no such list is published.
 */

/** Stems of verbs in -ar, those that change with each change: "empez-", "empiez-", "empec-". */
export const stemsOfAr = `
abraz acab acept acerc aclar acompan aconsej acord acostumbr acuerd adivin adopt agarr aguant agreg afirm ahog alcanz alquil anot apag aparent apreci aprovech apunt apur arranc arregl arrim asegur asust atras aument averigu avis ayud
baj bautiz borr brinc busc busqu call calent cambi cans cas castig celebr certific cerr cierr charl chec chill cobr coloc coment compar complet complic compr comunic confirm confund conquist consult contest control convers copi corr cuelg cuid declar dej demor descans despert despiert dibuj dict dificult disculp divorci empez empiez empec empuj encarg encontr encuentr enferm enoj enred ensen enter entr entreg envi equivoc equivoqu escap escuch esper estudi explic extran
fabric falt felicit figur firm gan grab grit gust habl imagin import indic inform inscrib intent invent invit jug jueg junt labor lev levant limpi llam lleg llegu llen llev llor logr maltrat mand manej mejor mencion molest mostr muestr mud necesit nombr olvid ocup
pas peg pele pens perdon platic pregunt prepar present prest pronunci prob prueb qued quej quem quit rebot rechaz recomend record recuerd registr regres repar report respet retir revis salud sac saqu separ solicit solt sosten suen sum suspend tap tard termin toc toqu tom trabaj trat us utiliz viaj visit volte
`;

/** Stems of verbs in -er and -ir. */
export const stemsOfErIr = `
abr acud agradec agradezc amanec aparec aprend atend atiend atrev compart comprend conoc conozc consegu consig correg corrig corrij crec cumpl decid defend defiend depend desaparec desped despid dirig dirij discut divid elig elij encend enciend entend entiend escog escoj escond escrib exig exist fallec favorec hered hubier hubies impid inscrib insist interrump mantien meti mued mueb muer murier nac nacier nazc obedec ofrec ofrezc parec parezc permit pertenec perd pierd pon pong produc promet pudier pusier quer quier quisier recib recog recoj reconoc reconozc refier repet repit respond reir rei rie resolv reun reviv romp salg segu sig sient sirv serv sorprend sub sufr supon supong supier teng tien traduc traig trajer tuvier vend veng vien vest vist viv volv vuelv
`;

/** Nouns, adjectives and small words; folded. */
export const everydayNouns = `
pelao nene cipote patojo guagua wawa chamaco chavalo abierto aburrido adelanto adios agencia agente agradecido ajeno anciano animal anteojo aparte apunte apurado arroz asiento asunto atencion audifono autobus autocorrector avion aviso bano barato basura bateria bebida biblia bicho bicicleta billete boca bocina bolsillo borracho bote botella botica boton broma bromista bruto bus
cabello cafe caja cajon calendario callado cama camioneta cancion capital carnicero carniceria carpeta carpintero cartel casa casamiento catedral causa celular cena centavo cerro cerveza chance charla cheque chiquillo chismoso chiste cigarro cine claridad cliente clima cocina codigo cola comadrona comedor comida comienzo compania compromiso computador computadora comunidad condicion confusion consejo consulado consulta contrato conversacion costumbre criatura cuaderno cuarto cuenta cuidado culpa cumpleanos curioso
dedazo dedo derecho desayuno descanso descuido desgracia deseo desorden despacio despacito diablo dialecto diario diferencia diploma disculpa discusion distraido dolor domicilio dueno educacion ejemplo embarazada emergencia empleado empresa enamorado encargado enfermedad enredado enredo entrada entrevista equipo equivocacion equivocado error esquina esposito estadounidense estatua estomago estudiante estudio excusa extra extrano
falso familion fecha felicidad fiebre final finquero folder foto frase frente frijol frontera fruta fulano futbol futbolista funcionario gafas galleta garage gasolina generacion gesto gobierno gorro grabacion gripa gripe grupo guardia gusto
hambre herencia hijastro hispano hogar hoja hora horario horno hotel huerfano huevo humano impaciente imperio importante imposible impuesto incendio inmigrante inteligente interes interprete invitado izquierda
jabon jornalero juego jugador juicio justicia juventud ladron lapiz lastima lata lector lenguaje lengua lento letrero leyenda libertador libreta libro ligero limpio llamada llanto llegada locura lonche loteria lucha lujo lustro
maestria maiz maleta mandado mando manual maquina mariposa materia matricula medicamento medicina memoria mensaje mentiroso mercado miedo milpa ministro misa misma mismo mochila moda molestia moneda motor mueble muela muerte muerto multa muneca musico nacional nacionalidad nariz necesario necio negocio nervioso nevera ninera notario noticia novela nudo
objeto obrero ocasion odio oficina oficio ojo olla operacion operador oportunidad oracion oreja orgullo orgulloso original oscuro otrito paciencia pagina pajaro palabra panadero panaderia pantalla pantalon paquete pareja parrafo parroquia partera parto pasado pasaje pastilla patron payaso pecado pedazo peligro pelea pelicula pelo pelota peluquera peluquero pensamiento pension perdida perezoso periodico periodista perrito permiso personaje personal pesado pescado pie pierna pintor piloto pizarra planilla planta plancha plato playa pleito pluma pobreza policial politico portero postal precio pregunton preocupado presente presidente prestado prisa problema proceso profesion programa prometido pronunciacion pueblo puesto punta
queja quincena raton rayita rayo recado receta recibo reciente recien recuerdo refran refresco regalo regla relajo religion reloj reporte respeto resultado retrato reunion revista risa robot ropa rosario ruta sacerdote saldo salida salvadoreno sangre seccion secreto segundon senal sentimiento serio servicio sexo silla simpatico sinverguenza sistema situacion sobrenombre soldadito sombrero sonido sopa sorpresa soltero sucio sueldo sueno suerte susto
taller tamal tamano tardanza tarea taxi taxista taza teatro teclado telefonista telefonito television temblor termino terremoto testigo texto timbre tipico tonto tormenta tortilla tos trabajador traductor trafico traje transporte tren tristeza turno urgente usuario util vacacion vendedor vendedora venta verdura verguenza vestido viaje viajero vicio viejon virus visita visitante vocal voluntad vuelta vulgar zancudo zapato zapateria zona
abogadito actor actriz alcalde apostol artista beisbolista boxeador cantante caudillo comandante comediante conquistador diputado emperador escritor escritora estrella futbolero gobernador heroe heroina humorista locutor locutora luchador martir narrador novelista novelero obispo payasito pelotero periodico personajote poeta politica presidenta princesa profeta torero beatle goleador arquero delantero peleador reggaetonero salsero trovador virrey
italiano aleman frances portugues vasco arabe chino turco ruso polaco japones coreano judio libanes palestino gringuito europeo yanqui
`;

/** What shouts and laughs, and how people of many countries call those they speak with. */
export const vocatives = `
mi'ja mi'jo mi'ijo mi'ija riete riase rianse cono joder mierda hostias chingado chingados puta verga conchale andele ey epale eh bah ups oops oop huy epa epale hijole jijole caramba caray carajo pucha puchica chuta uff uf puf shh wow guau joder hostia ajua jeje jojo lol
po poh pue puej pes viste vites vio oiste oistes cachai cachay wey guey mae maje nano nano pana panita parce parcero socio broder brother bro mijin mijitico papi mami compita compai compay carnalito chamo chama chamito chamita pibe flaco flaca flacos flaquita gordi gordita gordito negrita negrito bebe chula jefita jefecita jefecito patroncito patroncita patrona casera caserita casero caserito vecinita vecinito seno senito reinita papacito papasito papito mamita mamacita corazoncito amorcito cielito vidita tesoro lindura preciosa hermosa hermoso muneca doctorcita doctorcito maestrita licen inge profe tano tana boludo asere causita bacano tuanis chevere macanudo nomasito luegoluego idiay xopa quiubo quihubo diay
`;

/** Words of other languages of the Americas that say that a name follows, or that nothing does. */
export const otherTongues = `
rera herava chererera reraha ko niko nde ndeve ore cherera
nuqa nuqaqa nuqapa noqa noqaqa noqapa sutiy sutiyqa sutinmi sutim nuka nukapa nukapak shuti shutimi shutika kani kanmi
naya nayaxa nayax nayan satatwa satawa satapxi sutixa sutijaxa
k'aba'e k'aaba nub'i' nub'i nubi nb'i' inb'i wetamaxik ink'aba
ri notoka notokaj nehua nehuatl inche pingen kan kachkani
`;

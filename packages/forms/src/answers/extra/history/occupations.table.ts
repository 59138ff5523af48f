/**
 * Common work and studies, and their English: the folded words in full, a bar, what the form is written with. An open
 * list of ours; what it does not know stands as it was said. Patterns as in all tables.
 */
export const occupations = `
(ama de casa|amo de casa|(labores|quehaceres) del hogar|del hogar|al hogar)|Homemaker
(limpi(o|aba|e)|aseo de|limpieza (de|en)) (casas?|oficinas|edificios|hoteles|cuartos)|Cleaner
(limpieza|aseo|afanador(a)?|conserje|intendente|janitor)|Janitor
(housekeeper|camarista|recamarera|mucama|limpiar casas|ama de llaves)|Housekeeper
(empleada domestica|trabajadora domestica|domestica|muchacha de servicio)|Domestic worker
(niner[oa]|nana)|Nanny
(cuid(o|aba|e) (a )?(ninos|bebes)|cuidar ninos|babysitter|baby sitter)|Childcare worker
(cuid(o|aba|e) (a )?(ancianos|viejitos|personas mayores|enfermos)|cuidador(a)?|cuidar ancianos)|Caregiver
(home attendant|asistente en casa)|Home attendant
(home health aide|auxiliar de salud en casa)|Home health aide
(cociner[oa]|cocin(o|aba|e)|chef|cocinar|en la cocina)|Cook
(ayudante|auxiliar) de (cocina|cociner[oa])|Kitchen helper
(lavaplatos|lav(o|aba|e) (platos|trastes)|lavatrastes|dishwasher)|Dishwasher
(mesera|camarera)|Waitress
(mesero|camarero|garzon)|Waiter
(cantiner[oa]|bartender|barman)|Bartender
(panader[oa]|repostero|repostera|pasteler[oa])|Baker
(carnicer[oa])|Butcher
(cajer[oa])|Cashier
(vendedor(a)?|vend(o|ia|i)|dependient[ea]|ventas)|Salesperson
(vendedor(a)? ambulante|vend(o|ia) (comida|tamales|fruta) en la calle)|Street vendor
(comerciante|negociante|tender[oa]|duen[oa] de (una |un )?(tienda|negocio))|Business owner
(gerente|encargad[oa]|manager)|Manager
(supervisor(a)?|mayordom[oa]|capataz)|Supervisor
(secretari[oa])|Secretary
(recepcionista)|Receptionist
(oficinista|asistente (de oficina|administrativ[oa])|auxiliar administrativ[oa]|administrativ[oa])|Office clerk
(contador(a)?|contabilidad)|Accountant
(tenedor(a)? de libros|bookkeeper)|Bookkeeper
(abogad[oa])|Lawyer
(maestr[oa]|profesor(a)?|docente|educador(a)?)|Teacher
(ayudante|asistente|auxiliar) de (maestr[oa]|profesor(a)?)|Teacher's aide
(enfermer[oa])|Nurse
(auxiliar|asistente|ayudante) de enfermeria|Nursing assistant
(asistente medic[oa])|Medical assistant
(doctor(a)?|medic[oa])|Doctor
(dentista|odontolog[oa])|Dentist
(asistente dental)|Dental assistant
(farmaceutic[oa])|Pharmacist
(psicolog[oa])|Psychologist
(trabajador(a)? social)|Social worker
(ingenier[oa])|Engineer
(arquitect[oa])|Architect
(programador(a)?|desarrollador(a)? de software)|Software developer
(electricista)|Electrician
(plomer[oa]|fontaner[oa])|Plumber
(carpinter[oa])|Carpenter
(pintor(a)?|pint(o|aba|e) casas)|Painter
(albanil)|Bricklayer
(construccion|trabajador(a)? de (la )?construccion|obrer[oa] de construccion|en (la )?construccion)|Construction worker
(techador(a)?|roofer|techos|hago techos|roofing)|Roofer
(yeser[oa]|drywall|tablaroca|tablarroca)|Drywall installer
(pisos|instal(o|aba|e) pisos|instalador(a)? de pisos)|Floor installer
(soldador(a)?|welder)|Welder
(herrer[oa])|Blacksmith
(mecanic[oa]( automotriz| de (carros|autos|coches))?)|Mechanic
(hojalater[oa])|Auto body repairer
(chofer|choferes|manej(o|aba|e)|conductor(a)?|driver)|Driver
((chofer|conductor(a)?|manej(o|aba|e)) (de )?(camion(es)?|trailer|trailers|troca)|camioner[oa]|trailer[oa]|truck driver)|Truck driver
(chofer de (bus|autobus|camion escolar)|bus driver|autobuser[oa])|Bus driver
(taxista|manej(o|aba|e) (un )?taxi)|Taxi driver
(uber|lyft|manej(o|aba|e) uber|chofer de uber)|Rideshare driver
(repartidor(a)?|entreg(o|aba|ue) (comida|paquetes)|delivery)|Delivery driver
(jardiner[oa]|jardineria)|Gardener
(cort(o|aba|e) (el )?(pasto|zacate|cesped|yardas?)|landscaping|yardas)|Landscaper
(campesin[oa]|jornaler[oa]|(trabajador(a)?|obrer[oa]) (del campo|agricola)|en el campo|el campo|agricultura|en la labor|pizc(o|aba|e) (fruta|fresa|uva)|labor)|Farmworker
(agricultor(a)?|granjer[oa]|ranchero)|Farmer
(pescador(a)?)|Fisherman
(costurer[oa]|cos(o|ia)|modista)|Seamstress
(sastre)|Tailor
(barber[oa])|Barber
(peluquer[oa]|cort(o|aba|e) (el )?(pelo|cabello))|Hairdresser
(estilista|cosmetolog[oa]|peinador(a)?)|Hairstylist
(manicurista|hago unas|unas|pongo unas)|Manicurist
(obrer[oa]|operari[oa]|operador(a)?|(en|de) (una |la )?(fabrica|maquiladora|factoria)|maquiladora|factoria|trabajador(a)? de fabrica)|Factory worker
(operador(a)? de (maquina|maquinaria|maquinas))|Machine operator
(montacargas|montacarguista|operador(a)? de montacargas|forklift)|Forklift operator
(almacenista|bodeguer[oa]|bodega|almacen|warehouse|en (una |la )?bodega)|Warehouse worker
(empacador(a)?|empac(o|aba|ue)|empaque|empacadora)|Packer
(cargador(a)?|estibador(a)?|mudanzas)|Laborer
(lavander[oa]|lavanderia|planchador(a)?)|Laundry worker
(lav(o|aba|e) (carros|coches|autos)|lavacoches|car wash)|Car washer
(guardia( de seguridad)?|vigilante|velador(a)?|seguridad|security)|Security guard
(policia)|Police officer
(soldado|militar)|Soldier
(bomber[oa])|Firefighter
(cartero|cartera)|Mail carrier
(pastor(a)?)|Pastor
(sacerdote|cura|padre)|Priest
(music[oa]|cantante)|Musician
(artista)|Artist
(fotograf[oa])|Photographer
(periodista|reporter[oa])|Journalist
(interprete|traductor(a)?)|Interpreter
(agente de (bienes raices|ventas de casas)|bienes raices|realtor|corredor(a)? de bienes raices)|Real estate agent
(agente de seguros|seguros)|Insurance agent
(tecnic[oa])|Technician
(plomeria y calefaccion|aire acondicionado|tecnic[oa] de (aire acondicionado|refrigeracion)|hvac)|HVAC technician
(voluntari[oa])|Volunteer
(estudiante|alumn[oa])|Student
(ingles|clases de ingles|ingles como segunda lengua|esl)|English
(preparatoria|secundaria|bachillerato|high school|ged)|High school
(enfermeria)|Nursing
(administracion( de empresas)?|negocios)|Business administration
(computacion|informatica|sistemas)|Computer science
(ingenieria)|Engineering
(derecho|leyes)|Law
(medicina)|Medicine
(educacion|pedagogia)|Education
(cosmetologia|belleza|estilismo)|Cosmetology
(mecanica)|Auto mechanics
(cocina|gastronomia)|Culinary arts
(desemplead[oa]|sin (trabajo|empleo)|no trabaj(o|aba)|unemployed)|Unemployed
(jubilad[oa]|retirad[oa]|pensionad[oa]|retired)|Retired
`;

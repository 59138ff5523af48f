/**
 * Places that people write in their address and that have no ZIP code of their own: towns and neighbourhoods that the post office
 * counts to a bigger city. A line is a state, the first three digits of the ZIP codes they lie in, and their names.
 * Collected for Dilo, of the places many of its people live in; there is no free list of every accepted name.
 */
export const acceptedPlaces = `
AZ|850|Maryvale|Sunnyslope
AZ|852|Guadalupe
AZ|857|South Tucson|Drexel Heights|Flowing Wells
CA|900|East Los Angeles|Commerce|Boyle Heights|Lincoln Heights|Highland Park|Eagle Rock|Florence|Willowbrook|Westmont
CA|902|Cudahy|Walnut Park|Willowbrook
CA|903|Lennox
CA|906|South Whittier|West Whittier
CA|913|Arleta
CA|917|Valinda|Bassett|Avocado Heights|South San Gabriel|Jurupa Valley|Eastvale
CA|924|Muscoy
CA|925|Jurupa Valley|Rubidoux
CA|928|Eastvale
CA|932|Weedpatch
CA|933|Weedpatch
CA|940|North Fair Oaks
CA|943|East Palo Alto
CA|945|Bay Point
CA|950|Pajaro|Las Lomas
CA|958|Parkway
CO|800|Northglenn|Welby
CO|801|Centennial|Sheridan
CO|802|Lakewood|Northglenn|Federal Heights|Sheridan|Edgewater|Welby|Sherrelwood
DE|198|Elsmere
FL|328|Pine Hills|Azalea Park|Meadow Woods
FL|330|Hallandale Beach|Dania Beach|Miramar|West Park|Cooper City|Davie|Hialeah Gardens|Miami Lakes|Florida City|Leisure City|Princeton|Naranja
FL|331|Sweetwater|Doral|Miami Lakes|Medley|Sunny Isles Beach|Aventura|Kendall|Westchester|Fontainebleau|Tamiami|Cutler Bay|Palmetto Bay|Pinecrest|North Miami|South Miami|West Miami|Surfside|Bal Harbour|Virginia Gardens|Miami Springs|West Little River|Brownsville|Goulds|Coral Terrace|Olympia Heights|The Hammocks|El Portal|Biscayne Park|Miami Shores|North Bay Village
FL|333|Sunrise|Weston|Lauderhill|Tamarac|Wilton Manors|Oakland Park|Davie|North Lauderdale|Lauderdale Lakes|Dania Beach
FL|334|Palm Springs|Riviera Beach
FL|336|Egypt Lake|Temple Terrace
FL|341|Golden Gate
FL|347|Poinciana|Celebration|Buenaventura Lakes
GA|300|Johns Creek|Peachtree Corners|Sandy Springs
GA|303|Chamblee|Doraville|Brookhaven|Sandy Springs
IL|600|Round Lake Beach|Park City
IL|601|Northlake
IL|605|Summit|Hodgkins
IL|606|Little Village|Pilsen
IN|462|Speedway|Lawrence
KS|662|Roeland Park|Merriam
LA|700|Terrytown|Timberlane|Estelle|Bridge City|Waggaman
MD|207|Langley Park|Adelphi|Chillum|Lewisdale|East Riverdale
MD|209|Wheaton|Glenmont|Aspen Hill|White Oak|Four Corners
MN|551|West Saint Paul
MN|554|Brooklyn Park|Brooklyn Center|Richfield|Columbia Heights|Fridley|Crystal|New Hope
NE|681|Ralston
NJ|070|West New York|Guttenberg|North Plainfield|East Newark
NJ|074|Woodland Park|North Haledon
NJ|075|Prospect Park|North Haledon
NJ|078|Victory Gardens
NJ|086|Ewing|Hamilton
NM|871|South Valley
NV|891|Sunrise Manor|Spring Valley|Paradise|Whitney|Enterprise|Winchester
NY|100|Washington Heights|Harlem|East Harlem
NY|105|Sleepy Hollow|Croton|Rye Brook
NY|109|New Square|Kiryas Joel
NY|112|Bushwick|Sunset Park
NY|113|Glendale
NY|115|New Cassel
NY|117|North Bay Shore
OK|731|Warr Acres|Del City
OR|970|Aloha|Tigard
OR|972|Tigard|Rockwood
OR|973|Four Corners|Hayesville
PA|196|West Reading
RI|029|Olneyville
TN|371|Berry Hill
TN|372|Berry Hill
TN|381|Hickory Hill
TX|752|Cockrell Hill|Farmers Branch
TX|761|Richland Hills|River Oaks|Sansom Park|Forest Hill|Everman|White Settlement|Benbrook|Watauga
TX|770|Aldine|Cloverleaf|Jacinto City|Jersey Village|West University Place
TX|780|Rio Bravo|El Cenizo
TX|782|Kirby|Windcrest|Live Oak|Balcones Heights|Castle Hills|Leon Valley|Terrell Hills|Alamo Heights|Olmos Park
TX|785|Palmview|Alton|Cameron Park
TX|787|Rollingwood|West Lake Hills|Sunset Valley
TX|799|Socorro|Horizon City
UT|841|Kearns|Taylorsville|West Valley City|South Salt Lake|Millcreek|Holladay|Cottonwood Heights
VA|220|Baileys Crossroads|Seven Corners|Idylwood|West Falls Church|Culmore
VA|223|Lincolnia|Groveton|Hybla Valley
VA|201|Sudley|Bull Run
WA|981|SeaTac|Burien|Tukwila|White Center|Shoreline|Des Moines|Normandy Park
WA|984|Parkland
WI|532|West Allis|West Milwaukee
`;

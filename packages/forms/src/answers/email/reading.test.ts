import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "email", heard, today: "2026-11-20" });

describe("email", () => {
  test.each([
    ["juan.perez@gmail.com", "juan.perez@gmail.com"],
    ["el mismo mío, xiomi85 arroba example punto com", "xiomi85@example.com"],
    ["es el mismo, xiomi85 arroba example punto com", "xiomi85@example.com"],
    ["el de siempre, xiomi85 arroba example punto com", "xiomi85@example.com"],
    ["chico malo setenta arroba gmail punto com", "chicomalo70@gmail.com"],
    ["rosa,mena@yahoo.com es punto no coma", "rosa.mena@yahoo.com"],
    ["jruiz jardin@gmail.com sin espacio", "jruizjardin@gmail.com"],
    ["eme duarte, o sea la eme y duarte juntos, arroba yahoo punto com", "mduarte@yahoo.com"],
    ["ventas arroba luna guion foods punto com, el guion es el normal", "ventas@luna-foods.com"],
    ["JUAN.PEREZ@GMAIL.COM", "juan.perez@gmail.com"],
    ["juan punto pérez arroba gmail punto com", "juan.perez@gmail.com"],
    ["es juanito ochenta y cinco arroba hotmail punto com", "juanito85@hotmail.com"],
    ["mi correo electrónico es rosa guion bajo martinez arroba yahoo punto com", "rosa_martinez@yahoo.com"],
    ["rosa martinez todo junto arroba gmail punto com", "rosamartinez@gmail.com"],
    ["rosa martinez arroba gmail punto com todo en minúsculas", "rosamartinez@gmail.com"],
    ["erre o ese a arroba gmail punto com", "rosa@gmail.com"],
    ["pepe arroba ge mail punto com", "pepe@gmail.com"],
    ["pepe arroba jotmail punto com", "pepe@hotmail.com"],
    ["pepe arroba yahoo punto com punto mx", "pepe@yahoo.com.mx"],
    ["pepe arroba prodigy punto net punto mx", "pepe@prodigy.net.mx"],
    ["pepe arroba aol punto com", "pepe@aol.com"],
    ["pepe arroba icloud punto com", "pepe@icloud.com"],
    ["maria uno nueve ocho cinco arroba gmail punto com", "maria1985@gmail.com"],
    ["maria diecinueve ochenta y cinco arroba gmail punto com", "maria1985@gmail.com"],
    ["maria dos mil diez arroba gmail punto com", "maria2010@gmail.com"],
    ["maria cero cero siete arroba gmail punto com", "maria007@gmail.com"],
    ["maria doble cero siete arroba gmail punto com", "maria007@gmail.com"],
    ["el gato negro veintidós arroba gmail punto com", "elgatonegro22@gmail.com"],
    ["jose underscore luis arroba gmail punto com", "jose_luis@gmail.com"],
    ["jose raya abajo luis arroba gmail punto com", "jose_luis@gmail.com"],
    ["jose menos luis arroba gmail punto com", "jose-luis@gmail.com"],
    ["a b c uno dos tres arroba gmail punto com", "abc123@gmail.com"],
    ["ele ese doble u arroba gmail punto com", "lsw@gmail.com"],
    ["carlos punto hernandez punto 77 arroba gmail punto com", "carlos.hernandez.77@gmail.com"],
    ["carlos hernandez @ gmail . com", "carloshernandez@gmail.com"],
    ["carloshernandez77 arroba gmail.com", "carloshernandez77@gmail.com"],
    ["carloshernandez77@gmail punto com", "carloshernandez77@gmail.com"],
    ["sería carlos arroba gmail punto com", "carlos@gmail.com"],
    ["eh... carlos arroba gmail punto com, gracias", "carlos@gmail.com"],
    ["ce a erre ele o ese arroba outlook punto com", "carlos@outlook.com"],
    ["maria, punto, lopez, arroba, gmail, punto, com", "maria.lopez@gmail.com"],
    ["lupita85 arroba gmail punto com, perdón, lupita86 arroba gmail punto com", "lupita86@gmail.com"],
    ["ese ele arroba gmail punto com", "sl@gmail.com"],
    ["de la o arroba gmail punto com", "delao@gmail.com"],
    ["j perez arroba gmail punto com", "jperez@gmail.com"],
    ["jota perez arroba gmail punto com", "jperez@gmail.com"],
    ["le doy mi correo marisol arroba gmail punto com", "marisol@gmail.com"],
    ["lopezmaria1970@hotmail.com", "lopezmaria1970@hotmail.com"],
    ["lopez maria mil novecientos setenta arroba hotmail punto com", "lopezmaria1970@hotmail.com"],
    ["lopez maria uno nueve siete cero arroba hotmail punto com", "lopezmaria1970@hotmail.com"],
    ["lopez maria setenta arroba hotmail punto com", "lopezmaria70@hotmail.com"],
    ["mi correo es el siguiente: lopez maria arroba hotmail punto com", "lopezmaria@hotmail.com"],
    ["lopez guion maria arroba hotmail punto com", "lopez-maria@hotmail.com"],
    ["lopez guión bajo maria arroba hotmail punto com", "lopez_maria@hotmail.com"],
    ["lopez barra baja maria arroba hotmail.com", "lopez_maria@hotmail.com"],
    ["lopez subguion maria arroba hotmail punto com", "lopez_maria@hotmail.com"],
    ["lupe a arroba gmail punto com", "lupea@gmail.com"],
    ["ele o pe e zeta arroba gmail punto com", "lopez@gmail.com"],
    ["ele o pe e zeta ochenta y uno arroba gmail punto com", "lopez81@gmail.com"],
    ["uve i ve i a ene arroba gmail punto com", "vivian@gmail.com"],
    ["hache e ce te o erre arroba gmail punto com", "hector@gmail.com"],
    ["jota jota lopez arroba gmail punto com", "jjlopez@gmail.com"],
    ["j j lopez arroba gmail punto com", "jjlopez@gmail.com"],
    ["equis arroba gmail punto com", "x@gmail.com"],
    ["ana be arroba gmail punto com", "anab@gmail.com"],
    ["pedro dos mil veinte arroba gmail punto com", "pedro2020@gmail.com"],
    ["pedro veinte veinte arroba gmail punto com", "pedro2020@gmail.com"],
    ["pedro cero uno cero dos arroba gmail punto com", "pedro0102@gmail.com"],
    ["pedro ciento uno arroba gmail punto com", "pedro101@gmail.com"],
    ["pedro uno uno uno arroba gmail punto com", "pedro111@gmail.com"],
    ["pedro triple uno arroba gmail punto com", "pedro111@gmail.com"],
    ["pedro arroba gmail", "pedro@gmail.com"],
    ["pedro arroba hotmail", "pedro@hotmail.com"],
    ["pedro arroba live punto com punto mx", "pedro@live.com.mx"],
    ["pedro arroba msn punto com", "pedro@msn.com"],
    ["pedro arroba eme ese ene punto com", "pedro@msn.com"],
    ["pedro arroba yahoo punto es", "pedro@yahoo.es"],
    ["pedro arroba proton punto me", "pedro@proton.me"],
    ["pedro arroba escuela punto edu", "pedro@escuela.edu"],
    ["pedro arroba mi empresa punto com", "pedro@miempresa.com"],
    ["pedro arroba gmail punto co", "pedro@gmail.co"],
    ["es pedro, pe e de erre o, arroba gmail punto com", "pedro@gmail.com"],
    ["pedro arroba gmail punto com, pe e de erre o", "pedro@gmail.com"],
    ["Pedro Arroba Gmail Punto Com", "pedro@gmail.com"],
    ["pedro perez arroba gmail punto com, todo en minúscula y junto", "pedroperez@gmail.com"],
    ["sí, es pedro arroba gmail punto com", "pedro@gmail.com"],
    ["el de mi hija es karla arroba gmail punto com", "karla@gmail.com"],
    ["karla punto r punto 22 arroba gmail punto com", "karla.r.22@gmail.com"],
    ["karla veintidós r arroba gmail punto com", "karla22r@gmail.com"],
    ["dos karlas arroba gmail punto com", "2karlas@gmail.com"],
    ["mario y ana arroba gmail punto com", "marioyana@gmail.com"],
    ["mario e hijos arroba gmail punto com", "marioehijos@gmail.com"],
    ["la reina del sur arroba gmail punto com", "lareinadelsur@gmail.com"],
    ["rosas de mayo arroba gmail punto com", "rosasdemayo@gmail.com"],
    ["maria arroba gmail punto com no perdón arroba hotmail punto com", "maria@hotmail.com"],
    ["maria arroba gmail no espere es hotmail punto com", "maria@hotmail.com"],
    ["la de mi hija ana punto ruiz arroba gmail punto com", "ana.ruiz@gmail.com"],
    ["se escribe ana punto ruiz arroba gmail punto com", "ana.ruiz@gmail.com"],
    ["mama rosa arroba gmail punto com", "mamarosa@gmail.com"],
    ["jose raya al medio luis arroba gmail punto com", "jose-luis@gmail.com"],
    ["raul punto soto arroba gmail punto com es de mi esposo", "raul.soto@gmail.com"],
    ["raul punto soto arroba gmail punto com ese es", "raul.soto@gmail.com"],
    ["ahí le va raul punto soto arroba gmail puntocom", "raul.soto@gmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "pepe lopez con zeta arroba gmail punto com",
    "no sé",
    "maria gmail punto com",
    "maria arroba",
    "es mi nombre, juan lopez, arroba gmail punto com",
    "ana sofia noventa nueve arroba gmail punto com",
    "yahoo punto com",
    "lupe con be grande arroba gmail punto com",
    "pedro a las gmail punto com",
    "pedro en gmail punto com",
    "no sé usar computadora",
    "mas vida arroba gmail punto com",
    "ana o ana2 arroba gmail punto com",
    "pepe 2 veces el 5 arroba gmail punto com",
    "beto espacio soto arroba gmail punto com",
    "raul soto arroba gmail punto com pero con punto entre raul y soto",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["rosa prado55@gmail.com", ["rosaprado55@gmail.com", "prado55@gmail.com"]],
    ["rosa prado 55@gmail.com", ["rosaprado55@gmail.com", "55@gmail.com"]],
    ["es rosa elena.prado@gmail.com", ["rosaelena.prado@gmail.com", "elena.prado@gmail.com"]],
    ["rosa@gmail.com rprado@yahoo.com", ["rosa@gmail.com", "rprado@yahoo.com"]],
    ["rosa@hotmail.con", ["rosa@hotmail.com", "rosa@hotmail.con"]],
    ["rosa@gmail.comm", ["rosa@gmail.com", "rosa@gmail.comm"]],
    ["rosa@paz.cmo", ["rosa@paz.com", "rosa@paz.cmo"]],
    ["rosa@gmail.com y también rprado@yahoo.com", ["rosa@gmail.com", "rprado@yahoo.com"]],
  ])("%s is asked: %s", (heard, candidates) => {
    const reading = read(heard);
    expect(reading.status).toBe("ask");
    expect(reading.candidates.map(({ value }) => value)).toEqual(candidates);
  });

  test.each(["rosa@gmial.com", "rosa@yaho.com", "rosa arroba hotmal punto com"])(
    "%s may be mistyped, and is confirmed",
    (heard) => expect(read(heard)).toMatchObject({ status: "value", needsConfirmation: true }),
  );

  test.each([
    "rosa@gmail.com",
    "mi correo es rosa@gmail.com",
    "Correo: rosa@gmail.com",
    "Rosa Prado, rosa@gmail.com",
    "Rosa Prado <rosa@gmail.com>",
    "rosa@gmail.com, rosa@gmail.com",
    "rosa@yahoo.com.mx",
    "rosa@hotmail.es",
    "rosa@escuela.edu",
  ])("%s leaves no doubt", (heard) => expect(read(heard)).toMatchObject({ status: "value", needsConfirmation: false }));

  test.each([
    "no uso correo",
    "no tengo",
    "no tengo correo electrónico",
    "no manejo eso",
    "no tengo de eso",
    "no tengo correo ahorita",
    "no tengo correo, nunca aprendí a usar eso",
  ])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test.each([["ayuda", "help"]])("%s commands %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "command", value }),
  );

  test.each([
    ["lucero ramos todo seguidito arroba gmail punto com", "luceroramos@gmail.com"],
    ["es chepe punto alvarado arroba gmail punto com, todo con minúsculas y sin espacios", "chepe.alvarado@gmail.com"],
    ["me lo abrió mi hija, es marta luz setenta y dos arroba hotmail punto com", "martaluz72@hotmail.com"],
    ["el que uso es tito guion bajo rojas arroba yahoo punto com", "tito_rojas@yahoo.com"],
    ["el de mi esposo en chicago es pancho punto diaz arroba gmail punto com", "pancho.diaz@gmail.com"],
    ["rosa, como la flor, arroba gmail punto com", "rosa@gmail.com"],
    ["keyla punto vega arroba gmail punto com, keyla con ka y con y griega", "keyla.vega@gmail.com"],
    ["hernan punto sosa arroba gmail punto com, hernan con hache", "hernan.sosa@gmail.com"],
    ["nora luz, con un punto en medio, arroba gmail punto com", "nora.luz@gmail.com"],
    ["nora luz separado por un punto arroba gmail punto com", "nora.luz@gmail.com"],
    ["nora y luego punto y luego vega arroba gmail punto com", "nora.vega@gmail.com"],
    ["pedrito el número cuarenta y cuatro arroba gmail punto com", "pedrito44@gmail.com"],
    ["tavo flores, all one word, at gmail dot com", "tavoflores@gmail.com"],
    ["tavo dot flores at gmail dot com, all lowercase", "tavo.flores@gmail.com"],
    ["tavo flores no spaces at gmail dot com", "tavoflores@gmail.com"],
    ["my email is tavo underscore flores at yahoo dot com", "tavo_flores@yahoo.com"],
    ["it's tavo flores 88 at gmail", "tavoflores88@gmail.com"],
    ["chuy ramirez guion del medio ochenta arroba outlook punto es", "chuyramirez-80@outlook.es"],
    ["chela guion low perez arroba gmail punto com", "chela_perez@gmail.com"],
    ["chela rayita de abajo perez arroba gmail punto com", "chela_perez@gmail.com"],
    ["nena punto luz arroba nauta punto cu", "nena.luz@nauta.cu"],
    ["juan punto soto arroba hotmail punto com punto pe", "juan.soto@hotmail.com.pe"],
    ["juan punto soto arroba gmail punto com punto ve", "juan.soto@gmail.com.ve"],
    ["juan soto arroba hotmail punto cl", "juansoto@hotmail.cl"],
    [
      "lo que va antes de la arroba es pepe ruiz setenta y después de la arroba hotmail punto com",
      "peperuiz70@hotmail.com",
    ],
    ["antes de la arroba va nina punto sol y luego gmail punto com", "nina.sol@gmail.com"],
    ["ene i ene a, nina, arroba gmail punto com", "nina@gmail.com"],
    ["nina, ene i ene a, arroba gmail punto com", "nina@gmail.com"],
    ["nina, ene i ene a, punto sol arroba gmail punto com", "nina.sol@gmail.com"],
    ["be de burro, e, te, o, arroba gmail punto com", "beto@gmail.com"],
    ["letra jota, punto, soto arroba gmail punto com", "j.soto@gmail.com"],
    ["soto la letra jota noventa arroba gmail punto com", "sotoj90@gmail.com"],
    ["maria jose, junto, con jota, arroba gmail punto com", "mariajose@gmail.com"],
    ["taqueria el güero, güero sin diéresis, arroba gmail punto com", "taqueriaelguero@gmail.com"],
    ["ulises peña arroba gmail punto com, pero con ene en vez de eñe", "ulisespena@gmail.com"],
    ["ana cecilia doble cero siete arroba gmail punto com", "anacecilia007@gmail.com"],
    ["ana cecilia cero cero siete arroba gmail com", "anacecilia007@gmail.com"],
    ["a ver, es construcciones mora todo en minúscula arroba gmail punto com", "construccionesmora@gmail.com"],
    ["mora punto construcciones arroba gmail punto com, ese lo revisa mi hijo", "mora.construcciones@gmail.com"],
    ["mora punto construcciones arroba gmail punto com, pero no lo reviso", "mora.construcciones@gmail.com"],
    ["mora veintiuno arroba gmail punto com, veintiuno en números", "mora21@gmail.com"],
    ["mora 21 arroba gmail punto com, todo junto sin guiones ni nada", "mora21@gmail.com"],
    ["licha punto moreno arroba gmail punto com, licha con ce hache", "licha.moreno@gmail.com"],
    ["sonia b, be de bonito, arroba hotmail punto com", "soniab@hotmail.com"],
    ["quique ochenta y nueve, ochenta y nueve en número, arroba gmail punto com", "quique89@gmail.com"],
    ["es el de mi nuera, laura punto tello arroba gmail punto com", "laura.tello@gmail.com"],
    ["le paso el de mi hijo, kevin punto tello at gmail punto com", "kevin.tello@gmail.com"],
    ["bueno mi correo personal es uno que dice reina mora arroba gmail punto com", "reinamora@gmail.com"],
    ["toñita guion bajo guion bajo paz arroba gmail punto com", "tonita__paz@gmail.com"],
    ["ramon punto paz punto dos mil uno arroba outlook punto com", "ramon.paz.2001@outlook.com"],
    ["ramon paz dos cero cero uno arroba outlook", "ramonpaz2001@outlook.com"],
    ["tony noventa y tres arroba live punto com", "tony93@live.com"],
    ["tony guion tres arroba protonmail punto com", "tony-3@protonmail.com"],
    ["equis o equis o tere arroba gmail punto com", "xoxotere@gmail.com"],
    ["tere x o x o at gmail dot com all lower case", "terexoxo@gmail.com"],
    ["tere mar, tere con te, arroba gmail punto com", "teremar@gmail.com"],
    ["contacto arroba fletes paz punto com", "contacto@fletespaz.com"],
    ["info arroba iglesia roca punto org", "info@iglesiaroca.org"],
    ["lola.paz@gmail.com, el punto va entre lola y paz", "lola.paz@gmail.com"],
    ["lola.paz arroba gmail.com", "lola.paz@gmail.com"],
    ["LolaPaz@Gmail.com", "lolapaz@gmail.com"],
    ["ele o ele a, guion, pe a zeta, arroba, ge mail, punto com", "lola-paz@gmail.com"],
    ["lola guion, o sea guion bajo, paz arroba gmail punto com", "lola_paz@gmail.com"],
    ["lola punto paz arroba gmail punto com es todo", "lola.paz@gmail.com"],
    ["lola punto paz arroba gmail punto com y ya", "lola.paz@gmail.com"],
    ["rocio paz cuarenta y cuatro cuarenta y cuatro arroba gmail punto com", "rociopaz4444@gmail.com"],
    ["la güera punto paz arroba hotmail punto com", "laguera.paz@hotmail.com"],
  ])("told with remarks: %s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "keyla con ka punto vega arroba gmail punto com",
    "hernan punto sosa, sin hache, arroba gmail punto com",
    "nora luz arroba gmail punto com, con un punto entre nora y luz",
    "yo no tengo pero mi nieta sí tiene",
    "no tengo correo, uso el de mi hijo",
    "no tengo, pero le puedo dar el de mi esposa",
    "mi hija tiene correo, yo no",
    "la vida es bella arroba gmail punto com",
    "peña con eñe arroba gmail punto com",
    "ana cecilia dos ceros siete arroba gmail punto com",
    "licha punto moreno arroba gmail punto com, con ere no con erre doble",
    "jefe tony noventa y tres en live punto com",
    "mi primer nombre y apellido arroba gmail punto com",
    "con mi apellido arroba gmail punto com",
    "mi nombre completo pegado arroba gmail punto com",
    "el mismo de mi teléfono arroba gmail punto com",
    "no me acuerdo bien, es algo como lupita ochenta arroba gmail punto com",
    "se me olvidó la contraseña de mi correo",
    "ocupo el de mi sobrina",
    "el correo lo tiene mi hijo",
    "mi correo no lo sé pero mi hijo sí",
    "I don't have email but my son does",
    "lola paz con guion bajo arroba gmail punto com",
    "lola punto paz arroba gmail punto com punto es todo",
    "rocio punto paz, el punto es punto normal, arroba gmail punto com",
    "rocio paz cuatro cuatro dos veces arroba gmail punto com",
  ])("what may change it is asked: %s", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    "no tengo correo ni mi esposa tampoco",
    "no tengo correo electrónico, para qué le voy a mentir",
    "no cuento con correo",
    "nunca he tenido correo",
    "no, joven, correo no tengo",
    "no tengo correo ni celular",
    "no email, my dad no tiene, he's like seventy",
    "I don't have an email",
    "no email",
    "don't have one",
  ])("%s is none, whoever else is named", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    "luego.paz@gmail.com",
    "pegado@gmail.com",
    "letra9@gmail.com",
    "like.sin@gmail.com",
    "mire.paz@gmail.com",
  ])("%s is read back so that it is read again", (address) => {
    const first = read(address);
    expect(first).toMatchObject({ value: address });
    expect(read(first.spanishReadback ?? "")).toMatchObject({ status: "value", value: address });
  });

  test.each([
    ["es el del trabajo lopez painting todo pegado arroba gmail punto com", "lopezpainting@gmail.com"],
    ["es el de la compañía rios roofing todo pegado r o o f i n g arroba gmail punto com", "riosroofing@gmail.com"],
    ["el de mi taller paz motores arroba yahoo punto com", "pazmotores@yahoo.com"],
  ])("what it is for is none of it, and is confirmed: %s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test.each([
    [
      "antes tenía uno de hotmail pero ese ya no lo uso ahora es hugo punto paz arroba outlook punto com",
      "hugo.paz@outlook.com",
    ],
    [
      "tenía nelly arroba cantv punto net pero el de ahora es nelly rivas arroba gmail punto com",
      "nellyrivas@gmail.com",
    ],
    ["el de yahoo ya no me abre el que uso es marta ruiz arroba gmail punto com", "martaruiz@gmail.com"],
  ])("a former address gives way to the present one: %s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );

  test.each(["es el personal marta lima arroba gmail punto com", "el del vecino tito paz arroba gmail punto com"])(
    "what may be talk or address is asked: %s",
    (heard) => expect(read(heard).status).toBe("ask"),
  );

  test.each([
    "yo no tengo correo electrónico joven no sé usar eso",
    "no tengo correo señorita yo no sé usar computadora",
    "ay no yo no tengo eso no sé ni cómo se usa",
  ])("who cannot use one has none: %s", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    ["efe molina arroba yahoo punto com la pura efe de fabiola y luego molina todo junto", "fmolina@yahoo.com"],
    ["hache pinto 90 arroba gmail punto com la hache sola y pegada", "hpinto90@gmail.com"],
    ["ge torres arroba gmail punto com la ge sola y torres pegado", "gtorres@gmail.com"],
    ["chayito punto lema arroba hotmail punto com chayito con che y y griega", "chayito.lema@hotmail.com"],
    ["sonia vega arroba gmail punto com vega con ve chica", "soniavega@gmail.com"],
    ["zoila punto mena arroba gmail punto com zoila con zeta al principio", "zoila.mena@gmail.com"],
  ])("a remark behind it without a pause: %s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );

  test.each([
    "tere luz arroba gmail punto com tere con be",
    "efe molina arroba yahoo punto com la pura ge y luego molina",
    "rosa paz arroba gmail punto com rosa con punto en medio",
    "rosa paz arroba gmail punto com la erre y luego vega",
    "maria lema arroba gmail perdón no es gmail",
  ])("what does not fit the address is asked: %s", (heard) => expect(read(heard).status).toBe("ask"));

  test.each([
    ["maria lema 40 arroba hotmail no no hotmail no es gmail arroba gmail punto com", "marialema40@gmail.com"],
    ["tito rojas todo junto arroba yahoo ay no yahoo no es outlook arroba outlook punto com", "titorojas@outlook.com"],
    ["julio 33 arroba gmail perdón no es gmail es hotmail punto com", "julio33@hotmail.com"],
  ])("the last domain of a correction counts: %s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test.each([
    "norma lara arroba gmail punto com es el único que tengo",
    "norma lara arroba gmail punto com ese lo reviso diario",
  ])("talk behind it is left out, and it is confirmed: %s", (heard) =>
    expect(read(heard)).toMatchObject({ status: "value", value: "normalara@gmail.com", needsConfirmation: true }),
  );

  test.each([
    "norma lara arroba gmail punto com ese punto no va",
    "norma lara arroba gmail punto com es el apellido sin la ere",
    "rosa punto mena arroba gmail punto com punto com",
  ])("what may change it is asked: %s", (heard) => expect(read(heard).status).toBe("ask"));
});

describe("remarks in the midst of an address, and a former one", () => {
  test.each([
    ["flores elena, flores en plural, arroba gmail punto com", "floreselena@gmail.com"],
    ["luis guion ortega, el guion del medio, arroba gmail punto com", "luis-ortega@gmail.com"],
    ["sofia mendez, todo en chiquito, arroba gmail punto com", "sofiamendez@gmail.com"],
    ["sofiamendez arroba gmail punto com todo en minúscula nada en grande", "sofiamendez@gmail.com"],
    ["ce lopez, la ce sola y luego lopez, arroba hotmail punto com", "clopez@hotmail.com"],
    ["jardines lopez, las dos palabras pegadas, arroba gmail punto com", "jardineslopez@gmail.com"],
    [
      "danilo punto paz arroba yahoo no ese era el viejo danilo punto paz arroba gmail punto com",
      "danilo.paz@gmail.com",
    ],
    ["nelly arroba hotmail punto com no ese ya no sirve nelly22 arroba gmail punto com", "nelly22@gmail.com"],
    ["no tengo hotmail pero sí gmail luz punto mar arroba gmail punto com", "luz.mar@gmail.com"],
    ["yuri con y griega yuri punto paz arroba gmail punto com", "yuri.paz@gmail.com"],
    ["eva guion luna, guion normal, arroba gmail punto com", "eva-luna@gmail.com"],
    ["eva luna con letra chiquita arroba gmail punto com", "evaluna@gmail.com"],
    ["eva luna ochenta, el ochenta en número, arroba gmail punto com", "evaluna80@gmail.com"],
    ["correo de yahoo no tengo, solo rios veintidós arroba gmail punto com", "rios22@gmail.com"],
    ["ROSA77@YAHOO.COM.", "rosa77@yahoo.com"],
    ["tiene la arroba con la colita eva luna arroba gmail punto com", "evaluna@gmail.com"],
    ["va con arroba, el signo redondo, eva punto luna arroba yahoo punto com", "eva.luna@yahoo.com"],
    ["sunny punto eva arroba gmail punto com, sunny significa soleado", "sunny.eva@gmail.com"],
    ["flower22 arroba gmail punto com flower como flor", "flower22@gmail.com"],
    ["luna arroba gmail punto com ella me los revisa", "luna@gmail.com"],
    ["karla con ka karla punto sosa arroba gmail punto com", "karla.sosa@gmail.com"],
    ["eva 7, no, 8, eva 8 arroba gmail punto com", "eva8@gmail.com"],
    ["ana punto paz doce, perdón, trece, ana punto paz trece arroba hotmail punto com", "ana.paz13@hotmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "jardines lopez, jardines en singular, arroba gmail punto com",
    "rosa díaz, la flaca, arroba gmail punto com",
    "luis guion bajo ortega, el guion del medio, arroba gmail punto com",
    "rios eva, rios va primero, arroba gmail punto com",
    "evaluna@gmail.comn",
  ])("remarks that do not fit: %s", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));
});

describe("an address told piece by piece, spelled again, or one of two", () => {
  test.each([
    ["karla con ka, punto, vega con uve, arroba gmail punto com", "karla.vega@gmail.com"],
    ["loor con dos os, arroba gmail punto com", "loor@gmail.com"],
    ["brian cruz, be erre i a ene, ce erre u zeta, cero nueve, arroba gmail punto com", "briancruz09@gmail.com"],
    ["tzul, te zeta u ele, y luego batz, be a te zeta, todo pegado, arroba yahoo punto com", "tzulbatz@yahoo.com"],
    ["marianita77arrobagmail.com", "marianita77@gmail.com"],
    ["teresitaarrobagmailpuntocom", "teresita@gmail.com"],
    ["luis.tot7@ yahoo.com no lleva espacios", "luis.tot7@yahoo.com"],
    ["www.nico.pan@gmail.com el www no va", "nico.pan@gmail.com"],
    ["el del trabajo no, el mío, pancho punto rey arroba gmail punto com", "pancho.rey@gmail.com"],
    ["leo punto marin, normal, arroba gmail punto com", "leo.marin@gmail.com"],
    ["el viejo era cruz.viejo@hotmail.com, ahora es nuevo.cruz@gmail.com", "nuevo.cruz@gmail.com"],
    ["anarosa12@gmail.com, el de antes era anarosa11@gmail.com", "anarosa12@gmail.com"],
    ["MARIA.SOL@PROTONMAIL.COM perdone las mayusculas", "maria.sol@protonmail.com"],
    ["es con mi nombre, elena, punto, la efe nomás, punto, mora, arroba yahoo punto es", "elena.f.mora@yahoo.es"],
    ["la pura erre, punto, salas, arroba gmail punto com", "r.salas@gmail.com"],
    ["jose dot l as in luis dot diaz at gmail dot com", "jose.l.diaz@gmail.com"],
    ["sonia at gmail dot com, no me sale el arroba", "sonia@gmail.com"],
    ["rosa punto luz arroba icloud punto com, el mío ya no sirve, ese es de mi nieta", "rosa.luz@icloud.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "tere guion lopez, guion de abajo, arroba icloud punto com",
    "brayan, be erre i a ene, arroba gmail punto com",
    "www.chefnico@gmail.com",
  ])("a mark told twice, or a word spelled otherwise: %s", (heard) =>
    expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});

describe("talk around it, as more speakers tell it", () => {
  test.each([
    ["es mi apellido y el año, quispe1975, arroba gmail punto com", "quispe1975@gmail.com"],
    ["te lo deletreo: eme, a, ere, te, a, punto, ele, a, arroba yahoo punto es", "marta.la@yahoo.es"],
    ["elgallo77 en gmail", "elgallo77@gmail.com"],
    ["f.delacruz arroba gmail punto com, la efe sola, punto, delacruz pegado", "f.delacruz@gmail.com"],
    ["pedrito uno dos tres, los números, arroba gmail punto com", "pedrito123@gmail.com"],
    ["maria elena todo junto y después un punto y luego soto arroba hotmail", "mariaelena.soto@hotmail.com"],
    ["negrito lindo, así mismo, negritolindo arroba gmail punto com", "negritolindo@gmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("remarks beside it, and what is denied", () => {
  test.each([
    ["lorena peña, con ene porque no agarra eñe, arroba gmail punto com", "lorenapena@gmail.com"],
    ["sandra punto lobo arroba yahoo punto es, no punto com, punto es", "sandra.lobo@yahoo.es"],
    ["tito rivas setenta arroba hotmail punto com punto ve, oyó, punto com punto ve", "titorivas70@hotmail.com.ve"],
    ["ana guion rey, guion del medio, no el de abajo, arroba gmail punto com", "ana-rey@gmail.com"],
    ["ana guion bajo rey, el de abajo no el del medio, arroba gmail punto com", "ana_rey@gmail.com"],
    ["la letra be y luego quispe, cu u i ese pe e, arroba gmail punto com", "bquispe@gmail.com"],
    ["la jota y después montenegro, todo seguido, arroba outlook punto com", "jmontenegro@outlook.com"],
    [
      "mi nieto me abrió uno, abuelo tavo cuarenta y ocho, todo pegado porque no deja espacios, arroba gmail punto com",
      "abuelotavo48@gmail.com",
    ],
    ["wilfredo.paz arroba gmail punto com, wilfredo con doble u", "wilfredo.paz@gmail.com"],
    ["dulce maria dos mil ocho arroba gmail punto com, los números son dos cero cero ocho", "dulcemaria2008@gmail.com"],
    ["no sé si se escribe bien pero es yessica punto h arroba gmail punto com", "yessica.h@gmail.com"],
    ["sería elsa mendez uno nueve siete siete arroba yahoo, yahoo punto com", "elsamendez1977@yahoo.com"],
    ["tengo dos, el que más uso es juana.tax arroba gmail punto com", "juana.tax@gmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("what stands behind the whole of it", () => {
  test.each([
    [
      "no manejo mucho eso pero mi sobrina me hizo uno que es chabela dos mil veinte arroba gmail punto com",
      "chabela2020@gmail.com",
    ],
    ["creo que es griselda tum arroba gmail punto com pero no estoy segura", "griseldatum@gmail.com"],
    ["jose.luis.arce arroba gmail punto com, con los dos puntitos", "jose.luis.arce@gmail.com"],
    ["be eme apaza, con las iniciales, arroba gmail punto com", "bmapaza@gmail.com"],
    ["mándemelo a magda punto x arroba outlook punto com", "magda.x@outlook.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("hearsay, where somebody lives, and words that laugh", () => {
  test.each([
    ["pancho villa 66 arroba gmail punto com ja ja no se ría", "panchovilla66@gmail.com"],
    ["tania punto renteria con te mayúscula arroba gmail punto com", "tania.renteria@gmail.com"],
    ["toña ajanel, sin la virgulilla, tona ajanel, arroba gmail punto com", "tonaajanel@gmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["rutilio al revés, oilitur arroba gmail punto com"])("%s is asked", (heard) =>
    expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});

describe("two addresses, wrong papers and other spellings", () => {
  test.each([
    ["e de la hoz, con la e sola adelante y todo pegado, arroba hotmail punto com", "edelahoz@hotmail.com"],
    ["dulces, guion del medio, maracaibo, arroba hotmail, punto es", "dulces-maracaibo@hotmail.es"],
    ["tino, guion normal, paz, arroba hotmail punto com", "tino-paz@hotmail.com"],
    [
      "el viejo era nerva arroba cantv punto net pero ya no sirve, poneme nerva fuenmayor arroba gmail punto com",
      "nervafuenmayor@gmail.com",
    ],
    ["tenía ana arroba yahoo punto com que ya no abre, uso anaruiz arroba gmail punto com", "anaruiz@gmail.com"],
    [
      "el del trabajo era leo arroba metsa punto com y ya no, anote leodiaz arroba hotmail punto com",
      "leodiaz@hotmail.com",
    ],
    [
      "mi correo viejito, rosi arroba live punto com, lo cerré, póngame rosita arroba gmail punto com",
      "rosita@gmail.com",
    ],
    ["ypertalta@hotmail.com no, yperalta@hotmail.com", "yperalta@hotmail.com"],
    ["jddccallo4@gmail.com no, jdccallo4@gmail.com una sola d", "jdccallo4@gmail.com"],
    ["ana@gmail.com no, pepe@yahoo.com", "pepe@yahoo.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("spelled alone, told twice and typed letter by letter", () => {
  test.each([
    [
      "nora dot hinojosa, then underscore, guion bajo pues, the number two, at outlook punto com",
      "nora.hinojosa_2@outlook.com",
    ],
    ["pepe underscore, guion bajo, paz arroba gmail punto com", "pepe_paz@gmail.com"],
    [
      "refugio punto navarro cincuenta y dos arroba hotmail punto com, ¿sí? cincuenta y dos en número",
      "refugio.navarro52@hotmail.com",
    ],
    ["¿arroba? pues doncuco arroba gmail punto com", "doncuco@gmail.com"],
    [
      "eme padilla, eme nomás la letra, padilla uno nueve cinco dos, arroba yahoo punto com, eme padilla uno nueve cinco dos",
      "mpadilla1952@yahoo.com",
    ],
    ["ele castro, castro ochenta, arroba gmail punto com", "lcastro80@gmail.com"],
    [
      "rafa gordillo junto, siete cero dos, arroba proton punto me, sí, punto eme e, raro pero es así",
      "rafagordillo702@proton.me",
    ],
    ["e l i u d . t u b a c @ y a h o o . c o m", "eliud.tubac@yahoo.com"],
    [
      "silverio con ese de sapo y ve de vaca, cumez con zeta de zapato, todo pegado, número diez, arroba gmail punto com",
      "silveriocumez10@gmail.com",
    ],
    ["cumez con zeta de zapato, todo pegado, número diez, arroba gmail punto com", "cumez10@gmail.com"],
    [
      "póngale el del cipote, brayan, be ere a i griega a ene, punto lagos, arroba outlook punto com",
      "brayan.lagos@outlook.com",
    ],
    ["el de la nena, yari punto sol arroba gmail punto com", "yari.sol@gmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("an address begun anew, offered or told with its marks behind it", () => {
  test.each([
    ["patosepu63@gmail.com no perdon es 62 patosepu62@gmail.com", "patosepu62@gmail.com"],
    ["jluna@gmail.com perdon con yahoo jluna@yahoo.com", "jluna@yahoo.com"],
    ["marta_ruiz@gmail.com no perdón es con punto marta.ruiz@gmail.com", "marta.ruiz@gmail.com"],
    ["te quispe la letra t y quispe uno nueve cinco tres arroba yahoo punto es", "tquispe1953@yahoo.es"],
    ["eme rivas la letra eme y rivas arroba gmail punto com", "mrivas@gmail.com"],
    ["eme rivas la letra eme arroba gmail punto com", "mrivas@gmail.com"],
    ["lucia punto vega no lucia guion bajo vega arroba gmail punto com", "lucia_vega@gmail.com"],
    [
      "yo no tengo pero mi hija sí, apunte el de ella, dianaorozco88 arroba hotmail punto com",
      "dianaorozco88@hotmail.com",
    ],
    ["yo no uso eso pero mi hijo sí tiene, anote el de él, beto arroba yahoo punto com", "beto@yahoo.com"],
  ])("%s is %s, to be confirmed", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test.each([
    ["wilma guion choque arroba outlook punto com guion del medio", "wilma-choque@outlook.com"],
    ["rosa guion bajo medina arroba gmail punto com con guion bajo", "rosa_medina@gmail.com"],
    ["milagros guion bajo peña sin la eñe con ene arroba gmail punto com", "milagros_pena@gmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["rosa medina arroba gmail punto com guion bajo", "ana ana@gmail.com"])("%s is asked", (heard) =>
    expect(read(heard).status).toBe("ask"),
  );
});

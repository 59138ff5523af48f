/** The words that phrases of command are made of. A word outside them means that more was said than a command. */
export const commandWords = `
repita repitame repitamela repitalo repite repiteme repetir repetirme repeat otra vez de nuevo nuevamente no le lo la te se me entendi escuche oi oigo escucho comprendi comprendo entiendo
capte capto alcance como que dijo dice fue era pregunta preguntas mande perdon disculpe cual es vuelva vuelve decir preguntar regaleme regalame regale momentico minutico ratico segundico mijo mija amor corazon leer leala lea una mas por favor porfavor porfa senorita senor gracias
regrese regresa regresar regresemos regreseme atras anterior a volver volvamos ir vamos vaya retroceder back go pasada antes
salte salta saltar saltarla saltarme saltemos saltese saltela brinque brinca brincar brinquemos brinquese omitir omita pase pasemos pasar pasa pasele pasela siguiente proxima sigue siga sigamos quiero contestar responder
deseo voy prefiero deje dejela dejemos para despues luego contesto respondo blanco en esta esa este eso esto ese skip tarde
despacio despacito lento lentito lentamente pausado muy tan habla hable habler hablen rapido aprisa prisa puede podria poquito poco un hablar hablarme slow
ayuda ayudeme ayudame ayudar necesito explique expliqueme explicar significa quiere sirve donde encuentro busco veo viene con persona humano agente operador operadora representante alguien real comunicar comuniqueme
paseme help pongo digo debo hacer refiere quien
corregir corregirlo corregirla corrija corrige corrigelo corrijame corrijalo corregi correccion equivoque equivocado equivocada cambiar cambie cambio cambiarlo mi respuesta respuestas estuvo mal arreglar arregle borrar borre borrelo modificar confundi correcto asi error hay algo dije
deletrear deletreo deletrearlo deletrearle deletrearselo deletree deletrea letra spell escribe puedo
espere espereme esperame espera momento momentito minuto minutito segundo segundito rato ratito tantito pausa pausar aguante aguanteme aguantame permitame deme chance tiempo dejeme buscar ver traer pensar sacar checar ahorita vuelvo regreso vengo wait hold on pause papel papeles tarjeta documentos documento lentes
terminar terminemos termine terminamos termino parar pare parele basta ya sigo seguir continuar adios salir salgo salirme cancelar cancele cuelgue colgar cuelgo detener detengase hasta aqui manana stop bye fin finalizar dejarlo dejemoslo canse fuerte recio alto cambielo cambiela oye escucha ultima dejar corto auxilio dejamos apague seguimos apago quit acabar acabamos acabe
eh pues bueno mire oiga ay ah y el los las del al todo toda entrevista llamada bien otro dia ahora si usted anda va licenciada licenciado disculpa perdone quisiera gustaria tengo irme repeticion i need next question goodbye perese perate oyo pregunto dejemosla
`;

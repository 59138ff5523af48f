/** Words people say around a number, that never change it. The words of this table were collected for Dilo. */
export const wordsAround = `
mi mis el la los las un una es son era seria numero numeros lada telefono telefonos celular cel movil tel whatsapp casa trabajo codigo postal zip area de del
y luego despues then entonces seguido sigue a con en guion raya punto mas signo extension ext letra alien registro tarjeta extranjero a-number
residencia verde migracion uscis me llama llame llamame al puede pueden marcar marque encontrar que tengo este pues bueno eh em mmm ah ay si claro mire fijese
oiga ver dejeme termina empieza usa us eeuu estados unidos aqui esta ese creo como por favor gracias senorita senor joven numerito
ok okey aja ajam mhm and otro otra vale listo es: dije dice yo le doy doi anote apunte tome nota primero final ultimo ya ahi ahora viene va the my plus phone number is zero code
`;

/** Words that are run together with the numbers of a phone, which is kept without white space. */
export const gluedWords = `
y o doble triple ceros unos doses treses cuatros cincos seises sietes ochos nueves mi numero de telefono celular es el la al con codigo area del mas signo no
creo que llamame me llame extension ext guion luego eh este pues bueno se tengo tenia tuve tenemos tiene aplica ninguno soy a en acuerdo recuerdo casa trabajo por favor postal repita repite otra vez regrese anterior espere ayuda entendi despacio pregunta siguiente estoy seguro segura ay lo
`;

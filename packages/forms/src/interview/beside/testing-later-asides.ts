import { type AsideKind, asidesOf, type SaidBeside } from "./testing-asides.ts";

/** Written with the others and kept aside until they were mended: they tell what became of the classes. */
const tables: Readonly<Record<AsideKind, string>> = {
  question: `
¿cuánto nos queda?
¿son muchas más?
¿vamos por la mitad o qué?
¿y ya casi termina esto?
¿esto no se lo pasan a nadie?
¿a dónde va lo que le digo?
¿y hay que pagar?
¿es gratis o me van a cobrar después?
¿qué significa eso?
¿y si me equivoqué se puede arreglar?
¿hablo con una persona de verdad?
¿si se corta la llamada se pierde todo?
¿no importa que no hable inglés?
¿qué pasa cuando acabe?
¿me está escuchando?
¿esto le llega a la migra?
¿por qué me pregunta eso?
¿usted es licenciada?
`,
  remark: `
me crecieron cuatro muchachos aquí
mi niña acaba de cumplir 15
ando en los setenta ya
mi turno empieza a las 6 de la mañana
ya van a dar las diez
el elevador no sirve y subí cuatro pisos
traigo una gripa muy fuerte
tengo azúcar y se me olvidan las cosas
voy en la troca con mi compadre
estoy en la cocina del restaurante
hace un calorón
ya me hice vieja en este país
sin lentes casi no veo
está pasando el tren
aquí lo tengo apuntado en un papelito
me levanté a las cinco
`,
  courtesy: `
muy amable
Dios la bendiga
disculpe la molestia
para servirle
se lo agradezco mucho
`,
  "to-others": `
Kevin, deja a tu hermana
ahorita te sirvo, mi rey
oye, pásame mi bolsa
ya cállense, niños
no grites, que no oigo
`,
  feeling: `
ando bien nerviosa
ay, qué emoción
me da mucho coraje
se me quiebra la voz
qué alegría me da
estoy preocupada por mis hijos
`,
  pause: `
aguánteme un segundo
déjeme agarrar aire
espérese, que me llaman
voy por agua
no cuelgue, ahorita regreso
`,
};

/** As many again. */
export const laterAsides: readonly SaidBeside[] = asidesOf(tables);

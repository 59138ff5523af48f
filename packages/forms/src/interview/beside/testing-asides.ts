/** What somebody says beside an answer: asked of the machine, told, said to somebody else, or wished. */
export type AsideKind = "question" | "remark" | "courtesy" | "to-others" | "feeling" | "pause";

/** One aside, as a recogniser writes it, with its marks. */
export interface SaidBeside {
  readonly text: string;
  readonly kind: AsideKind;
}

/** As people of several countries would say them. */
const tables: Readonly<Record<AsideKind, string>> = {
  question: `
¿cuántas preguntas faltan?
¿falta mucho todavía?
¿ya mero acabamos?
¿cuántas son en total?
¿esto es seguro?
¿quién más oye esto?
¿esto me va a costar algo?
¿cuánto cobran por esto?
¿qué quiere decir eso?
¿lo puedo cambiar después?
¿usted es una máquina?
¿se está guardando esto?
¿le puedo contestar en español?
¿y después qué sigue?
¿sí me oye bien?
¿no me van a deportar por esto?
¿y eso para qué lo quieren?
¿necesito abogado?
`,
  remark: `
tengo tres hijos
mi hijo el mayor tiene veintidós años
ya soy abuela de cinco nietos
ya tengo 67 años
ahorita son las cuatro y media
entro a trabajar a las dos
subí tres pisos y vengo cansada
ando mala de la garganta
me acaban de operar de la vista
es que voy manejando
estoy en mi descanso de quince minutos
aquí está lloviendo muy fuerte
ya llevo veinte años en este país
no traigo mis lentes
hay mucho ruido aquí
lo estoy leyendo de mi tarjeta
`,
  courtesy: `
por favor
gracias
si es tan amable
buenas tardes
muchas gracias, señorita
`,
  "to-others": `
mijo, bájale a la tele
Lupita, tráeme los lentes
ya voy, viejo
cierra la puerta, mi amor
espérate, estoy hablando por teléfono
`,
  feeling: `
tengo mucho miedo
ay, qué nervios
me da pena
estoy muy contenta
ya estoy cansada
me pongo triste de acordarme
`,
  pause: `
espéreme tantito
deme un minuto
permítame, están tocando
un momentito, por favor
ahorita vuelvo
`,
};

/** The asides of a table, in their order. */
export function asidesOf(table: Readonly<Record<AsideKind, string>>): readonly SaidBeside[] {
  return Object.entries(table).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((text) => ({ text, kind: kind as AsideKind })),
  );
}

/** Those that causes are looked for with; `testing-later-asides.ts` has as many others. */
export const asides: readonly SaidBeside[] = asidesOf(tables);

import { payByOperator, untilAnswered } from "./people.ts";
import type { Send } from "./servers.ts";

export interface Outcome {
  /** answers and forms that a server said it has */
  readonly acknowledged: number;
  /** those of them that are not there in the end */
  readonly lost: number;
  /** forms that are there twice */
  readonly doubled: number;
  /** requests that had no good answer, and were sent again */
  readonly failed: number;
}

const fields = ["nombre_completo", "pais_nacimiento", "direccion_actual"];

/**
 * People who answer and save without a pause, each on a payment of their own, and send again what had no answer.
 * @returns `end` stops them, and looks what is there of what was acknowledged
 */
export async function openWriters({
  send,
  origin,
  count,
}: {
  send: Send;
  origin: string;
  count: number;
}): Promise<{ end(): Promise<Outcome> }> {
  let isOver = false;
  let failed = 0;
  let acknowledged = 0;

  const sender = untilAnswered({ send, origin }, () => {
    failed += 1;
  });

  async function write(person: number) {
    const cookie = await payByOperator(sender);
    const kept: Map<string, string> = new Map();
    const forms: Map<string, string> = new Map();
    for (let round = 0; !isOver; round += 1) {
      const field = fields[round % fields.length] ?? "";
      const said = `respuesta ${person} ${round}`;
      const body = { formType: "N-400", said, heardAt: new Date(Date.UTC(2026, 10, 20) + round * 1000).toISOString() };
      await sender("PUT", `/draft/answers/${field}`, { cookie }, body);
      kept.set(field, said);
      acknowledged += 1;
      // A payment saves twenty forms at most.
      if (round % 10 !== 0 || forms.size >= 18) continue;
      const data = { nombre_completo: `persona ${person} ${round}` };
      const saved = await sender("POST", "/submit-form", { cookie }, { formType: "N-400", data });
      forms.set(JSON.parse(saved.body).id, data.nombre_completo);
      acknowledged += 1;
    }
    return { cookie, kept, forms };
  }

  const writing = Array.from({ length: count }, (_, person) => write(person));
  // Left alone, a failure before `end` would end the process.
  for (const one of writing) one.catch(() => undefined);
  return {
    async end() {
      isOver = true;
      let lost = 0;
      let doubled = 0;
      for (const { cookie, kept, forms } of await Promise.all(writing)) {
        const { draft } = JSON.parse((await sender("GET", "/draft", { cookie })).body);
        for (const [field, said] of kept) if (draft?.answers[field]?.said !== said) lost += 1;
        for (const [id, name] of forms) {
          const form = JSON.parse((await sender("GET", `/form/${id}`, { cookie })).body);
          if (form.data.nombre_completo !== name) lost += 1;
        }
        const listed = JSON.parse((await sender("GET", "/forms", { cookie })).body);
        doubled += Math.max(0, listed.forms.length - forms.size);
      }
      return { acknowledged, lost, doubled, failed };
    },
  };
}

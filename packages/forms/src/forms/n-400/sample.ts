import type { FormType } from "../../answers/answer.ts";

/** What an invented woman answers, in her own words: her PDF is the sample people see before they pay. */
export const sampleForm: { readonly formType: FormType; readonly said: Readonly<Record<string, string>> } = {
  formType: "N-400",
  said: {
    nombre_completo: "María Ejemplo Muestra",
    fecha_nacimiento: "15 de marzo de 1985",
    pais_nacimiento: "México",
    numero_alien: "012345678",
    direccion_actual: "1234 Main Street, apartamento 3, Los Ángeles, California 90012",
    telefono: "305 555 0123",
    email: "maria@example.com",
    fecha_residencia: "12 de mayo de 2015",
    estado_civil: "soltera",
    nombre_conyuge: "no aplica",
  },
};

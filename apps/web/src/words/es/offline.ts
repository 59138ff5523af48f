/** The page shown without a connection, in Spanish. */
export const offlineEs = {
  title: "Sin conexión",
  kept: "Ahora no hay conexión. Lo que ya contestó sigue guardado.",
  worksTitle: "Esto sí funciona",
  works: [
    "Si dejó su formulario abierto, siga escribiendo ahí. Se guarda en este aparato.",
    "El PDF que ya bajó está en su teléfono. Puede abrirlo.",
  ],
  waitsTitle: "Esto espera la conexión",
  waits: ["Hablar con Dilo", "Pagar", "Guardar el formulario y bajar el PDF", "Recibir la copia por correo"],
  again: "Intentar otra vez",
};

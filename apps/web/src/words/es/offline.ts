/** The page shown without a connection, in Spanish. */
export const offlineEs = {
  title: "Sin conexión",
  kept: "Ahora no hay conexión. Lo que ya contestó sigue guardado.",
  worksTitle: "Esto sí funciona",
  works: [
    "Su formulario, si ya lo abrió en este aparato. Siga escribiendo ahí. Se guarda aquí.",
    "El PDF que ya bajó está en este aparato. Puede abrirlo.",
  ],
  waitsTitle: "Esto espera la conexión",
  waits: ["Hablar con Dilo", "Pagar", "Guardar el formulario y bajar el PDF", "Recibir la copia por correo"],
  again: "Intentar otra vez",
};

/** What a page says where its script does not run, in Spanish. */
export const notStartedEs = {
  turnedOff:
    "Su navegador tiene apagado JavaScript. Préndalo para llenar su formulario. Esta página y la ayuda se pueden leer.",
  old: "Su navegador es muy viejo para llenar el formulario. Actualícelo o use otro teléfono. Esta página y la ayuda se pueden leer.",
  browsers: "Sirven: Chrome o Edge 111, Firefox 115, Safari 16.4 (iPhone con iOS 16.4), o más nuevos.",
  missing:
    "Una parte de esta página no llegó. Revise su conexión y abra la página otra vez. Lo que ya contestó sigue guardado.",
};

/** The error page in Spanish. Its heading is the specification's, in English in both languages. */
export const notFoundEs = {
  heading: "Unexpected Application Error!",
  noSuchPage: "Esta página no existe.",
  checkAddress: "Revise la dirección o vuelva al inicio.",
  broken: "Algo salió mal en esta página.",
  tryAgain: "Vuelva al inicio e intente otra vez.",
  help: "Ver la ayuda",
};

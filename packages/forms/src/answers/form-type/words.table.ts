/** What neither form is for. */
export const otherServices = `
renov-
asilo-
permiso-
divorci-
pasaporte(?! (american|de aqui|de estados))-
daca-
tps-
fianza-
turista-
licencia-
corte-
deport-
dolares-
pesos-
`;

/** How the numbers begin that make another number of "cuatrocientos" or "ciento treinta". */
export const numberStems =
  "un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci veint treint cuarent cincuent sesent setent ochent novent";

/** What the form page says before the voice is heard, in Spanish. */
export const consentEs = {
  legend: "Antes de usar su voz",
  machine: "Quien le habla es una máquina.",
  heardByServer: (service: string) => `Su voz pasa a texto con ${service}.`,
  heardByUs: "Su voz pasa a texto en nuestro servidor.",
  heardOnDevice: "Su mismo aparato pasa su voz a texto.",
  heardByBrowser: "Su navegador pasa su voz a texto. Puede enviarla a la empresa que lo hizo.",
  readAgainBy: (service: string) => `Si no entendemos una respuesta, ${service} lee sus palabras, pero no los números.`,
  readAgainByUs: "Si no entendemos una respuesta, otra máquina nuestra lee sus palabras, pero no los números.",
  notKept: "No guardamos el audio.",
  accept: "Acepto",
  decline: "Prefiero escribir",
  noRecognition: "En este aparato no podemos pasar su voz a texto. Puede contestar todo por escrito.",
};

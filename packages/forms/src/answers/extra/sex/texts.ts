/** The short questions of a doubt. */
export const doubts = {
  own: "¿Masculino o femenino?",
  relatives: "¿Su familiar es masculino o femenino?",
} as const;

/** How both forms ask who answers. */
export const sexQuestion = "¿Cuál es su sexo? El formulario tiene dos casillas: masculino y femenino.";

/** Why it is asked, the same on both forms; where to look is not. */
export const sexHelp = {
  why: "El formulario lo pregunta. Si quiere, puede saltar esta pregunta.",
  whyEnglish: "The form asks for it. You may skip this question.",
};

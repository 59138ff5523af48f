/** What each command is called when it is read back. */
export const readbacks = {
  repeat: "repita la pregunta",
  back: "regresar a la anterior",
  skip: "saltar esta pregunta",
  slower: "más despacio",
  help: "ayuda",
  correct: "corregir",
  spell: "deletrear",
  pause: "espere un momento",
  stop: "terminar",
} as const;

/** What Dilo's own phrases teach, as plain words: nothing else is said. */
export const taughtPhrases = {
  correct: `
corrig(e|elo|ela)
`,
  write: `
(quiero |prefiero |mejor )?(escribir|escribirlo|lo escribo)
`,
  why: `
(y )?(por que|para que)( me)?( (preguntan?|piden?|lo piden?|quieren?).*)?
`,
  faster: `
((hable|hablar|vaya|puede (hablar|ir)) )?(un (poco|poquito) )?mas (rapido|aprisa|de prisa|deprisa)( por favor)?
(esta|va|habla) (muy|demasiado) (despacio|lento)
(ya )?no (hable |tan )+(despacio|lento)
((hable|a) )?(velocidad )?normal
(speak )?faster( please)?
`,
  resume: `
(ya )?(seguir|sigamos|continuar|continuemos|vamos a seguir|estoy list[oa])
`,
} as const;

/** The commands in English, for who falls back into it; each may come with a "please". */
export const englishPhrases = {
  repeat: `
repeat
repeat that
say that again
again
`,
  slower: `
slower
slow down
`,
  back: `
go back
back
`,
  skip: `
skip
`,
  help: `
help
`,
  why: `
why
`,
  spell: `
spell it
`,
  write: `
write it
type it
`,
  correct: `
fix it
that s wrong
`,
  pause: `
pause
wait
`,
  resume: `
continue
`,
  stop: `
stop
`,
} as const;

/**
 * How people ask about a deed that they do not wish yet, to erase, to save, to leave. Folded; collected for Dilo, no such
 * lists are published.
 */
export const askedOfDeedPhrases = {
  /** What stands before a question and says nothing of it. */
  opening:
    "(?:y|e|pero|oiga|oye|oigame|mire|mira|entonces|pues|ay|ah|bueno|es que|disculpe|senorita|joven|ahora|a ver|una pregunta|digame) ",
  /** Such a deed as it is spoken of behind "if". */
  present:
    "(?:(?:yo|usted|ustedes|ahorita|ahora|ya|me|se|lo|la|le|los|las|te|todo|mejor|nomas) )*(?:(?:borr|elimin|quit|sac|tach|guard|salv|grab)(?:o|a|as|an|amos|aran?)|(?:dig[oa]|pido|pongo) que (?:\\w+ )?(?:borr|quit|guard|elimin)\\w+|salgo|cuelgo|cierro|voy|dejo)",
  /** What is asked to come of it. */
  consequence:
    "que|como|cuando|quien|donde|puedo|puede|pueden|podre|podria|podemos|ya no|todavia|luego|despues|otra vez|de nuevo|se (?:pierde|queda|va|borra|puede)|pierdo|queda|hay|pasa|tengo|tendria|me|le|les|llega|cobran|piden|sirve|vale|mi|verdad",
  /** How a sentence ends that asks. */
  tail: "o (?:mejor )?(?:que|no|ya no|como|todavia(?: no)?|nada)|o (?:mejor )?(?:lo|la|los|las|se|me|hay|tengo|falta|faltan|sigue|siguen|todavia|espero|puedo|puede|como) .+|(?<!de )verdad|no cierto|no es cierto|o si",
  /** How a question begins. */
  first:
    "que (?:pasa|paso|pasaria|hago|sigue|es|quiere|significa|va|seria|hace|hay|tal)|como (?:que|es|le|lo|se|hago|puedo)|cuando|cuant\\w+|cual(?:es)?|quien(?:es)?|donde|adonde|a poco|sera|de veras|en serio|acaso|(?:por|para|pa) que|(?:se |lo |la |yo |ya )*(?:puedo|podria yo|puede uno|se puede|podemos|conviene|debo|tengo que|hay que|hace falta)|sabe si|no (?:se pierde|pasa nada|importa) si|seguro que|es (?:necesario|obligatorio|seguro|para siempre)|(?:ya )?(?:se|quedo|esta) (?:borr|guard|grab)(?:o|a|aron|ado|ada)",
  /** What is put as a question and is a wish: "¿me lo puede borrar?". */
  request:
    "(?:me |lo |la |le |los |las |te |nos )*(?:puede[ns]?|podria[ns]?|quiere|hace(?:me)? (?:el )?favor de|hagame (?:el )?favor de|seria tan amable de) (?!uno|mi|el|la|alguien|ser|volver|despues|luego)(?:usted )?(?:por favor )?(?:borr|elimin|quit|sac|tach|guard|salv|grab)(?:ar|e)\\w*",
  /** The deed as who does it says it. */
  again: "borro|elimino|quito|guardo",
  lacking: "falta\\w*|queda (?:algo|mas|otra)|pendientes?",
} as const;

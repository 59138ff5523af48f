/** Words of writing and tapping, and those of speaking in their place; the longest first. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\bWrite yes, or tap Correct\./g, "I only need your yes or no."],
  [/\bTap: Yes, more questions\./g, "Say: more questions."],
  [/\btap: Yes, more questions\b/g, "say: more questions"],
  [/\btap: No, thank you\b/g, "say: no more questions"],
  [/\btap:? Correct beside it\b/gi, "say what it is"],
  [/\btap: (?=Change form|Delete my data)/g, "tap on the screen: "],
  [/\bTap: (?=Change form|Delete my data)/g, "Tap on the screen: "],
  [/\btap: Correct\b/g, "say: fix it"],
  [/\bCan you write (?:it|them) (?=one by one)/g, "Can you say them "],
  [/\bCan you write (.+?) again\b/g, "Can you say $1 again"],
  [/\byou wrote\b/g, "you said"],
  [/\bYou wrote\b/g, "I heard"],
  [/\bI understood:/g, "I heard:"],
  [/\bwrite:/g, "say:"],
  [/\bWrite it on the screen\b/g, "You can write it on the screen"],
  [/\bWrite\b/g, "Tell me"],
  [/(?<!can |to |or |cannot )\bwrite\b/g, "tell me"],
];

/** An English prompt of the page as it is said in a call: nothing is written or tapped there. */
export function inSpeech(english: string): string {
  return turns.reduce((before, [written, instead]) => before.replace(written, instead), english);
}

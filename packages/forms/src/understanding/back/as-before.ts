import { takesBack } from "../../answers/clauses/cue-words.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { peel } from "../verdicts/verdict.ts";

/**
 * "Déjela como estaba", "no, mejor no la cambie", said of a value that was read back and would take another's place: what
 * stood before stays.
 */
export function asBefore(text: string, { expects, field, answers }: Moment): Understanding | undefined {
  const isOther = expects.kind === "verdict" && field !== undefined && answers[field.id] !== undefined;
  if (!isOther || /[?¿\d@]/.test(text)) return undefined;
  const plain = plainText(tokensOf(text));
  const isFormer = former.test(plain);
  const isAgreed = peel(text).verdict === "affirm";
  // "La de antes estaba mal" goes back to no question: without a yes to the other that is still wanted.
  if (isFormer && faulty.test(plain)) return one({ kind: isAgreed ? "affirm" : "none" });
  if (isAgreed) return undefined;
  return isFormer || unchanged.test(plain) ? one({ kind: "command", command: "skip" }) : undefined;
}

/** The value that stood before, by the words it is called with. */
const former = new RegExp(
  [
    String.raw`\b(?:como|l[ao]s? (?:que|de)|el (?:que|de))(?: (?:ya|yo|le|se|me|lo|la|usted|estaba))* (?:estaba|tenia|tenian|teniamos|habia|antes|primero)\b`,
    String.raw`\b(?:la|el|lo) (?:primer[oa]?|anterior|otr[oa])\b.*\b(?:bien|buen[oa]?|correct[oa])\b`,
    String.raw`\b(?:dej|conserv|manten|qued|regres|vuelv|us)\w*(?: (?:a|con|en|mejor))* (?:la|el|lo) (?:primer[oa]?|anterior|viej[oa])\b`,
    String.raw`\b(?:as it was|the (?:old|first|previous|other) one)\b`,
  ].join("|"),
);
/** Fault found with it, or its denial. */
const faulty = /\b(?:mal[ao]?s?|incorrect\w*|no (?:como|es|era|va|esta|(?:la|lo|el) (?:que|de))|wrong)\b/;
/** Nothing is to be changed, in these words alone: "no le cambie el mes" is about a part. */
const unchanged = new RegExp(
  String.raw`^(?:(?:no|ay|mejor|pues|ya|oiga|entonces|${takesBack}) )*(?:no|don.?t|do not) (?:(?:me|le|la|lo|las|los|se|quiero|quise|queria|vaya a|voy a|hay que) )*(?:cambi|corr[ei]g|corrij|modifi|muev|mov|toq|toc|change)\w*(?: (?:nada|es[oea]|est[oea]|it|mejor|entonces|por favor|pues|gracias))*$`,
);

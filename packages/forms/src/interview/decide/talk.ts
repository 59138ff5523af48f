import { spellNumber } from "../../answers/numbers/spell.ts";
import type { Field } from "../../forms/definition.ts";
import { aliases, formTypes } from "../../forms/form-types.ts";
import { extentOf } from "../../forms/parts/extent.ts";
import { isOtherForm, otherFormPrompt } from "../../prompts/other-forms.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import {
  allErased,
  deedAnswers,
  handOffAnswer,
  nothingKept,
  type TopicAnswer,
  termAnswers,
  topicAnswers,
} from "../../prompts/topics.ts";
import { type Act, type ActOf, isPaceWish, type Social } from "../../understanding/act.ts";
import { fieldsNamed } from "../../understanding/fields/named-fields.ts";
import type { Term } from "../../understanding/phrases/topics.ts";
import type { Deed } from "../../understanding/questions/of-deeds.ts";
import type { Step } from "../events.ts";
import { partStates } from "../parts/part-states.ts";
import { currentField, fieldsOf, keepsAny } from "../questions.ts";
import { note, reply, replyAfresh } from "../saying.ts";
import type { Interview } from "../state.ts";
import { aboutAnswers } from "./about-answers.ts";
import { counted, inNumbers } from "./agree.ts";
import type { Scene } from "./scene.ts";
import { exampleOf, helpOf, paceNote, volumeAnswer } from "./steering.ts";

/** Answers a question of the person's, then comes back to the prompt. */
export function answerTopic(scene: Scene, act: ActOf<"ask">): Step {
  const { interview } = scene;
  // Another form is wanted than the one that was asked about.
  if ((act.topic === "other-form" || act.topic === "both-forms") && interview.phase === "choosing")
    return reply({ ...interview, proposed: undefined }, ...topicNotes(scene, act));
  // Who did not hear the prompt, or not what was made of the words, has it whole once more.
  return act.topic === "what-was-heard" || act.topic === "volume"
    ? replyAfresh(interview, ...topicNotes(scene, act))
    : reply(interview, ...topicNotes(scene, act));
}

/** What answers a question of the person's. */
function topicNotes(
  { interview, text }: Pick<Scene, "interview" | "text">,
  { topic, term, field: about }: ActOf<"ask">,
): readonly Prompt[] {
  const field = currentField(interview);
  switch (topic) {
    case "word-meaning":
      return [meaningOf(interview, term)];
    case "how-many-left":
      return [leftPrompt(interview)];
    case "what-to-answer":
      // "¿El de la casa o el celular?" wants to know what it is for, and no example.
      if (field !== undefined && / o /i.test(text)) return helpOf(field, "why");
      return field === undefined ? helpHere(interview) : [exampleOf(field)];
    case "which-version":
      return [meaningOf(interview, undefined)];
    case "unknown-question":
      // "¿Qué nombre?" asks about the question itself.
      return field !== undefined && fieldsNamed([field], text, [field.id]).length > 0
        ? helpOf(field, "help")
        : [answerPrompt(topicAnswers[topic])];
    case "what-was-heard":
      return [];
    case "whose":
      return [whosePrompt(field)];
    case "other-form":
      return term !== undefined && isOtherForm(term) ? [otherFormPrompt(term)] : [];
    case "what-stands":
    case "what-is-missing":
    case "why-this":
    case "why-not-asked":
      return aboutAnswers(interview, topic, about);
    case "volume":
      return [volumeAnswer];
    case "what-comes-of-it":
      return [answerPrompt(deedAnswers[term as Deed] ?? topicAnswers["unknown-question"])];
    case "this-form":
      return [thisForm(interview)];
    case "is-it-saved":
      return [answerPrompt(savedAnswer(interview))];
    default:
      return [answerPrompt(topicAnswers[topic])];
  }
}

/** What one is doing here, for whom somebody else opened the page. */
function thisForm(interview: Interview): Prompt {
  if (interview.phase === "choosing") return { key: "these-forms" };
  const { formType } = interview;
  return { key: "this-form", slots: { form: formType, purpose: aliases[formType].purpose } };
}

/** What is kept: nothing, where nothing was told, or all of it was erased. */
function savedAnswer(interview: Interview): TopicAnswer {
  if (keepsAny(interview)) return topicAnswers["is-it-saved"];
  return interview.phase === "choosing" && interview.isErased ? allErased : nothingKept;
}

/** What can be said where no question stands. */
function helpHere({ phase }: Interview): readonly Prompt[] {
  if (phase === "reviewing") return [note("review-help")];
  return phase === "choosing" ? [note("form-help")] : [];
}

/** What is said to an act beside an answer, in the question at which it was done. */
export function notesBeside(scene: Pick<Scene, "interview" | "text">, act: Act): readonly Prompt[] {
  const field = currentField(scene.interview);
  switch (act.kind) {
    case "ask":
      return topicNotes(scene, act);
    case "hand-off":
      return [answerPrompt(handOffAnswer)];
    case "social":
      // Thanks, and words to somebody else in the room, want no reply beside an answer.
      return act.social === "aside" || act.social === "thanks" ? [] : [socialNotes[act.social]];
    case "command":
      if (act.command === "why" || act.command === "where" || act.command === "help")
        return field === undefined ? helpHere(scene.interview) : helpOf(field, act.command);
      if (act.command === "pause") return [note("paused")];
      return isPaceWish(act.command) ? [paceNote(scene.interview, act.command)] : [];
    default:
      return [];
  }
}

/** There is no human being on the line: it is said where one is. */
export function handOff({ interview }: Scene): Step {
  return reply(interview, answerPrompt(handOffAnswer));
}

function answerPrompt({ spanish, english }: TopicAnswer): Prompt {
  return { text: spanish, written: spanish, english };
}

/** The word that was asked about; of the question itself, what its help says. */
function meaningOf(interview: Interview, term: string | undefined): Prompt {
  if (term !== undefined && term in termAnswers) return answerPrompt(termAnswers[term as Term]);
  const field = currentField(interview);
  const help = field?.help;
  return help === undefined
    ? answerPrompt(topicAnswers["unknown-question"])
    : { text: `${help.why} ${help.where}`, english: `${help.whyEnglish} ${help.whereEnglish}` };
}

/** Whose answer is asked for: the person's own, or somebody's else. */
function whosePrompt(field: Field | undefined): Prompt {
  if (field?.about === "spouse")
    return { text: "La pregunta es sobre su esposo o esposa.", english: "The question is about your husband or wife." };
  return field?.about === "relative"
    ? { text: "La pregunta es sobre su familiar.", english: "The question is about your relative." }
    : { text: "La pregunta es sobre usted.", english: "The question is about you." };
}

/** How much there is to answer, before a form is chosen. */
function extentPrompt(): Prompt {
  const extents = formTypes.map(extentOf);
  const counts = extents.map(({ first }) => first.questions);
  const [first = 0, whole = 0] = [extents.map((one) => one.first), extents.map((one) => one.whole)].map((all) =>
    Math.max(...all.map(({ minutes }) => minutes)),
  );
  return {
    text: `Primero son ${counts.map(spellNumber).join(" u ")} preguntas. Toman unos ${spellNumber(first)} minutos. El formulario entero toma unos ${spellNumber(whole)}.`,
    english: `First there are ${counts.join(" or ")} questions. They take about ${first} minutes, the whole form about ${whole}.`,
  };
}

function leftPrompt(interview: Interview): Prompt {
  if (interview.phase === "choosing") return extentPrompt();
  if (interview.phase !== "asking")
    return {
      text: "Ya no faltan preguntas. Solo falta revisar.",
      english: "No questions are left. All that is left is to check.",
    };
  const part = currentField(interview)?.extra?.part;
  const own = partStates(interview).find((one) => one.part === part);
  if (own !== undefined)
    return {
      text:
        own.left === 1 ? "De esta parte falta una pregunta." : `De esta parte faltan ${inNumbers(own.left)} preguntas.`,
      english: `Questions left in this part: ${own.left}.`,
    };
  const fields = fieldsOf(interview).filter(({ extra }) => extra?.part === undefined);
  const left = fields.filter(({ id }, at) => at >= interview.position && interview.answers[id] === undefined).length;
  const done = fields.length - left;
  if (done === 0) return note("beginning", counted({ all: fields.length }));
  if (left <= 1)
    return {
      text: "Ya casi. Esta es la última pregunta, y después revisamos.",
      english: "Almost done. This is the last question, and then we check.",
    };
  return note("progress", counted({ done, all: fields.length, left }));
}

const socialNotes: Readonly<Record<Social, Prompt>> = {
  thanks: { key: "you-are-welcome" },
  greeting: { key: "hello" },
  worry: { key: "worry" },
  anger: { key: "patience" },
  apology: { key: "no-trouble" },
  aside: { key: "understood" },
};

/** A word to a person: thanks, a greeting, a worry. */
export function socialise({ interview }: Scene, { social }: ActOf<"social">): Step {
  return reply(interview, socialNotes[social]);
}

/** So often in a row noise is answered; after that it is only shown, so that a television holds no conversation. */
const mostAnswered = 3;

/** Only noise was heard: no failure; the short prompt comes again. */
export function ignoreNoise({ interview }: Scene): Step {
  const noises = interview.noises + 1;
  const [after, effects] = reply({ ...interview, noises }, note(noises > 1 ? "noisy" : "listening"));
  return [after, noises > mostAnswered ? [] : effects];
}

import type { landingEs } from "../es/landing.ts";

/** The landing page in English. */
export const landingEn: typeof landingEs = {
  title: "Dilo: fill in your form by speaking Spanish",
  description: "Answer questions in Spanish, aloud or in writing. Receive your answers in English, as a PDF.",
  hero: {
    title: "Fill in your form by speaking Spanish",
    lead: "You answer in Spanish. You receive your answers in English, as a PDF.",
  },
  sample: {
    title: "How it sounds",
    asks: "Dilo asks",
    question: "¿Cuál es su estado civil?",
    answers: "You answer",
    answer: "Estoy casada.",
    writes: "Dilo writes in English",
    english: "Married",
  },
  price: {
    title: "Price",
    sum: "$9.99",
    once: "One payment. Good for one or both forms.",
    notGovernmentFee: "It is not the government fee.",
    includes: [
      "Questions aloud, in Spanish",
      "Your answers put into English",
      "Form N-400, I-130 or both",
      "A PDF to download",
      "A copy by email",
    ],
  },
  pay: {
    start: "Start - $9.99",
    processing: "Processing...",
    continue: "Continue to the form",
    notCharged: "We could not open the payment page. You were not charged now. Try again.",
  },
  resume: {
    title: "I have paid and have a code",
    label: "Your code",
    hint: "It has fifteen digits.",
    go: "Go on with my form",
    failures: {
      "wrong-code": "That code does not work. Check the digits on your paper or on the first phone.",
      wait: "You tried many times. Wait a few minutes and try again.",
      "not-reached": "There is no connection. Try again.",
    },
  },
  trust: [
    { title: "No account", text: "We ask for no registration and no password." },
    { title: "Deleted in 48-72 hours", text: "After that we do not keep your answers." },
    { title: "You confirm each answer", text: "You see it written on the screen. You decide if it is right." },
  ],
  how: {
    title: "How it works",
    steps: [
      { title: "Listen", text: "Dilo asks you one question at a time." },
      { title: "Answer", text: "Use your own words. You can also write." },
      { title: "Confirm", text: "See what Dilo wrote. You say if it is right." },
    ],
    time: "It takes about 5 minutes. You can stop and go on later.",
  },
  hand: {
    title: "Have at hand",
    things: [
      "Your green card",
      "Your date of birth and your relative's",
      "Your address, with the ZIP code",
      "Your telephone number",
    ],
  },
  lawyer: {
    title: "Talk to a lawyer first if…",
    when: [
      "you had problems with the police or a court;",
      "you were deported or have an order to leave;",
      "you were out of the country for more than six months;",
      "you owe taxes or child support.",
    ],
    general: "It is a general list, the same for everybody. It is not advice on your case.",
  },
};

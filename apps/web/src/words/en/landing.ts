import type { landingEs } from "../es/landing.ts";

/** The landing page in English. */
export const landingEn: typeof landingEs = {
  title: "Dilo: fill in your form by speaking Spanish",
  description: "Answer questions in Spanish, aloud or in writing. Receive your answers in English, as a PDF.",
  hero: {
    title: "Fill in your form by speaking Spanish",
    lead: "To become a citizen (N-400) or to help a relative (I-130). You receive a PDF in English.",
    pdf: "See a sample PDF",
  },
  sample: {
    title: "Hear an example",
    play: "Hear the example: under half a minute",
    listen: "Example of an interview, aloud",
    asks: "Dilo",
    answers: "You",
    writes: "Dilo writes in English",
    silent: "We cannot play the example now. Read it here.",
    testVoice: "This is a test voice. It does not sound natural.",
  },
  price: {
    title: "Price",
    sum: "$9.99",
    once: "One payment. Good for one or both forms.",
    notGovernmentFee: "It is not the government fee.",
    scope: "First it fills in 10 or 11 basic facts. If you want, you go on with the whole form.",
    limits: ({ calls, forms, mails, days }) =>
      `With one payment: up to ${calls} calls, ${forms} saved forms and ${mails} e-mails, in ${days} days.`,
    includesTitle: "What is included",
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
    slow: "The payment page takes longer than usual. Wait here. You were not charged yet.",
    notCharged: "We could not open the payment page. You were not charged now. Try again.",
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
    time: "The beginning takes about 5 minutes, and the whole form about 45. You can stop and go on later.",
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
      "you voted or registered to vote here;",
      "you ever said you were a citizen of the United States;",
      "you gave false information on an immigration paper;",
      "you are a man, lived here between 18 and 26, and did not register with Selective Service;",
      "you helped someone enter the country without permission;",
      "you were arrested, even if it was long ago or was pardoned;",
      "you were deported, or have a hearing or an order of the immigration court;",
      "you took a trip of more than six months outside the country;",
      "you owe taxes or child support.",
    ],
    where: "An accredited representative can help you too, at little or no cost.",
    list: "See the government's list, in English",
    general: "It is a general list, the same for everybody. It is not advice on your case.",
  },
};

import type { helpEs } from "../es/help.ts";

/** The help page in English. */
export const helpEn: typeof helpEs = {
  title: "Help",
  description: "What Dilo is, the steps, frequent questions and tips.",
  whatItIs:
    "Dilo is a private site. It asks you questions aloud, in Spanish. You answer by speaking or writing. Your answers come out in English.",
  stepsTitle: "The five steps",
  steps: [
    { title: "Pay once", text: "It costs $9.99. It is not the government fee." },
    { title: "Choose your form", text: "N-400 is to become a citizen. I-130 is to ask for a relative." },
    { title: "Allow the microphone", text: "You will be asked. Tap “Allow”." },
    { title: "Answer and check", text: "See each answer on the screen. At the end, check them all." },
    { title: "Download your PDF", text: "You can also receive it by email." },
  ],
  questionsTitle: "Frequent questions",
  questions: {
    account: {
      question: "Do I need an account?",
      answer: "No. You pay once and go straight to the form. We ask for no password.",
    },
    extent: {
      question: "How long does it take?",
      answer:
        "The beginning has 10 or 11 questions, about 5 minutes. The whole form takes about 45. You can stop whenever you want and go on later.",
    },
    alienNumber: {
      question: "What is the A-Number?",
      answer: "It is your Alien Registration Number. It has 7 to 9 digits and is on your green card.",
      drawing: "Drawing of the front of a card. The A-Number is beside the photo, next to USCIS#.",
      caption: "Our own drawing. Your card may look a little different.",
    },
    whoHears: {
      question: "Who hears me?",
      answer:
        "A machine speaks to you. It turns your voice into text and does not keep the sound. Before you start we tell you which company does it.",
    },
    mishears: {
      question: "What if the machine hears me wrong?",
      answer: "See your answer on the screen. If it is wrong, say “corrige” or tap “Correct”. You can also write it.",
    },
    iphone: {
      question: "What if the microphone does not work on my iPhone?",
      answer: "Open Settings, then Safari, then Microphone. Choose Allow and come back to this page.",
    },
    android: {
      question: "What if it does not work on my Android?",
      answer: "Tap the lock beside the page's address. Then tap Permissions and allow the microphone.",
    },
    reload: {
      question: "What if the page closes?",
      answer: "Open it again on the same device. It goes on at the same question.",
    },
    filed: {
      question: "Did I send my form to the government?",
      answer: "No. We send nothing to USCIS. You receive your answers and decide what to do with them.",
    },
    kept: {
      question: "How long do you keep my data?",
      answer:
        "We keep it for 48 to 72 hours. They count from when your form is saved. Then we delete it and destroy the key that opens it.",
    },
    limits: {
      question: "How much can I use it with one payment?",
      answer: ({ calls, forms, mails, days }) =>
        `Up to ${calls} calls, ${forms} saved forms and ${mails} e-mails, in ${days} days. In writing you can go on without any calls.`,
    },
    refund: {
      question: "Do I get my money back?",
      answer: "Yes, if the service did not work for you. Write to us and tell us the day of your payment.",
      where: "How to write to us",
    },
  },
  phrasesTitle: "You can say at any moment",
  phrases: ["Repeat", "Slower", "Fix it", "Go back", "Why?", "Let me type", "Pause"],
  tipsTitle: "Tips",
  tips: [
    "Find a place without noise.",
    "Speak at your own pace, without hurry.",
    "Say numbers one by one.",
    "Have your green card at hand.",
    "If you do not want to speak, write your answers.",
    "Save your PDF before you close the page.",
  ],
  keys: "With a keyboard, use the Alt key and a letter. “More options” says which.",
};

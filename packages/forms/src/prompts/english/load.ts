// What a page or a call in English needs beside the forms' own English: loaded once it is wanted.
export { aloudInEnglish, greetingInEnglish } from "./aloud-in-english.ts";
export { questionInEnglish } from "./questions-in-english.ts";

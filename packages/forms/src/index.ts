export * from "./answers/interpret.ts";
export * from "./answers/interpretation.ts";
export * from "./definitions.ts";
export * from "./detect.ts";
export * from "./english.ts";
export * from "./form.ts";
export * from "./interview/interview.ts";
export * from "./interview/state.ts";

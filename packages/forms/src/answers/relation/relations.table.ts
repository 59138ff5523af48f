/** The relations of Form I-130, Part 1, item 1, in English as the form prints them, and in Spanish for both genders. */
export const relations = {
  spouse: ["Spouse", "esposo o esposa"],
  parent: ["Parent", "padre o madre"],
  sibling: ["Brother/Sister", "hermano o hermana"],
  child: ["Child", "hijo o hija"],
} as const;

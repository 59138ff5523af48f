/** What each status is called: in English as Form N-400 prints it, in Spanish for both genders. */
export const statuses = {
  annulled: ["Annulled", "matrimonio anulado"],
  widowed: ["Widowed", "viudo o viuda"],
  divorced: ["Divorced", "divorciado o divorciada"],
  separated: ["Separated", "separado o separada"],
  married: ["Married", "casado o casada"],
  single: ["Single", "soltero o soltera"],
} as const;

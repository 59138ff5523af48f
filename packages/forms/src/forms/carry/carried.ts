import type { FormType, HeardAnswer } from "../../answers/answer.ts";

/** What a draft keeps the answer under to whether it is the same person; no question of a form is called so. */
export const samePersonId = "same_person";

/** Whether an answer of another form is taken and told, or asked to be right first. */
export type Fit = "same" | "confirm";

/** An answer of another form of the same person, in words that this form's question reads alike. */
export interface CarriedAnswer {
  readonly answer: HeardAnswer;
  readonly fit: Fit;
  /** It holds only while this question is answered as it was there: the first one of a table's row. */
  readonly goesWith?: string | undefined;
}

/** An answer about somebody else, who may be told of here: it holds where a question is answered so. */
export interface CarriedOfOther extends Pick<CarriedAnswer, "answer" | "fit"> {
  readonly field: string;
  readonly where: { readonly field: string; readonly answer: HeardAnswer };
}

/** What a form of somebody may take over from another one, if it is of the same person. */
export interface CarriedOver {
  readonly from: FormType;
  /** Who filled in the other form, as it is said. */
  readonly name: string;
  /** By the ids of this form's questions. */
  readonly answers: Readonly<Record<string, CarriedAnswer>>;
  /** Of a child who stands in one form, and is who the other one is for. */
  readonly ofOthers?: readonly CarriedOfOther[];
}

/** What each form may take over; a form that has nothing to take is not there. */
export type ToldBefore = Readonly<Partial<Record<FormType, CarriedOver>>>;

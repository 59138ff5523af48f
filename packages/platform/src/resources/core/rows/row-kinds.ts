import type { OperationAnswer } from "@dilo/api";
import type { PlatformOperations } from "@dilo/api/operations";
import type { StoredRow } from "../store/row-store.ts";

type AnswerOf<Name extends keyof PlatformOperations> = OperationAnswer<PlatformOperations[Name]>;

/** The type of the rows of each kind: what the operation answers that reads one. */
export interface RowKinds {
  assistant: AnswerOf<"getAssistant">;
  "assistant-version": StoredRow;
  squad: AnswerOf<"getSquad">;
  workflow: AnswerOf<"getWorkflow">;
  call: AnswerOf<"getCall">;
  chat: AnswerOf<"getChat">;
  campaign: AnswerOf<"getCampaign">;
  session: AnswerOf<"getSession">;
  "phone number": AnswerOf<"getPhoneNumber">;
  tool: AnswerOf<"getTool">;
  file: AnswerOf<"getFile">;
  "knowledge base": AnswerOf<"getKnowledgeBase">;
  "knowledge base v2": AnswerOf<"createKnowledgeBaseV2"> & { readonly fileIds: readonly string[] };
  "structured output": AnswerOf<"getStructuredOutput">;
  "test suite": AnswerOf<"getTestSuite">;
  test: AnswerOf<"getTest">;
  "test run": AnswerOf<"getTestRun">;
  eval: AnswerOf<"getEval">;
  "eval run": AnswerOf<"getEvalRun">;
  org: AnswerOf<"getOrg">;
  token: AnswerOf<"getToken">;
  credential: AnswerOf<"getCredential">;
  template: AnswerOf<"getTemplate">;
}

/** A kind of stored row: "assistant", "phone number". */
export type RowKind = keyof RowKinds;

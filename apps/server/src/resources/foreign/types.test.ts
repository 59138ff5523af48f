import { existsSync } from "node:fs";
import { join } from "node:path";
import type { OperationSpec } from "@dilo/api";
import { platformOperations } from "@dilo/api/operations";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readVendorTypes, type VendorObject, type VendorTypes } from "./testing-vendor-types.ts";

const sdk = join(
  import.meta.dirname,
  "../../../../../node_modules/.cache/dilo/fetched/node_modules/@vapi-ai/server-sdk",
);
const why = existsSync(sdk) ? "" : " (not run: node scripts/run.mjs fetch-packages has not fetched them)";

/** The bodies of the vendor's requests, by the operation of ours that takes them. */
const bodies = {
  createAssistant: "CreateAssistantDto",
  createSquad: "CreateSquadDto",
  createTool: "CreateToolsRequest",
  createCall: "CreateCallDto",
  createChat: "CreateChatDto",
  createChatResponse: "OpenAiResponsesRequest",
  createSession: "CreateSessionDto",
  createCampaign: "CreateCampaignDto",
  createPhoneNumber: "CreatePhoneNumbersRequest",
  createStructuredOutput: "CreateStructuredOutputDto",
  createEval: "CreateEvalDto",
  createEvalRun: "CreateEvalRunDto",
  queryAnalytics: "AnalyticsQueryDto",
  updateAssistant: "UpdateAssistantDto",
  updateSquad: "UpdateSquadDto",
  updateSession: "UpdateSessionDto",
  updateCampaign: "UpdateCampaignDto",
  updateEval: "UpdateEvalDto",
  updateStructuredOutput: "UpdateStructuredOutputDto",
  updatePhoneNumber: "UpdatePhoneNumbersRequestBody",
  updateKnowledgeBaseV2: "UpdateKnowledgeBaseV2Dto",
  createKnowledgeBaseV2: "CreateKnowledgeBaseV2Dto",
  attachKnowledgeFile: "AttachKnowledgeBaseV2FileDto",
} as const satisfies Partial<Record<keyof typeof platformOperations, string>>;

describe.skipIf(why !== "")(`the types of the vendor's SDK for servers, 2.0.1${why}`, () => {
  test.each(Object.entries(bodies))("every field of %s's body is known", (name, type) => {
    const { body, path, query }: OperationSpec = platformOperations[name as keyof typeof bodies];
    const { unknown, count } = compare(readVendorTypes(sdk), `Vapi.${type}`, body ?? z.never());
    expect(count).toBeGreaterThan(0);
    // The SDK's methods take what stands in the path and the query with the body.
    const beside = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, parameter]) => parameter ?? []);
    if (query instanceof z.ZodObject) beside.push(...Object.keys(query.shape));
    expect(unknown.filter((place) => !beside.includes(place.slice(1)))).toEqual([]);
  });
});

/** Walks a type of the vendor's and our schema together, and names what our schema would refuse as unknown. */
function compare(types: VendorTypes, type: string, schema: z.core.$ZodType) {
  const unknown = new Set<string>();
  const seen = new Set<string>();
  const ids = new Map<unknown, number>();
  const idOf = (one: unknown) => {
    const id = ids.get(one) ?? ids.size;
    ids.set(one, id);
    return id;
  };
  const walk = (of: string, shapes: readonly z.ZodObject[], path: string): void => {
    const key = `${of} ${shapes.map((shape) => idOf(shape.shape)).join()}`;
    if (shapes.length === 0 || seen.has(key)) return;
    seen.add(key);
    for (const fields of types.objectsOf(of)) {
      const kind = kindOf(fields);
      const fitting = shapes.filter(({ shape }) => kind === undefined || takes(shape[kind.field], kind.value));
      if (kind !== undefined && fitting.length === 0) {
        unknown.add(`${path}(${kind.value})`);
        continue;
      }
      for (const [name, inside] of fields) {
        const found = fitting.flatMap(({ shape }) => (shape[name] === undefined ? [] : [shape[name]]));
        const place = `${path}${kind === undefined ? "" : `(${kind.value})`}.${name}`;
        if (found.length === 0) unknown.add(place);
        else walk(inside, found.flatMap(objectsIn), place);
        const refused = types
          .wordsOf(inside)
          .filter((word) => !found.some((one) => takes(one, word) || takes(one, [word])));
        for (const word of found.length === 0 ? [] : refused) unknown.add(`${place}: ${word}`);
      }
    }
  };
  walk(type, objectsIn(schema), "");
  return { unknown: [...unknown], count: seen.size };
}

const takes = (schema: z.core.$ZodType | undefined, value: string | readonly string[]) =>
  schema !== undefined && z.safeParse(schema, value).success;

/** The field that tells an object's kind, and its value. */
function kindOf(fields: VendorObject): { readonly field: string; readonly value: string } | undefined {
  for (const field of ["type", "provider", "on"]) {
    const [, value] = /^"([^"]*)"$/.exec(fields.get(field) ?? "") ?? [];
    if (value !== undefined) return { field, value };
  }
  return undefined;
}

/** The objects that a schema takes. */
function objectsIn(schema: z.core.$ZodType): readonly z.ZodObject[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return objectsIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return objectsIn(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsIn);
  return schema instanceof z.ZodObject ? [schema] : [];
}

import { z } from "zod";
import { instant, type Shape } from "./common.ts";

const when = instant.optional();

const anyNumber = z.coerce.number<number | string>();

/** A number in a query, where everything is text on the wire. Blanks are none: read as a number they would be 0. */
export const numberInQuery = (number = anyNumber) =>
  z.preprocess(
    (given) => (typeof given === "string" && given.trim() === "" ? undefined : given),
    number,
  ) as unknown as z.ZodType<number, number | string>;

/** A whole number in a query. */
export const wholeNumber = (min: number, max?: number) => {
  const number = anyNumber.int().min(min);
  return numberInQuery(max === undefined ? number : number.max(max)).optional();
};

/** Filters every list of rows has. `limit` is at most 1000, default 100. */
export const datedQuery = {
  limit: wholeNumber(0, 1000),
  createdAtGt: when,
  createdAtLt: when,
  createdAtGe: when,
  createdAtLe: when,
  updatedAtGt: when,
  updatedAtLt: when,
  updatedAtGe: when,
  updatedAtLe: when,
};

/** A list answered in pages: the first page is 1. */
export const pagedQuery = {
  ...datedQuery,
  page: wholeNumber(1),
  sortOrder: z.enum(["ASC", "DESC"]).optional(),
};

export const rowsQuery = z.strictObject(datedQuery);
export const pagesQuery = z.strictObject(pagedQuery);

export const pageMetadata = z.object({
  itemsPerPage: z.number(),
  totalItems: z.number(),
  currentPage: z.number(),
  /** True when rows were left out because they are older than the org keeps them. */
  itemsBeyondRetention: z.boolean().optional(),
  createdAtLe: when,
  createdAtGe: when,
});

export interface PageMetadata extends z.infer<typeof pageMetadata> {}

/** One page of rows, and its position among all of them. */
export interface Page<Row> {
  results: Row[];
  metadata: PageMetadata;
}

export const pageOf = <Row>(row: Shape<Row>): Shape<Page<Row>> =>
  z.object({ results: z.array(row), metadata: pageMetadata }) as Shape<Page<Row>>;

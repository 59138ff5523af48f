import type { SavedForm } from "@dilo/api";
import type { Answers, SavedAs } from "@dilo/forms";
import { loadToldBefore } from "@dilo/forms/carry";
import type { ProductApi } from "../session/product-api.ts";

/** What other saved forms of the payment tell. Loaded where there are some. @throws ApiError */
export async function fetchToldBefore(
  api: Pick<ProductApi, "getForm">,
  others: readonly Pick<SavedAs, "id">[],
): ReturnType<typeof loadToldBefore> {
  const found = await Promise.all(others.slice(0, mostOthers).map(({ id }) => api.getForm({ id })));
  return loadToldBefore(found.map((form) => ({ ...form, answers: answersOf(form) })));
}

/** So many saved forms are looked at, the newest first. */
const mostOthers = 4;

function answersOf({ data, heardAt, savedAt, places }: SavedForm): Answers {
  return Object.fromEntries(
    Object.entries(data).map(([field, said]) => [
      field,
      { said, heardAt: heardAt[field] ?? savedAt, ...(places?.[field] && { places: places[field] }) },
    ]),
  );
}

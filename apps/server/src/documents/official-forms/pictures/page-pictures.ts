import type { FormType } from "@dilo/forms";
import type { OfficialForm } from "../official-forms.ts";

/** Pictures of an official form's pages. */
export interface PagePictures {
  /** One page as WebP, or undefined when there is no such page or nothing to draw it with. */
  picture(form: OfficialForm, page: number): Promise<Uint8Array | undefined>;
}

/** Draws a page of a file. */
export type DrawPage = (bytes: Uint8Array, page: number) => Promise<Uint8Array | undefined>;

const mostPages = 40;

/** Opens the pictures: each is drawn once for each file, when it is first asked for. */
export function openPagePictures(draw: DrawPage): PagePictures {
  /** The file in use, by form: pictures of the one before it go. */
  const drawn = new Map<
    FormType,
    { readonly sha256: string; readonly pages: Map<number, Promise<Uint8Array | undefined>> }
  >();
  return {
    picture(form, page) {
      if (!(page >= 1 && page <= mostPages)) return Promise.resolve(undefined);
      const known = drawn.get(form.formType);
      const { pages } =
        known?.sha256 === form.sha256 ? known : { pages: new Map<number, Promise<Uint8Array | undefined>>() };
      drawn.set(form.formType, { sha256: form.sha256, pages });
      const begun = pages.get(page) ?? draw(form.bytes, page).catch(() => undefined);
      pages.set(page, begun);
      return begun;
    },
  };
}

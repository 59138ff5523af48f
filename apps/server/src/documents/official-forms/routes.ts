import { type FormType, forms } from "@dilo/forms";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../../http/request-error.ts";
import { readRange } from "./byte-range.ts";
import type { OfficialForm, OfficialForms } from "./official-forms.ts";
import { formFileName } from "./official-forms.ts";

const caching = "public, max-age=86400, stale-if-error=604800";

/**
 * Mounts the government's own files, as they were issued: `/official-forms/n-400.pdf`, `/official-forms/i-130.pdf`,
 * pictures of their pages, and `/official-forms/status`. A form this server does not have is 404; the page then shows the link to uscis.gov.
 */
export function mountOfficialForms(app: FastifyInstance, officialForms: OfficialForms): void {
  for (const formType of Object.keys(forms) as readonly FormType[]) {
    app.get(`/official-forms/${formFileName(formType)}`, async (request, reply) => {
      const form = await officialForms.current(formType);
      if (form === undefined) throw notFound();
      return sendForm(form, request, reply);
    });

    const pages = `/official-forms/${formType.toLowerCase()}/pages/:page.webp`;
    app.get<{ Params: { page: string } }>(pages, async ({ params, headers }, reply) => {
      const form = await officialForms.current(formType);
      const picture = await officialForms.picture(formType, /^\d{1,2}$/.test(params.page) ? Number(params.page) : 0);
      if (form === undefined || picture === undefined) throw notFound();
      const etag = `"${form.sha256}-${params.page}"`;
      reply.header("etag", etag).header("cache-control", caching).header("x-form-edition", form.edition);
      if (headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.header("x-content-type-options", "nosniff").type("image/webp").send(picture);
    });
  }

  app.get("/official-forms/status", async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(officialForms.status()),
  );
}

function sendForm(form: OfficialForm, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { bytes, sha256, edition, formType } = form;
  const etag = `"${sha256}"`;
  reply
    .header("etag", etag)
    .header("cache-control", caching)
    .header("accept-ranges", "bytes")
    .header("content-disposition", `inline; filename="${formFileName(formType)}"`)
    .header("x-content-type-options", "nosniff")
    .header("x-form-edition", edition)
    .type("application/pdf");
  if (headers["if-none-match"] === etag) return reply.code(304).send();
  // A range of another file than the one the reader has begun would mix the two.
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
  const range = isSame ? readRange(headers.range, bytes.length) : undefined;
  if (range === undefined) return reply.send(bytes);
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
  const { first, last } = range;
  reply.code(206).header("content-range", `bytes ${first}-${last}/${bytes.length}`);
  return reply.send(bytes.subarray(first, last + 1));
}

import { type FormType, forms } from "@dilo/forms";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../../http/request-error.ts";
import { sendFile } from "../../http/send-file.ts";
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

function sendForm(form: OfficialForm, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { bytes, sha256, edition, formType } = form;
  reply
    .header("cache-control", caching)
    .header("content-disposition", `inline; filename="${formFileName(formType)}"`)
    .header("x-form-edition", edition);
  return sendFile({ bytes, etag: `"${sha256}"`, type: "application/pdf" }, request, reply);
}

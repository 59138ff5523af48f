import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { preloadHear } from "./form/hear/hear.tsx";
import { loadPages, routes } from "./site.tsx";
import { es } from "./words/es.ts";

/** A prerendered page: what the HTML shell needs of it. */
interface PrerenderedPage {
  /** Its file in the site's folder. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** No route has this address: it renders the error page. */
const unknown = "/404";

/** Renders the pages everyone sees first, in Spanish. */
export async function makePages(): Promise<readonly PrerenderedPage[]> {
  await Promise.all([loadPages(), preloadHear()]);
  return [
    { file: "index.html", ...about(es.landing), html: await htmlOf("/") },
    { file: "ayuda/index.html", ...about(es.help), html: await htmlOf("/ayuda") },
    { file: "terminos/index.html", ...about(es.terms), html: await htmlOf("/terminos") },
    // The frame of the form page and its first words; the rest is the same for nobody.
    { file: "app.html", title: es.form.title, description: "", html: await htmlOf("/form") },
    { file: "sin-conexion/index.html", title: es.offline.title, description: "", html: await htmlOf("/sin-conexion") },
    { file: "404.html", title: es.notFound.heading, description: es.notFound.noSuchPage, html: await htmlOf(unknown) },
  ];
}

function about({ title, description }: { title: string; description: string }) {
  return { title, description };
}

async function htmlOf(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, "https://origin.invalid")));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const router = createStaticRouter(dataRoutes, context);
  // The router has nothing to hand over: no page loads data before it renders.
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { routes } from "./routes.tsx";
import { es } from "./words/es.ts";

/** A page made at build: what the shell needs of it. */
interface MadePage {
  /** Its file in the site's folder. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** No route has this address: it makes the error page. */
const unknown = "/404";

/** Makes the pages everyone sees first, in Spanish. */
export async function makePages(): Promise<readonly MadePage[]> {
  return [
    { file: "index.html", ...about(es.landing), html: await htmlOf("/") },
    { file: "ayuda/index.html", ...about(es.help), html: await htmlOf("/ayuda") },
    { file: "terminos/index.html", ...about(es.terms), html: await htmlOf("/terminos") },
    { file: "404.html", title: es.lost.heading, description: es.lost.noSuchPage, html: await htmlOf(unknown) },
  ];
}

function about({ title, description }: { title: string; description: string }) {
  return { title, description };
}

async function htmlOf(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`The page ${path} answered instead of being made.`);
  // Without hydration data: that would be an inline script, which our content policy forbids.
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

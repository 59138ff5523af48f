import { renderToString } from "react-dom/server";
import { FixedPlace } from "./browser/navigation.tsx";
import { loadPages, Site } from "./site.tsx";
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
  await loadPages();
  return [
    { file: "index.html", ...about(es.landing), html: htmlOf("/") },
    { file: "ayuda/index.html", ...about(es.help), html: htmlOf("/ayuda") },
    { file: "terminos/index.html", ...about(es.terms), html: htmlOf("/terminos") },
    // The frame of the form page and its first words; the rest is the same for nobody.
    { file: "app.html", title: es.form.title, description: "", html: htmlOf("/form") },
    { file: "sin-conexion/index.html", title: es.offline.title, description: "", html: htmlOf("/sin-conexion") },
    { file: "404.html", title: es.notFound.heading, description: es.notFound.noSuchPage, html: htmlOf(unknown) },
  ];
}

function about({ title, description }: { title: string; description: string }) {
  return { title, description };
}

function htmlOf(path: string): string {
  return renderToString(
    <FixedPlace pathname={path}>
      <Site />
    </FixedPlace>,
  );
}

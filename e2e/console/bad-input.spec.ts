import { join } from "node:path";
import { openPglite } from "../../apps/server/src/store/via-pglite.ts";
import { root } from "../../scripts/bootstrap.mjs";
import { axeFaults } from "../fixtures/axe.ts";
import { letterTo } from "../fixtures/outbox.ts";
import { expect, platformTokens, test } from "../fixtures/test.ts";
import { askAsOperator } from "./held-call.ts";
import { makeAssistant, phone, signIn } from "./signed-in.ts";

/** As many calls as a busy org has in a few weeks, one a minute, put into the store of a server that is stopped. */
const manyCalls = (orgId: string) => `
  insert into platform_rows (kind, id, org_id, created_at, updated_at, data)
  select 'call', 'call-' || number, '${orgId}', at, at, jsonb_build_object(
    'id', 'call-' || number, 'orgId', '${orgId}', 'createdAt', written, 'updatedAt', written, 'type', 'webCall',
    'status', 'ended', 'endedReason', case when number % 100 = 0 then 'silence-timed-out' else 'customer-ended-call' end)
  from generate_series(1, 10000) as number,
    lateral (select date_trunc('second', now()) - make_interval(mins => number) as at) as times,
    lateral (select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as written) as texts`;

test("The console stands ten thousand calls, and says that an invitation has expired", async ({
  startServer,
  page,
  problems,
}) => {
  const first = await startServer({ env: platformTokens });
  const [org] = (await askAsOperator(first.origin, "GET", "/org")) as { readonly id: string }[];
  const email = "tarde@example.com";
  await askAsOperator(first.origin, "POST", `/org/${org?.id}/invite`, { emails: [email], role: "viewer" });
  const invitation = /private token:\s+([\w-]{43})/.exec(await letterTo(first.dataDir, email))?.[1] ?? "";
  await first.stop({ keepData: true });
  const { dataDir } = first;
  const store = await openPglite({ dataDir, migrations: join(root, "apps/server/migrations") });
  await store.db.execute(manyCalls(org?.id ?? ""));
  await store.db.execute("update platform_invitations set expires_at = now() - interval '1 second'");
  await store.close();
  const { origin } = await startServer({ env: platformTokens, dataDir });

  await page.setViewportSize(phone);
  await signIn(page, origin, invitation);
  await expect(page.getByRole("alert")).toContainText("la invitación venció");
  expect(await axeFaults(page)).toEqual([]);
  expect(problems.splice(0).every((problem) => problem.includes("401"))).toBe(true);

  await signIn(page, origin);
  await expect(page.getByText("Página 1 de 200 · 10,000 en total")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(51);
  await page.getByRole("button", { name: "Siguiente" }).press("Enter");
  await expect(page.getByText("Página 2 de 200")).toBeVisible();
  await page.goto(`${origin}/console/calls?page=200`);
  await expect(page.getByText("Página 200 de 200")).toBeVisible();
  await expect(page.getByRole("button", { name: "Siguiente" })).toBeDisabled();
  await page.getByLabel("Cómo terminó").selectOption("Nadie habló");
  await expect(page.getByText("Página 1 de 2 · 100 en total")).toBeVisible();
  await page.getByLabel("Palabras que se dijeron").fill("cita");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No hay nada con estos filtros.")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Cifras" }).click();
  await page.getByLabel("Periodo").selectOption("Últimos 30 días");
  await expect(page.getByRole("heading", { name: "Llamadas: 10,000" })).toBeVisible();
  await page.getByRole("link", { name: "Herramientas" }).click();
  await expect(page.getByText("Nadie usó una herramienta en las últimas 50 llamadas.")).toBeVisible();
});

test("A call that is tried goes on when its line was cut, and says so meanwhile", async ({
  origin,
  page,
  problems,
}) => {
  let cut = () => {};
  let isCut = false;
  await page.routeWebSocket(/\/platform\/room\//, (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    socket.connectToServer();
    cut = () => {
      isCut = true;
      void socket.close({ code: 1012 });
    };
  });
  const id = await makeAssistant(origin, "Corte");
  await signIn(page, origin);
  await expect(page.getByText("Administra")).toBeVisible();
  await page.goto(`${origin}/console/assistants/${id}`);
  const call = page.getByRole("region", { name: "Probar una llamada" });
  await call.getByRole("button", { name: "Llamar" }).click();
  await expect(call.getByText("En la llamada. Hable.")).toBeVisible();
  cut();
  await expect(call.getByText("Se cortó la línea. Se intenta volver.")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  isCut = false;
  await expect(call.getByText("En la llamada. Hable.")).toBeVisible();
  await call.getByRole("button", { name: "Colgar" }).click();
  await expect(call.getByRole("button", { name: "Llamar" })).toBeVisible();
  problems.splice(0);
});

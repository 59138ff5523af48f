import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FormType } from "@dilo/forms";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { n400Boxes } from "../boxes/n400.ts";
import type { OfficialForms } from "../official-forms.ts";
import { prepare } from "../template/prepare.ts";
import { syntheticForm } from "../testing/synthetic-form.ts";
import type { Fetch } from "./download.ts";
import { type OfficialFormsSettings, openOfficialForms } from "./open-official-forms.ts";

let form: Uint8Array;
let newer: Uint8Array;
beforeAll(async () => {
  form = await syntheticForm(n400Boxes);
  newer = await syntheticForm(n400Boxes, { edition: "03/01/27" });
});

/** Preparing is the same for the same file, and takes longer than everything else here: each file is prepared once. */
const prepared = new Map<string, ReturnType<typeof prepare>>();
function prepareOnce(formType: FormType, bytes: Uint8Array): ReturnType<typeof prepare> {
  const key = `${formType} ${createHash("sha256").update(bytes).digest("hex")}`;
  const inspection = prepared.get(key) ?? prepare(formType, bytes);
  prepared.set(key, inspection);
  return inspection;
}

let root: string;
let opened: OfficialForms[];
let warned: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "dilo-forms-"));
  opened = [];
  warned = [];
});
afterEach(async () => {
  for (const forms of opened) forms.close();
  await rm(root, { recursive: true });
});

function open(settings: Partial<OfficialFormsSettings> = {}): OfficialForms {
  const forms = openOfficialForms({
    now: () => new Date("2026-11-20T12:00:00Z"),
    warn: ({ formType, warning }) => warned.push(`${formType} ${warning}`),
    inspect: prepareOnce,
    fetch: () => Promise.reject(new Error("no network in tests")),
    ...settings,
  });
  opened.push(forms);
  return forms;
}

/** A site that gives one file, and remembers what it was asked. */
function site(answer: () => Response | Promise<Response>): {
  readonly fetch: Fetch;
  readonly asked: Headers[];
  readonly urls: string[];
} {
  const asked: Headers[] = [];
  const urls: string[] = [];
  return {
    asked,
    urls,
    fetch: async (url, init) => {
      if (url.endsWith("i-130.pdf")) return new Response(null, { status: 404 });
      urls.push(url);
      asked.push(new Headers(init.headers));
      return answer();
    },
  };
}

const pdf = (bytes: Uint8Array, headers: Record<string, string> = {}) =>
  new Response(Uint8Array.from(bytes), { headers });

describe("with nothing at hand", () => {
  test("there is no form, and the status says so", async () => {
    const forms = open();
    expect(await forms.current("N-400")).toBeUndefined();
    expect(forms.status()["N-400"]).toMatchObject({ status: "missing", knownEdition: "01/20/25", warnings: [] });
  });
});

describe("from a folder", () => {
  test("a form of the known edition is ready", async () => {
    await writeFile(join(root, "n-400.pdf"), form);
    const forms = open({ dir: root });
    expect(await forms.current("N-400")).toMatchObject({ edition: "01/20/25", template: { formType: "N-400" } });
    expect(forms.status()["N-400"]).toMatchObject({ status: "accepted", source: "folder", warnings: [] });
  });

  test("a verified form is used, and the network is not asked", async () => {
    const known = n400Boxes.knownFiles as string[];
    known.push(createHash("sha256").update(form).digest("hex"));
    try {
      await writeFile(join(root, "n-400.pdf"), form);
      const { fetch, urls } = site(() => pdf(newer));
      const forms = open({ dir: root, cacheDir: join(root, "cache"), download: true, fetch });
      await forms.refresh("N-400");
      expect(forms.status()["N-400"]).toMatchObject({ status: "verified", source: "folder", warnings: [] });
      expect(urls).toEqual([]);
      expect(warned.filter((warning) => warning.startsWith("N-400"))).toEqual([]);
    } finally {
      known.pop();
    }
    const { fetch, urls } = site(() => pdf(form));
    const accepted = open({ dir: root, cacheDir: join(root, "cache"), download: true, fetch });
    await accepted.refresh("N-400");
    expect(urls).toHaveLength(1);
  });

  test("a file put there later is taken up", async () => {
    const forms = open({ dir: root });
    expect(await forms.current("N-400")).toBeUndefined();
    await writeFile(join(root, "n-400.pdf"), form);
    expect(await forms.current("N-400")).toMatchObject({ edition: "01/20/25" });
  });

  test("a new edition is shown, never filled, and warned about once", async () => {
    await writeFile(join(root, "n-400.pdf"), newer);
    const forms = open({ dir: root });
    expect(await forms.current("N-400")).toMatchObject({ edition: "03/01/27", template: undefined });
    await forms.current("N-400");
    expect(forms.status()["N-400"]).toMatchObject({ status: "view-only", warnings: ["new-edition"] });
    expect(warned).toEqual(["N-400 new-edition"]);
  });

  test.each([
    ["HTML", Buffer.from("<!doctype html>"), "not-a-pdf"],
    ["60 MB", new Uint8Array(60 * 1024 * 1024), "too-large"],
    ["half a form", "half", "broken"],
  ] as const)("%s is refused", async (_name, bytes, warning) => {
    await writeFile(join(root, "n-400.pdf"), bytes === "half" ? form.subarray(0, form.length / 2) : bytes);
    const forms = open({ dir: root });
    expect(await forms.current("N-400")).toBeUndefined();
    expect(forms.status()["N-400"]).toMatchObject({ status: "missing", warnings: [warning] });
  });

  test("a file that could not be looked at is looked at again", async () => {
    await writeFile(join(root, "n-400.pdf"), form);
    const failures = [new Error("the thread ended")];
    const forms = open({
      dir: root,
      inspect: async (formType, bytes) => {
        const failure = failures.pop();
        if (failure) throw failure;
        return prepare(formType, bytes);
      },
    });
    expect(await forms.current("N-400")).toBeUndefined();
    expect(forms.status()["N-400"]).toMatchObject({ status: "missing", warnings: ["cannot-be-read"] });
    expect(await forms.current("N-400")).toMatchObject({ edition: "01/20/25" });
    expect(forms.status()["N-400"]).toMatchObject({ status: "accepted", warnings: [] });
  });

  test("a good form that is replaced by a bad one stays in use", async () => {
    await writeFile(join(root, "n-400.pdf"), form);
    const forms = open({ dir: root });
    await forms.current("N-400");
    await writeFile(join(root, "n-400.pdf"), "<!doctype html>");
    expect(await forms.current("N-400")).toMatchObject({ edition: "01/20/25" });
    expect(forms.status()["N-400"]).toMatchObject({ status: "accepted", warnings: ["not-a-pdf"] });
  });
});

describe("by download", () => {
  test("a form is fetched from the one place, kept, and there after a restart without network", async () => {
    const { fetch, urls } = site(() => pdf(form));
    const forms = open({ cacheDir: root, download: true, fetch });
    await forms.refresh("N-400");
    expect(urls).toEqual(["https://www.uscis.gov/sites/default/files/document/forms/n-400.pdf"]);
    expect(await forms.current("N-400")).toMatchObject({ edition: "01/20/25" });
    const later = open({ cacheDir: root });
    expect(await later.current("N-400")).toMatchObject({ edition: "01/20/25" });
    expect(later.status()["N-400"]).toMatchObject({ source: "cache", checkedAt: "2026-11-20T12:00:00.000Z" });
  });

  test("opening does not wait for it, and nothing is asked twice at a time", async () => {
    let answer: (response: Response) => void = () => undefined;
    const { fetch, urls } = site(() => new Promise((done) => (answer = done)));
    const forms = open({ cacheDir: root, download: true, fetch });
    expect(await forms.current("N-400")).toBeUndefined();
    const both = [forms.refresh("N-400"), forms.refresh("N-400")];
    answer(pdf(form));
    await Promise.all(both);
    expect(urls).toHaveLength(1);
  });

  test("after a day it asks whether the file has changed, and keeps it when it has not", async () => {
    let now = new Date("2026-11-20T12:00:00Z");
    let response = () => pdf(form, { etag: '"a1"', "last-modified": "Thu, 01 Oct 2026 00:00:00 GMT" });
    const { fetch, asked } = site(() => response());
    const forms = open({ cacheDir: root, download: true, fetch, now: () => now });
    await forms.refresh("N-400");
    response = () => new Response(null, { status: 304 });
    await forms.refresh("N-400");
    expect(asked).toHaveLength(1);
    now = new Date("2026-11-21T12:00:01Z");
    await forms.refresh("N-400");
    expect(asked[1]?.get("if-none-match")).toBe('"a1"');
    expect(asked[1]?.get("if-modified-since")).toBe("Thu, 01 Oct 2026 00:00:00 GMT");
    expect(forms.status()["N-400"]).toMatchObject({
      status: "accepted",
      checkedAt: "2026-11-21T12:00:01.000Z",
      warnings: [],
    });
  });

  test.each([
    ["an error", () => new Response("no", { status: 503 }), "download-failed"],
    ["an HTML page", () => new Response("<!doctype html>"), "not-a-pdf"],
    ["too much", () => new Response(new Uint8Array(6 * 1024 * 1024)), "too-large"],
    ["half a form", () => pdf(form.subarray(0, form.length / 2)), "broken"],
    ["nothing", () => Promise.reject(new Error("refused")), "download-failed"],
  ] as const)("%s takes no good form away", async (_name, response, warning) => {
    let now = new Date("2026-11-20T12:00:00Z");
    let answer: () => Response | Promise<Response> = () => pdf(form);
    const { fetch } = site(() => answer());
    const forms = open({ cacheDir: root, download: true, fetch, now: () => now });
    await forms.refresh("N-400");
    answer = response;
    now = new Date("2026-11-22T12:00:00Z");
    await forms.refresh("N-400");
    expect(await forms.current("N-400")).toMatchObject({ edition: "01/20/25" });
    expect(forms.status()["N-400"]).toMatchObject({ status: "accepted", warnings: [warning] });
  });

  test("a download that nobody could look at is warned about, ends nothing, and is fetched again", async () => {
    const { fetch, urls } = site(() => pdf(form));
    const failures = [new Error("the thread ended")];
    const forms = open({
      cacheDir: root,
      download: true,
      fetch,
      inspect: async (formType, bytes) => {
        const failure = failures.pop();
        if (failure) throw failure;
        return prepare(formType, bytes);
      },
    });
    await expect(forms.refresh("N-400")).resolves.toBeUndefined();
    expect(forms.status()["N-400"]).toMatchObject({ status: "missing", warnings: ["cannot-be-read"] });
    expect(warned).toContain("N-400 cannot-be-read");
    await forms.refresh("N-400");
    expect(urls).toHaveLength(2);
    expect(forms.status()["N-400"]).toMatchObject({ status: "accepted", warnings: [] });
  });

  test("a new edition replaces the old one in the viewer and stops the filling; the old file stays on disk", async () => {
    let now = new Date("2026-11-20T12:00:00Z");
    let bytes = form;
    const { fetch } = site(() => pdf(bytes));
    const forms = open({ cacheDir: root, download: true, fetch, now: () => now });
    await forms.refresh("N-400");
    bytes = newer;
    now = new Date("2026-11-22T12:00:00Z");
    await forms.refresh("N-400");
    expect(await forms.current("N-400")).toMatchObject({ edition: "03/01/27", template: undefined });
    expect((await readdir(join(root, "n-400"))).filter((name) => name.endsWith(".pdf"))).toHaveLength(2);
  });

  test("two processes that fetch at once leave one whole file", async () => {
    const { fetch } = site(() => pdf(form));
    const both = [open({ cacheDir: root, download: true, fetch }), open({ cacheDir: root, download: true, fetch })];
    await Promise.all(both.map((forms) => forms.refresh("N-400")));
    const names = await readdir(join(root, "n-400"));
    expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
    const [file = ""] = names.filter((name) => name.endsWith(".pdf"));
    expect(Buffer.compare(await readFile(join(root, "n-400", file)), form)).toBe(0);
  });

  test("a cache that cannot be written is warned about, and the form is used all the same", async () => {
    await writeFile(join(root, "blocked"), "");
    const { fetch } = site(() => pdf(form));
    const forms = open({ cacheDir: join(root, "blocked"), download: true, fetch });
    await forms.refresh("N-400");
    expect(await forms.current("N-400")).toMatchObject({ edition: "01/20/25" });
    expect(forms.status()["N-400"]).toMatchObject({ warnings: ["cache-not-written"] });
  });

  test("a manifest that was cut off counts as nothing fetched yet", async () => {
    await mkdir(join(root, "n-400"));
    await writeFile(join(root, "n-400", "manifest.json"), '{"sha256":"');
    expect(await open({ cacheDir: root }).current("N-400")).toBeUndefined();
  });

  test("without permission to download nothing is asked", async () => {
    const { fetch, urls } = site(() => pdf(form));
    await open({ cacheDir: root, fetch }).refresh("N-400");
    expect(urls).toEqual([]);
  });
});

describe("as time goes by", () => {
  test("each hour it is seen whether the last answer is a day old; what failed is tried again in an hour", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: new Date("2026-11-20T12:00:00Z") });
    try {
      let answer: () => Response = () => new Response("no", { status: 503 });
      const arrivals = new EventEmitter();
      const { fetch, urls } = site(() => {
        arrivals.emit("asked");
        // The answer takes some seconds, so that it is not yet a day old at the same time tomorrow.
        vi.advanceTimersByTime(5_000);
        return answer();
      });
      const forms = open({ cacheDir: root, download: true, fetch, now: () => new Date() });
      await forms.refresh("N-400");
      expect(urls).toHaveLength(1);

      answer = () => pdf(form);
      let asked = once(arrivals, "asked");
      vi.advanceTimersByTime(3_600_000);
      await asked;
      await forms.refresh("N-400");
      expect(forms.status()["N-400"]).toMatchObject({ status: "accepted", warnings: [] });

      // On the hour again: the twenty-fourth tick falls ten seconds short of a day.
      vi.advanceTimersByTime(3_600_000 - 10_000);
      for (let hour = 1; hour < 24; hour++) {
        vi.advanceTimersByTime(3_600_000);
        await forms.refresh("N-400");
      }
      expect(urls).toHaveLength(2);
      asked = once(arrivals, "asked");
      vi.advanceTimersByTime(3_600_000);
      await asked;
      await forms.refresh("N-400");
      expect(urls).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["2026-12-29", []],
    ["2026-12-30", ["approval-ends-soon"]],
    ["2027-02-28", ["approval-ends-soon"]],
    ["2027-03-01", ["approval-ended"]],
  ])("on %s the end of the approval is in the status and once in the log: %j", async (day, warnings) => {
    const forms = open({ now: () => new Date(`${day}T12:00:00Z`) });
    await forms.refresh("N-400");
    await forms.refresh("N-400");
    expect(forms.status()["N-400"].warnings).toEqual(warnings);
    expect(warned.filter((line) => line.startsWith("N-400"))).toEqual(warnings.map((warning) => `N-400 ${warning}`));
  });

  test("an ended approval and a file that was not checked for a month are warned about", async () => {
    const { fetch } = site(() => pdf(form));
    const first = open({ cacheDir: root, download: true, fetch });
    await first.refresh("N-400");
    const later = open({ cacheDir: root, now: () => new Date("2027-03-01T00:00:00Z") });
    await later.current("N-400");
    expect(later.status()["N-400"].warnings).toEqual(["approval-ended", "not-refreshed"]);
    const status: Record<FormType, unknown> = first.status();
    expect(status["N-400"]).toMatchObject({ warnings: [] });
  });
});

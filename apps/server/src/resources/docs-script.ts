/**
 * Draws the reference from the OpenAPI document. An operation, and a schema inside it, is drawn when it is opened: drawn
 * all at once the document's shapes fill a gigabyte.
 */
export const docsScript = `"use strict";
(async () => {
  const address = document.querySelector("[data-contract]").dataset.contract;
  const contract = await (await fetch(address)).json();
  const base = contract.servers[0].url.replace(/^https?:\\/\\/[^/]+/, "");
  const main = document.querySelector("main");
  const token = document.querySelector("#token");
  token.form.addEventListener("submit", (event) => event.preventDefault());

  /** An element with text or other elements in it. Text is never read as markup. */
  function make(name, attributes = {}, ...inside) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...inside.filter((one) => one !== undefined && one !== ""));
    return element;
  }

  /** Something that is drawn when it is first opened. */
  function lazily(attributes, summary, draw) {
    const details = make("details", attributes, make("summary", {}, ...summary));
    details.addEventListener("toggle", () => details.open && details.append(...draw()), { once: true });
    return details;
  }

  const mark = (word) => (word ? make("span", { class: "mark " + word }, word) : undefined);
  const nameOf = (reference) => reference.split("/").at(-1);

  function typeOf(schema) {
    if (schema.$ref) return nameOf(schema.$ref);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
    if (schema.type === "array") return "list of " + typeOf(schema.items ?? {});
    if (schema.anyOf || schema.oneOf) return "one of " + (schema.anyOf ?? schema.oneOf).length;
    return schema.format ?? schema.type ?? "any";
  }

  const limitNames = { minLength: "at least # characters", maxLength: "at most # characters", minimum: "from #", maximum: "to #", maxItems: "at most # of them" };
  const limitsOf = (schema) =>
    Object.entries(limitNames).flatMap(([key, words]) => (schema[key] === undefined ? [] : [words.replace("#", schema[key])])).join(", ");

  /** What can be opened of a schema; undefined when its type says everything. */
  function insideOf(schema) {
    if (schema.$ref) return contract.components.schemas[nameOf(schema.$ref)];
    if (schema.type === "array") return insideOf(schema.items ?? {});
    return schema.properties || schema.anyOf || schema.oneOf ? schema : undefined;
  }

  function drawSchema(schema) {
    const whole = insideOf(schema) ?? schema;
    const options = whole.anyOf ?? whole.oneOf;
    if (options) {
      return options.map((option) => (insideOf(option)
        ? lazily({}, [make("code", {}, titleOf(option)), " ", ...inCode(option.description ?? "")], () => drawSchema(option))
        : make("p", {}, typeOf(option))));
    }
    const rows = Object.entries(whole.properties ?? {}).map(([name, property]) => {
      const isNeeded = whole.required?.includes(name);
      const words = [property.description, limitsOf(property)].filter(Boolean).join(" ");
      const inside = insideOf(property);
      const type = inside ? lazily({}, [typeOf(property)], () => drawSchema(property)) : typeOf(property);
      const first = make("th", { scope: "row" }, make("code", {}, name), isNeeded ? make("span", { class: "needed" }, " required") : undefined);
      return make("tr", {}, first, make("td", {}, type), make("td", {}, mark(property["x-behaviour"])), make("td", {}, ...inCode(words)));
    });
    return [rows.length > 0 ? make("table", {}, make("tbody", {}, ...rows)) : make("p", {}, typeOf(whole))];
  }

  /** An option by its kind: type "function". */
  function titleOf(option) {
    const properties = insideOf(option)?.properties ?? {};
    const kind = ["provider", "type", "on", "role"].find((name) => properties[name]?.const !== undefined);
    return option.$ref ? nameOf(option.$ref) : kind ? kind + " " + JSON.stringify(properties[kind].const) : "option";
  }

  function drawTry(method, path, operation) {
    const parameters = (operation.parameters ?? []).filter((one) => one.in !== "header");
    const fields = parameters.map((one) => {
      const input = make("input", { name: one.name, id: operation.operationId + "-" + one.name });
      return { one, input, row: make("label", {}, one.name + (one.required ? " (required) " : " "), input) };
    });
    const json = operation.requestBody?.content["application/json"];
    const body = json && make("textarea", { rows: "8", "aria-label": "Body" });
    if (body) body.value = JSON.stringify(json.example ?? {}, null, 2);
    const output = make("pre", { "aria-live": "polite" });
    const button = make("button", { type: "button" }, "Send");
    button.addEventListener("click", async () => {
      const query = new URLSearchParams();
      let at = base + path;
      for (const { one, input } of fields) {
        if (one.in === "path") at = at.replace("{" + one.name + "}", encodeURIComponent(input.value));
        else if (input.value !== "") query.append(one.name, input.value);
      }
      const headers = { ...(token.value && { authorization: "Bearer " + token.value }), ...(body && { "content-type": "application/json" }) };
      output.textContent = "...";
      try {
        const answer = await fetch(at + (query.size > 0 ? "?" + query : ""), { method, headers, ...(body && { body: body.value }) });
        const isText = /json|text/.test(answer.headers.get("content-type") ?? "text");
        const text = isText ? await answer.text() : (await answer.blob()).size + " bytes";
        output.textContent = answer.status + "\\n" + (text.startsWith("{") || text.startsWith("[") ? JSON.stringify(JSON.parse(text), null, 2) : text);
      } catch {
        output.textContent = "The server could not be reached.";
      }
    });
    return make("div", { class: "try" }, ...fields.map(({ row }) => row), body, button, output);
  }

  /** Text whose words between backticks are code. */
  const inCode = (text) => text.split("\`").map((words, index) => (index % 2 === 1 ? make("code", {}, words) : words));

  /** What goes through a WebSocket, in both directions. */
  const drawSocket = (shapes) => Object.entries(shapes).flatMap(([name, schema]) => [
    make("h4", {}, name.charAt(0).toUpperCase() + name.slice(1)),
    make("p", {}, ...inCode(insideOf(schema).description ?? "")),
    lazily({}, [typeOf(schema)], () => drawSchema(schema)),
  ]);

  function drawOperation(method, path, operation) {
    const parts = (operation.description ?? "").split("\\n\\n").map((words) => make("p", {}, ...inCode(words)));
    if (operation["x-websocket"]) return [...parts, ...drawSocket(operation["x-websocket"])];
    const content = Object.values(operation.requestBody?.content ?? {})[0];
    if (content) parts.push(make("h4", {}, "Body"), ...drawSchema(content.schema));
    const [status, answer] = Object.entries(operation.responses)[0];
    const told = Object.values(answer.content ?? {})[0]?.schema;
    parts.push(make("h4", {}, "Answer " + status), ...(told && insideOf(told) ? [lazily({}, [typeOf(told)], () => drawSchema(told))] : [make("p", {}, told ? typeOf(told) : "empty")]));
    const failures = Object.entries(operation.responses).slice(1).map(([code, { $ref }]) =>
      make("li", {}, make("code", {}, code), " ", contract.components.responses[nameOf($ref)].description));
    parts.push(make("h4", {}, "Errors"), make("ul", {}, ...failures), make("h4", {}, "Try it"), drawTry(method, path, operation));
    return parts;
  }

  const byTag = Map.groupBy
    ? Map.groupBy(operationsOf(), ({ operation }) => operation.tags[0])
    : operationsOf().reduce((groups, one) => groups.set(one.operation.tags[0], [...(groups.get(one.operation.tags[0]) ?? []), one]), new Map());
  function operationsOf() {
    return Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })));
  }
  const explained = contract.info.description.split("\\n\\n").map((words) => make("p", {}, ...inCode(words)));
  main.append(make("section", { id: "introduction" }, ...explained));
  for (const { name } of contract.tags) {
    const list = (byTag.get(name) ?? []).map(({ path, method, operation }) =>
      lazily(
        { class: "operation", id: "operations-" + name + "-" + operation.operationId },
        [make("b", { class: method }, method), make("code", {}, path), make("span", {}, operation.summary), mark(operation["x-behaviour"])],
        () => drawOperation(method, path, operation),
      ));
    main.append(make("section", {}, make("h2", {}, name), ...list));
  }
  document.querySelector("#filter").addEventListener("input", ({ target }) => {
    const wanted = target.value.toLowerCase();
    for (const one of main.querySelectorAll(".operation")) one.hidden = !one.firstChild.textContent.toLowerCase().includes(wanted);
  });
  const linked = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (linked) {
    linked.open = true;
    linked.scrollIntoView();
  }
})();
`;

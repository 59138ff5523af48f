import fc from "fast-check";
import { expect, test } from "vitest";
import { fillTemplates, openTemplateBudget, usualVariables } from "./template-variables.ts";

const values = { name: "Ana", age: 7, isNew: false, address: { city: "Lima" }, tags: ["a"], twice: "{{name}}" };

test.each([
  ["Hola, {{name}}.", "Hola, Ana."],
  ["{{ name }} y {{name}}", "Ana y Ana"],
  ["{{address.city}}, {{age}}, {{isNew}}", "Lima, 7, false"],
  ["{{tags}}", '["a"]'],
  ["{{unknown}} {{address.street}}", "{{unknown}} {{address.street}}"],
  ["{{twice}}", "{{name}}"],
  ["{{toString}} {{name.length}}", "{{toString}} {{name.length}}"],
  ["{name} {{}} {{na me}}", "{name} {{}} {{na me}}"],
])("%s becomes %s", (text, expected) => {
  expect(fillTemplates(text, values, openTemplateBudget())).toBe(expected);
});

test.each([
  ["Hola, {{ name | upcase }}.", "Hola, ANA."],
  ["{% if age > 5 %}Sí{% else %}No{% endif %}", "Sí"],
  ["{{ unknown | upcase }} {{ name | append: '!' }}", "{{ unknown | upcase }} Ana!"],
  ["{% for tag in tags %}{{tag}}{% endfor %}", "a"],
  ["{{ name | nonsense }}", "{{ name | nonsense }}"],
  ["{% if %}", "{% if %}"],
  ["{% include 'secret' %}", "{% include 'secret' %}"],
])("as Liquid, %s becomes %s", (text, expected) => {
  expect(fillTemplates(text, values, openTemplateBudget())).toBe(expected);
});

const nested =
  "{% for a in (1..300) %}{% for b in (1..300) %}{% for c in (1..300) %}x{% endfor %}{% endfor %}{% endfor %}";

test("a range that is too long is refused, and no text is made of it", () => {
  expect(() => fillTemplates("{% for i in (1..100000000) %}x{% endfor %}", values, openTemplateBudget())).toThrow(
    /takes too long/,
  );
});

test("a template that takes too long is refused, and named by its place", () => {
  const settings = { model: { messages: [{ content: "Hola" }, { content: nested }] } };
  expect(() => fillTemplates(settings, values, openTemplateBudget())).toThrow(
    /^The template in model\.messages\[1\]\.content takes too long/,
  );
});

test("all templates of a request share one budget", () => {
  const budget = openTemplateBudget();
  const short = "{% for a in (1..40) %}{% for b in (1..40) %}x{% endfor %}{% endfor %}";
  const many = Array.from({ length: 100_000 }, () => short);
  expect(() => fillTemplates(many, values, budget)).toThrow(/All templates of a request have 50 ms/);
  expect(() => fillTemplates(nested, values, budget)).toThrow(/^A template takes too long/);
});

test("what is used up stays so, however little the next template takes", () => {
  const budget = { ...openTemplateBudget(), ms: -1 };
  expect(() => fillTemplates("{{ name | upcase }}", values, budget)).toThrow(/All templates of a request have 50 ms/);
});

test("templates that make too much text are refused", () => {
  const long = `{{ name | append: "${"x".repeat(60_000)}" }}`;
  const budget = { ...openTemplateBudget(), ms: 10_000 };
  expect(() => fillTemplates({ parts: Array.from({ length: 9 }, () => long) }, values, budget)).toThrow(
    /^The template in parts\[4\]/,
  );
});

test("the time of the conversation and whom it is with are there without being sent", () => {
  const usual = usualVariables(new Date("2026-03-08T15:04:00Z"), { number: "+13055550123" });
  expect(fillTemplates("{{date}} {{time}} {{year}} {{month}} {{customer.number}}", usual, openTemplateBudget())).toBe(
    "Mar 8, 2026 3:04 PM 2026 March +13055550123",
  );
  expect(fillTemplates("{{now}}", usual, openTemplateBudget())).toBe("Mar 8, 2026, 3:04 PM");
});

test("what is filled in when the conversation has brought its values waits, wherever it stands", () => {
  const variableExtractionPlan = { aliases: [{ key: "long", value: "{{ name | upcase }}" }] };
  const tools = (content: string) => [
    { type: "handoff", destinations: [{ message: content, variableExtractionPlan }] },
  ];
  expect(fillTemplates({ model: { tools: tools("{{name}}") } }, values, openTemplateBudget())).toEqual({
    model: { tools: tools("Ana") },
  });
});

test("all texts of the settings are filled, and nothing else is touched", () => {
  const settings = {
    firstMessage: "Hola, {{name}}",
    model: { messages: [{ content: "Edad: {{age}}" }], maxTokens: 100 },
  };
  expect(fillTemplates(settings, values, openTemplateBudget())).toEqual({
    firstMessage: "Hola, Ana",
    model: { messages: [{ content: "Edad: 7" }], maxTokens: 100 },
  });
  expect(settings.firstMessage).toBe("Hola, {{name}}");
});

test("settings without variables come back equal", () => {
  const noBraces = fc.string().filter((text) => !text.includes("{{"));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(noBraces, fc.integer(), fc.array(noBraces))), (settings) => {
      expect(fillTemplates(settings, values, openTemplateBudget())).toEqual(settings);
    }),
  );
});

const words = fc.constantFrom(
  "{{",
  "}}",
  "{%",
  "%}",
  "{{'",
  '{{"',
  "a",
  "|",
  ".",
  " ",
  "'",
  '"',
  "{%if a%}",
  "{%endif%}",
  "{%for a in b%}",
  "{%endfor%}",
  "|sort",
  "|join",
  "|uniq",
  ":'a'",
  "{{b",
  "}}{{b}}",
  "%}{{a|append:a}}",
);
const pieces = fc.tuple(
  fc.array(words, { maxLength: 4 }),
  fc.array(words, { minLength: 1, maxLength: 4 }),
  fc.array(words, { maxLength: 4 }),
);

test("of the worst that was found in a search each is filled in, or is ended and refused", () => {
  const heavy = { a: "x".repeat(100_000), b: Array.from({ length: 50_000 }, (_, index) => index % 977) };
  fc.assert(
    fc.property(pieces, ([head, body, tail]) => {
      const repeated = body.join("").repeat(200_000 / Math.max(1, body.join("").length));
      try {
        const text = fillTemplates(head.join("") + repeated + tail.join(""), heavy, openTemplateBudget());
        expect(text.length).toBeLessThan(1_000_000);
      } catch (error) {
        expect(error).toMatchObject({ code: "bad-request", message: expect.stringMatching(/takes too long/) });
      }
    }),
    {
      numRuns: 30,
      examples: [
        // 188 s of a core, an endless one, and 200 MB of text, when each was found.
        [[["{%", "{{"], ["a"], []]],
        [[["{{b"], ["|sort"], ["}}"]]],
        [[["{{"], ["}}{{b}}"], []]],
      ],
    },
  );
});

// The whole N-400 of a usual life: married, two children, three jobs, four trips, and no to whatever may be told more of.
import type { Field } from "@dilo/forms";
import type { Language } from "../../scripts/language/open-language.ts";
import { greetingSaid, secondsOf, silenceAround } from "../dialogue/seconds.ts";
import type { openFigures } from "../figures.ts";
import { type Saying, sayingFor } from "./life.ts";
import { playWhole } from "./play.ts";

const bars = { minutes: 30, taps: 220 } as const;
/** From the landing page to the first question, and from the end to the PDF. */
const tapsAround = 7;
/** How many rows this life has in each table. */
const rows: Readonly<Record<string, number>> = { jobs_schools: 3, trips: 4 };
/** What this life answers where another one draws by its seed. */
const own: Readonly<Record<string, Saying>> = {
  estado_civil: { value: "married", said: "estoy casada" },
  motivo_solicitud: { value: "a", said: "tengo la residencia hace más de cinco años" },
  children_count: { value: "2", said: "dos" },
  trips: { value: "yes", said: "sí" },
};
/** Whoever files must answer these with a yes. */
const mustBeYes = /^(?:supports_constitution|understands_oath|oath_willing|bear_arms|noncombatant|national_work)$/;

/** What the usual life answers, in a person's way of this seed. */
export function usualSaying(field: Field, seed: number): Saying | undefined {
  const known = own[field.id];
  if (known !== undefined) return known;
  const [, table = "", row] = /^(\w+)\.(\d+)\.another$/.exec(field.id) ?? [];
  const isYesNo = field.kind === "yesno" || field.extra?.choices?.some(({ value }) => value === "yes") === true;
  if (!isYesNo) return sayingFor(field, seed);
  const isYes =
    row === undefined ? mustBeYes.test(field.id) || /^spouse_same/.test(field.id) : Number(row) < (rows[table] ?? 1);
  return isYes ? { value: "yes", said: "sí" } : { value: "no", said: "no" };
}

/** How long the usual life's form takes by voice, by the sounds and the silences around them, and in writing by taps. */
export function measureUsualLife(language: Language, row: ReturnType<typeof openFigures>["row"]): void {
  const play = (channel: "spoken" | "written") =>
    playWhole(language, { form: "N-400", seed: 1, channel, sayingOf: usualSaying });
  const spoken = play("spoken");
  const said = [greetingSaid, ...spoken.lines.map(({ says }) => says)].map((says) => secondsOf(says, "assistant"));
  const answered = spoken.lines.map(
    ({ said, field, situation }) => secondsOf(said, "person") + silenceAround(field, situation),
  );
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const minutes = (sum(said) + sum(answered)) / 60;
  const asked = `${spoken.meant.size} questions, ${spoken.lines.length} turns; the assistant talks ${(sum(said) / 60).toFixed(0)} min`;
  row("the whole N-400 of a usual life by voice", `${minutes.toFixed(1)} min (${asked})`, {
    goal: `${bars.minutes} min`,
    isMet: minutes <= bars.minutes,
  });
  const offered = language.extentOf("N-400").whole.minutes;
  row("the offer's minutes against it", `${offered} min said`, {
    goal: "within 20 %",
    isMet: Math.abs(offered - minutes) <= 0.2 * minutes,
  });
  const taps = play("written").lines.length + tapsAround;
  row("the same in writing, a tap for each thing sent or chosen", `${taps} taps`, {
    goal: `${bars.taps}`,
    isMet: taps <= bars.taps,
  });
}

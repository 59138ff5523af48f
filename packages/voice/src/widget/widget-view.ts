import { type WidgetTexts, widgetTexts } from "./widget.texts.ts";

/** Colours, corners and font are CSS variables; the parts have names for ::part(). */
const style = `
:host{display:inline-block;font:var(--dilo-font,16px/1.4 system-ui,sans-serif);color:var(--dilo-text,#1b2733)}
:host([hidden]){display:none}
button{font:inherit;min-height:48px;padding:0 20px;border:0;border-radius:var(--dilo-radius,24px);cursor:pointer;color:var(--dilo-on-accent,#fff);background:var(--dilo-accent,#14532d)}
button:focus-visible{outline:3px solid var(--dilo-focus,#1d4ed8);outline-offset:2px}
button[hidden],p:empty,div[hidden]{display:none}
.end{background:var(--dilo-danger,#9f1239)}
.mute{background:transparent;color:inherit;box-shadow:inset 0 0 0 2px currentColor}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
p{margin:8px 0 0;max-width:32ch}
.bar{height:6px;width:96px;border-radius:3px;background:var(--dilo-track,#d5dde5);overflow:hidden}
.bar i{display:block;height:100%;width:100%;transform-origin:left;transform:scaleX(0);background:var(--dilo-accent,#14532d)}
@media (forced-colors:active){button{border:2px solid ButtonText}}
`;

/** What the widget shows. */
export interface WidgetState {
  readonly phase: "idle" | "connecting" | "active";
  readonly status: string;
  readonly caption: string;
  readonly isMuted: boolean;
  readonly isPlaybackBlocked: boolean;
}

const actions = ["call", "end", "mute", "resume"] as const;
type Action = (typeof actions)[number];

/** The widget's elements. */
export class WidgetView {
  readonly #root: ShadowRoot;

  constructor(host: HTMLElement, act: (action: Action) => void) {
    this.#root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    addStyle(this.#root);
    const buttons = actions.map((action) => {
      const button = create("button", { part: `button ${action}`, class: action, type: "button", hidden: "" });
      button.addEventListener("click", () => act(action));
      return button;
    });
    const bar = create("div", { class: "bar", part: "level", "aria-hidden": "true", hidden: "" }, create("i"));
    this.#root.replaceChildren(
      create("div", { class: "row", part: "controls" }, ...buttons, bar),
      create("p", { role: "status", part: "status" }),
      create("p", { part: "caption", class: "caption" }),
    );
  }

  show({ phase, status, caption, isMuted, isPlaybackBlocked }: WidgetState, texts: WidgetTexts, label: string): void {
    const isIdle = phase === "idle";
    const call = this.#get<HTMLButtonElement>("call");
    const hadFocus = this.#root.activeElement !== null;
    call.textContent = label || texts.call;
    this.#get("end").textContent = texts.hangUp;
    this.#get("mute").textContent = isMuted ? texts.unmute : texts.mute;
    this.#get("mute").ariaPressed = String(isMuted);
    this.#get("resume").textContent = texts.blocked;
    call.hidden = !isIdle;
    this.#get("end").hidden = isIdle;
    this.#get("mute").hidden = phase !== "active";
    this.#get("resume").hidden = !isPlaybackBlocked;
    this.#get("bar").hidden = phase !== "active";
    const line = this.#root.querySelector("[role=status]");
    if (line && line.textContent !== status) line.textContent = status;
    this.#get("caption").textContent = caption;
    // A button that goes away while it has the keyboard passes it on.
    if (hadFocus && this.#root.activeElement === null) this.#get(isIdle ? "call" : "end").focus();
  }

  level(level: number): void {
    const bar = this.#root.querySelector<HTMLElement>("i");
    if (bar) bar.style.transform = `scaleX(${level})`;
  }

  #get<Kind extends HTMLElement = HTMLElement>(name: string): Kind {
    const found = this.#root.querySelector<Kind>(`.${name}`);
    if (found === null) throw new Error(`The widget has no ${name}.`);
    return found;
  }
}

/** Without inline style and without HTML from text: the strictest content security policies allow neither. */
function addStyle(root: ShadowRoot): void {
  // Safari before 16.4 has none: there the buttons look as the browser's own.
  if (!("adoptedStyleSheets" in root)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
}

function create(name: string, attributes: Readonly<Record<string, string>> = {}, ...children: Node[]): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** The words for an element: its own language or its page's; English for any but Spanish. */
export function textsFor(host: HTMLElement): WidgetTexts {
  const language = host.closest<HTMLElement>("[lang]")?.lang ?? "";
  return language.toLowerCase().startsWith("es") ? widgetTexts.es : widgetTexts.en;
}

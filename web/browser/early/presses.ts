import { toLoginFlow } from "#schema/api-paths.ts";
import { forgetEntering, isAwake, noteEntering, readEntering } from "../awake.ts";
import { otherTheme, setTheme } from "../theme.ts";
import { rememberLanguage } from "./language.ts";

/**
 * Until the application has taken the page over, presses are answered here and reach nobody else: none is
 * lost, and none is answered twice. Links lead where they lead.
 */
export function answerPresses(): void {
  document.addEventListener("click", answer, true);
  document.addEventListener("keydown", pressBySpace, true);
  window.addEventListener("pageshow", endEntering);
}

/** By the `data-early` of what is pressed. */
const acts: Readonly<Record<string, (pressed: HTMLElement) => void>> = {
  theme: () => setTheme(otherTheme()),
  // The page holds both languages.
  language: ({ lang }) => {
    document.documentElement.lang = lang;
    rememberLanguage(lang);
  },
  enter,
};

function answer(event: MouseEvent): void {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>("a, button");
  if (!pressed) return;
  // The same page in the other language; true of the application's link as well.
  if (pressed instanceof HTMLAnchorElement && pressed.hreflang) rememberLanguage(pressed.hreflang);
  const act = acts[pressed.dataset.early ?? ""];
  if (!act || isAwake() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act(pressed);
}

let endBusy = () => {};

/** Goes to the log-in and says so: the link names its busy words. */
function enter(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || readEntering() !== null) return;
  const { firstChild: words } = link;
  const label = link.textContent;
  const say = (isBusy: boolean, said: string | undefined) => {
    link.ariaBusy = isBusy ? "true" : null;
    if (words && said) words.nodeValue = said;
  };
  endBusy = () => say(false, label);
  say(true, link.dataset.busy);
  noteEntering(toLoginFlow(new URL(link.href).searchParams.get("flow")));
  location.assign(link.href);
}

/** The browser may bring the page back as it was left, busy words and all. */
function endEntering({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  forgetEntering();
  // What the application has taken over it gives back itself.
  if (!isAwake()) endBusy();
}

/** A link that is said to be a button is pressed like one. */
function pressBySpace(event: KeyboardEvent): void {
  const button = event.target instanceof Element && event.target.closest("a[role=button]");
  if (!(button instanceof HTMLElement) || event.key !== " ") return;
  event.preventDefault();
  button.click();
}

import { toLoginFlow } from "#schema/api-paths.ts";
import { clearPendingLogin, isAppReady, readPendingLogin, setPendingLogin } from "../app-ready.ts";
import { otherTheme, setTheme } from "../theme.ts";
import { rememberLanguage } from "./language.ts";

/**
 * Handles clicks until the application is ready, and stops their propagation: none is lost, and none is handled twice.
 * Other links are left to the browser.
 */
export function handleEarlyClicks(): void {
  document.addEventListener("click", handleClick, true);
  document.addEventListener("keydown", clickBySpace, true);
  window.addEventListener("pageshow", resetLogin);
}

/** By the `data-early` attribute of the clicked element. */
const handlers: Readonly<Record<string, (clicked: HTMLElement) => void>> = {
  theme: () => setTheme(otherTheme()),
  // The page contains both languages.
  language: ({ lang }) => {
    document.documentElement.lang = lang;
    rememberLanguage(lang);
  },
  "log-in": openLogin,
};

function handleClick(event: MouseEvent): void {
  const clicked = event.target instanceof Element && event.target.closest<HTMLElement>("a, button");
  if (!clicked) return;
  // The same page in the other language; also when the application is ready.
  if (clicked instanceof HTMLAnchorElement && clicked.hreflang) rememberLanguage(clicked.hreflang);
  const handler = handlers[clicked.dataset.early ?? ""];
  if (!handler || isAppReady() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  handler(clicked);
}

let endBusy = () => {};

/** Opens the log-in and shows the link as busy, with the label in its `data-busy`. */
function openLogin(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || readPendingLogin() !== null) return;
  const { firstChild: text } = link;
  const label = link.textContent;
  const show = (isBusy: boolean, shown: string | undefined) => {
    link.ariaBusy = isBusy ? "true" : null;
    if (text && shown) text.nodeValue = shown;
  };
  endBusy = () => show(false, label);
  show(true, link.dataset.busy);
  setPendingLogin(toLoginFlow(new URL(link.href).searchParams.get("flow")));
  location.assign(link.href);
}

/** The browser may restore the page as it was left, with the busy label. */
function resetLogin({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  clearPendingLogin();
  // The application resets what it has hydrated.
  if (!isAppReady()) endBusy();
}

/** A link with the role of a button is clicked by Space as well. */
function clickBySpace(event: KeyboardEvent): void {
  const button = event.target instanceof Element && event.target.closest("a[role=button]");
  if (!(button instanceof HTMLElement) || event.key !== " ") return;
  event.preventDefault();
  button.click();
}

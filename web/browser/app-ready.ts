import { type LoginFlow, toLoginFlow } from "#schema/api-paths.ts";

/** State that the inline script (web/browser/early/) and the application share, in attributes of the root element. */
const dataset = () => document.documentElement.dataset;

/** Whether the application handles clicks; until then the inline script does. */
export function isAppReady(): boolean {
  return dataset().appReady !== undefined;
}

export function setAppReady(): void {
  dataset().appReady = "";
}

/** The sign-in link that was clicked before the application was ready, and is loading. */
export function readPendingLogin(): LoginFlow | null {
  return dataset().pendingLogin === undefined ? null : toLoginFlow(dataset().pendingLogin);
}

export function setPendingLogin(flow: LoginFlow): void {
  dataset().pendingLogin = flow;
}

export function clearPendingLogin(): void {
  delete dataset().pendingLogin;
}

import { type LoginFlow, toLoginFlow } from "#schema/api-paths.ts";

/** What the script in the page (web/browser/early/) and the application tell each other, on the document's root. */
const dataset = () => document.documentElement.dataset;

/** Whether the application answers presses; until then the page's own script does. */
export function isAwake(): boolean {
  return dataset().awake !== undefined;
}

export function noteAwake(): void {
  dataset().awake = "";
}

/** The way in that was pressed before the application was there, and is under way. */
export function readEntering(): LoginFlow | null {
  return dataset().entering === undefined ? null : toLoginFlow(dataset().entering);
}

export function noteEntering(flow: LoginFlow): void {
  dataset().entering = flow;
}

export function forgetEntering(): void {
  delete dataset().entering;
}

import { appPaths, appTabs, pagePaths } from "#schema/page-paths.ts";

/** Leads an address of the time when the tabs were fragments, such as `/app?sort=title#gallery`, to the tab's path. */
export function leaveFragmentBehind(): void {
  const { pathname, search, hash } = window.location;
  const tab = appTabs.find((name) => hash === `#${name}`);
  if (pathname !== pagePaths.app || tab === undefined) return;
  window.history.replaceState(window.history.state, "", `${appPaths[tab]}${search}`);
}

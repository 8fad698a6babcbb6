import { appPaths, appTabs, pagePaths } from "#schema/page-paths.ts";

/** Opens the tab's path for an old address with a fragment, such as `/app?sort=title#gallery`. */
export function leaveFragmentBehind(): void {
  const { pathname, search, hash } = window.location;
  const tab = appTabs.find((name) => hash === `#${name}`);
  if (pathname !== pagePaths.app || tab === undefined) return;
  window.history.replaceState(window.history.state, "", `${appPaths[tab]}${search}`);
}

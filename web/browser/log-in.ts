import { loginPath } from "#schema/api-paths.ts";
import { openInTopWindow } from "./leave-page.ts";
import { storeReturnPath } from "./return-path.ts";

/** Opens the log-in, which returns to this page. */
export function logInAndReturn(): void {
  storeReturnPath();
  openInTopWindow(loginPath("login"));
}

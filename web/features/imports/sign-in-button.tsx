import { useTranslations } from "use-intl";
import { loginPath } from "#schema/api-paths.ts";
import { openInTopWindow } from "#web/browser/leave-page.ts";
import { storeReturnPath } from "#web/browser/return-path.ts";
import { Button } from "#web/ui/button.tsx";

/** The way on when the session ended in the middle: the log-in, which returns to this page. */
export function SignInButton() {
  const t = useTranslations("import");
  return (
    <Button variant="filled" onClick={logIn}>
      {t("signIn")}
    </Button>
  );
}

function logIn(): void {
  storeReturnPath();
  openInTopWindow(loginPath("login"));
}

import { useTranslations } from "use-intl";
import { logInAndReturn } from "#web/browser/log-in.ts";
import { Button } from "#web/ui/button.tsx";

/** The way on when the session ended in the middle: the log-in, which returns to this page. */
export function SignInButton() {
  const t = useTranslations("import");
  return (
    <Button variant="filled" onClick={logInAndReturn}>
      {t("signIn")}
    </Button>
  );
}

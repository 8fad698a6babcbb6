import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { useCurrentUser } from "#web/api/current-user.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { AdminFeedback } from "#web/features/feedback/admin/admin-feedback.tsx";
import { PageHeader } from "#web/features/header/page-header.tsx";
import { SessionWatch } from "#web/features/session/session-watch.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { removeInputOf } from "#web/storage/input-store.ts";

addWords("account");

export function AdminFeedbackScreen() {
  const t = useTranslations("adminFeedback");
  const [, navigate] = useLocation();
  const user = useCurrentUser();
  usePageTitle(t("title"));
  return (
    <div className="flex min-h-screen flex-col">
      <PageHeader className="page min-h-18" />
      <main id="content" className="flex grow flex-col">
        <AdminFeedback
          adminId={user === undefined ? undefined : (user?.id ?? null)}
          onLeave={navigate}
        />
      </main>
      {user && <SessionWatch removeDrafts={() => removeInputOf(user.id)} />}
    </div>
  );
}

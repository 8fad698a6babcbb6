import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { FeedbackDesk } from "#web/features/feedback/admin/feedback-desk.tsx";
import { PageHeader } from "#web/features/header/page-header.tsx";
import { usePageTitle } from "#web/lib/page-title.ts";

export default function AdminFeedbackScreen() {
  const t = useTranslations("adminFeedback");
  const [, navigate] = useLocation();
  usePageTitle(t("title"));
  return (
    <div className="flex min-h-screen flex-col">
      <PageHeader className="page h-18" />
      <main id="content" className="flex grow flex-col">
        <FeedbackDesk onLeave={navigate} />
      </main>
    </div>
  );
}

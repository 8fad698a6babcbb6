import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { pagePaths } from "#schema/page-paths.ts";
import { ApiError } from "#web/api/api.ts";
import { logInAndReturn } from "#web/browser/log-in.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useFeedbackEntries } from "../queries.ts";
import { FeedbackList } from "./feedback-list.tsx";

interface AdminFeedbackProps {
  /** The user's id; undefined while it is being fetched, null for a visitor. */
  readonly adminId: string | null | undefined;
  readonly onLeave: (path: string) => void;
}

/**
 * The admin feedback page (specification, section 2). The server decides who may read it, so nothing is shown before
 * its response.
 */
export function AdminFeedback({ adminId, onLeave }: AdminFeedbackProps) {
  const t = useTranslations("adminFeedback");
  const { data, error, refetch } = useFeedbackEntries();
  const status = error instanceof ApiError ? error.status : null;
  const isShown = data !== undefined && adminId !== undefined;

  if (status === 401 || adminId === null) {
    return <Refusal reason="signedOut" onPress={logInAndReturn} />;
  }
  if (status === 403) return <Refusal reason="forbidden" onPress={() => onLeave(pagePaths.app)} />;
  return (
    <>
      <header className="page flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-14 pb-10 max-md:pt-8 max-md:pb-7">
        <div>
          <PageHeading>{t("title")}</PageHeading>
          <p className="pt-3 text-ink-2">{t("lead")}</p>
        </div>
        <Link href={pagePaths.app} className="target inline-flex items-center text-2">
          <span className="underlined">{t("back")}</span>
        </Link>
      </header>
      {isShown && data.length > 0 && <FeedbackList entries={data} adminId={adminId} />}
      {isShown && data.length === 0 && <NoFeedback />}
      {!isShown && !error && <Spinner />}
      {!data && error && <Failure onRetry={() => void refetch()} />}
    </>
  );
}

interface RefusalProps {
  readonly reason: "signedOut" | "forbidden";
  readonly onPress: () => void;
}

function Refusal({ reason, onPress }: RefusalProps) {
  const t = useTranslations("adminFeedback");
  return (
    <EmptyState
      title={<h1>{t(`${reason}.title`)}</h1>}
      text={t(`${reason}.text`)}
      action={
        <Button variant="filled" onClick={onPress}>
          {t(reason === "forbidden" ? "back" : "signedOut.button")}
        </Button>
      }
    />
  );
}

function NoFeedback() {
  const t = useTranslations("adminFeedback.empty");
  return <EmptyState title={<h2>{t("title")}</h2>} text={t("text")} action={null} />;
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("adminFeedback.failed");
  return (
    <EmptyState
      title={<h2>{t("title")}</h2>}
      role="alert"
      text={t("text")}
      action={<Button onClick={onRetry}>{t("button")}</Button>}
    />
  );
}

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { DownloadData } from "./download-data.tsx";

interface AccountDetailsProps {
  readonly user: User;
  readonly onEdit: () => void;
  /** The plan's card, which offers to delete the profile. */
  readonly subscriptionCard: ReactNode;
  readonly feedback: ReactNode;
  readonly business: ReactNode;
}

/** The Profile tab (specification, section 2). */
export function AccountDetails({
  user,
  onEdit,
  subscriptionCard,
  feedback,
  business,
}: AccountDetailsProps) {
  const t = useTranslations("account");
  return (
    <div className="page">
      <PageHeading className="pt-8 pb-7 md:pt-14 md:pb-10">{t("title")}</PageHeading>
      <div className="grid gap-y-12 pb-24 xl:grid-cols-[7fr_5fr] xl:gap-x-24">
        <section>
          <AccountFacts user={user} />
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2 pt-7">
            <Button onClick={onEdit}>{t("edit")}</Button>
            <DownloadData />
          </div>
          {business}
        </section>
        <div className="grid content-start gap-y-14">
          {subscriptionCard}
          {feedback}
        </div>
      </div>
    </div>
  );
}

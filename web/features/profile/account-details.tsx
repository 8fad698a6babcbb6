import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { parseEducation } from "#schema/artist/education.ts";
import type { User } from "#schema/artist/user.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
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

/** What the artist entered, read-only; 'Not set' for anything missing. */
function AccountFacts({ user }: { readonly user: User }) {
  const t = useTranslations("account");
  const choice = useTranslations("choices");
  const [stage] = user.careerStages;
  const levels = parseEducation(user.education).map((level) => choice(`education.${level}`));
  return (
    <dl className="border-t border-ink">
      <Fact name={t("firstName")} value={user.firstName} />
      <Fact name={t("lastName")} value={user.lastName} />
      <Fact name={t("email")} value={user.email} />
      <Fact name={t("careerStage")} value={stage && choice(`careerStage.${stage}`)} />
      <Fact
        name={t("weeklyHours")}
        value={user.weeklyHours && choice(`weeklyHours.${user.weeklyHours}`)}
      />
      <Fact
        name={t("annualSales")}
        value={user.salesHistory && choice(`salesHistory.${user.salesHistory}`)}
      />
      <Fact name={t("education")} value={levels.join(", ")} />
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string | null | undefined;
}

function Fact({ name, value }: FactProps) {
  const t = useTranslations("account");
  return (
    <div className="grid grid-cols-[8.5rem_1fr] border-b border-rule py-3.25 max-2xs:grid-cols-1 md:grid-cols-[13rem_1fr]">
      <dt className="text-2 leading-(--l-3) text-ink-2">{name}</dt>
      <dd className={`min-w-0 wrap-anywhere ${value ? "" : "text-ink-2"}`}>
        {value || t("notSet")}
      </dd>
    </div>
  );
}

import { useTranslations } from "use-intl";
import { parseEducation } from "#schema/education.ts";
import type { User } from "#schema/user.ts";

/** What the artist entered, read-only; 'Not set' for anything missing. */
export function AccountFacts({ user }: { readonly user: User }) {
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

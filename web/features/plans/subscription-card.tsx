import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { TextButton } from "#web/ui/button.tsx";

interface SubscriptionCardProps {
  readonly user: User;
  readonly onDeleteProfile: () => void;
}

/** The artist's plan in the Profile tab (specification, section 2). */
export function SubscriptionCard({ user, onDeleteProfile }: SubscriptionCardProps) {
  const t = useTranslations("plans.card");
  const [title, text] = user.isAdmin ? [t("admin"), t("adminText")] : [t("free"), t("freeText")];
  return (
    <section
      className={user.isAdmin ? "border-t-6 border-accent pt-4" : "border-t border-ink pt-5.25"}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-[1.75rem]/[2.125rem] tracking-[-0.014em] [font-weight:460]">
          {title}
        </h2>
        {user.isAdmin && <span className="text-2 font-strong text-accent">{t("demo")}</span>}
      </div>
      <p className="pt-2 text-ink-2">{text}</p>
      <TextButton isDanger onClick={onDeleteProfile} className="mt-5">
        {t("deleteProfile")}
      </TextButton>
    </section>
  );
}

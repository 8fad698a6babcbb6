import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { useBillingPortal } from "../use-billing-portal.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { type StatusWords, useStatusWords } from "../use-status-words.ts";

interface SubscriptionCardProps {
  readonly user: User;
  readonly onUpgrade: () => void;
  readonly onManage: () => void;
  readonly onDeleteProfile: () => void;
}

/** The artist's plan in the Profile tab (specification, section 2). */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const t = useTranslations("subscription.card");
  if (props.user.isAdmin) {
    return (
      <PlanFrame title={t("admin")} badge={t("demo")}>
        <p className="pt-2 text-ink-2">{t("adminText")}</p>
        <PlanActions>
          <DeleteProfileButton onPress={props.onDeleteProfile} />
        </PlanActions>
      </PlanFrame>
    );
  }
  return props.user.isSubscribed ? <ProfessionalCard {...props} /> : <FreeCard {...props} />;
}

interface FreeCardProps {
  readonly user: User;
  readonly onUpgrade: () => void;
  readonly onManage: () => void;
  readonly onDeleteProfile: () => void;
}

/** Also for an artist whose Professional plan is paused and whose paid time is over: they resume it. */
function FreeCard({ user, onUpgrade, onManage, onDeleteProfile }: FreeCardProps) {
  const t = useTranslations("subscription.card");
  const { both } = usePlanWords();
  return (
    <PlanFrame title={t("free")}>
      <p className="pt-2 text-ink-2">{t("freeText")}</p>
      {user.isPaused ? (
        <p className="pt-3">{t("paused")}</p>
      ) : (
        <p className="pt-3 text-2 text-ink-2">{both}</p>
      )}
      <PlanActions>
        <Button variant="filled" onClick={user.isPaused ? onManage : onUpgrade}>
          {t(user.isPaused ? "manage" : "upgrade")}
        </Button>
        <DeleteProfileButton onPress={onDeleteProfile} />
      </PlanActions>
    </PlanFrame>
  );
}

interface ProfessionalCardProps {
  readonly user: User;
  readonly onManage: () => void;
  readonly onDeleteProfile: () => void;
}

function ProfessionalCard({ user, onManage, onDeleteProfile }: ProfessionalCardProps) {
  const t = useTranslations("subscription.card");
  const { kind, charge, date, until } = useStatusWords(user);
  const portal = useBillingPortal();
  return (
    <PlanFrame title={t("professional")} badge={t("active")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 max-2xs:grid-cols-1 gap-y-1.5 pt-4 text-2">
        {charge && (
          <>
            <dt className="text-ink-2">{t("price")}</dt>
            <dd>{charge}</dd>
          </>
        )}
        {date && (
          <>
            <dt className="text-ink-2">{t(kind === "renewing" ? "nextBilling" : "accessUntil")}</dt>
            <dd>{date}</dd>
          </>
        )}
      </dl>
      <PlanUntil kind={kind} until={until} />
      <PlanActions>
        <Button variant="filled" onClick={onManage}>
          {t("manage")}
        </Button>
        <TextButton aria-busy={portal.isOpening || undefined} onClick={portal.open}>
          {t("receipts")}
        </TextButton>
        <DeleteProfileButton onPress={onDeleteProfile} />
      </PlanActions>
    </PlanFrame>
  );
}

/** Beside the card's words: that the plan is canceled or paused, until when it holds, and what stays then. */
function PlanUntil({ kind, until }: Pick<StatusWords, "kind" | "until">) {
  const t = useTranslations("subscription.card.until");
  if (kind !== "cancelling" && kind !== "paused") return null;
  return <p className="max-w-[52ch] pt-3">{t(kind, { until })}</p>;
}

interface PlanFrameProps {
  readonly title: string;
  /** A mark beside the title, which also raises the card with the accent. */
  readonly badge?: string;
  readonly children: ReactNode;
}

/** The card's edge and head, the same for every plan. */
function PlanFrame({ title, badge, children }: PlanFrameProps) {
  return (
    <section className={badge ? "border-t-6 border-accent pt-4" : "border-t border-ink pt-5.25"}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-[1.75rem]/[2.125rem] tracking-[-0.014em] [font-weight:460]">
          {title}
        </h2>
        {badge && <span className="text-2 font-strong text-accent">{badge}</span>}
      </div>
      {children}
    </section>
  );
}

/** The card's actions. */
function PlanActions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-7 gap-y-2 pt-5">{children}</div>;
}

/** Apart from the other actions: at the far edge, or on a line of its own. */
function DeleteProfileButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations("subscription.card");
  return (
    <div className="max-md:w-full md:not-first:ml-auto">
      <TextButton isDanger onClick={onPress}>
        {t("deleteProfile")}
      </TextButton>
    </div>
  );
}

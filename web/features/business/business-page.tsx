import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Business } from "#schema/business/business.ts";
import { appPaths } from "#schema/page-paths.ts";
import { useBusiness } from "#web/api/business.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { Button } from "#web/ui/button.tsx";
import { FetchFailed, Unfetched } from "#web/ui/fetch-states.tsx";
import { FormSection } from "#web/ui/form-section.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { BusinessDetailsForm } from "./business-details-form.tsx";
import { DocumentFacts, hasDetails } from "./business-facts.tsx";

interface BusinessPageProps {
  readonly user: User;
  /** The section of the channels, which are saved by themselves. */
  readonly channels: ReactNode;
  /** What was sold in the last four quarters, in a sentence. */
  readonly sold: ReactNode;
  /** Whether a dialog with input of its own is open. */
  readonly isCovered: boolean;
  /** Shows an invoice with these details. */
  readonly onSample: (business: Business) => void;
  readonly onUpgrade: () => void;
}

/** What documents say about the artist. On the free plan it is read, or previewed. */
export function BusinessPage({ user, onUpgrade, ...sections }: BusinessPageProps) {
  const t = useTranslations("business.details");
  usePageTitle(t("title"));
  const isPro = hasUnlimitedUse(user);
  return (
    <div className="page pb-13">
      <div className="flex flex-col items-start gap-3 pt-8 pb-7 md:flex-row md:items-end md:justify-between md:gap-8 md:pt-14 md:pb-10">
        <div>
          <PageHeading>{t("title")}</PageHeading>
          <p className="max-w-[46ch] pt-3 text-ink-2">{t("lead")}</p>
        </div>
        <ProfileLink />
      </div>
      {isPro ? (
        <FetchedForm user={user} {...sections} />
      ) : (
        <ReadOnlyDetails user={user} onUpgrade={onUpgrade} />
      )}
    </div>
  );
}

function ProfileLink() {
  const t = useTranslations("business.details");
  return (
    <Link
      href={appPaths.profile}
      onClick={() => window.scrollTo(0, 0)}
      className="target inline-flex items-center text-2"
    >
      <span className="underlined">{t("profile")}</span>
    </Link>
  );
}

/** On the free plan: the details that were entered before, or a preview. */
function ReadOnlyDetails({ user, onUpgrade }: Pick<BusinessPageProps, "user" | "onUpgrade">) {
  const t = useTranslations("business.details");
  const { data: business } = useBusiness();
  if (!business || !hasDetails(business)) {
    return <BusinessPreview user={user} onUpgrade={onUpgrade} />;
  }
  return (
    <FormSection title={t("facts.title")}>
      <div className="col-span-full">
        <DocumentFacts business={business} galleries={[]} otherChannels={[]} />
        <PlanNote text={t("kept")} button={t("free.button")} onPress={onUpgrade} />
      </div>
    </FormSection>
  );
}

function FetchedForm({ user, ...sections }: Omit<BusinessPageProps, "onUpgrade">) {
  const t = useTranslations("business.details");
  const business = useBusiness();
  if (business.data) {
    return <BusinessDetailsForm stored={business.data} user={user} {...sections} />;
  }
  return (
    <Unfetched
      queries={[business]}
      loading={<Spinner label={t("loading")} />}
      failed={(retry) => (
        <FetchFailed
          title={t("failedToLoad.title")}
          text={t("failedToLoad.text")}
          button={t("failedToLoad.button")}
          onRetry={retry}
          className="border-t border-rule pt-10"
        />
      )}
    />
  );
}

interface BusinessPreviewProps {
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** What the details are for, for an artist on the free plan: the foot of a document with their own name. */
function BusinessPreview({ user, onUpgrade }: BusinessPreviewProps) {
  const t = useTranslations("business.details.free");
  const name = [user.firstName, user.lastName].filter((part) => part !== "").join(" ");
  return (
    <FormSection title={t("heading")}>
      <div className="col-span-full">
        {name !== "" && (
          <figure className="max-w-130 pb-8">
            <div className="border border-rule px-7 pt-16 pb-6">
              <div className="border-t border-ink pt-3">
                <p className="font-display text-4 font-[460]">{name}</p>
                {user.city !== "" && (
                  <p className="text-2 text-ink-2">
                    {[user.city, user.provinceState].filter((part) => part !== "").join(", ")}
                  </p>
                )}
              </div>
            </div>
            <figcaption className="pt-3 text-1 text-ink-2">{t("caption")}</figcaption>
          </figure>
        )}
        <p className="max-w-[56ch] text-ink-2">{t("text")}</p>
        <Button variant="filled" onClick={onUpgrade} className="mt-6">
          {t("button")}
        </Button>
        <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
      </div>
    </FormSection>
  );
}

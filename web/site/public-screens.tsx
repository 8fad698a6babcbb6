import { useTranslations } from "use-intl";
import type { PublicPage } from "#schema/page-paths.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { PageHeader } from "#web/features/header/page-header.tsx";
import { LogInButtons } from "#web/features/session/log-in-buttons.tsx";
import { SignInAlert } from "#web/features/session/sign-in-alert.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { PageFooter } from "./landing/page-footer.tsx";
import { PricedExample } from "./landing/priced-example.tsx";

addWords("account");

export const publicScreens = {
  landing: LandingScreen,
  terms: TermsScreen,
  privacy: PrivacyScreen,
} as const satisfies Record<PublicPage, () => React.ReactNode>;

/** One question, one painting with its label and price (specification, section 2). */
function LandingScreen() {
  const t = useTranslations("landing");
  usePageTitle(useTranslations("app")("title"));
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr_auto] bg-wall [--edge:max(var(--margin),calc((100vw-1720px)/2+var(--margin)))]">
      <PageHeader className="min-h-20 px-(--edge) max-md:min-h-15" />
      <main id="content" className="grid">
        <SignInAlert className="mx-(--edge) mb-5 max-md:mx-(--margin)" />
        <div className="mx-auto flex w-full max-w-430 flex-col gap-7 px-(--margin) pt-3 pb-10 md:grid md:grid-cols-[6fr_7fr] md:grid-rows-[auto_auto] md:content-center md:gap-x-18 md:gap-y-0 md:pt-5 md:pb-11">
          <h1 className="font-display text-[clamp(3rem,13vw,5rem)] [font-weight:400] leading-[0.94] tracking-[-0.035em] text-balance md:-mt-[0.125em] md:-ml-[0.045em] md:-indent-[0.31em] md:text-8">
            {t.rich("headline", { br: () => <br className="max-md:hidden" /> })}
          </h1>
          <div className="flex max-w-160 flex-col md:col-start-1 md:max-w-124 md:self-end md:pt-8">
            <p className="pb-5 font-display text-[1.625rem] leading-8 tracking-[-0.01em] text-balance md:pb-6">
              {t("tagline")}
            </p>
            <p className="max-md:order-2">{t("first")}</p>
            <p className="pt-3 max-md:order-2">{t("second")}</p>
            <LogInButtons className="max-md:order-1 max-md:pb-7 md:pt-8" />
          </div>
          <PricedExample className="max-md:pt-3 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start" />
        </div>
      </main>
      <PageFooter />
    </div>
  );
}

const privacySections = ["what", "where", "howLong", "guests", "yours"] as const;

function PrivacyScreen() {
  const t = useTranslations("privacy");
  return (
    <LegalDocument
      title={t("title")}
      lead={t("lead")}
      sections={privacySections.map((key) => ({
        title: t(`${key}.title`),
        text: t(`${key}.text`),
      }))}
    />
  );
}

const termsSections = ["use", "responsibility", "property", "changes", "liability"] as const;

function TermsScreen() {
  const t = useTranslations("terms");
  return (
    <LegalDocument
      title={t("title")}
      lead={t("lead")}
      sections={termsSections.map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  );
}

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** A long text: one column, a hairline between sections. */
function LegalDocument({ title, lead, sections }: LegalDocumentProps) {
  const t = useTranslations("legal");
  usePageTitle(title);
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr_auto]">
      <PageHeader className="page min-h-18" />
      <main id="content" className="page pb-24">
        <header className="pt-14 pb-10 max-md:pt-8 max-md:pb-7">
          <h1 className="display text-6 max-xs:text-page">{title}</h1>
          <p className="max-w-(--measure) pt-3 text-ink-2">{lead}</p>
          <p className="pt-3 text-2 text-ink-2">{t("effective")}</p>
        </header>
        {sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-x-6 gap-y-2 border-t border-rule py-8 md:grid-cols-12"
          >
            <h2 className="display text-4 md:col-span-4">{section.title}</h2>
            <p className="max-w-(--measure) md:col-span-8">{section.text}</p>
          </section>
        ))}
      </main>
      <PageFooter />
    </div>
  );
}

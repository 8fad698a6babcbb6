import { useTranslations } from "use-intl";
import { usePageTitle } from "#web/browser/page-title.ts";
import { PageHeader } from "#web/features/header/page-header.tsx";
import { PageFooter } from "./landing/page-footer.tsx";

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** A long text: one column, a hairline between sections. */
export function LegalDocument({ title, lead, sections }: LegalDocumentProps) {
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

import { useTranslations } from "use-intl";
import { sections } from "./sections.ts";
import { openSection, sectionAddress } from "./use-section-address.ts";

interface SectionLinksProps {
  /** How many contradictions there are to settle. */
  readonly contradictions: number;
}

/** Leads to the sections of the page. */
export function SectionLinks({ contradictions }: SectionLinksProps) {
  const t = useTranslations("priceList");
  return (
    <nav aria-label={t("page.onThisPage")} className="pt-1.5 max-md:pt-2 print:hidden">
      <ul className="flex flex-wrap gap-x-8 text-2 text-ink-2 max-md:gap-x-5">
        {sections.map(({ id, words }) => (
          <li key={id}>
            <a
              href={sectionAddress(id)}
              onClick={(event) => openSection(event, id)}
              className="target inline-flex items-center gap-1.5 hover:text-ink"
            >
              {t(`${words}.heading`)}
              {id === "contradictions" && contradictions > 0 && (
                <span className="font-strong text-ink">{contradictions}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

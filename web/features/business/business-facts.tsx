import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Business } from "#schema/business/business.ts";
import { appPaths } from "#schema/page-paths.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { buttonVariant } from "#web/ui/button.tsx";
import { useTaxName } from "./use-tax-name.ts";

interface BusinessFactsProps {
  /** Null while it is not known, and where nothing was entered on the free plan. */
  readonly business: Business | null;
  /** The names of the galleries, with their commission. */
  readonly galleries: readonly string[];
  readonly otherChannels: readonly string[];
  /** Whether the plan includes changing them. */
  readonly isPro: boolean;
}

/** What documents say about the artist, read-only, and the way to the page that changes it. */
export function BusinessFacts({ business, galleries, otherChannels, isPro }: BusinessFactsProps) {
  const t = useTranslations("business.details.facts");
  return (
    <section aria-labelledby="business-facts" className="pt-14">
      <h2
        id="business-facts"
        className="border-b border-ink pb-3 font-display text-5 font-[460] tracking-[-0.014em]"
      >
        {t("title")}
      </h2>
      {business ? (
        <DocumentFacts business={business} galleries={galleries} otherChannels={otherChannels} />
      ) : (
        <p className="max-w-[46ch] pt-3.25 text-2 text-ink-2">{t("lead")}</p>
      )}
      <Link
        href={appPaths.business}
        onClick={() => window.scrollTo(0, 0)}
        className={`mt-7 ${buttonVariant("outlined")}`}
      >
        {t(business && isPro ? "edit" : "open")}
      </Link>
    </section>
  );
}

/** Whether the artist has said anything about their business. */
export function hasDetails(business: Business): boolean {
  const { tradeName, phone, email, street, city, postalCode, registrations } = business;
  const texts = [tradeName, phone, email, street, city, postalCode];
  return registrations.length > 0 || texts.some((text) => text !== "");
}

interface FactsProps extends Pick<BusinessFactsProps, "galleries" | "otherChannels"> {
  readonly business: Business;
}

/** What documents say about the artist, read-only. */
export function DocumentFacts({ business, galleries, otherChannels }: FactsProps) {
  const t = useTranslations("business.details.facts");
  const language = useTranslations("business.details.documents");
  const { name } = useTaxName();
  const format = useFormat();
  const locale = useLocale();
  const address = useAddress(business);
  const list = new Intl.ListFormat(locale, { type: "unit", style: "short" });
  return (
    <dl>
      <Fact name={t("studio")} value={business.tradeName} />
      <Fact name={t("address")} value={address} />
      {business.registrations.map(({ tax, number, since }) => (
        <Fact
          key={tax}
          name={name(tax)}
          value={t("registration", { number, day: format.longDate(`${since}T12:00:00`) })}
        />
      ))}
      {galleries.length > 0 && <Fact name={t("galleries")} value={list.format(galleries)} />}
      {otherChannels.length > 0 && (
        <Fact name={t("otherChannels")} value={list.format(otherChannels)} />
      )}
      <Fact
        name={t("documents")}
        value={
          business.documentLanguage === "by-buyer"
            ? language("byBuyer")
            : t(`languages.${business.documentLanguage}`)
        }
      />
    </dl>
  );
}

/** In one line, with a country abroad. */
function useAddress(business: Business): string {
  const locale = useLocale();
  const { street, city, region, postalCode, country } = business;
  const isCanadian = country === "" || country === "CA";
  // Canada Post's two spaces; the formats of other countries are loaded with documents alone.
  const beforeCode = isCanadian ? "\u00a0\u00a0" : " ";
  const town = [[city, region].filter(Boolean).join(" "), postalCode].filter(Boolean);
  const abroad = isCanadian ? "" : countriesIn(locale).nameOf(country);
  return [street, town.join(beforeCode), abroad].filter((part) => part !== "").join(", ");
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  const t = useTranslations("account");
  return (
    <div className="grid grid-cols-[8.5rem_1fr] border-b border-rule py-3.25 max-2xs:grid-cols-1 md:grid-cols-[13rem_1fr]">
      <dt className="text-2 leading-(--l-3) text-ink-2">{name}</dt>
      <dd className={`min-w-0 wrap-anywhere ${value === "" ? "text-ink-2" : ""}`}>
        {value || t("notSet")}
      </dd>
    </div>
  );
}

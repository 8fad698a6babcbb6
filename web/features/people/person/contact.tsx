import { useTranslations } from "use-intl";
import type { Person } from "#schema/people/person.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { personAddressLines } from "#web/i18n/address-lines.ts";
import { countriesIn, useProvinceName } from "#web/i18n/countries.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { type Fact, FactList } from "#web/works/fact-list.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

/** Whether there is anything to say of how a person is reached. */
export function hasContact({ name, organization, ...person }: Person): boolean {
  const { email, formerEmails, phone, address, language } = person;
  const isNamedTwice = name !== "" && organization !== "";
  return (
    isNamedTwice ||
    [email, ...formerEmails, phone, language, ...Object.values(address)].some(Boolean)
  );
}

/** How a person is reached. */
export function Contact({ person }: { readonly person: Person }) {
  const t = useTranslations("people.person.contact");
  const locale = useLocale();
  const { name, organization, email, formerEmails, phone, address, language } = person;
  const postal = personAddressLines(address, useProvinceName());
  const country = address.country === "" || address.country === "CA" ? null : address.country;
  const fact = (text: string, value: string, shown: Fact["value"] = value): Fact[] =>
    value === "" ? [] : [{ name: text, value: shown }];
  const facts: Fact[] = [
    ...(name === "" ? [] : fact(t("organization"), organization)),
    ...fact(
      t("email"),
      email,
      <a href={mailtoAddress(email)} className="underlined">
        {email}
      </a>,
    ),
    ...fact(t("formerEmails"), formerEmails.join("\n"), lines(formerEmails)),
    ...fact(t("phone"), phone),
    ...fact(
      t("address"),
      [...postal, country ?? ""].join(""),
      lines([...postal, ...(country ? [countriesIn(locale).nameOf(country)] : [])]),
    ),
    ...(language === "" ? [] : fact(t("language"), t(`languages.${language}`))),
  ];
  return (
    <WorkPageSection title={t("title")}>
      <FactList facts={facts} />
    </WorkPageSection>
  );
}

function lines(texts: readonly string[]) {
  return <span className="whitespace-pre-line">{texts.join("\n")}</span>;
}

import type { useTranslations } from "use-intl";
import { earliestToday } from "#schema/days.ts";
import type { Entry } from "#schema/links/entry.ts";
import { type Consent, consentOf } from "#schema/people/consent.ts";
import type { Person } from "#schema/people/person.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import type { Locale } from "#web/i18n/words.ts";

/** The words of the tables of people. */
export interface PeopleWords {
  readonly t: ReturnType<typeof useTranslations<"exports.people">>;
  readonly locale: Locale;
}

/** The headings, by which an import finds the fields again. */
export function peopleHead({ t }: Pick<PeopleWords, "t">): string[] {
  return [
    t("head.name"),
    t("head.organization"),
    t("head.kind"),
    t("head.email"),
    t("head.phone"),
    t("head.street"),
    t("head.city"),
    t("head.region"),
    t("head.postalCode"),
    t("head.country"),
    t("head.language"),
    t("head.notes"),
    t("head.archived"),
    t("head.expressSince"),
    t("head.withdrawnOn"),
  ];
}

/** A row for each person (people, section 2), from which an import makes the same person. Days are ISO. */
export function peopleRows(people: readonly Person[], { t, locale }: PeopleWords): string[][] {
  const { nameOf, isKnown } = countriesIn(locale);
  return people.map(({ address, news, ...person }) => [
    person.name,
    person.organization,
    t(`kinds.${person.kind}`),
    person.email,
    person.phone,
    address.street,
    address.city,
    address.region,
    address.postalCode,
    isKnown(address.country) ? nameOf(address.country) : address.country,
    person.language === "" ? "" : t(`languages.${person.language}`),
    person.notes,
    t(person.archived ? "yes" : "no"),
    news.expressSince ?? "",
    news.withdrawnOn ?? "",
  ]);
}

/** A person with the consent by which they may be written to. */
export interface WrittenTo {
  readonly person: Person;
  readonly consent: Consent;
}

/** What implies a consent: a sale that was not returned is a purchase, and what a person wrote is an enquiry. */
export interface Implying {
  readonly sales: readonly Pick<Sale, "personId" | "date" | "returnedAt">[];
  readonly entries: readonly Pick<Entry, "personId" | "sentAt">[];
}

/** Whether a person may be written to with news on a day. */
export function consentOfPerson(
  { id, news }: Pick<Person, "id" | "news">,
  { sales, entries }: Implying,
  today: string,
): Consent {
  const { expressSince, withdrawnOn } = news;
  const enquiries = entries
    .filter(({ personId }) => personId === id)
    .map(({ sentAt }) => earliestToday(new Date(sentAt)));
  const purchases = sales
    .filter(({ personId, returnedAt }) => personId === id && returnedAt === null)
    .map(({ date }) => date);
  return consentOf({ expressSince, withdrawnOn, purchases, enquiries }, today);
}

/** Those who may be written to on a day and can be: they have an email, and are not archived. */
export function thoseWrittenTo(
  people: readonly Person[],
  { sales, entries }: Implying,
  today: string,
): WrittenTo[] {
  const salesOf = Map.groupBy(sales, ({ personId }) => personId);
  const entriesOf = Map.groupBy(entries, ({ personId }) => personId);
  return people
    .filter(({ email, archived }) => email !== "" && !archived)
    .map((person) => ({
      person,
      consent: consentOfPerson(
        person,
        { sales: salesOf.get(person.id) ?? [], entries: entriesOf.get(person.id) ?? [] },
        today,
      ),
    }))
    .filter(({ consent }) => consent.basis !== "none");
}

export function listHead({ t }: Pick<PeopleWords, "t">): string[] {
  return [
    t("head.name"),
    t("head.organization"),
    t("head.email"),
    t("head.language"),
    t("list.basis"),
    t("list.until"),
  ];
}

/** A row for each person on the list, with the basis and the last day; empty for a consent without an end. */
export function listRows(written: readonly WrittenTo[], { t }: Pick<PeopleWords, "t">): string[][] {
  return written.map(({ person, consent: { basis, until } }) => [
    person.name,
    person.organization,
    person.email,
    person.language === "" ? "" : t(`languages.${person.language}`),
    basis === "none" ? "" : t(`list.bases.${basis}`),
    until ?? "",
  ]);
}

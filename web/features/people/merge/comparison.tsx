import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { MergeField } from "#schema/people/merge.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { localDay } from "#web/browser/local-day.ts";
import { personAddressLines } from "#web/i18n/address-lines.ts";
import { countriesIn, useProvinceName } from "#web/i18n/countries.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { type Fact, FactList } from "#web/works/fact-list.tsx";
import { type Dealings, type DealingsSource, dealingsByPerson, noDealings } from "../dealings.ts";
import { compareFields } from "./merge-form.ts";

interface ComparisonProps {
  readonly into: Person;
  readonly merged: Person;
  readonly source: DealingsSource;
  /** What is taken from the merged person. */
  readonly chosen: readonly MergeField[];
  readonly onChange: (chosen: readonly MergeField[]) => void;
}

/** Two people side by side: a choice where they differ, and below it what stays of either. */
export function Comparison({ into, merged, source, chosen, onChange }: ComparisonProps) {
  const t = useTranslations("people.merge");
  const word = useTranslations("people.merge.fields");
  const dealings = useMemo(() => dealingsByPerson(source, new Date()), [source]);
  const inWords = useFieldWords();
  const fields = compareFields(into, merged);
  const kept: Fact[] = fields
    .filter(({ field, isChoice }) => !isChoice && field !== "kind")
    .map(({ field }) => ({
      name: word(field),
      value: inWords(into, field) || inWords(merged, field),
    }));
  if (into.notes !== "" || merged.notes !== "") {
    const isOfBoth = into.notes !== "" && merged.notes !== "";
    kept.push({
      name: word("notes"),
      value: isOfBoth ? t("notesOfBoth") : into.notes || merged.notes,
    });
  }
  return (
    <div className="pt-6 wrap-anywhere max-md:pl-0.75">
      <div className="grid grid-cols-2 pb-4">
        <Head person={into} dealings={dealings.get(into.id)} />
        <Head person={merged} dealings={dealings.get(merged.id)} />
      </div>
      {fields
        .filter(({ isChoice }) => isChoice)
        .map(({ field }) => (
          <div key={field} className="pb-5">
            <p aria-hidden="true" className="pb-2 text-1 text-ink-2">
              {word(field)}
            </p>
            <RadioGroup
              legend={word(field)}
              options={[
                { value: "into", label: inWords(into, field) },
                { value: "merged", label: inWords(merged, field) },
              ]}
              value={chosen.includes(field) ? "merged" : "into"}
              onChange={(side) => {
                const others = chosen.filter((one) => one !== field);
                onChange(side === "merged" ? [...others, field] : others);
              }}
            />
          </div>
        ))}
      {kept.length > 0 && (
        <section className="border-t border-rule pt-4">
          <h3 className="text-2 font-strong">{t("staysToo")}</h3>
          <FactList facts={kept} />
        </section>
      )}
    </div>
  );
}

interface HeadProps {
  readonly person: Person;
  readonly dealings: Dealings | undefined;
}

/** Who somebody is, by what is between them and the artist. */
function Head({ person, dealings = noDealings }: HeadProps) {
  const t = useTranslations("people.merge");
  const format = useFormat();
  const { owned, held, consigned, invoices } = dealings;
  return (
    <div className="pr-4">
      <h3 className="font-display text-[1.1875rem]/6 font-[440]">{shownName(person)}</h3>
      <p className="pt-1 text-1 text-ink-2">
        {t("has", {
          works: owned.length + held.length + consigned.length,
          invoices: invoices.length,
        })}
      </p>
      <p className="text-1 text-ink-2">
        {t("added", { day: format.day(localDay(new Date(person.createdAt))) })}
      </p>
    </div>
  );
}

/** What a person's field says, in words; empty where it says nothing. */
function useFieldWords() {
  const t = useTranslations("people.form");
  const locale = useLocale();
  const provinceName = useProvinceName();
  return (person: Person, field: MergeField): string => {
    switch (field) {
      case "kind":
        return t(`kinds.${person.kind}`);
      case "language":
        return person.language === "" ? "" : t(`languages.${person.language}`);
      case "address": {
        const { country } = person.address;
        const isAbroad = country !== "" && country !== "CA";
        const abroad = isAbroad ? [countriesIn(locale).nameOf(country)] : [];
        return [...personAddressLines(person.address, provinceName), ...abroad].join(", ");
      }
      default:
        return person[field];
    }
  };
}

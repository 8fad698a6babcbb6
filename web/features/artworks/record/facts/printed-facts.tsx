import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { useFormat } from "#web/i18n/format.ts";
import { type Fact, FactList } from "#web/works/fact-list.tsx";

/** What the record sheet says in place of the fields. The private notes are not printed. */
export function PrintedFacts({ work }: { readonly work: Artwork }) {
  const t = useTranslations("work.record");
  const statuses = useTranslations("work.statuses");
  const status = useTranslations("work.status");
  const format = useFormat();
  const { who, until, since, dueBack } = work.statusDetails;
  const day = (name: string, value: string | null): Fact[] =>
    value === null ? [] : [{ name, value: format.day(value) }];
  const facts: Fact[] = [
    { name: t("number"), value: work.inventoryNumber },
    { name: status("title"), value: statuses(work.status) },
    ...(who === null
      ? []
      : [{ name: status(work.status === "on-hold" ? "holdFor" : "with"), value: who }]),
    ...day(status("until"), until),
    ...day(status("since"), since),
    ...day(status("dueBack"), dueBack),
    ...(work.location === "" ? [] : [{ name: status("location"), value: work.location }]),
    ...(work.framed ? [{ name: t("framed"), value: t("yes") }] : []),
  ];
  return (
    <section aria-label={t("title")} className="hidden pb-6 print:block">
      <FactList facts={facts} />
    </section>
  );
}

import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { useFormat } from "#web/i18n/format.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

/** The versions of an agreement that were sent or confirmed, the latest first; nothing where there is one alone. */
export function AgreementVersions({ consignment }: { readonly consignment: Consignment }) {
  const t = useTranslations("consignments.versions");
  const format = useFormat();
  const { version, works, sentAt, confirmedBy, confirmedAt, earlier, from, until } = consignment;
  if (earlier.length === 0) return null;
  const all = [
    { version, count: works.length, sentAt, confirmedBy, confirmedAt, from, until },
    ...earlier.map(({ terms, workIds, ...one }) => ({
      ...one,
      ...{ count: workIds.length, from: terms.from, until: terms.until },
    })),
  ];
  return (
    <WorkPageSection title={t("heading")} isOnScreenOnly>
      <ul className="pt-1">
        {all.map((one) => (
          <li key={one.version} className="border-b border-rule py-2.5 text-2 last:border-0">
            {t("version", { version: one.version })}
            {one.version === version && ` ${t("holds")}`}
            <span className="block text-1 text-ink-2">
              {t("facts", {
                count: one.count,
                from: format.day(one.from),
                until: format.day(one.until),
              })}
            </span>
            <span className="block text-1 text-ink-2">
              {one.confirmedAt !== null
                ? t("confirmed", { name: one.confirmedBy ?? "", day: format.date(one.confirmedAt) })
                : one.sentAt !== null && t("sent", { day: format.date(one.sentAt) })}
            </span>
          </li>
        ))}
      </ul>
    </WorkPageSection>
  );
}
